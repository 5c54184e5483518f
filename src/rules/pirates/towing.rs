//! Derelicts in tow (PC-8.14 to 8.23).

use super::bonds;
use super::contacts;
use super::docking;
use super::game::{Ruling, Table};
use super::happenings::{Guns, Sailing};
use super::held;
use super::ids::Name;
use super::losses;
use super::ramming;
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::{Ship, State};
use super::terrain;
use crate::rules::plane::{self, Heading, Hull, Pose, Spot};

/// A derelict is turned by this number of degrees at most to lie free astern (PC-18.22).
const TURNS: i32 = 90;

/// The pose of a derelict astern of her tower, if anything is free there (PC-18.22).
fn astern(table: &State, tower: &Ship, derelict: &Ship) -> Option<Pose> {
    let (ahead, hull) = (contacts::hull(table, tower)?, contacts::hull(table, derelict)?);
    let bow = behind(ahead, tower.pose, table);
    let except = [tower.id, derelict.id];
    let pose = |heading: Heading| hull.with_bow_at(bow, heading);
    let is_free = |heading: Heading| !contacts::is_taken(table, &hull.outline(pose(heading)), &except);
    plane::free_heading(tower.pose.heading, TURNS, is_free).map(pose)
}

/// The point behind a stern where the bow of a tow is put.
fn behind(hull: &Hull, pose: Pose, table: &State) -> Spot {
    hull.behind(pose, table.pack.measures.gap)
}

