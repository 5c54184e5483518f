//! Batteries: times, targets and effects of their fire (TS-14, TS-15).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::cones::{Arc, Aspect, aspect, in_arc};
use crate::rules::geometry::sight::{self, Blocked};

use super::game::{Battle, Ruling};
use super::gunnery_table::Shot;
use super::happenings::{Cause, Gunnery};
use super::losses::{Blow, MastPick, Toll};
use super::numbers::{Aim, Silence, beyond, hits, meets};
use super::officers::{Duty, missing};
use super::place::Place;
use super::ship::Fire;
use super::ship_card::{BatteryPlace, Sails};
use super::state::State;
use super::tile::Terrain;
use super::wants::{Choice, Why};

/// A die of this or less for a hit astern shoots the rudder away (TS-21.1).
pub const RUDDER_GOES_AT: i16 = 2;
/// A die of this or less for a hit by ball sets her on fire (TS-21.2).
pub const CATCHES_FIRE_AT: i16 = 3;

/// The arc of a battery.
#[must_use]
pub const fn arc_of(battery: BatteryPlace) -> Arc {
    match battery {
        BatteryPlace::Port => Arc::Port,
        BatteryPlace::Starboard => Arc::Starboard,
        BatteryPlace::Stern => Arc::Stern,
    }
}

/// Finds the land or the third ship that blocks the line between two ships (TS-3.15).
#[must_use]
pub fn sight_between(state: &State, from: Place, to: Place) -> Option<Blocked> {
    sight_from(state, from, state.base(from)?, to)
}

/// Finds the block for a ship that lay at this base.
#[must_use]
pub fn sight_from(state: &State, from: Place, from_base: Base, to: Place) -> Option<Blocked> {
    let to_base = state.base(to)?;
    let third = |place: &Place| *place != from && *place != to && state.base(*place).is_some();
    if !state.has_land && !state.each().any(|place| third(&place)) {
        return None;
    }
    sight::blocked(from_base, to_base, |hex| {
        state.chart.terrain(hex).is_some_and(Terrain::blocks_sight)
            || state.covering(hex).is_some_and(|third| third != from && third != to)
    })
}

/// Can this ship fire anything at all now (TS-14.9)?
#[must_use]
pub fn may_fire(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    ship.in_play() && !ship.panic && ship.fire.is_none() && !ship.day.done && !state.is_locked(place)
}

/// May she be fired at (TS-14.9)?
fn may_be_target(state: &State, shooter: Place, target: Place) -> bool {
    state.is_enemy(shooter, target) && !state.is_locked(target)
}

/// Has the ship a base hex in the arc within this range of the nearer hex of the firing base (TS-14.6)?
#[must_use]
pub fn in_zone(shooter: Base, battery: BatteryPlace, range: u8, target: Base) -> bool {
    let hexes = target.hexes().into_iter();
    hexes.filter(|hex| shooter.range_to_hex(*hex) <= u32::from(range)).any(|hex| in_arc(shooter, arc_of(battery), hex))
}

/// Enemies in the zone of this range that are seen (TS-14.7).
#[must_use]
pub fn enemies_in_zone(state: &State, place: Place, battery: BatteryPlace, range: u8) -> Vec<Place> {
    let Some(base) = state.base(place) else { return Vec::new() };
    let near = |target: &Place| {
        may_be_target(state, place, *target)
            && state.base(*target).is_some_and(|there| in_zone(base, battery, range, there))
            && sight_between(state, place, *target).is_none()
    };
    state.in_play().filter(near).collect()
}

/// The range between two ships (TS-3.8).
#[must_use]
pub fn range_between(state: &State, from: Place, to: Place) -> u8 {
    let range = state.base(from).zip(state.base(to)).map_or(0, |(from, to)| from.range_to(to));
    u8::try_from(range).unwrap_or(u8::MAX)
}

/// The number to throw or less, with its parts (TS-14.12).
#[must_use]
pub fn aim(state: &State, place: Place, table: u8) -> Aim {
    let ship = state.ship(place);
    aim_under(state, place, table, ship.sails, ship.anchored)
}

/// The aim under other sails than she has set, and with her anchor up or down.
#[must_use]
pub fn aim_under(state: &State, place: Place, table: u8, sails: Sails, anchored: bool) -> Aim {
    Aim {
        table: i16::from(table),
        sails: match sails {
            Sails::Furled => 2,
            Sails::Battle => 0,
            Sails::Full => -1,
        },
        anchor: if anchored { i16::from(state.vessel(place).card.anchor_bonus) } else { 0 },
        officers: missing(state, place, Duty::Shooting),
    }
}

/// Masts are protected by this number under these sails (TS-8.2, TS-15.6).
#[must_use]
pub const fn mast_protection(sails: Sails) -> u8 {
    match sails {
        Sails::Furled => 16,
        Sails::Battle => 10,
        Sails::Full => 6,
    }
}

/// A battery does one of these in a fire window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Readiness {
    /// It fires at one of these.
    Fires(Shot, Vec<Place>),
    /// It shows cards that are void (TS-14.10).
    Void {
        /// The load card is.
        load: bool,
        /// The range card is.
        range: bool,
    },
    Silent,
}

