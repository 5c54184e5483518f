//! Banks of fog, and the units that are lost in them (PC-16.3).

use super::bonds;
use super::contacts;
use super::docking;
use super::game::Table;
use super::happenings::Seas;
use super::ids::Name;
use super::state::{State, Terrain};
use crate::rules::plane::Pose;

/// The bank in which this unit is lost.
#[must_use]
pub fn bank_of(table: &State, unit: Name) -> Option<Name> {
    let ship = table.ship(unit).and_then(|ship| ship.lost);
    ship.or_else(|| table.kraken(unit).and_then(|kraken| kraken.lost))
}

/// The bank of this name.
pub(super) fn bank(table: &State, id: Name) -> Option<&Terrain> {
    table.terrain.iter().find(|terrain| terrain.id == id)
}

/// A unit is put on a bank and is lost: its tow ends, and it is docked no longer (PC-16.3, 16.10, 16.25).
pub fn lose(table: &mut Table<'_>, unit: Name, fog: Name) {
    let places = contacts::pose(table, unit).zip(bank(table, fog).map(|bank| bank.pose.at));
    let Some((from, at)) = places else { return };
    bonds::part(table, unit);
    docking::undock(table, unit);
    table.tell(Seas::Lost { unit, fog, from, to: Pose::new(at, from.heading) });
}
