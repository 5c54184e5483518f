//! Rams and pins (PC-7.1 to 7.12, 7.19).

use super::abilities::Ability;
use super::boarding;
use super::causes::Cause;
use super::contacts;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::Rams;
use super::held;
use super::hits;
use super::ids::Name;
use super::options::PinOption;
use super::state::State;
use super::sums;
use super::wants::{Choice, Why};
use super::words::Keyword;

/// Tells who is pinned now and was not, and the other way round; a thorn stings the ship that holds her (AB-25).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn settle(table: &mut Table<'_>, before: &[(Name, Name)]) -> Ruling<()> {
    let mut fresh = held::tell_unpinned(table, before);
    fresh.retain(|pair| !before.contains(pair));
    for (unit, by) in &fresh {
        if table.options.pin == PinOption::Definition {
            table.tell(Rams::Pinned { unit: *unit, by: *by });
        }
    }
    for (unit, by) in &fresh {
        hits::thorn(table, *unit, *by)?;
    }
    if !fresh.is_empty() {
        held::tell_unpinned(table, &fresh);
    }
    Ok(())
}

/// Enemy ships that she has just run into and may ram (PC-7.1, 13.7, 13.32, 16.4); pieces of the list are no contact.
#[must_use]
pub fn touched(table: &State, unit: Name, listed: &[Name]) -> Vec<Name> {
    if table.ship(unit).is_none_or(|ship| ship.ghost) {
        return Vec::new();
    }
    let mut met = contacts::at_bow(table, unit);
    met.retain(|id| !listed.contains(id) && table.ship(*id).is_some_and(|own| !own.ghost && !own.plight.untouchable));
    met
}

/// The ram that follows a contact, and the boarding that follows the ram (PC-5.16).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn after_contact(table: &mut Table<'_>, unit: Name, met: &[Name], pins: &[(Name, Name)]) -> Ruling<()> {
    let rammed = ram(table, unit, met)?;
    settle(table, pins)?;
    match rammed {
        Some(target) => boarding::after_ram(table, unit, target),
        None => Ok(()),
    }
}

/// Asks whether to ram, and whom (PC-7.6), and carries it out.
fn ram(table: &mut Table<'_>, unit: Name, met: &[Name]) -> Ruling<Option<Name>> {
    let Some(flag) = table.ship(unit).map(|ship| ship.flag) else { return Ok(None) };
    let seat = table.seat(flag);
    let options = met.iter().map(|id| Choice::Unit(*id)).collect();
    let Some(Choice::Unit(target)) = table.choose(seat, options, Why::RamWhom { unit })? else { return Ok(None) };
    let options = vec![Choice::Ram, Choice::Nothing];
    if table.choose(seat, options, Why::RamOrNot { unit, target })? != Some(Choice::Ram) {
        return Ok(None);
    }
    table.tell(Rams::Rammed { unit, target });
    strike(table, unit, target)?;
    hold(table, unit, target);
    Ok(Some(target))
}

/// The die of a ram. None is thrown against a derelict, by a Galley, or at a ship that is proof (PC-7.2, 7.4, 13.21, AB-07).
fn strike(table: &mut Table<'_>, unit: Name, target: Name) -> Ruling<()> {
    let Some(other) = table.ship(target) else { return Ok(()) };
    let (flag, masts) = (other.flag, other.standing());
    let proof = sums::has(table, target, |ability| *ability == Ability::RamProof);
    if other.is_derelict() || proof || sums::keyword(table, unit, Keyword::Galley) {
        return Ok(());
    }
    let face = dice::die(table, unit, Why::Ram { unit, target })?;
    if face <= masts {
        table.tell(Rams::RamMissed { unit, target, face });
        return Ok(());
    }
    table.tell(Rams::RamStruck { unit, target, face });
    hits::mast_lost(table, target, flag, Cause::Ram(unit))
}

/// Under `pin: Rammed` the ship that was rammed is held by the rammer (PC-7.19).
fn hold(table: &mut Table<'_>, unit: Name, target: Name) {
    let Some((ship, other)) = table.ship(unit).zip(table.ship(target)) else { return };
    let is_held = table.options.pin == PinOption::Rammed
        && !other.is_derelict()
        && contacts::may_pin(table, other, ship)
        && contacts::touching(table, unit, target);
    if is_held {
        table.tell(Rams::Pinned { unit: target, by: unit });
    }
}
