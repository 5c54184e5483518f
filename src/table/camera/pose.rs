//! The pose of the eye, in plain numbers, and the limits of the cabin.

use bevy::math::{Dir3, EulerRot, Quat, Ray3d, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::table::room::places::{TABLE_HALF, TABLE_TOP};

/// The eye looks at a point of the table from some way off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// This point is in the middle of the view.
    pub focus: Vec3,
    /// The eye's direction from it: 0 is south of it, looking north; a quarter turn is east of it.
    pub yaw: f32,
    /// The eye looks down by this angle, in radians below the horizon.
    pub pitch: f32,
    /// From the eye to the focus.
    pub distance: f32,
    /// Vertical field of view.
    pub fov: f32,
}

/// The usual lens.
pub const FOV: f32 = 45.0 * std::f32::consts::PI / 180.0;
/// The eye may come this near to its focus.
pub const NEAREST: f32 = 0.35;
/// Farthest.
pub const FARTHEST: f32 = 27.0;
/// Over the table one looks down, a little at least...
pub const FLATTEST: f32 = 4.0 * std::f32::consts::PI / 180.0;
/// ... and never over one's own feet, which would turn the picture upside down.
pub const STEEPEST: f32 = 89.0 * std::f32::consts::PI / 180.0;
/// On deck one looks up at the sails as well, by this angle from the horizon.
pub const NECK: f32 = 65.0 * std::f32::consts::PI / 180.0;
/// The eye keeps this far from the oak.
pub const CLEARANCE: f32 = 0.12;
/// The eye stays inside these bounds of the cabin, east, up and south.
pub const CABIN: Vec3 = Vec3::new(24.5, 25.0, 27.0);
/// The focus stays over the table, and at most this high above it.
const HIGHEST_FOCUS: f32 = 3.0;

impl Pose {
    /// From the eye to the focus.
    #[must_use]
    pub fn ahead(&self) -> Vec3 {
        -self.outward()
    }

    fn outward(&self) -> Vec3 {
        let (sin_pitch, cos_pitch) = self.pitch.sin_cos();
        let (sin_yaw, cos_yaw) = self.yaw.sin_cos();
        Vec3::new(sin_yaw * cos_pitch, sin_pitch, cos_yaw * cos_pitch)
    }

    /// The eye's place.
    #[must_use]
    pub fn eye(&self) -> Vec3 {
        self.focus + self.outward() * self.distance
    }

    /// The eye's rotation.
    #[must_use]
    pub fn turn(&self) -> Quat {
        Quat::from_euler(EulerRot::YXZ, self.yaw, -self.pitch, 0.0)
    }

    /// For the camera's entity.
    #[must_use]
    pub fn transform(&self) -> Transform {
        Transform::from_translation(self.eye()).with_rotation(self.turn())
    }

    /// The ray through a point of the picture: `at` runs from -1 to 1, right and up.
    #[must_use]
    pub fn ray(&self, at: Vec2, aspect: f32) -> Ray3d {
        let up = (self.fov / 2.0).tan();
        let through = Vec3::new(at.x * up * aspect, at.y * up, -1.0);
        let direction = Dir3::new(self.turn() * through).unwrap_or(Dir3::NEG_Y);
        Ray3d { origin: self.eye(), direction }
    }

    /// The place of a point of the world in the picture, from -1 to 1, right and up; none behind the eye.
    #[must_use]
    pub fn seen(&self, point: Vec3, aspect: f32) -> Option<Vec2> {
        let at = self.turn().inverse() * (point - self.eye());
        let up = (self.fov / 2.0).tan() * -at.z;
        (at.z < 0.0).then(|| Vec2::new(at.x / (up * aspect), at.y / up))
    }

    /// The same pose with the numbers brought back inside what is allowed over the table.
    #[must_use]
    pub fn inside(mut self) -> Self {
        self.make_finite();
        self.yaw = wrapped(self.yaw);
        let low = Vec3::new(-TABLE_HALF.x, TABLE_TOP, -TABLE_HALF.y);
        self.focus = self.focus.clamp(low, Vec3::new(TABLE_HALF.x, HIGHEST_FOCUS, TABLE_HALF.y));
        self.pitch = self.pitch.clamp(FLATTEST, STEEPEST);
        self.distance = self.distance.clamp(NEAREST, FARTHEST).min(self.room_behind());
        // Too near the oak the eye rises; from there it is no nearer to any wall.
        let needed = (TABLE_TOP + CLEARANCE - self.focus.y) / self.distance;
        if self.pitch.sin() < needed {
            self.pitch = needed.clamp(-1.0, 1.0).asin().clamp(FLATTEST, STEEPEST);
        }
        self
    }

    /// The same pose with the eye held in its place: on deck one turns one's head and nothing else.
    #[must_use]
    pub fn turned_on_the_spot(mut self, yaw: f32, pitch: f32) -> Self {
        let eye = self.eye();
        self.yaw = wrapped(self.yaw + yaw);
        self.pitch = (self.pitch + pitch).clamp(-NECK, NECK);
        self.focus = eye + self.ahead() * self.distance;
        self
    }

    /// The same pose, nearer if the eye would be in a wall; needed on the way between two poses, for the ends are
    /// inside.
    #[must_use]
    pub fn this_side_of_the_walls(mut self) -> Self {
        self.distance = self.distance.min(self.room_behind());
        self
    }

