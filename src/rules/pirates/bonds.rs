//! Tows and embraces that end (PC-8.20, 14.14).

use super::docking;
use super::game::Table;
use super::happenings::{Sailing, Strongholds};
use super::ids::Name;

/// Drops the tow of this ship, if she tows.
pub fn drop(table: &mut Table<'_>, unit: Name) {
    if let Some(derelict) = table.ship(unit).and_then(|ship| ship.towing) {
        table.tell(Sailing::TowDropped { unit, derelict });
    }
}

/// Ends the tow in which this ship is, ahead or astern (PC-8.20, 16.10).
pub fn part(table: &mut Table<'_>, unit: Name) {
    drop(table, unit);
    if let Some(tower) = table.tower_of(unit).map(|tower| tower.id) {
        drop(table, tower);
    }
}

/// Lets go of the ship it embraces, if it embraces one (PC-14.14).
pub fn release(table: &mut Table<'_>, kraken: Name) {
    if let Some(unit) = table.kraken(kraken).and_then(|kraken| kraken.embraces) {
        table.tell(Strongholds::Released { kraken, unit });
    }
}

/// She is docked no longer, and a kraken lets go of its prey (PC-6.1, 14.14).
pub(super) fn cast_off(table: &mut Table<'_>, unit: Name) {
    if table.ship(unit).is_some_and(|ship| ship.docked.is_some()) {
        docking::undock(table, unit);
    }
    release(table, unit);
    // A ghost sails away from the kraken that holds her (PC-13.8 e).
    if let Some(kraken) = table.embraced_by(unit).map(|kraken| kraken.id) {
        release(table, kraken);
    }
}
