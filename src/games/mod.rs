//! The looks of each game on the table, and the list of games above the engine: a game comes aboard here by one line.

pub mod course;
pub mod dead_reckoning;
pub mod entry;
pub mod heard;
pub mod listing;
pub mod merchants_and_marauders;
pub mod outfitting;
pub mod papers;
pub mod pirates;
pub mod the_ships;

use bevy::prelude::*;

use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::pirates::game::Pirates;
use crate::rules::the_ships::game::TheShips;

use entry::{Entries, GameEntry};

/// Every game, in the order of the chooser.
pub const GAMES: Entries = Entries(&[
    GameEntry::of::<TheShips>(the_ships::plugin),
    GameEntry::of::<DeadReckoning>(dead_reckoning::plugin),
    GameEntry::of::<MerchantsAndMarauders>(merchants_and_marauders::plugin),
    GameEntry::of::<Pirates>(pirates::plugin),
]);

/// Adds these games, and the parts they share.
pub fn plugin(app: &mut App, games: Entries) {
    app.insert_resource(games).add_plugins((papers::shared, outfitting::shared, course::shared));
    for game in games.0 {
        (game.plugin)(app);
    }
}