/// A laid shot, with everything that decides whether it is fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lay {
    pub ship: Place,
    pub battery: BatteryPlace,
    pub shot: Shot,
    /// The range that is set.
    pub range: Option<u8>,
    pub from: Base,
    pub target: Place,
}

/// Finds the reason that keeps a ready battery from firing at an enemy on whom it bears; none if it fires (TS-14.5 to
/// TS-14.11).
#[must_use]
pub fn silence(state: &State, lay: &Lay) -> Option<Silence> {
    let there = state.base(lay.target)?;
    if state.ship(lay.ship).barrels() == 0 {
        return Some(Silence::NoPowder);
    }
    let Some(range) = lay.range else { return Some(Silence::NoRange) };
    if state.is_locked(lay.target) {
        return Some(Silence::Locked);
    }
    if let Some(blocked) = sight_from(state, lay.ship, lay.from, lay.target) {
        return Some(hidden_by(state, blocked));
    }
    if !in_zone(lay.from, lay.battery, range, there) {
        return Some(Silence::Beyond(range));
    }
    let table = state.vessel(lay.ship).need(lay.shot, lay.from.range_to(there));
    table.is_none().then_some(Silence::NoVolley)
}

/// Names the land or the ship in a blocked line of sight.
#[must_use]
pub fn hidden_by(state: &State, blocked: Blocked) -> Silence {
    let hexes = match blocked {
        Blocked::Through(hex) => [hex, hex],
        Blocked::Between(one, other) => [one, other],
    };
    let third = hexes.into_iter().find_map(|hex| state.covering(hex));
    third.map_or(Silence::Land, |third| Silence::HiddenBy(state.id(third)))
}

/// Finds the nearest enemy on whom a ready battery bears within the greatest range of its shot, and the reason for its
/// silence.
#[must_use]
pub fn held_fire(state: &State, place: Place, battery: BatteryPlace) -> Option<(Place, Silence)> {
    let (ship, from) = (state.ship(place), state.base(place)?);
    let shot = ship.shot_in(battery).filter(|_| ship.is_ready(battery) && ship.guns_in(battery) > 0)?;
    let greatest = state.vessel(place).greatest_range(shot);
    let bears = |other: &Place| {
        let there = state.base(*other);
        state.is_enemy(place, *other) && there.is_some_and(|there| in_zone(from, battery, greatest, there))
    };
    let target = state.in_play().filter(bears).min_by_key(|other| range_between(state, place, *other))?;
    let lay = Lay { ship: place, battery, shot, range: ship.cards_on(battery).range, from, target };
    Some((target, silence(state, &lay)?))
}

/// Looks at one battery in a fire window (TS-14.5 to TS-14.11).
#[must_use]
pub fn readiness(state: &State, place: Place, battery: BatteryPlace) -> Readiness {
    let (ship, vessel) = (state.ship(place), state.vessel(place));
    let cards = ship.cards_on(battery);
    let (Some(load), Some(range)) = (cards.load, cards.range) else { return Readiness::Silent };
    if ship.guns_in(battery) == 0 || ship.barrels() == 0 {
        return Readiness::Silent;
    }
    let greatest = match load.shot.shot() {
        Some(shot) => vessel.greatest_range(shot),
        None => Shot::ALL.into_iter().map(|shot| vessel.greatest_range(shot)).max().unwrap_or(0),
    };
    let shot = load.shot.shot().filter(|_| ship.is_ready(battery));
    let bad_range = range == 0 || range > greatest;
    // TS-14.10: a card without a number is shown at the greatest range, one with too great a number at that.
    let zone = if range == 0 { greatest } else { range };
    let enemies = enemies_in_zone(state, place, battery, zone);
    if enemies.is_empty() {
        return Readiness::Silent;
    }
    match shot {
        Some(shot) if !bad_range => {
            let in_table = |target: &Place| vessel.need(shot, range_between(state, place, *target).into()).is_some();
            let targets: Vec<_> = enemies.into_iter().filter(in_table).collect();
            if targets.is_empty() { Readiness::Silent } else { Readiness::Fires(shot, targets) }
        }
        _ => Readiness::Void { load: shot.is_none(), range: bad_range },
    }
}

/// Shows void cards and does with them what TS-14.10 says.
pub fn show_void(battle: &mut Battle<'_>, place: Place, battery: BatteryPlace, load: bool, range: bool) {
    let ship = battle.id(place);
    let cards = battle.ship(place).cards_on(battery);
    if range {
        battle.tell(Gunnery::RangeVoid { ship, battery, range: cards.range.unwrap_or(0) });
    }
    if load {
        let boxes = cards.load.map_or(0, |load| load.boxes);
        battle.tell(Gunnery::LoadVoid { ship, battery, boxes });
    }
}

