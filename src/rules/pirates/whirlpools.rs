//! Ways between whirlpools, and ships that may use them (PC-16.20 to 16.24).

use super::banks;
use super::contacts;
use super::held;
use super::ids::Name;
use super::orders::Order;
use super::places;
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::State;
use super::words::TerrainKind;
use crate::rules::plane::{self, Heading, Pose, Spot};

/// Has a whirlpool moved it this turn?
pub(super) fn is_whirled(table: &State, unit: Name) -> bool {
    let kraken = table.kraken(unit).is_some_and(|kraken| kraken.whirled);
    kraken || table.ship(unit).is_some_and(|ship| ship.whirled)
}

/// The whirlpool that this unit touches, other than that one.
fn touched(table: &State, unit: Name, but: Name) -> Option<Name> {
    places::whirlpools(table).find(|id| *id != but && contacts::touching(table, unit, *id))
}

/// Does a unit in this pose touch the whirlpool and lie on nothing (PC-18.23)?
fn lies_at(table: &State, unit: Name, to: Name, pose: Pose) -> Checked {
    let no_place = refuse("PC-16.21", Objection::OffWhirlpool);
    let body = contacts::body(table, unit).ok_or(no_place)?;
    let whirlpool = places::terrain(table, to).filter(|own| own.kind == TerrainKind::Whirlpool).ok_or(no_place)?;
    let outline = body.outline(pose);
    let touches = plane::touch(&outline, &whirlpool.shape, &contacts::rulers(table));
    unless(!touches, "PC-16.21", Objection::OffWhirlpool)?;
    places::lies_free(table, unit, &outline, "PC-16.21")
}

/// A free place at that whirlpool, the first one that a search finds.
#[must_use]
pub fn arrival(table: &State, unit: Name, to: Name) -> Option<Pose> {
    let body = contacts::body(table, unit)?;
    places::beside(table, body, places::terrain(table, to)?).find(|pose| lies_at(table, unit, to, *pose).is_ok())
}

/// Is there a place at any whirlpool but the one at which she stopped?
#[must_use]
pub fn has_arrival(table: &State, unit: Name) -> bool {
    whirl_away(table, unit).is_some()
}

/// The order that takes this unit to another whirlpool, if it touches one: the first that a search finds.
#[must_use]
pub fn whirl_away(table: &State, unit: Name) -> Option<Order> {
    places::whirlpools(table).filter(|to| touched(table, unit, *to).is_some()).find_map(|to| {
        let pose = arrival(table, unit, to)?;
        let order = Order::UseWhirlpool(unit, to, pose.at, pose.heading);
        may_use_whirlpool(table, unit, to, pose.at, pose.heading).is_ok().then_some(order)
    })
}

/// May this unit be moved to that whirlpool, to this place (PC-16.20, 16.21, 16.24)?
///
/// # Errors
/// The first objection.
pub fn may_use_whirlpool(table: &State, unit: Name, to: Name, at: Spot, heading: Heading) -> Checked {
    let own = table.unit(unit).ok_or(refuse("PC-16.20", Objection::NoSuch))?;
    unless(own.flag() != table.to_move, "PC-4.3", Objection::NotYours)?;
    unless(places::whirlpools(table).count() < 2, "PC-3.11", Objection::LoneWhirlpool)?;
    unless(is_whirled(table, unit), "PC-16.21", Objection::Whirled)?;
    unless(banks::bank_of(table, unit).is_some(), "PC-16.4", Objection::Lost)?;
    let towed = table.tower_of(unit).is_some();
    unless(towed || held::is_free(table, unit).is_err(), "PC-16.24", Objection::NotAtWhirlpool)?;
    unless(touched(table, unit, to).is_none(), "PC-16.20", Objection::NotAtWhirlpool)?;
    lies_at(table, unit, to, Pose::new(at, heading))
}
