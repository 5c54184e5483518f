//! Ray casts against a piece's box, the water, the oak.

use bevy::math::{Affine3A, Ray3d, Vec3};

use crate::rules::geometry::hex::Offset;
use crate::table::board::places::{BOARD_AT, BOARD_HALF, hex_from_world};
use crate::table::pieces::Extent;
use crate::table::room::places::{TABLE_HALF, TABLE_TOP};

/// Columns and rows of the board.
const BOARD: i32 = 18;

/// The ray meets a box at this distance, in the ray's own measure.
#[must_use]
pub fn meets(ray: &Ray3d, extent: &Extent, placed: &Affine3A) -> Option<f32> {
    // In the box's own frame the box is straight, and distances along the ray stay the same.
    let inward = placed.inverse();
    let origin = inward.transform_point3(ray.origin) - extent.centre;
    let along = inward.transform_vector3(*ray.direction);
    if !origin.is_finite() || !along.is_finite() {
        return None;
    }
    let (mut enters, mut leaves) = (0.0_f32, f32::INFINITY);
    for axis in 0..3 {
        let (from, by, half) = (origin[axis], along[axis], extent.half[axis]);
        if by.abs() < 1e-9 {
            if from.abs() > half {
                return None;
            }
            continue;
        }
        let (one, other) = ((-half - from) / by, (half - from) / by);
        enters = enters.max(one.min(other));
        leaves = leaves.min(one.max(other));
    }
    (enters <= leaves).then_some(enters)
}

/// The ray meets the table at this distance: the water inside the frame, or the oak around it.
#[must_use]
pub fn meets_the_table(ray: &Ray3d) -> Option<f32> {
    let down_to = |y: f32| {
        let share = (y - ray.origin.y) / ray.direction.y;
        (ray.direction.y < -1e-6 && share > 0.0).then_some(share)
    };
    let on_water = |at: Vec3| {
        let off = (at - BOARD_AT).abs();
        off.x <= BOARD_HALF.x && off.z <= BOARD_HALF.y
    };
    let on_oak = |at: Vec3| at.x.abs() <= TABLE_HALF.x && at.z.abs() <= TABLE_HALF.y;
    let at = |share: f32| ray.origin + *ray.direction * share;
    down_to(0.0).filter(|share| on_water(at(*share))).or_else(|| down_to(TABLE_TOP).filter(|share| on_oak(at(*share))))
}

/// The hex of the board at a point of the table.
#[must_use]
pub fn hex_at(at: Vec3) -> Option<Offset> {
    if at.y < TABLE_TOP / 2.0 {
        return None;
    }
    let hex = hex_from_world(at);
    let on_board = (0..BOARD).contains(&hex.col) && (0..BOARD).contains(&hex.row);
    on_board.then_some(hex)
}

/// The hex of the board where the ray meets it, whatever stands over it.
#[must_use]
pub fn hex_under(ray: &Ray3d) -> Option<Offset> {
    hex_at(ray.origin + *ray.direction * meets_the_table(ray)?)
}

#[cfg(test)]
mod tests {
    use bevy::math::{Dir3, Quat};

    use super::*;
    use crate::rules::geometry::hex::Hex;
    use crate::table::board::places::world_from_hex;

    fn ray(from: Vec3, to: Vec3) -> Ray3d {
        Ray3d { origin: from, direction: Dir3::new(to - from).expect("two points") }
    }

    #[test]
    fn a_turned_box_is_met_where_it_is() {
        let ship = Extent { centre: Vec3::new(0.0, 0.5, 0.0), half: Vec3::new(0.2, 0.5, 0.7) };
        let placed = Affine3A::from_rotation_translation(Quat::from_rotation_y(0.6), Vec3::new(3.0, 0.0, -2.0));
        let eye = Vec3::new(0.0, 12.0, 14.0);
        let bow = placed.transform_point3(Vec3::new(0.0, 0.3, 0.65));
        let met = meets(&ray(eye, bow), &ship, &placed).expect("the bow is in the box");
        assert!(met > 0.0 && met <= bow.distance(eye) + 1e-4);
        let beside = placed.transform_point3(Vec3::new(0.5, 0.0, 0.0));
        assert_eq!(meets(&ray(beside + Vec3::Y, beside), &ship, &placed), None);
        assert_eq!(meets(&ray(bow, eye), &ship, &placed), Some(0.0), "inside, it is met at once");
        assert_eq!(meets(&ray(eye, eye + Vec3::Y), &ship, &placed), None, "nothing behind the eye is met");
    }

    #[test]
    fn every_hex_is_found_from_above_and_from_a_chair() {
        for eye in [Vec3::new(-1.9, 20.0, 0.01), Vec3::new(0.0, 17.0, 16.0)] {
            for col in 0..BOARD {
                for row in 0..BOARD {
                    let hex = Offset { col, row };
                    let ray = ray(eye, world_from_hex(Hex::from(hex)));
                    let share = meets_the_table(&ray).expect("the water is met");
                    assert_eq!(hex_at(ray.origin + *ray.direction * share), Some(hex));
                }
            }
        }
    }

    #[test]
    fn beside_the_board_lies_oak_and_beyond_it_nothing() {
        let eye = Vec3::new(0.0, 10.0, 0.0);
        let oak = Vec3::new(10.0, TABLE_TOP, 0.0);
        let to_oak = ray(eye, oak);
        let share = meets_the_table(&to_oak).expect("oak");
        assert!((eye + *to_oak.direction * share).abs_diff_eq(oak, 1e-4));
        assert_eq!(hex_at(oak), None);
        assert_eq!(meets_the_table(&ray(eye, Vec3::new(12.0, TABLE_TOP, 0.0))), None);
        assert_eq!(meets_the_table(&ray(eye, eye + Vec3::new(1.0, 0.1, 0.0))), None);
    }
}
