//! Questions that every part of a fight asks, and its end.

use super::game::{Ruling, Table};
use super::happenings::Battles;
use super::hours::{Hour, Occasion};
use super::occasions;
use super::state::{Outcome, Side, State};
use super::words::{Colour, skulls, tie_sum};

/// A fight ends so, by the rules or by a card.
pub fn end(table: &mut Table<'_>, outcome: Outcome) {
    table.tell(Battles::BattleDecided { outcome });
}

/// Counts the skulls of the dice that lie open for a side.
#[must_use]
pub fn skulls_of(table: &State, side: Side) -> u8 {
    faces_of(table, side).map_or(0, skulls)
}

/// Adds up a side's other dice (MM-4.4).
pub(super) fn sum_of(table: &State, side: Side) -> u8 {
    faces_of(table, side).map_or(0, tie_sum)
}

fn faces_of(table: &State, side: Side) -> Option<&[u8]> {
    table.rolls.iter().rev().find(|roll| roll.by == side).map(|roll| roll.faces.as_slice())
}

/// The captains in the battle, the attacker first.
pub(super) fn captains(table: &State) -> Vec<Colour> {
    table.battle.iter().flat_map(|battle| battle.sides()).filter_map(Side::player).collect()
}

/// Opens the windows of a moment of these captains; a moment of a ship of no player is nobody's own (MM-28.3).
pub(super) fn moment(table: &mut Table<'_>, hour: Hour, mine: Vec<Colour>) -> Ruling<()> {
    occasions::open(table, &Occasion { hour, mine, test: None })
}

/// Is there a fight that nothing has decided yet?
pub(super) fn goes_on(table: &State) -> bool {
    table.battle.as_ref().is_some_and(|battle| battle.outcome.is_none())
}

/// An end that a card has brought about is told like every other, once all shots are done.
pub(super) fn confirm(table: &mut Table<'_>) {
    let outcome = table.battle.as_ref().and_then(|battle| battle.outcome);
    if let Some(outcome @ (Outcome::Nobody | Outcome::Escaped(_))) = outcome {
        end(table, outcome);
    }
}
