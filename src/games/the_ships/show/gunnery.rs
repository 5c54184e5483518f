//! Guns on the stage: smoke, recoil, the flight of the shot, its strikes.

use bevy::prelude::*;

use super::{at_once, heel, over, piece, puff, side_towards, sound};
use crate::games::the_ships::pieces::ShipsPiece;
use crate::games::the_ships::things::BOARD;
use crate::rules::the_ships::gunnery_table::Shot;
use crate::rules::the_ships::ship_card::{BatteryPlace, MastName};
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::table::beats::{Act, Beats, Recipe, Spot};
use crate::table::pieces::Piece;

/// The guns of a side stand here, to port.
const PORTS: Vec3 = Vec3::new(0.14, 0.13, 0.0);
/// The eye is there after this long, then the guns go off; and a ball is under way this long.
pub(super) const LOOKED: f32 = 0.6;
const FLIGHT: f32 = 0.38;
/// The most columns of water that are seen, and balls that strike, and the time from one to the next.
const MOST: u8 = 6;
const AFTER: f32 = 0.09;
/// Half of the length over which they fall.
const ALONG: f32 = 0.42;
/// This much about two ships that fight is worth seeing.
const ABOUT: f32 = 0.7;

/// A volley of `shots` shots with `hits` hits.
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
    let mut impact = Beats::none();
    for (late, along) in spread(hits) {
        let at = Spot::Piece(piece(target), Vec3::new(side * 0.13, height, along));
        let struck = puff(at, Vec3::new(side * 0.22, 0.1, 0.0), 0.1, Recipe::Splinters);
        impact = impact.together(Beats::wait(late).then(struck));
    }
    if hits > 0 {
        impact = impact.together(heel(target, -side * 0.05)).together(sound("timber", hits.min(MOST), over(target)));
    }
    let missed = shots.saturating_sub(hits);
    for (number, (late, along)) in spread(missed).enumerate() {
        // Some fall short, some go over her.
        let wide = [0.34, 0.5, -0.42].get(number % 3).copied().unwrap_or_default();
        let at = Spot::Piece(piece(target), Vec3::new(side * wide, 0.0, along));
        impact = impact.together(Beats::wait(late).then(puff(at, Vec3::Y * 0.3, 0.04, Recipe::Splash)));
    }
    if missed > 0 {
        impact = impact.together(sound("splash", missed.min(MOST), over(target)));
    }
    let guns = sound("gun", shots.max(1), over(ship));
    guns.together(smoke).together(recoil).together(Beats::wait(FLIGHT).then(impact))
}

/// Moments of strikes, and their places along a ship: neighbours do not follow each other.
fn spread(count: u8) -> impl Iterator<Item = (f32, f32)> {
    let count = count.min(MOST);
    (0..count).map(move |number| {
        let place = (f32::from(number) * 0.618_034 + 0.5).fract() * 2.0 - 1.0;
        (f32::from(number) * AFTER, place * ALONG)
    })
}

/// The eye is drawn to both, and sees them from beside.
pub(super) fn between(one: ShipId, other: ShipId, table: &State) -> Beats {
    let lies = |ship| table.place_of(ship).is_some_and(|place| table.base(place).is_some());
    let at = |ship| Spot::Piece(piece(ship), Vec3::ZERO);
    if lies(one) && lies(other) {
        at_once(Act::Watch { from: at(one), to: at(other), room: ABOUT })
    } else {
        Beats::none()
    }
}

/// The eye is drawn to the boxes that are crossed on her board.
pub(super) fn marked(ship: ShipId) -> Beats {
    let board = Spot::Piece(Piece::of(ShipsPiece::Board(ship)), Vec3::ZERO);
    at_once(Act::Read { at: board, radius: BOARD.x * 0.9 })
}

/// A box of a row lies here: from bow to stern, and across the stern from port.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ball_up_to_six_strikes_in_a_place_and_at_a_time_of_its_own() {
        for count in 0..12 {
            let balls: Vec<_> = spread(count).collect();
            assert_eq!(balls.len(), usize::from(count.min(MOST)));
            for (number, (late, along)) in balls.iter().enumerate() {
                assert!(along.abs() <= ALONG && *late <= 0.5, "{late} {along}");
                for (other, at) in &balls[number + 1..] {
                    assert!(other > late && (at - along).abs() > 0.06, "{balls:?}");
                }
            }
        }
    }
}
