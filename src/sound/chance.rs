//! Chance that is the same for the same number: what makes two takes of a sound differ.

use crate::chance::{STEP, seed, stir};

/// A stream of numbers.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// The stream of a name and a number.
    pub fn of(name: &str, number: u64) -> Self {
        Self(seed(number, 0, name))
    }

    /// A stream that has nothing to do with this one.
    pub fn branch(&mut self) -> Self {
        Self(self.next())
    }

    fn next(&mut self) -> u64 {
        let next = stir(self.0);
        self.0 = self.0.wrapping_add(STEP);
        next
    }

    /// From 0 to 1.
    pub fn unit(&mut self) -> f32 {
        (self.next() >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// From −1 to 1.
    pub fn signed(&mut self) -> f32 {
        self.unit() * 2.0 - 1.0
    }

    /// Between two bounds.
    pub fn between(&mut self, (from, to): (f32, f32)) -> f32 {
        from + (to - from) * self.unit()
    }

    /// An index below `count`.
    pub fn one_of(&mut self, count: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % count.max(1)
    }
}
