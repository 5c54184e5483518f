//! Pivots about the stern: a Schooner's after a Move order, a Galley's once a turn (PC-13.13 to 13.16, 13.22, 18.21).

use super::contacts;
use super::docking;
use super::game::{Ruling, Table};
use super::happenings::Sailing;
use super::held;
use super::ids::Name;
use super::passages;
use super::ramming;
use super::refusals::{Checked, Objection, refuse, unless};
use super::sailing;
use super::state::{Ship, State};
use super::sums;
use super::terrain;
use super::towing;
use super::words::Keyword;
use crate::rules::plane::{self, Heading, Pose};

/// The pose of this ship after a pivot to this heading.
#[must_use]
pub fn pivoted(table: &State, unit: Name, heading: Heading) -> Option<Pose> {
    let ship = table.ship(unit)?;
    Some(contacts::hull(table, ship)?.turned_about_stern(ship.pose, heading))
}

/// May her hull lie like that (PC-13.15)? The swing itself is not obstructed.
///
/// # Errors
/// The first objection.
pub fn may_turn(table: &State, unit: Name, heading: Heading) -> Checked {
    let no_ship = refuse("PC-13.13", Objection::NoPivot);
    let ship = table.ship(unit).ok_or(no_ship)?;
    let hull = contacts::hull(table, ship).ok_or(no_ship)?;
    let pose = hull.turned_about_stern(ship.pose, heading);
    let outline = hull.outline(pose);
    unless(contacts::off_table(table, &outline), "PC-13.15", Objection::OffEdge)?;
    unless(contacts::overlaps(table, &outline, &passages::own(table, unit)), "PC-13.15", Objection::Overlaps)?;
    let (bow, rulers) = (hull.bow_region(pose), contacts::rulers(table));
    let enemies = table.ships.iter().filter(|other| other.flag != ship.flag);
    let mut hulls = enemies.filter_map(|other| contacts::outline(table, other.id));
    unless(hulls.any(|other| plane::touch(&bow, &other, &rulers)), "PC-13.15", Objection::BowAtEnemy)
}

/// Has this ship a pivot left (PC-13.14, 13.16, 13.22)?
fn has_pivot(table: &State, ship: &Ship) -> Checked {
    if sums::keyword(table, ship.id, Keyword::Galley) {
        return unless(ship.pivoted, "PC-13.22", Objection::SecondPivot);
    }
    unless(!sums::keyword(table, ship.id, Keyword::Schooner), "PC-13.13", Objection::NoPivot)?;
    unless(!ship.moved, "PC-13.13", Objection::NoPivot)?;
    unless(ship.rammed, "PC-13.14", Objection::PivotAfterRam)?;
    unless(ship.pivoted, "PC-13.16", Objection::SecondPivot)
}

/// May she pivot to this heading (PC-13.13 to 13.16, 13.22)?
///
/// # Errors
/// The first objection.
pub fn may_pivot(table: &State, unit: Name, heading: Heading) -> Checked {
    let ship = table.ship(unit).ok_or(refuse("PC-13.13", Objection::NoPivot))?;
    unless(ship.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    unless(ship.waits, "PC-13.36", Objection::OffTable)?;
    unless(ship.lost.is_some(), "PC-16.4", Objection::Lost)?;
    has_pivot(table, ship)?;
    unless(table.tower_of(unit).is_some(), "PC-8.19", Objection::NoPivot)?;
    held::is_free(table, unit)?;
    may_turn(table, unit, heading)
}

/// Pivots about her stern.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn pivot(table: &mut Table<'_>, unit: Name, heading: Heading) -> Ruling<()> {
    let Some((from, to)) = contacts::pose(table, unit).zip(pivoted(table, unit, heading)) else { return Ok(()) };
    let pins = held::pins(table);
    let before = contacts::outline(table, unit);
    table.tell(Sailing::Pivoted { unit, from, to });
    if !stays_docked(table, unit) {
        docking::undock(table, unit);
    }
    terrain::laid(table, unit, before.as_ref(), false)?;
    towing::follow(table, unit)?;
    ramming::settle(table, &pins)?;
    sailing::dock(table, unit)
}

/// Does her bow still touch the island at which she is docked?
fn stays_docked(table: &State, unit: Name) -> bool {
    let Some(ship) = table.ship(unit) else { return false };
    let island = ship.docked.and_then(|island| table.island(island));
    island.is_some_and(|island| contacts::docks_at(table, ship, island))
}