    /// The eye can go back this far before it meets wall or beam.
    fn room_behind(&self) -> f32 {
        let outward = self.outward();
        let room = |at: f32, along: f32, wall: f32| {
            if along > 1e-6 {
                (wall - at) / along
            } else if along < -1e-6 {
                (-wall - at) / along
            } else {
                f32::INFINITY
            }
        };
        let sides = room(self.focus.x, outward.x, CABIN.x).min(room(self.focus.z, outward.z, CABIN.z));
        let beams = if outward.y > 1e-6 { (CABIN.y - self.focus.y) / outward.y } else { f32::INFINITY };
        sides.min(beams).max(NEAREST)
    }

    fn make_finite(&mut self) {
        if !self.focus.is_finite() {
            self.focus = Vec3::ZERO;
        }
        for (number, otherwise) in [(&mut self.yaw, 0.0), (&mut self.pitch, 0.8), (&mut self.distance, 20.0)] {
            if !number.is_finite() {
                *number = otherwise;
            }
        }
        if !(0.1..2.5).contains(&self.fov) {
            self.fov = FOV;
        }
    }

    /// Some way between two poses, the short way round.
    #[must_use]
    pub fn between(&self, other: &Self, share: f32) -> Self {
        let mix = |from: f32, to: f32| from + (to - from) * share;
        Self {
            focus: self.focus.lerp(other.focus, share),
            yaw: wrapped(self.yaw + wrapped(other.yaw - self.yaw) * share),
            pitch: mix(self.pitch, other.pitch),
            distance: mix(self.distance, other.distance),
            fov: mix(self.fov, other.fov),
        }
    }
}

/// An angle between minus half a turn and half a turn.
#[must_use]
pub fn wrapped(angle: f32) -> f32 {
    use std::f32::consts::{PI, TAU};
    if angle.abs() <= PI { angle } else { (angle + PI).rem_euclid(TAU) - PI }
}

#[cfg(test)]
mod tests {
    use std::f32::consts::{FRAC_PI_2, PI};

    use super::*;

    #[test]
    fn yaw_and_pitch_are_what_they_say() {
        let south = Pose { focus: Vec3::ZERO, yaw: 0.0, pitch: 0.0, distance: 2.0, fov: FOV };
        assert!(south.eye().abs_diff_eq(Vec3::Z * 2.0, 1e-6));
        assert!((south.turn() * Vec3::NEG_Z).abs_diff_eq(south.ahead(), 1e-6));
        let east = Pose { yaw: FRAC_PI_2, ..south };
        assert!(east.eye().abs_diff_eq(Vec3::X * 2.0, 1e-6));
        let above = Pose { pitch: FRAC_PI_2, ..south };
        assert!(above.eye().abs_diff_eq(Vec3::Y * 2.0, 1e-6));
        for pose in [south, east, above, Pose { yaw: 2.3, pitch: 0.9, ..south }] {
            assert!((pose.turn() * Vec3::NEG_Z).abs_diff_eq(pose.ahead(), 1e-5));
            assert!((pose.turn() * Vec3::Y).y >= -1e-6, "never upside down");
        }
    }

    #[test]
    fn the_ray_through_the_middle_goes_ahead() {
        let pose = Pose { focus: Vec3::new(1.0, 0.2, -3.0), yaw: 0.7, pitch: 0.6, distance: 5.0, fov: FOV };
        let ray = pose.ray(Vec2::ZERO, 1.6);
        assert!(ray.get_point(5.0).abs_diff_eq(pose.focus, 1e-4));
        let beside = Vec2::new(-0.4, 0.7);
        assert!(pose.seen(pose.ray(beside, 1.6).get_point(3.0), 1.6).is_some_and(|at| at.abs_diff_eq(beside, 1e-4)));
        assert_eq!(pose.seen(pose.eye() - pose.ahead(), 1.6), None, "what lies behind the eye is not seen");
        let corner = pose.ray(Vec2::ONE, 1.0);
        let angle = corner.direction.angle_between(pose.ahead());
        assert!((angle - (2.0_f32.sqrt() * (FOV / 2.0).tan()).atan()).abs() < 1e-4);
    }

    #[test]
    fn inside_twice_is_inside_once() {
        for number in 0..200 {
            let seed = number as f32;
            let wild = Pose {
                focus: Vec3::new((seed * 1.7).sin(), (seed * 0.9).sin(), (seed * 2.3).cos()) * 20.0,
                yaw: seed,
                pitch: (seed * 0.77).sin() * 2.0,
                distance: (seed * 0.31).cos().abs() * 60.0,
                fov: FOV,
            };
            let once = wild.inside();
            assert_eq!(once.inside(), once, "{wild:?}");
        }
    }

    #[test]
    fn numbers_that_are_none_become_some() {
        let broken = Pose { focus: Vec3::NAN, yaw: f32::INFINITY, pitch: f32::NAN, distance: f32::NAN, fov: -1.0 };
        let mended = broken.inside();
        assert!(mended.eye().is_finite() && mended.turn().is_finite() && mended.fov > 0.0);
    }

    #[test]
    fn angles_are_wrapped() {
        assert!((wrapped(3.0 * PI + 0.1) - (-PI + 0.1)).abs() < 1e-5);
        assert_eq!(wrapped(1.25), 1.25);
        assert!((wrapped(-7.0) - (-7.0 + 2.0 * PI)).abs() < 1e-5);
    }
}
