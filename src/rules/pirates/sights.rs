//! Guns of every unit, and what each of them sees (PC-10.3 to 10.10, PC-14.12, PC-15.16, PC-18.16).

use std::borrow::Cow;

use super::abilities::Ability;
use super::contacts;
use super::ids::Name;
use super::orders::Gun;
use super::printed::{Cannon, MUSKET};
use super::refusals::{Checked, Objection, refuse, unless};
use super::state::{Ship, State, Unit};
use super::sums;
use super::words::{Keyword, TerrainKind};
use crate::rules::plane::{self, Bar, Mm, Piece, Shape, Spot};

/// A gun looks at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The nearest point of the target is this far away.
    pub reach: Mm,
    /// This number of hundredths of a degree of it is in range and in sight.
    pub open: Mm,
    pub legal: Checked,
    /// The piece that stands in the way.
    pub blocked_by: Option<Name>,
}

impl Default for Line {
    fn default() -> Self {
        Self { reach: Mm::ZERO, open: Mm::ZERO, legal: Ok(()), blocked_by: None }
    }
}

/// The guns that stand, each with its cannon: masts, the musketeer's from any place, tentacles, flags (PC-1.2, AB-35, PC-14.2, PC-15.1).
#[must_use]
pub fn guns(table: &State, unit: Name) -> Vec<(Gun, Cannon)> {
    let standing = |up: &[bool], cannons: &[Cannon]| -> Vec<(Gun, Cannon)> {
        let all = (1..).zip(up.iter().zip(cannons));
        all.filter(|(_, (up, _))| **up).map(|(at, (_, cannon))| (Gun::Mast(at), *cannon)).collect()
    };
    match table.unit(unit) {
        Some(Unit::Ship(ship)) => {
            let Some(craft) = table.craft(ship) else { return Vec::new() };
            let mut guns = standing(&ship.masts, &craft.cannons);
            let musketeer = sums::could(table, unit).iter().any(|(_, ability)| *ability == Ability::Musketeer);
            if musketeer && !ship.is_derelict() {
                guns.push((Gun::Musket, MUSKET));
            }
            guns
        }
        Some(Unit::Kraken(kraken)) => {
            table.monster(kraken).map(|card| standing(&kraken.tentacles, &card.cannons)).unwrap_or_default()
        }
        Some(Unit::Fort(fort)) => {
            let Some(card) = table.stronghold(fort) else { return Vec::new() };
            let all = fort.flags.iter().zip(&card.flags).filter(|((_, stands), _)| *stands);
            all.map(|(((x, y), _), cannon)| (Gun::Slot(*x, *y), *cannon)).collect()
        }
        None => Vec::new(),
    }
}

/// May this unit shoot at that target, as far as rules about targets go (PC-10.3, 10.4, PC-14.7, 14.10, 14.11, 14.19)?
///
/// # Errors
/// The first objection.
pub fn may_target(table: &State, unit: Name, target: Name) -> Checked {
    let (Some(shooter), Some(aimed)) = (table.unit(unit), table.unit(target)) else {
        return Err(refuse("PC-10.3", Objection::NoSuch));
    };
    unless(shooter.flag() == aimed.flag(), "PC-10.3", Objection::FriendlyTarget)?;
    if let Unit::Kraken(kraken) = shooter {
        unless(kraken.embraces != Some(target), "PC-14.11", Objection::KrakenShootsPreyOnly)?;
        unless(kraken.since == table.turn, "PC-14.10", Objection::EmbracedThisTurn)?;
        let named = sums::target(table, unit);
        unless(named.is_some_and(|named| named != target), "PC-14.19", Objection::NotItsTarget)?;
    }
    match aimed {
        Unit::Ship(ship) => {
            unless(ship.waits, "PC-13.36", Objection::OffTable)?;
            let home = ship.docked.and_then(|island| table.island(island)).and_then(|island| island.home);
            unless(home == Some(ship.flag), "PC-6.9", Objection::ProtectedTarget)?;
            unless(ship.lost.is_some(), "PC-16.4", Objection::ProtectedTarget)?;
            unless(ship.plight.untouchable, "PC-13.32", Objection::ProtectedTarget)
        }
        Unit::Kraken(kraken) => unless(kraken.embraces != Some(unit), "PC-14.7", Objection::KrakenOfAnother),
        Unit::Fort(_) => Ok(()),
    }
}

/// A gun looks at a target: may it be aimed at, is it in range, and in sight?
#[must_use]
pub fn look(table: &State, unit: Name, (gun, cannon): (Gun, Cannon), target: Name, doubled: bool) -> Line {
    let allowed = may_target(table, unit, target);
    if embraced(table, unit, target) {
        return Line { open: Mm(36_000), legal: allowed, ..Line::default() };
    }
    let once = table.pack.measures.ruler(cannon.range);
    let range = if doubled && gun != Gun::Musket { once + once } else { once };
    let seen = places(table, unit, gun).into_iter().map(|place| in_sight(table, unit, place, target, range));
    let far = Line { legal: Err(refuse("PC-10.3", Objection::NoSuch)), ..Line::default() };
    let best = seen.min_by_key(|line| (line.legal.is_err(), -line.open.0, line.reach)).unwrap_or(far);
    Line { legal: allowed.and(best.legal), ..best }
}

