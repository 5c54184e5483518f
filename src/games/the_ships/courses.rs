//! Courses of ships from the log: all of a battle for its last page, those of a turn for the water.

use crate::headless::the_ships::courses::{self, Way};
use crate::play::log::LogBook;
use crate::rules::kernel::Viewer;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::state::State;

/// The courses of all ships since the beginning of this turn, from open facts; turn 0 means the whole battle.
#[must_use]
pub fn courses(state: &State, log: &LogBook<TheShips>, since: u16) -> Vec<Way> {
    let told = log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck);
    courses::courses(state, told.map(|(line, told)| (line.turn, told)), since)
}
