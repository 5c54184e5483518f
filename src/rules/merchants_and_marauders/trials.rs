//! Dice are thrown for tests, contests and crew combats (MM-4).

use super::game::{Ruling, Table};
use super::happenings::Dice;
use super::hours::Occasion;
use super::occasions;
use super::state::{Roll, RollKind, Side};
use super::sums;
use super::wants::Why;
use super::words::{Colour, Skill, Test};
use crate::rules::kernel::ThrowRequest;

/// Throws the dice of a side and leaves them open; in a contest the attacker's come first (MM-4.6, G-3).
///
/// # Errors
/// Stops where an answer is missing.
pub fn roll(table: &mut Table<'_>, side: Side, kind: RollKind) -> Ruling<()> {
    let dice = sums::dice(table, side, kind);
    let seat = table.hand_of(side);
    let thrown = table.throw(seat, ThrowRequest::dice(dice.into(), 6), Why::Roll { by: side, kind })?;
    table.tell(Dice::Rolled { by: side, kind, faces: thrown.faces().collect() });
    Ok(())
}

/// Does a test succeed, with at least one skull (MM-4.2)?
///
/// # Errors
/// Stops where an answer is missing.
pub fn passes(table: &mut Table<'_>, by: Colour, test: Test, skill: Skill) -> Ruling<bool> {
    Ok(successes(table, by, test, skill)? > 0)
}

/// The successes of a test, after all that cards did to its dice (MM-4.2, 28.3).
///
/// # Errors
/// Stops where an answer is missing.
pub fn successes(table: &mut Table<'_>, by: Colour, test: Test, skill: Skill) -> Ruling<u8> {
    let side = Side::Player(by);
    roll(table, side, RollKind::Test(test, skill))?;
    occasions::open(table, &Occasion::tested(by, test, skill))?;
    let successes = table.rolls.iter().rev().find(|roll| roll.by == side).map_or(0, Roll::successes);
    table.tell(Dice::TestOver { by, test, skill, successes });
    Ok(successes)
}
