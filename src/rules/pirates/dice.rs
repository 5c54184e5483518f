//! Dice thrown for a unit, with the card that lets one be thrown again (AB-42).

use super::abilities::Ability;
use super::game::{Ruling, Table};
use super::happenings::Turns;
use super::ids::Name;
use super::state::State;
use super::sums;
use super::wants::{Choice, Why};
use crate::rules::kernel::ThrowRequest;

/// Throws one die for a unit, by the hand of its controller (PC-21.30); once per turn it may be thrown again (AB-42).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn die(table: &mut Table<'_>, unit: Name, why: Why) -> Ruling<u8> {
    let Some(flag) = table.unit(unit).map(|unit| unit.flag()) else { return Ok(1) };
    let seat = table.seat(flag);
    let face = table.throw(seat, ThrowRequest::dice(1, 6), why.clone())?.faces().next().unwrap_or(1);
    again(table, unit, face, why)
}

/// A die that lies there may be thrown again (AB-42).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn again(table: &mut Table<'_>, unit: Name, face: u8, why: Why) -> Ruling<u8> {
    let Some(flag) = table.unit(unit).map(|unit| unit.flag()) else { return Ok(face) };
    let seat = table.seat(flag);
    let Some(card) = unused(table, unit, &Ability::Reroll) else { return Ok(face) };
    table.tell(Turns::DieLies { unit, face });
    if table.choose(seat, vec![Choice::Use, Choice::Nothing], Why::MayUse { card })? != Some(Choice::Use) {
        return Ok(face);
    }
    table.tell(Turns::AbilityUsed { unit, card, ability: word(&Ability::Reroll) });
    let second = table.throw(seat, ThrowRequest::dice(1, 6), why)?.faces().next().unwrap_or(1);
    table.tell(Turns::Rerolled { unit, card, before: face, face: second });
    Ok(second)
}

/// A card of which this ability works and was not used this turn (PC-12.9).
#[must_use]
pub fn unused(state: &State, unit: Name, ability: &Ability) -> Option<Name> {
    let list = sums::working(state, unit).into_iter().filter(|(_, own)| own == ability);
    list.into_iter().map(|(card, _)| card).find(|card| !was_used(state, unit, *card, ability))
}

/// Was the ability of this card used this turn?
#[must_use]
pub fn was_used(state: &State, unit: Name, card: Name, ability: &Ability) -> bool {
    sums::was_used(state, unit, card, word(ability))
}

/// The word of an ability as a name.
#[must_use]
pub fn word(ability: &Ability) -> Name {
    Name::try_from(ability.word()).unwrap_or_default()
}