/// Fires one battery: the target is chosen, the guns are thrown for, then at once the effect (TS-14.12 to TS-14.14, TS-19.6).
/// Nothing takes effect yet: it goes on the toll.
pub fn volley(
    battle: &mut Battle<'_>,
    place: Place,
    battery: BatteryPlace,
    shot: Shot,
    targets: &[Place],
    toll: &mut Toll,
) -> Ruling<()> {
    let state = battle.state();
    let (ship, owner) = (state.id(place), state.owner(place));
    if state.ship(place).barrels() == 0 {
        // TS-14.5: another battery of this window took the last barrel.
        return Ok(());
    }
    let options = targets.iter().map(|target| Choice::Ship(state.id(*target))).collect();
    let Some(Choice::Ship(target)) = battle.choose(owner, options, Why::Target { ship, battery })? else {
        return Ok(());
    };
    let state = battle.state();
    let Some(at) = state.place_of(target) else { return Ok(()) };
    let range = range_between(state, place, at);
    let Some(table) = state.vessel(place).need(shot, range.into()) else { return Ok(()) };
    let aim = aim(state, place, table);
    let Some(seen) = state.base(at).zip(state.base(place)).map(|(target, shooter)| aspect(target, shooter)) else {
        return Ok(());
    };
    let guns = state.ship(place).guns_in(battery);
    let from_hold = state.ship(place).powder == 0;
    let set = state.ship(place).cards_on(battery).range.unwrap_or(0);
    let faces = battle.d20s(owner, guns, Why::Volley { ship, battery, shot, target, range, aim })?;
    let hits = hits(&faces, aim.need());
    battle.tell(Gunnery::VolleyFired {
        ship,
        battery,
        shot,
        target,
        range,
        set,
        aspect: seen,
        aim,
        faces,
        hits,
        from_hold,
    });
    match shot {
        Shot::Ball => ball(battle, place, at, seen, hits, toll),
        Shot::Chain => chain(battle, at, seen, hits, toll),
        Shot::Grape => {
            let losses = crew_protection(battle, at, hits)?;
            toll.add(at, Blow::Grape(losses));
            Ok(())
        }
    }
}

fn ball(battle: &mut Battle<'_>, by: Place, at: Place, seen: Aspect, hits: u8, toll: &mut Toll) -> Ruling<()> {
    let (ship, shooter) = (battle.id(at), battle.owner(by));
    let (boxes, side) = match seen {
        Aspect::Port => (Blow::Boxes(BatteryPlace::Port, hits, Cause::Ball), Some(Fire::Port)),
        Aspect::Starboard => (Blow::Boxes(BatteryPlace::Starboard, hits, Cause::Ball), Some(Fire::Starboard)),
        Aspect::Stern => (Blow::Boxes(BatteryPlace::Stern, hits, Cause::Ball), None),
        Aspect::Bow => (Blow::SplitBoxes(hits), None),
    };
    toll.add(at, boxes);
    if !battle.advanced() {
        return Ok(());
    }
    let count = usize::from(hits);
    if seen == Aspect::Stern && !battle.ship(at).rudder_lost && count > 0 {
        let faces = battle.d20s(shooter, count, Why::Rudder { ship })?;
        let lost = faces.iter().any(|face| meets(*face, RUDDER_GOES_AT));
        battle.tell(Gunnery::RudderThrown { ship, faces, lost });
        if lost {
            toll.add(at, Blow::Rudder);
        }
    }
    if battle.ship(at).fire.is_none() && count > 0 {
        let faces = battle.d20s(shooter, count, Why::FireStarts { ship })?;
        let caught = faces.iter().any(|face| meets(*face, CATCHES_FIRE_AT));
        battle.tell(Gunnery::FireThrown { ship, faces, caught });
        if caught {
            toll.add(at, Blow::Fire(side));
        }
    }
    Ok(())
}

fn chain(battle: &mut Battle<'_>, at: Place, seen: Aspect, hits: u8, toll: &mut Toll) -> Ruling<()> {
    if hits == 0 {
        return Ok(());
    }
    let state = battle.state();
    let (ship, owner) = (state.id(at), state.owner(at));
    let protection = mast_protection(state.ship(at).sails);
    let faces = battle.d20s(owner, hits.into(), Why::Masts { ship, protection })?;
    let damage = beyond(&faces, protection);
    battle.tell(Gunnery::MastsShielded { ship, protection, faces, damage });
    toll.add(at, Blow::Masts(MastPick::by_aspect(seen), damage, Cause::Chain));
    Ok(())
}

/// The owner throws for the crew, one die a hit; the result is the number of sailors lost (TS-15.10, TS-16.5).
pub fn crew_protection(battle: &mut Battle<'_>, at: Place, hits: u8) -> Ruling<u8> {
    if hits == 0 {
        return Ok(0);
    }
    let state = battle.state();
    let (ship, owner) = (state.id(at), state.owner(at));
    let protection = state.vessel(at).card.crew_protection;
    let faces = battle.d20s(owner, hits.into(), Why::Crew { ship, protection })?;
    let losses = beyond(&faces, protection);
    battle.tell(Gunnery::CrewShielded { ship, protection, faces, losses });
    Ok(losses)
}
