//! The Ships on the table.

mod at_table;
pub mod base;
pub mod board;
mod book_pictures;
pub mod cards;
pub mod chart_picture;
pub mod chooser;
pub mod courses;
pub mod dice_sense;
mod head;
mod lessons;
pub mod look;
pub mod measuring;
pub mod order_card;
pub mod outfitting;
mod outlook;
pub mod papers;
pub mod pieces;
pub mod seats;
pub mod setting_out;
pub mod ship_board_print;
pub mod ships;
pub mod show;
pub mod tales;
mod things;
pub mod wakes;

use bevy::prelude::*;

use crate::rules::the_ships::game::TheShips;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(crate::play::match_plugin::<TheShips>);
    app.add_plugins((crate::play::counsel::of_game::<TheShips>, crate::play::fork::of_game::<TheShips>));
    app.add_plugins((
        board::plugin,
        order_card::plugin,
        crate::games::outfitting::plugin::<TheShips>,
        outlook::plugin,
        papers::plugin,
        dice_sense::plugin,
        head::plugin,
        show::plugin,
        setting_out::plugin,
        ships::plugin,
        lessons::plugin,
        things::plugin,
        (measuring::plugin, wakes::plugin),
    ));
}
