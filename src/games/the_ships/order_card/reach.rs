//! From a click on the board to a route: the cheapest lawful way to bring the bow to a hex.

use std::collections::{BTreeMap, BTreeSet};

use crate::rules::geometry::hex::{Hex, Offset};
use crate::rules::the_ships::legal::next_steps;
use crate::rules::the_ships::orders::Route;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::plot::Walk;
use crate::rules::the_ships::state::State;

/// The state of a walk, for telling two of them apart.
type Stand = (Offset, u8, Option<bool>);

fn stand(walk: &Walk) -> Stand {
    (walk.base.stern.into(), walk.base.facing.index(), walk.forward_before)
}

/// Walks a route; none for a ship off the board.
#[must_use]
pub fn walked(state: &State, place: Place, route: &Route) -> Option<Walk> {
    let start = Walk::from(state, place)?;
    Some(route.0.iter().fold(start, |walk, step| walk.step(state, place, *step).0))
}

/// The cheapest route that begins like `begun` and ends with the bow on `hex`; if there is none, any route to it. Of
/// two that cost the same, the shorter.
#[must_use]
pub fn route_to(state: &State, place: Place, begun: &Route, budget: u16, hex: Hex) -> Option<Route> {
    onward(state, place, begun, budget, hex).or_else(|| onward(state, place, &Route::default(), budget, hex))
}

fn onward(state: &State, place: Place, begun: &Route, budget: u16, hex: Hex) -> Option<Route> {
    let mut ahead = vec![(walked(state, place, begun)?, begun.clone())];
    let mut seen: BTreeMap<Stand, u16> = BTreeMap::new();
    while let Some(at) = cheapest(&ahead) {
        let (walk, route) = ahead.swap_remove(at);
        if walk.base.bow() == hex && route.0.len() > begun.0.len() {
            return Some(route);
        }
        if seen.get(&stand(&walk)).is_some_and(|spent| *spent <= walk.spent) {
            continue;
        }
        seen.insert(stand(&walk), walk.spent);
        for step in next_steps(state, place, walk, budget) {
            let mut longer = route.clone();
            longer.0.push(step);
            ahead.push((walk.step(state, place, step).0, longer));
        }
    }
    None
}

/// Every hex to which some route brings her bow.
#[must_use]
pub fn within_reach(state: &State, place: Place, budget: u16) -> BTreeSet<Offset> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeMap::<Stand, u16>::new());
    let mut ahead: Vec<Walk> = Walk::from(state, place).into_iter().collect();
    while let Some(walk) = ahead.pop() {
        for step in next_steps(state, place, walk, budget) {
            let next = walk.step(state, place, step).0;
            found.insert(next.base.bow().into());
            let known = seen.entry(stand(&next)).or_insert(u16::MAX);
            if next.spent < *known {
                *known = next.spent;
                ahead.push(next);
            }
        }
    }
    found
}

fn cheapest(ahead: &[(Walk, Route)]) -> Option<usize> {
    let cost = |(walk, route): &(Walk, Route)| (walk.spent, route.0.len());
    (0..ahead.len()).min_by_key(|at| ahead.get(*at).map(cost))
}
