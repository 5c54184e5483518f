//! Seeded chance for launches, in arithmetic that every machine does alike: + - × ÷ √ and whole numbers.

use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::chance::shuffle;

/// A stream of chance for one launch.
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of this seed for this attempt and this group of dice.
    #[must_use]
    pub fn new(seed: u64, attempt: u8, group: u8) -> Self {
        let mut stream = ChaCha8Rng::seed_from_u64(seed);
        stream.set_stream(u64::from(attempt) << 8 | u64::from(group));
        Self(stream)
    }

    /// From 0 to 1, without 1.
    pub fn share(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// From -`reach` to `reach`.
    pub fn within(&mut self, reach: f64) -> f64 {
        (self.share() * 2.0 - 1.0) * reach
    }

    /// From `low` to `high`.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + self.share() * (high - low)
    }

    /// A whole number below `count`.
    pub fn below(&mut self, count: usize) -> usize {
        // The error is below 2^-44 for any number of dice.
        ((self.share() * count as f64) as usize).min(count.saturating_sub(1))
    }

    /// A quaternion, every turn as likely as any other (Marsaglia 1972: by rejection, without sine or cosine).
    pub fn turn(&mut self) -> [f64; 4] {
        let mut disc = || loop {
            let (x, y) = (self.within(1.0), self.within(1.0));
            let s = x * x + y * y;
            if s < 1.0 {
                return (x, y, s);
            }
        };
        let (x, y, s) = disc();
        let (u, v, t) = disc();
        if t <= 0.0 {
            return [x, y, 0.0, (1.0 - s).sqrt()];
        }
        let root = ((1.0 - s) / t).sqrt();
        [x, y, u * root, v * root]
    }

    /// A direction, every one as likely as any other.
    pub fn direction(&mut self) -> [f64; 3] {
        loop {
            let v = [self.within(1.0), self.within(1.0), self.within(1.0)];
            let square = v.iter().map(|c| c * c).sum::<f64>();
            if square > 0.01 && square < 1.0 {
                return v.map(|c| c / square.sqrt());
            }
        }
    }

    /// Puts things into an order of chance.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        shuffle(things, |count| self.below(count));
    }
}
