//! Decisions of a whole game: the sheet of the captain at the window, page by page, and the books of all.

pub mod aims;
pub mod berths;
pub mod card;
pub mod carrying;
pub mod chart;
pub mod company;
pub mod crew;
pub mod deeds;
pub mod draft;
pub mod ending;
pub mod isles;
mod laid;
pub mod market;
mod ocean_picture;
mod placing;
pub mod route;
pub mod rows;
mod ruling;
pub mod scores;
pub mod sheet;
pub mod ship;
pub mod touching;

use crate::play::seen::Seen;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Course;

/// Is a whole game played, and no battle fought in it just now?
#[must_use]
pub fn at_sea(seen: &Seen<DeadReckoning>) -> bool {
    let table = &seen.view.table;
    table.course == Course::Voyage && table.fight.is_none()
}
