//! The tray's own frame (millimetres: x to the bow, y out over the tray, z up) in the world.

use bevy::prelude::*;

use crate::dice::Pose;
use crate::table::room::places::{TOWER, TOWER_LOOKS, TOWER_SCALE};

/// A millimetre of the tray in the world.
pub const MM: f32 = 0.01 * TOWER_SCALE;

/// The tray's axes in the world: bow, out over the tray, up.
fn axes() -> Mat3 {
    let bow = TOWER_LOOKS.cross(Vec3::Y);
    Mat3::from_cols(bow, TOWER_LOOKS, Vec3::Y)
}

/// A point of the tray in the world.
#[must_use]
pub fn world_from_tray(at: Vec3) -> Vec3 {
    TOWER + axes() * at * MM
}

/// A point of the world in the tray.
#[must_use]
pub fn tray_from_world(at: Vec3) -> Vec3 {
    axes().transpose() * (at - TOWER) / MM
}

/// A turn in the tray as the world sees it.
#[must_use]
pub fn turn_from_tray(turn: Quat) -> Quat {
    Quat::from_mat3(&axes()) * turn
}

/// A pose of the tray as a place in the world.
#[must_use]
pub fn placed(pose: &Pose) -> Transform {
    Transform::from_translation(world_from_tray(Vec3::from_array(pose.millimetres().map(|c| c as f32))))
        .with_rotation(turn_from_tray(Quat::from_array(pose.quaternion().map(|c| c as f32))))
        .with_scale(Vec3::splat(MM))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::room::places::TRAY;

    #[test]
    fn the_frame_is_right_handed_and_goes_there_and_back() {
        assert!((axes().determinant() - 1.0).abs() < 1e-5);
        let at = Vec3::new(-37.0, 81.0, 12.0);
        assert!(tray_from_world(world_from_tray(at)).distance(at) < 1e-3);
        // The middle of the floor (DR-28.2).
        assert!(world_from_tray(Vec3::new(0.0, 75.0, 0.0)).distance(TRAY) < 1e-4);
    }

    #[test]
    fn the_tray_s_own_millimetre_is_the_tower_s() {
        assert!((MM - world_from_tray(Vec3::X).distance(world_from_tray(Vec3::ZERO))).abs() < 1e-5);
        assert!((turn_from_tray(Quat::IDENTITY) * Vec3::Z).distance(Vec3::Y) < 1e-5);
    }
}
