//! Small things of a player, cut from wood: the chest, the cup, the lantern, the base of a ship.

use bevy::prelude::*;

use crate::rules::dead_reckoning::sinking::SINKS;
use crate::table::craft::joinery::{Bench, board};
use crate::table::craft::whittling::{Paint, Whittler};
use crate::table::pieces::wounds::{SHREDS, Wounds};
use crate::table::things::{self, CUBE, oval};

/// The base of a ship is this thick.
pub const BASE_THICK: f32 = 0.035;
/// A ship on the table is this much larger than her drawing.
pub const SHIP_SCALE: f32 = 0.9;
/// Half of a ship's base, across and along.
const BASE: Vec2 = Vec2::new(0.17, 0.40);

/// The twelve edges of a cube that is not there.
#[must_use]
pub fn ghost() -> Mesh {
    const BAR: f32 = 0.014;
    let mut bench = Bench::default();
    let out = CUBE - BAR;
    for (x, y) in [(-out, -out), (-out, out), (out, -out), (out, out)] {
        bench.board(Vec3::new(0.0, x, y), Vec3::new(CUBE, BAR, BAR), 0.0);
        bench.board(Vec3::new(x, 0.0, y), Vec3::new(BAR, CUBE, BAR), 0.0);
        bench.board(Vec3::new(x, y, 0.0), Vec3::new(BAR, BAR, CUBE), 0.0);
    }
    bench.finish()
}

/// The air between them.
#[must_use]
pub fn air() -> Mesh {
    board(Vec3::splat(CUBE), 0.014)
}

/// The base of a ship.
#[must_use]
pub fn base() -> Mesh {
    things::base(BASE, BASE_THICK)
}

/// Damage on a ship looks so: holes on both sides, torn sails, and before the last of it a list.
#[must_use]
pub fn wounds(damage: u8) -> Wounds {
    let damage = damage.min(SINKS);
    let torn = [("fore", damage / 2), ("main", damage.saturating_sub(1))];
    let rows = [('p', damage), ('s', damage.saturating_sub(1)), ('t', damage / 2)];
    Wounds {
        torn: torn.into_iter().filter(|(_, tear)| *tear > 0).map(|(mast, tear)| (mast, tear.min(SHREDS))).collect(),
        holed: rows.map(|(row, holes)| (row, holes, SINKS)).to_vec(),
        ..Wounds::default()
    }
    .taking_in_water()
}

/// The sea she lies in, on her base.
#[must_use]
pub fn wake() -> Mesh {
    let mut bench = Bench::default();
    oval(&mut bench, BASE - Vec2::splat(0.032), 0.0);
    bench.finish()
}

/// The black flag of a pirate, on a staff at the stern of the base.
#[must_use]
pub fn black_flag() -> Mesh {
    let mut knife = Whittler::default();
    let foot = Vec3::new(0.0, BASE_THICK, -0.36);
    knife.turned(foot, &[(0.010, 0.0), (0.008, 0.50), (0.0, 0.51)], 6, Paint::wood(0x6A4A2A));
    let at = |z: f32, y: f32| foot + Vec3::new(0.014 * (z * 26.0).sin(), y, -z);
    let (cloth, bone) = (Paint::coat(0x161412), Paint::coat(0xE8E0CC));
    for (from, to) in [(0.0, 0.10), (0.10, 0.20)] {
        knife.leaf(&[at(from, 0.34), at(to, 0.34), at(to, 0.49), at(from, 0.49)], cloth);
    }
    for side in [0.012, -0.012] {
        let skull = |z: f32, y: f32| at(0.10 + z, y) + Vec3::X * side;
        knife.leaf(&[skull(-0.03, 0.42), skull(0.03, 0.42), skull(0.03, 0.465), skull(-0.03, 0.465)], bone);
        knife.leaf(&[skull(-0.05, 0.375), skull(0.05, 0.385), skull(0.05, 0.395), skull(-0.05, 0.385)], bone);
    }
    knife.finish()
}

/// An arrow of brass that lies on the water and points away from the harbour.
#[must_use]
pub fn arrow() -> Mesh {
    let mut knife = Whittler::default();
    let brass = Paint::metal(0xC79A48);
    let at = |x: f32, z: f32| Vec3::new(x, 0.014, z);
    knife.face(&[at(-0.035, 0.15), at(0.035, 0.15), at(0.035, -0.03), at(-0.035, -0.03)], brass);
    knife.face(&[at(-0.11, -0.02), at(0.11, -0.02), at(0.0, -0.19)], brass);
    knife.finish()
}

