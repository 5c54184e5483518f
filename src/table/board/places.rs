//! Hexes in the world: the one place where the rules' grid meets the table.
//!
//! One world unit is a decimetre; x is east, z is south (towards the near seat), y is up, and the water's
//! surface of the board is y = 0. A hex is 70 mm across its flats (TS-3.2 with side 40.41 mm).

use bevy::math::{Vec2, Vec3};

use crate::rules::geometry::hex::{Heading, Hex, Offset};

/// A millimetre in world units.
pub const MM: f32 = 0.01;
/// Across the flats of a hex.
pub const HEX_FLATS: f32 = 0.70;
/// Side of a hex, which is also its outer radius.
pub const HEX_SIDE: f32 = HEX_FLATS / 1.732_050_8;
/// From column to column.
pub const COLUMN_PITCH: f32 = 1.5 * HEX_SIDE;
/// Middle of an 18 x 18 board, in the board's own frame (hex 0,0 at the origin).
pub const BOARD_MIDDLE: Vec2 = Vec2::new(8.5 * COLUMN_PITCH, 8.75 * HEX_FLATS);
/// Half of the board's whole hexes, east and south.
pub const BOARD_HALF: Vec2 = Vec2::new(8.5 * COLUMN_PITCH + HEX_SIDE, 9.25 * HEX_FLATS);
/// Margin of paper around the whole hexes, under the frame's edge.
pub const APRON: f32 = 0.16;
/// The middle of the board lies here on the table.
pub const BOARD_AT: Vec3 = Vec3::new(-1.9, 0.0, 0.0);

/// The board's own plane (hex 0,0 at the origin, x east, y south) from a hex.
#[must_use]
pub fn plane_from_hex(hex: Hex) -> Vec2 {
    let (q, r) = (hex.x as f32, hex.y as f32);
    Vec2::new(COLUMN_PITCH * q, HEX_FLATS * (r + q / 2.0))
}

/// The world from a point of the board's plane.
#[must_use]
pub fn world_from_plane(at: Vec2) -> Vec3 {
    let from_middle = at - BOARD_MIDDLE;
    BOARD_AT + Vec3::new(from_middle.x, 0.0, from_middle.y)
}

/// The world from a hex: the middle of it, on the water.
#[must_use]
pub fn world_from_hex(hex: Hex) -> Vec3 {
    world_from_plane(plane_from_hex(hex))
}

/// The board's plane from a point of the world.
#[must_use]
pub fn plane_from_world(at: Vec3) -> Vec2 {
    Vec2::new(at.x - BOARD_AT.x, at.z - BOARD_AT.z) + BOARD_MIDDLE
}

/// The hex under a point of the world, on the board or not.
#[must_use]
pub fn hex_from_world(at: Vec3) -> Offset {
    hex_from_plane(plane_from_world(at))
}

/// The hex under a point of the board's plane, on the board or not.
#[must_use]
pub fn hex_from_plane(plane: Vec2) -> Offset {
    let q = plane.x / COLUMN_PITCH;
    let r = plane.y / HEX_FLATS - q / 2.0;
    let (mut rq, mut rr, rs) = (q.round(), r.round(), (-q - r).round());
    let (dq, dr, ds) = ((rq - q).abs(), (rr - r).abs(), (rs + q + r).abs());
    if dq > dr && dq > ds {
        rq = -rr - rs;
    } else if dr > ds {
        rr = -rq - rs;
    }
    Offset::from(Hex::new(rq as i32, rr as i32))
}

/// Turn about the vertical that points a model built along +z towards `heading` (0 is north).
#[must_use]
pub fn yaw_from_heading(heading: Heading) -> f32 {
    std::f32::consts::PI - heading.index() as f32 * std::f32::consts::FRAC_PI_3
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_3_2_every_hex_lies_under_its_own_middle() {
        for col in -3..21 {
            for row in -3..21 {
                let offset = Offset { col, row };
                assert_eq!(hex_from_world(world_from_hex(Hex::from(offset))), offset);
            }
        }
    }

    #[test]
    fn ts_3_3_a_model_turns_the_way_the_compass_does() {
        for heading in Heading::ALL {
            let ahead = bevy::math::Quat::from_rotation_y(yaw_from_heading(heading)) * Vec3::Z;
            let here = Hex::new(0, 0);
            let step = world_from_hex(heading.step(here)) - world_from_hex(here);
            assert!(step.normalize().abs_diff_eq(ahead, 1e-5), "{heading:?}: {step} is not {ahead}");
        }
    }
}
