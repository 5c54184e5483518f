//! Distances and ways between places (DR-8.2).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::state::State;

const fn row(at: Place) -> u8 {
    match at {
        Place::Harbour => 0,
        Place::Tile(row, _) => row,
    }
}

/// Steps from one place to another, through the harbour if that is shorter (DR-8.10).
pub const fn distance(from: Place, to: Place) -> u8 {
    let (one, two) = (row(from), row(to));
    match (from, to) {
        (Place::Tile(_, column), Place::Tile(_, other)) => {
            let across = one.abs_diff(two) + column.abs_diff(other);
            if across < one + two { across } else { one + two }
        }
        _ => one + two,
    }
}

/// A shortest way, past garrisons where there is one.
pub fn way(state: &State, own: Colour, from: Place, to: Place) -> Vec<Place> {
    let mut path = Vec::new();
    let mut here = from;
    while here != to {
        let nearer = here.neighbours().into_iter().filter(|next| distance(*next, to) < distance(here, to));
        let Some(next) = nearer.min_by_key(|next| state.fired_on(own, *next).is_some()) else { return Vec::new() };
        path.push(next);
        here = next;
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dead_reckoning::sea::Sea;

    #[test]
    fn dr_8_2_a_step_nearer_is_a_step_to_a_neighbour() {
        let all = || Sea::places().chain([Place::Harbour]);
        for from in all() {
            for to in all().filter(|to| *to != from) {
                let nearest = from.neighbours().into_iter().map(|next| distance(next, to)).min();
                assert_eq!(nearest, distance(from, to).checked_sub(1), "{from:?} {to:?}");
            }
        }
        assert_eq!(distance(Place::Tile(1, 1), Place::Tile(1, 3)), 2);
        assert_eq!(distance(Place::Tile(4, 1), Place::Harbour), 4);
    }
}
