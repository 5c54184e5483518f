//! Guns on the stage: smoke, recoil, the flight of the shot, what it strikes.

use bevy::prelude::*;

use super::{at_once, heel, over, piece, puff, side_towards, sound};
use crate::games::the_ships::look::place_of;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::table::beats::{Act, Beats, Recipe, Spot};

/// Where the guns of a side stand, to port.
const PORTS: Vec3 = Vec3::new(0.14, 0.13, 0.0);
/// The eye looks for so long, then the guns go off; and so long a ball is under way.
pub(super) const LOOKED: f32 = 0.3;
const FLIGHT: f32 = 0.38;
/// More splashes than these are one.
const SPLASHES: u8 = 4;

/// A volley of which so many of so many shots hit.
pub(super) fn volley(
    ship: ShipId,
    battery: BatteryPlace,
    shot: Shot,
    target: ShipId,
    (hits, shots): (u8, usize),
    table: &State,
) -> Beats {
    let (at, along, wide, roll) = match battery {
        BatteryPlace::Port => (PORTS, Vec3::new(0.62, 0.03, 0.0), 0.72, -0.13),
        BatteryPlace::Starboard => (PORTS * Vec3::new(-1.0, 1.0, 1.0), Vec3::new(-0.62, 0.03, 0.0), 0.72, 0.13),
        BatteryPlace::Stern => (Vec3::new(0.0, 0.16, -0.52), Vec3::new(0.0, 0.02, -0.6), 0.12, 0.0),
    };
    let smoke = puff(Spot::Piece(piece(ship), at), along, wide, Recipe::Muzzle);
    let recoil = if roll == 0.0 { Beats::none() } else { heel(ship, roll) };
    let side = side_towards(target, ship, table);
    let height = match shot {
        Shot::Ball => 0.12,
        Shot::Chain => 0.5,
        Shot::Grape => 0.22,
    };
    let shots = u8::try_from(shots).unwrap_or(u8::MAX);
    let missed = shots.saturating_sub(hits).min(SPLASHES);
    let mut impact = Beats::wait(0.0);
    if hits > 0 {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.13, height, 0.0));
        impact = impact
            .together(puff(at, Vec3::new(side * 0.22, 0.1, 0.0), 0.6, Recipe::Splinters))
            .together(heel(target, -side * 0.05))
            .together(sound("timber", hits, over(target)));
    }
    if missed > 0 {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.34, 0.0, 0.1));
        impact = impact.together(puff(at, Vec3::new(side * 0.08, 0.0, 0.0), 0.9, Recipe::Splash)).together(sound(
            "splash",
            missed,
            over(target),
        ));
    }
    let guns = sound("gun", shots.max(1), over(ship));
    guns.together(smoke).together(recoil).together(Beats::wait(FLIGHT).then(impact))
}

/// The eye is drawn to both.
pub(super) fn between(one: ShipId, other: ShipId, table: &State) -> Beats {
    let at = |ship| table.place_of(ship).and_then(|place| table.base(place)).map(|base| place_of(base).translation);
    let Some((here, there)) = at(one).zip(at(other)) else { return Beats::none() };
    at_once(Act::Look { at: Spot::Point((here + there) / 2.0), radius: here.distance(there).max(1.2) })
}

/// Where a box of a row lies: from bow to stern, and across the stern from port.
pub(super) fn splinters(ship: ShipId, row: BatteryPlace, number: u8, table: &State) -> Beats {
    let boxes = table.place_of(ship).map_or(1, |place| table.vessel(place).boxes_of(row));
    let along = 0.5 - (f32::from(number) - 0.5) / f32::from(boxes.max(1));
    let at = match row {
        BatteryPlace::Port => Vec3::new(0.13, 0.12, along * 0.9),
        BatteryPlace::Starboard => Vec3::new(-0.13, 0.12, along * 0.9),
        BatteryPlace::Stern => Vec3::new(along * 0.2, 0.16, -0.5),
    };
    puff(Spot::Piece(piece(ship), at), Vec3::new(0.0, 0.12, 0.0), 0.3, Recipe::Splinters)
}

/// No rule says over which side a mast goes: it follows from her name, so that it is the same in every replay.
pub(super) fn mast_to_port(ship: ShipId, mast: MastName) -> bool {
    let letters: u32 = ship.as_str().bytes().map(u32::from).sum();
    (letters + mast as u32).is_multiple_of(2)
}
