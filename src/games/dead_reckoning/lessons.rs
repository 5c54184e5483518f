//! What lessons and hints read off a battle of Dead Reckoning.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::games::course::{ReadSystems, Readings};
use crate::logbook::data::lessons::Reading;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::Seen;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;

fn read(windows: Query<&Seen<DeadReckoning>, With<PrimaryWindow>>, mut readings: ResMut<Readings>) {
    let Some(seen) = windows.single().ok().filter(|seen| seen.moment.is_none()) else { return };
    let table = &seen.view.table;
    readings.set("phase", Reading::Word(format!("{:?}", table.phase).to_lowercase()));
    let fought = i64::try_from(table.winners.len()).unwrap_or(i64::MAX);
    readings.set("fought", fought);
    readings.set("fighting", table.fight.is_some());
    let cubes = table.fight.as_ref().map_or(0, |fight| fight.tray.len());
    readings.set("cubes", i64::try_from(cubes).unwrap_or(i64::MAX));
}

pub(super) fn plugin(app: &mut App) {
    crate::games::course::plugin::<DeadReckoning>(app);
    app.add_systems(Update, read.in_set(ReadSystems).run_if(has_the_table::<DeadReckoning>));
}
