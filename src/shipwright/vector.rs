//! Points and directions in ship metres: x forward, y to port, z up.

use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// A point or direction.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct V3 {
    pub x: f64,
    pub y: f64,
    pub z: f64,
}

/// Shorthand for a [`V3`].
pub const fn v3(x: f64, y: f64, z: f64) -> V3 {
    V3 { x, y, z }
}

/// Forward.
pub const AHEAD: V3 = v3(1.0, 0.0, 0.0);
/// To port.
pub const PORT: V3 = v3(0.0, 1.0, 0.0);
/// Up.
pub const UP: V3 = v3(0.0, 0.0, 1.0);

impl V3 {
    /// Scalar product.
    pub fn dot(self, o: V3) -> f64 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }

    /// Vector product.
    pub fn cross(self, o: V3) -> V3 {
        v3(self.y * o.z - self.z * o.y, self.z * o.x - self.x * o.z, self.x * o.y - self.y * o.x)
    }

    /// Length.
    pub fn length(self) -> f64 {
        self.dot(self).sqrt()
    }

    /// The direction; straight up where there is none.
    pub fn unit(self) -> V3 {
        let length = self.length();
        if length > 1e-12 { self * (1.0 / length) } else { UP }
    }

    /// On the way to `o`, at `t` of it.
    pub fn toward(self, o: V3, t: f64) -> V3 {
        self + (o - self) * t
    }

    /// The other side of the ship.
    pub fn mirrored(self) -> V3 {
        v3(self.x, -self.y, self.z)
    }
}

impl Add for V3 {
    type Output = V3;
    fn add(self, o: V3) -> V3 {
        v3(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}

impl AddAssign for V3 {
    fn add_assign(&mut self, o: V3) {
        *self = *self + o;
    }
}

impl Sub for V3 {
    type Output = V3;
    fn sub(self, o: V3) -> V3 {
        v3(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}

impl Mul<f64> for V3 {
    type Output = V3;
    fn mul(self, k: f64) -> V3 {
        v3(self.x * k, self.y * k, self.z * k)
    }
}

impl Neg for V3 {
    type Output = V3;
    fn neg(self) -> V3 {
        v3(-self.x, -self.y, -self.z)
    }
}

/// Between `a` and `b`, at `t`.
pub fn between(a: f64, b: f64, t: f64) -> f64 {
    a + (b - a) * t
}

/// A number in 0..1 that depends on `n` alone: the same for every build.
pub fn lot(n: u32) -> f64 {
    let mut h = n.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    f64::from((h ^ (h >> 15)) >> 8) / f64::from(1_u32 << 24)
}