/// A chest bound with iron, painted in the colour of its owner.
#[must_use]
pub fn chest(colour: u32) -> Mesh {
    let mut knife = Whittler::default();
    let (oak, iron, coat) = (Paint::wood(0x6E4A2A), Paint::metal(0x4A4B4E), Paint::coat(colour));
    let half = Vec3::new(0.27, 0.10, 0.17);
    knife.block(Vec3::Y * half.y, half, oak);
    // A round lid in five boards.
    let boards = 7_u8;
    let point = |number: u8, x: f32, swell: f32| {
        let turn = std::f32::consts::PI * f32::from(number) / f32::from(boards);
        Vec3::new(x, 0.2 + turn.sin() * (0.12 + swell), turn.cos() * (half.z + swell))
    };
    for number in 0..boards {
        let next = number + 1;
        let paint = if number % 2 == 0 { coat } else { coat.shaded(0.88) };
        let (l, r) = (-half.x, half.x);
        knife.face(&[point(number, l, 0.0), point(number, r, 0.0), point(next, r, 0.0), point(next, l, 0.0)], paint);
        for x in [-0.20, 0.0, 0.20] {
            let (l, r) = (x - 0.022, x + 0.022);
            knife.face(
                &[point(number, l, 0.008), point(number, r, 0.008), point(next, r, 0.008), point(next, l, 0.008)],
                iron,
            );
        }
    }
    for side in [-1.0, 1.0] {
        let x = half.x * side;
        let rim: Vec<Vec3> = (0..=boards).map(|number| point(number, x, 0.0)).collect();
        let rim: Vec<Vec3> = if side > 0.0 { rim } else { rim.into_iter().rev().collect() };
        knife.face(&rim, coat.shaded(0.8));
    }
    for x in [-0.20, 0.20] {
        knife.block(Vec3::new(x, 0.10, 0.0), Vec3::new(0.022, 0.102, half.z + 0.006), iron);
    }
    knife.block(Vec3::new(0.0, 0.17, half.z + 0.004), Vec3::new(0.035, 0.045, 0.012), Paint::metal(0xC79A48));
    knife.finish()
}

/// A low cup of leather with a band of a colour, open above.
#[must_use]
pub fn cup(colour: u32) -> Mesh {
    let mut knife = Whittler::default();
    let (leather, inside) = (Paint::wood(0x5A3A22), Paint::coat(0x2A1A10));
    knife.turned(Vec3::ZERO, &[(0.19, 0.0), (0.215, 0.11)], 20, leather);
    knife.turned(Vec3::ZERO, &[(0.222, 0.11), (0.232, 0.17)], 20, Paint::coat(colour));
    knife.turned(Vec3::ZERO, &[(0.226, 0.17), (0.245, 0.29), (0.238, 0.30), (0.225, 0.29)], 20, leather);
    knife.turned(Vec3::ZERO, &[(0.225, 0.29), (0.17, 0.03), (0.0, 0.03)], 20, inside);
    knife.finish()
}

/// A lock of brass that hangs over a cube.
#[must_use]
pub fn lock() -> Mesh {
    let mut knife = Whittler::default();
    let (brass, iron) = (Paint::metal(0xC79A48), Paint::metal(0x4A4B4E));
    let half = Vec3::new(0.058, 0.046, 0.026);
    knife.block(Vec3::Y * half.y, half, brass);
    for x in [-0.034, 0.034] {
        knife.block(Vec3::new(x, 0.115, 0.0), Vec3::new(0.011, 0.030, 0.011), iron);
    }
    knife.block(Vec3::Y * 0.148, Vec3::new(0.045, 0.011, 0.011), iron);
    knife.block(Vec3::new(0.0, half.y, half.z), Vec3::new(0.010, 0.020, 0.004), Paint::coat(0x1E1612));
    knife.finish()
}

/// A pennant on a staff, two chevrons on it that point up: seen aslant from every chair.
#[must_use]
pub fn pennant() -> Mesh {
    let mut knife = Whittler::default();
    let (brass, cloth, red) = (Paint::metal(0xC79A48), Paint::coat(0xF6EACB), Paint::coat(0xC22A1E));
    knife.turned(Vec3::ZERO, &[(0.11, 0.0), (0.11, 0.025), (0.04, 0.055)], 12, brass);
    knife.turned(Vec3::Y * 0.04, &[(0.022, 0.0), (0.018, 1.10), (0.045, 1.12), (0.0, 1.18)], 8, brass);
    knife.turn_to(Transform::from_rotation(Quat::from_rotation_y(std::f32::consts::FRAC_PI_4)));
    let at = |x: f32, y: f32, z: f32| Vec3::new(0.02 + x, 0.42 + y, z);
    let wide = 0.66;
    knife.leaf(&[at(0.0, 0.0, 0.0), at(wide, 0.0, 0.0), at(wide, 0.66, 0.0), at(0.0, 0.66, 0.0)], cloth);
    let (rise, wing, thick) = (0.17, 0.25, 0.13);
    for (side, low) in [(0.01, 0.06), (0.01, 0.29), (-0.01, 0.06), (-0.01, 0.29)] {
        for out in [-wing, wing] {
            let band = [(0.0, rise), (out, 0.0), (out, thick), (0.0, rise + thick)];
            knife.leaf(&band.map(|(x, y)| at(wide / 2.0 + x, low + y, side)), red);
        }
    }
    knife.finish()
}
