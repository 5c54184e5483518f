//! Where the eye is and where it looks: plain numbers, and the limits of the cabin.

use bevy::math::{Dir3, EulerRot, Quat, Ray3d, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::table::room::places::{TABLE_HALF, TABLE_TOP};

/// The eye looks at a point of the table from some way off.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// What is in the middle of the view.
    pub focus: Vec3,
    /// Where the eye stands around it: 0 is south of it, looking north; a quarter turn is east of it.
    pub yaw: f32,
    /// How far the eye looks down, in radians below the horizon.
    pub pitch: f32,
    /// From the eye to the focus.
    pub distance: f32,
    /// Vertical field of view.
    pub fov: f32,
}

/// The usual lens.
pub const FOV: f32 = 45.0 * std::f32::consts::PI / 180.0;
/// Nearest the eye may come to what it looks at.
pub const NEAREST: f32 = 0.35;
/// Farthest.
pub const FARTHEST: f32 = 27.0;
/// Over the table one looks down, a little at least...
pub const FLATTEST: f32 = 4.0 * std::f32::consts::PI / 180.0;
/// ... and never over one's own feet, which would turn the picture upside down.
pub const STEEPEST: f32 = 89.0 * std::f32::consts::PI / 180.0;
/// On deck one looks up at the sails as well, by so much from the horizon.
pub const NECK: f32 = 65.0 * std::f32::consts::PI / 180.0;
/// The eye keeps clear of the oak by so much.
pub const CLEARANCE: f32 = 0.12;
/// Where the eye stays inside the cabin, east, up and south.
pub const CABIN: Vec3 = Vec3::new(24.5, 25.0, 27.0);
/// The focus stays over the table, and so high above it at most.
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

    /// Where the eye is.
    #[must_use]
    pub fn eye(&self) -> Vec3 {
        self.focus + self.outward() * self.distance
    }

    /// How the eye is turned.
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

    /// The same pose with the eye held where it is: on deck one turns one's head and nothing else.
    #[must_use]
    pub fn turned_on_the_spot(mut self, yaw: f32, pitch: f32) -> Self {
        let eye = self.eye();
        self.yaw = wrapped(self.yaw + yaw);
        self.pitch = (self.pitch + pitch).clamp(-NECK, NECK);
        self.focus = eye + self.ahead() * self.distance;
        self
    }

    /// How far back the eye can go before it meets wall or beam.
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
