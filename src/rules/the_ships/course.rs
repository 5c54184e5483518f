//! Courses to be sailed from buoy to buoy (TS-28.C1).

use crate::rules::geometry::hex::distance;

use super::game::Battle;
use super::happenings::Movement;
use super::place::Place;
use super::ship_card::Nation;
use super::state::State;
use super::victory::Course;

/// The course this ship has to sail, if she has one.
#[must_use]
pub fn course_of(state: &State, place: Place) -> Option<&Course> {
    let ship = state.id(place);
    state.articles.scenario.victory.courses.iter().find(|course| ship.is(&course.ship))
}

/// Marks a buoy when the bow is on it or next to it.
pub fn look_for_buoys(battle: &mut Battle<'_>, place: Place) {
    let state = battle.state();
    let (ship, Some(course)) = (state.id(place), course_of(state, place)) else { return };
    let (reached, Some(base)) = (state.ship(place).buoys, state.base(place)) else { return };
    let Some(buoy) = course.buoys.get(usize::from(reached)) else { return };
    if distance(base.bow(), (*buoy).into()) <= 1 {
        let last = usize::from(reached) + 1 == course.buoys.len();
        battle.tell(Movement::BuoyReached { ship, buoy: reached.saturating_add(1), last });
    }
}

/// The ship of a course has reached this number of its buoys.
#[must_use]
pub fn buoys_reached(state: &State, course: &Course) -> u8 {
    let ship = state.each().find(|place| state.id(*place).is(&course.ship));
    ship.map_or(0, |place| state.ship(place).buoys)
}

/// Has this side sailed its course in time, touching nothing?
#[must_use]
pub fn is_sailed(state: &State, side: Nation) -> bool {
    state.each().filter_map(|place| Some((state.ship(place), course_of(state, place)?))).any(|(ship, course)| {
        let in_time = |turn| turn <= u16::from(course.best) + u16::from(course.grace);
        course.player == side && !ship.touched && ship.course_sailed.is_some_and(in_time)
    })
}
