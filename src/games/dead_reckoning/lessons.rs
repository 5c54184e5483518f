//! The readings for lessons and hints off a battle of Dead Reckoning, and off a whole game.

use bevy::prelude::*;

use crate::games::course::{ReadSystems, Readings};
use crate::logbook::data::lessons::Reading;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::SeenHere;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Player, State, in_all};

fn read(here: SeenHere<DeadReckoning>, mut readings: ResMut<Readings>) {
    let Some(seen) = here.get().filter(|seen| seen.moment.is_none()) else { return };
    let table = &seen.view.table;
    readings.set("phase", Reading::Word(format!("{:?}", table.phase).to_lowercase()));
    let fought = i64::try_from(table.winners.len()).unwrap_or(i64::MAX);
    readings.set("fought", fought);
    readings.set("fighting", table.fight.is_some());
    if let Some(own) = seen.seat.and_then(|seat| table.at_seat(seat)) {
        read_the_captain(table, own, &mut readings);
    }
    let cubes = table.fight.as_ref().map_or(0, |fight| fight.tray.len());
    readings.set("cubes", i64::try_from(cubes).unwrap_or(i64::MAX));
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Reads a captain's belongings, and their places.
fn read_the_captain(table: &State, own: &Player, readings: &mut Readings) {
    readings.set("at", Reading::Word(String::from(own.at)));
    readings.set("cannons", i64::from(in_all(&table.unused_cannons(own.colour))));
    readings.set("sails", i64::from(own.sails));
    readings.set("dock", i64::from(own.dock));
    readings.set("aboard", i64::from(own.aboard().units()));
    readings.set("hand", number(own.hand.len()));
    readings.set("set-aside", number(own.set_aside.len()));
    readings.set("pirate", own.pirate);
    readings.set("explored", i64::from(own.explored));
    readings.set("turns", i64::from(own.turns));
    let cards = own.hand.iter().chain(&own.in_play).chain(&own.discard);
    readings.set("crafted", number(cards.map(|card| card.sleeve.len()).sum()));
    let islands = || table.sea.islands().map(|(_, island)| island);
    readings.set("influence", islands().map(|island| i64::from(island.cubes_of(own.colour))).sum::<i64>());
    let ashore = table.island_at(own.at).map_or(0, |island| island.goods.units());
    readings.set("ashore", i64::from(ashore));
}

pub(super) fn plugin(app: &mut App) {
    crate::games::course::plugin::<DeadReckoning>(app);
    app.add_systems(Update, read.in_set(ReadSystems).run_if(has_the_table::<DeadReckoning>));
}
