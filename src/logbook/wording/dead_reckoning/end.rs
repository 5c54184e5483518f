//! The end of a game in words: gold by category, and the winner.

use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::scoring::Standing;

/// Says a player's count.
pub(super) fn counted(by: Colour, count: i64) -> Fact {
    key::DrScorePart { by, count }.into()
}

/// Says a place on an island; the imaginary player is the empty slots.
pub(super) fn standing(standing: &Standing) -> Fact {
    let (rank, cubes, gold) = (standing.rank, standing.cubes, standing.gold);
    match standing.who {
        Some(by) => key::DrScoreStanding { rank, by, cubes, gold }.into(),
        None => key::DrScoreEmptySlots { rank, cubes }.into(),
    }
}

/// One after the other.
pub(super) fn list(all: impl Iterator<Item = Fact>) -> Fact {
    let both = |one: Fact, other: Fact| key::DrPartsBoth { one, other }.into();
    all.reduce(both).unwrap_or_else(|| key::DR_PART_NOTHING.into())
}
