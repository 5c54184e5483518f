//! Entangled ships break free, and are put off the weed (PC-16.18, 16.19).

use super::bonds;
use super::contacts;
use super::dice;
use super::game::{Ruling, Table};
use super::happenings::Seas;
use super::held;
use super::ids::Name;
use super::orders::Order;
use super::places;
use super::ramming;
use super::refusals::{Checked, Objection, refuse, unless};
use super::running;
use super::state::State;
use super::terrain;
use super::towing;
use super::wants::Why;
use super::words::OrderKind;
use crate::rules::plane::{self, Heading, Pose, Shape, Spot};

/// A ship with more than this is free of the weed: the die and her masts together (PC-16.18).
const FREE: u8 = 6;

/// May this entangled ship try to break free (PC-16.18)?
///
/// # Errors
/// The first objection.
pub fn may_break_free(table: &State, unit: Name) -> Checked {
    let held = table.ship(unit).is_some_and(|ship| ship.entangled.is_some());
    unless(!held, "PC-16.18", Objection::NotEntangled)
}

/// Rolls for breaking free; her place is then named by a [`Order::PlaceUnit`].
///
/// # Errors
/// Stops for an answer that is missing.
pub fn break_free(table: &mut Table<'_>, unit: Name) -> Ruling<()> {
    let Some((sea, masts)) = table.ship(unit).and_then(|ship| Some((ship.entangled?, ship.standing()))) else {
        return Ok(());
    };
    let face = dice::die(table, unit, Why::BreakFree { unit })?;
    let total = face.saturating_add(masts);
    table.tell(Seas::BreakFreeRolled { unit, face, total });
    if total <= FREE {
        running::over(table);
        return Ok(());
    }
    table.tell(Seas::BrokeFree { unit, sea });
    if off_the_weed(table, unit).is_none() {
        // Nowhere is room: she is free where she lies.
        if let Some(pose) = contacts::pose(table, unit) {
            table.tell(Seas::SetFree { unit, from: pose, to: pose });
        }
        running::over(table);
    }
    Ok(())
}

/// Has her die set her free, so that she is to be put off the weed?
fn is_set_free(table: &State, unit: Name) -> bool {
    let running = table.running.as_ref();
    running.is_some_and(|run| run.unit == unit && run.kind == OrderKind::BreakFree && run.sailed)
}

/// Does a ship in this pose lie off the weed, stern to its edge, on nothing (PC-18.23)?
fn lies_off(table: &State, unit: Name, pose: Pose) -> Checked {
    let no_place = refuse("PC-16.19", Objection::NoPlace);
    let ship = table.ship(unit).ok_or(no_place)?;
    let sea = ship.entangled.and_then(|sea| places::terrain(table, sea)).ok_or(no_place)?;
    let hull = contacts::hull(table, ship).ok_or(no_place)?;
    let stern = Shape::point(hull.stern_point(pose));
    let off = plane::touch(&stern, &sea.shape, &contacts::rulers(table)) && !plane::meets(&stern, &sea.shape);
    unless(!off, "PC-16.19", Objection::NoPlace)?;
    places::lies_free(table, unit, &hull.outline(pose), "PC-16.19")
}

/// May the freed ship be put there (PC-16.19)?
///
/// # Errors
/// The first objection.
pub fn may_set_free(table: &State, unit: Name, at: Spot, heading: Heading) -> Checked {
    unless(!is_set_free(table, unit), "PC-16.19", Objection::NotEntangled)?;
    lies_off(table, unit, Pose::new(at, heading))
}

/// Puts the freed ship there.
///
/// # Errors
/// Stops for an answer that is missing.
pub fn set_free(table: &mut Table<'_>, unit: Name, at: Spot, heading: Heading) -> Ruling<()> {
    let Some((from, sea)) = table.ship(unit).and_then(|ship| Some((ship.pose, ship.entangled?))) else { return Ok(()) };
    let pins = held::pins(table);
    let before = contacts::outline(table, unit);
    bonds::cast_off(table, unit);
    table.tell(Seas::SetFree { unit, from, to: Pose::new(at, heading) });
    terrain::laid_but(table, unit, before.as_ref(), Some(sea), false)?;
    towing::follow(table, unit)?;
    ramming::settle(table, &pins)?;
    running::over(table);
    Ok(())
}

/// A free place off the weed for this ship, the first one that a search finds.
#[must_use]
pub fn off_the_weed(table: &State, unit: Name) -> Option<Pose> {
    let sea = places::terrain(table, table.ship(unit)?.entangled?)?;
    let body = contacts::body(table, unit)?;
    places::beside(table, body, sea).find(|pose| lies_off(table, unit, *pose).is_ok())
}

/// The order that puts the freed ship at that place.
#[must_use]
pub fn way_off(table: &State, unit: Name) -> Option<Order> {
    let pose = off_the_weed(table, unit).filter(|_| is_set_free(table, unit))?;
    Some(Order::PlaceUnit(unit, pose.at, pose.heading))
}
