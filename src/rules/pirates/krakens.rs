//! Krakens (PC-14): embracing, targets, death.

use super::bonds;
use super::causes::Cause;
use super::contacts;
use super::game::{Ruling, Table};
use super::happenings::Strongholds;
use super::ids::Name;
use super::refusals::{Checked, Objection, refuse, unless};
use super::sinking;
use super::state::State;
use super::sums;
use super::wants::{Choice, Why};
use super::words::{Flag, Keyword};

/// May this kraken embrace this ship (PC-14.8 to 14.10, 14.19)?
///
/// # Errors
/// The first objection.
pub fn may_embrace(table: &State, kraken: Name, unit: Name) -> Checked {
    let Some(beast) = table.kraken(kraken) else { return Err(refuse("PC-14.8", Objection::NoSuch)) };
    unless(beast.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    unless(beast.waits, "PC-13.36", Objection::OffTable)?;
    unless(beast.lost.is_some(), "PC-16.4", Objection::Lost)?;
    unless(beast.tentacles.iter().all(|stands| !stands), "PC-14.17", Objection::CannotBeEmbraced)?;
    let Some(ship) = table.ship(unit) else { return Err(refuse("PC-14.9", Objection::CannotBeEmbraced)) };
    unless(ship.flag == beast.flag, "PC-14.8", Objection::FriendlyTarget)?;
    unless(ship.plight.untouchable, "PC-13.32", Objection::ProtectedTarget)?;
    let held = table.embraced_by(unit).is_some();
    let safe = ship.docked.is_some() || ship.lost.is_some() || ship.ghost || ship.waits || held;
    unless(safe, "PC-14.9", Objection::CannotBeEmbraced)?;
    let named = sums::target(table, kraken);
    unless(named.is_some_and(|named| named != unit), "PC-14.19", Objection::NotItsTarget)?;
    unless(!contacts::within_s(table, kraken, unit), "PC-14.8", Objection::OutOfReach)
}

/// Embraces a ship: the base goes under her, and she can be towed no longer (PC-8.18).
pub fn embrace(table: &mut Table<'_>, kraken: Name, unit: Name) {
    let (Some(from), Some(at)) =
        (table.kraken(kraken).map(|kraken| kraken.at), table.ship(unit).map(|ship| ship.pose.at))
    else {
        return;
    };
    bonds::release(table, kraken);
    if let Some(tower) = table.tower_of(unit).map(|tower| tower.id) {
        bonds::drop(table, tower);
    }
    table.tell(Strongholds::Embraced { kraken, unit, from, at });
}

/// A kraken loses a tentacle, and dies with the last one (PC-14.15).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn tentacle_lost(table: &mut Table<'_>, unit: Name, chooser: Flag, cause: Cause) -> Ruling<()> {
    let Some(kraken) = table.kraken(unit) else { return Ok(()) };
    let standing = (1..).zip(&kraken.tentacles).filter(|(_, stands)| **stands);
    let options: Vec<Choice> = standing.map(|(tentacle, _)| Choice::Tentacle(tentacle)).collect();
    let last = options.len() == 1;
    let chosen = table.choose(table.seat(chooser), options, Why::Loss { unit })?;
    let Some(Choice::Tentacle(tentacle)) = chosen else { return Ok(()) };
    table.tell(Strongholds::TentacleLost { unit, tentacle, cause });
    if !last {
        return Ok(());
    }
    bonds::release(table, unit);
    let kept = sums::keyword(table, unit, Keyword::Eternal);
    table.tell(Strongholds::KrakenDied { unit, kept });
    if kept { sinking::come_home(table, unit) } else { Ok(()) }
}