/// May she take this derelict in tow (PC-8.14, 8.18)?
///
/// # Errors
/// The first objection.
pub fn may_take(table: &State, unit: Name, derelict: Name) -> Checked {
    let no_ship = refuse("PC-8.18", Objection::CannotTow);
    let no_tow = refuse("PC-8.18", Objection::CannotBeTowed);
    let ship = table.ship(unit).ok_or(no_ship)?;
    let towed = table.ship(derelict).filter(|towed| towed.id != unit).ok_or(no_tow)?;
    unless(ship.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    unless(!ship.moved, "PC-8.14", Objection::NotMoved)?;
    unless(ship.waits || ship.is_derelict() || ship.lost.is_some(), "PC-8.18", Objection::CannotTow)?;
    unless(ship.ghost, "PC-13.8", Objection::CannotTow)?;
    unless(ship.towing.is_some(), "PC-8.18", Objection::TowsAlready)?;
    unless(!towed.is_derelict(), "PC-8.14", Objection::NotDerelict)?;
    let held = towed.lost.is_some() || towed.entangled.is_some() || table.embraced_by(derelict).is_some();
    unless(held || towed.waits || towed.ghost, "PC-8.18", Objection::CannotBeTowed)?;
    unless(table.tower_of(derelict).is_some(), "PC-8.18", Objection::CannotBeTowed)?;
    let outline = contacts::outline(table, unit).ok_or(no_ship)?;
    let bow = contacts::hull(table, towed).ok_or(no_tow)?.bow_region(towed.pose);
    unless(!plane::touch(&outline, &bow, &contacts::rulers(table)), "PC-8.14", Objection::NotAtBow)?;
    unless(astern(table, ship, towed).is_none(), "PC-8.20", Objection::NoPlace)
}

/// Takes it in tow: it belongs to the fleet of the tower from now on (PC-8.15, 8.16).
///
/// # Errors
/// Stops for an answer that is missing; the match may end with it.
pub fn take(table: &mut Table<'_>, unit: Name, derelict: Name) -> Ruling<()> {
    let Some((ship, towed)) = table.ship(unit).zip(table.ship(derelict)) else { return Ok(()) };
    let (to, from, before, sinks) = (ship.flag, towed.flag, towed.pose, towed.going_down);
    let Some(pose) = astern(table, ship, towed) else { return Ok(()) };
    let pins = held::pins(table);
    let outline = contacts::outline(table, derelict);
    docking::undock(table, derelict);
    table.tell(Sailing::TowTaken { unit, derelict, from: before, to: pose });
    if from != to {
        if sinks {
            // An enemy's tow foils the scuttling (PC-8.11).
            table.tell(Guns::ScuttleFailed { unit: derelict, face: None });
        }
        table.tell(Sailing::ChangedFleet { unit: derelict, from, to });
        losses::captured(table, derelict)?;
    }
    terrain::laid(table, derelict, outline.as_ref(), false)?;
    ramming::settle(table, &pins)
}

/// May she drop the tow (PC-8.20)?
///
/// # Errors
/// The first objection.
pub fn may_drop(table: &State, unit: Name) -> Checked {
    let ship = table.ship(unit).ok_or(refuse("PC-8.20", Objection::TowsNothing))?;
    unless(ship.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    unless(ship.towing.is_none(), "PC-8.20", Objection::TowsNothing)
}

/// The derelict follows its tower, or the tow is dropped (PC-8.17, 18.22). It is checked for terrain where it comes to rest
/// (PC-8.22).
///
/// # Errors
/// Stops for an answer that is missing.
pub fn follow(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some(tower) = table.ship(unit) else { return Ok(()) };
    let Some(towed) = tower.towing.and_then(|towed| table.ship(towed)) else { return Ok(()) };
    let (derelict, from) = (towed.id, towed.pose);
    let Some(to) = astern(table, tower, towed) else {
        bonds::drop(table, unit);
        return Ok(());
    };
    if to == from {
        return Ok(());
    }
    let before = contacts::outline(table, derelict);
    docking::undock(table, derelict);
    table.tell(Sailing::TowFollowed { unit: derelict, from, to });
    terrain::laid(table, derelict, before.as_ref(), false)
}

/// May the ship that this one tows be docked there (PC-8.21)?
///
/// # Errors
/// The first objection.
pub fn may_dock_towed(table: &State, unit: Name, at: Spot, heading: Heading) -> Checked {
    let ship = table.ship(unit).ok_or(refuse("PC-8.21", Objection::TowsNothing))?;
    unless(ship.flag != table.to_move, "PC-4.3", Objection::NotYours)?;
    let towed = ship.towing.and_then(|towed| table.ship(towed));
    let towed = towed.ok_or(refuse("PC-8.21", Objection::TowsNothing))?;
    let island = ship.docked.and_then(|island| table.island(island));
    let island = island.ok_or(refuse("PC-8.21", Objection::TowerNotDocked))?;
    let no_place = refuse("PC-8.21", Objection::NotAtIsland);
    let hull = contacts::hull(table, towed).ok_or(no_place)?;
    let pose = Pose::new(at, heading);
    let outline = hull.outline(pose);
    let tower = contacts::outline(table, unit).ok_or(no_place)?;
    let rulers = contacts::rulers(table);
    unless(!contacts::bow_touches(table, hull, pose, island), "PC-8.21", Objection::NotAtIsland)?;
    unless(!plane::within(&outline, &tower, rulers.s, &rulers), "PC-8.21", Objection::NotAtIsland)?;
    unless(contacts::off_table(table, &outline), "PC-8.21", Objection::OffEdge)?;
    unless(contacts::overlaps(table, &outline, &[towed.id]), "PC-8.21", Objection::Overlaps)
}

/// Docks the towed ship there; the tow ends.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn dock_towed(table: &mut Table<'_>, unit: Name, at: Spot, heading: Heading) -> Ruling<()> {
    let Some(ship) = table.ship(unit) else { return Ok(()) };
    let Some((island, towed)) = ship.docked.zip(ship.towing) else { return Ok(()) };
    let Some(from) = contacts::pose(table, towed) else { return Ok(()) };
    let pins = held::pins(table);
    let before = contacts::outline(table, towed);
    bonds::drop(table, unit);
    table.tell(Sailing::TowedDocked { unit: towed, from, to: Pose::new(at, heading) });
    terrain::laid(table, towed, before.as_ref(), false)?;
    let afloat = table.ship(towed).is_some_and(|ship| ship.lost.is_none() && !ship.waits);
    if afloat {
        docking::dock(table, towed, island)?;
    }
    ramming::settle(table, &pins)
}

/// The towed ship has a free berth at the island of her tower: the first one that a search finds.
#[must_use]
pub fn berth(table: &State, unit: Name) -> Option<Pose> {
    let ship = table.ship(unit)?;
    let (towed, island) = (table.ship(ship.towing?)?, table.island(ship.docked?)?);
    let hull = contacts::hull(table, towed)?;
    let directions = (0..360).step_by(3).map(Heading::degrees);
    let mut poses = directions.filter_map(|direction| {
        let bow = plane::outside(&island.shape, island.pose.at, direction, table.pack.measures.gap)?;
        Some(hull.with_bow_at(bow, direction.opposite()))
    });
    poses.find(|pose| may_dock_towed(table, unit, pose.at, pose.heading).is_ok())
}