/// Between a kraken and the ship that it embraces every line is good (PC-14.12).
fn embraced(table: &State, unit: Name, target: Name) -> bool {
    let holds = |kraken: Name, ship: Name| table.kraken(kraken).is_some_and(|kraken| kraken.embraces == Some(ship));
    holds(unit, target) || holds(target, unit)
}

/// Has this ship a shield against whatever is the enemy's (UT-13)?
#[must_use]
pub fn is_shielded(table: &State, unit: Name) -> bool {
    table.ship(unit).is_some_and(|ship| sums::shielded(table, ship))
}

/// A gun fires from here; from a ship it is a mast, counted from 0, behind the other sails.
type Place = (Spot, Option<usize>);

/// The places from which a gun may fire: its mast, the place of any mast, its slot (PC-10.5, AB-35, PC-15.16).
fn places(table: &State, unit: Name, gun: Gun) -> Vec<Place> {
    match (table.unit(unit), gun) {
        (Some(Unit::Ship(ship)), gun) => {
            let masts = masts(table, ship).into_iter().enumerate();
            let own = |at: usize| match gun {
                Gun::Mast(mast) => usize::from(mast) == at + 1,
                Gun::Musket => true,
                Gun::Slot(..) => false,
            };
            masts.filter(|(at, _)| own(*at)).map(|(at, spot)| (spot, Some(at))).collect()
        }
        (Some(Unit::Fort(fort)), Gun::Slot(x, y)) => {
            let slot = Spot::new(Mm::whole(i32::from(x)), Mm::whole(i32::from(y)));
            vec![(plane::on_table(fort.pose, slot), None)]
        }
        _ => Vec::new(),
    }
}

/// The places of all masts, standing or not.
fn masts(table: &State, ship: &Ship) -> Vec<Spot> {
    let hull = contacts::printed_hull(table, ship);
    let places = hull.into_iter().flat_map(|hull| &hull.masts);
    places.map(|x| plane::on_table(ship.pose, Spot::new(*x, Mm::ZERO))).collect()
}

/// The sails of the other standing masts, each across the keel (PC-10.6, 18.6); a Junk's do not block (PC-13.25).
fn sails(table: &State, ship: &Ship, firing: Option<usize>) -> Vec<(Name, Cow<'static, Shape>)> {
    let Some(hull) = contacts::printed_hull(table, ship).filter(|_| !sums::keyword(table, ship.id, Keyword::Junk))
    else {
        return Vec::new();
    };
    let standing = hull.masts.iter().zip(&ship.masts).enumerate();
    let others = standing.filter(|(at, (_, stands))| **stands && firing != Some(*at));
    let end = |x: Mm, y: Mm| plane::on_table(ship.pose, Spot::new(x, y));
    let sail = |x: Mm| Shape::segment(end(x, -hull.sail), end(x, hull.sail));
    others.map(|(_, (x, _))| (ship.id, Cow::Owned(sail(*x)))).collect()
}

/// Everything that bars the line of fire from a place (PC-10.6 to 10.8, 15.17, 16.5).
fn blockers(table: &State, unit: Name, firing: Option<usize>, target: Name) -> Vec<(Name, Cow<'_, Shape>)> {
    let fog = table.terrain.iter().filter(|terrain| terrain.kind == TerrainKind::Fog);
    let mut all: Vec<_> = fog.map(|fog| (fog.id, Cow::Borrowed(&fog.shape))).collect();
    if table.fort(unit).is_some() {
        return all;
    }
    let ground = table.fort(target).map(|fort| fort.island);
    let except: Vec<Name> = [unit, target].into_iter().chain(ground).collect();
    all.extend(contacts::obstacles(table, &except));
    all.extend(table.ship(unit).into_iter().flat_map(|ship| sails(table, ship, firing)));
    all
}

/// The line of fire to the target from one place (PC-18.16).
fn in_sight(table: &State, unit: Name, (spot, firing): Place, target: Name, range: Mm) -> Line {
    let gone = Line { legal: Err(refuse("PC-10.3", Objection::NoSuch)), ..Line::default() };
    let Some(outline) = contacts::outline(table, target) else { return gone };
    let rulers = contacts::rulers(table);
    let mut seen: plane::Sight<(Name, usize)> = plane::sight(spot, &outline, range, &[], &rulers);
    // A target out of range needs no look for blockers.
    if seen.bar.is_none() {
        let between = blockers(table, unit, firing, target);
        let pieces: Vec<Piece<'_, (Name, usize)>> =
            between.iter().enumerate().map(|(at, (id, shape))| Piece { key: (*id, at), shape }).collect();
        seen = plane::sight(spot, &outline, range, &pieces, &rulers);
    }
    let (legal, blocked_by) = match seen.bar {
        None => (Ok(()), None),
        Some(Bar::Range) => (Err(refuse("PC-10.9", Objection::OutOfRange)), None),
        Some(Bar::Blocker((id, _))) => (Err(refuse("PC-10.6", Objection::LineBlocked)), Some(id)),
    };
    let hundredths = |thousandths: i64| Mm(i32::try_from((thousandths + 5) / 10).unwrap_or(i32::MAX));
    // The open width is rounded down, so that nothing too narrow looks wide enough.
    let open = Mm(i32::try_from(seen.open / 10).unwrap_or(i32::MAX));
    Line { reach: hundredths(seen.nearest), open, legal, blocked_by }
}
