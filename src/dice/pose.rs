//! Poses: place and rotation of a piece in whole numbers, so that a saved pose is the one that was read.

use serde::{Deserialize, Serialize};

/// Steps of a place in a millimetre.
const FINE: f64 = 50.0;
/// The number that means 1 in a turn.
const UNIT: f64 = 32767.0;

/// A place in fiftieths of a millimetre and a turn (x, y, z, w) in parts of 32767.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pose {
    pub at: [i16; 3],
    /// The quaternion, scalar last.
    pub turn: [i16; 4],
}

impl Pose {
    /// The nearest pose there is; a place out of reach stays at the edge of it.
    #[must_use]
    pub fn nearest(at: [f64; 3], turn: [f64; 4]) -> Self {
        // A cast saturates, and turns NaN into 0.
        Self { at: at.map(|c| (c * FINE).round() as i16), turn: turn.map(|c| (c * UNIT).round() as i16) }
    }

    /// Upright at a place.
    #[must_use]
    pub fn upright(at: [f64; 3]) -> Self {
        Self::nearest(at, [0.0, 0.0, 0.0, 1.0])
    }

    /// The place in millimetres.
    #[must_use]
    pub fn millimetres(&self) -> [f64; 3] {
        self.at.map(|c| f64::from(c) / FINE)
    }

    /// The turn as a quaternion (x, y, z, w) of length 1.
    #[must_use]
    pub fn quaternion(&self) -> [f64; 4] {
        let q = self.turn.map(f64::from);
        let length = q.iter().map(|c| c * c).sum::<f64>().sqrt();
        if length > 0.0 { q.map(|c| c / length) } else { [0.0, 0.0, 0.0, 1.0] }
    }

    /// A direction of the piece, as the tray sees it.
    #[must_use]
    pub fn turned(&self, v: [f64; 3]) -> [f64; 3] {
        let [x, y, z, w] = self.quaternion();
        let t = cross([x, y, z], v).map(|c| 2.0 * c);
        let u = cross([x, y, z], t);
        [0, 1, 2].map(|i| v[i] + w * t[i] + u[i])
    }

    /// A point of the piece, as the tray sees it.
    #[must_use]
    pub fn carried(&self, v: [f64; 3]) -> [f64; 3] {
        let (at, v) = (self.millimetres(), self.turned(v));
        [0, 1, 2].map(|i| at[i] + v[i])
    }

    /// Between this pose (share 0) and another (share 1): a place in millimetres and a quaternion.
    #[must_use]
    pub fn toward(&self, other: &Self, share: f64) -> ([f32; 3], [f32; 4]) {
        let share = share.clamp(0.0, 1.0);
        let (a, b) = (self.millimetres(), other.millimetres());
        let at = [0, 1, 2].map(|i| (a[i] + (b[i] - a[i]) * share) as f32);
        let (p, q) = (self.quaternion(), other.quaternion());
        let same_side = (0..4).map(|i| p[i] * q[i]).sum::<f64>() >= 0.0;
        let sign = if same_side { 1.0 } else { -1.0 };
        let mixed = [0, 1, 2, 3].map(|i| p[i] + (sign * q[i] - p[i]) * share);
        let length = mixed.iter().map(|c| c * c).sum::<f64>().sqrt();
        (at, mixed.map(|c| (c / length.max(1e-9)) as f32))
    }
}

/// The cross product.
#[must_use]
pub fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
