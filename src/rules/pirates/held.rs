//! Pinned ships, and units that are free to move (PC-4.9, 7.10, 7.11).

use super::contacts;
use super::game::Table;
use super::happenings::Rams;
use super::ids::Name;
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::State;

/// All pairs of a pinned ship and the ship that holds her.
#[must_use]
pub fn pins(table: &State) -> Vec<(Name, Name)> {
    let held = table.ships.iter().map(|ship| ship.id);
    held.filter_map(|unit| Some((unit, contacts::pinned_by(table, unit)?))).collect()
}

/// Tells the end of pins that hold no longer (PC-7.11), and gives those that hold.
pub(super) fn tell_unpinned(table: &mut Table<'_>, before: &[(Name, Name)]) -> Vec<(Name, Name)> {
    let now = pins(table);
    let mut ended: Vec<(Name, Name)> = before.iter().chain(&table.pinned).copied().collect();
    ended.retain(|pair| !now.contains(pair));
    ended.sort_unstable();
    ended.dedup();
    ended.into_iter().for_each(|(unit, by)| table.tell(Rams::Unpinned { unit, by }));
    now
}

/// May this unit move itself from where it lies: nothing holds it (PC-4.9, 7.10, 14.13, 16.16)?
///
/// # Errors
/// The first objection.
pub fn is_free(table: &State, unit: Name) -> Checked {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    if let Some(by) = contacts::pinned_by(table, unit) {
        return Err(refuse("PC-7.10", Objection::Pinned { by }));
    }
    if let Some(kraken) = table.embraced_by(unit).filter(|_| !ship.ghost) {
        return Err(refuse("PC-14.13", Objection::Embraced { by: kraken.id }));
    }
    unless(ship.entangled.is_some(), "PC-16.16", Objection::Entangled)
}
