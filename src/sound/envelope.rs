//! Envelopes: the loudness of a layer at each moment, its rise and fall, and its waxing and waning.

use super::chance::Chance;
use super::recipe::{Envelope, Swell};
use super::units::{PER_SECOND, factor};

impl Envelope {
    /// The loudness at this moment.
    pub(super) fn at(&self, seconds: f32) -> f32 {
        if seconds < self.attack {
            let share = seconds / self.attack;
            return share * share * (3.0 - 2.0 * share);
        }
        let falling = seconds - self.attack - self.hold;
        // 60 decibels are a factor of a thousand.
        if falling <= 0.0 { 1.0 } else { (-6.908 * falling / self.fall.max(1e-4)).exp() }
    }
}

/// A slow curve by chance, from 0 to 1, smooth throughout.
#[derive(Clone, Debug)]
pub struct Swelling {
    points: Vec<f32>,
    every: f32,
    depth: f32,
}

impl Swelling {
    /// A swell that lasts for these seconds.
    pub fn of(swell: &Swell, seconds: f32, chance: &mut Chance) -> Self {
        let count = (seconds / swell.every.max(0.01)) as usize + 4;
        Self { points: (0..count).map(|_| chance.unit()).collect(), every: swell.every.max(0.01), depth: swell.depth }
    }

    /// From 0 to 1 at this sample.
    pub fn at(&self, sample: usize) -> f32 {
        let along = sample as f32 / PER_SECOND / self.every;
        let (number, t) = (along as usize, along.fract());
        let point = |at: usize| self.points.get(at).or(self.points.last()).copied().unwrap_or(0.5);
        let (a, b, c, d) = (point(number), point(number + 1), point(number + 2), point(number + 3));
        // Through b and c, with the slopes of their neighbours.
        let curve = b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)));
        curve.clamp(0.0, 1.0)
    }

    /// The loudness at this share of the curve.
    pub fn loud(&self, share: f32) -> f32 {
        factor(-self.depth * (1.0 - share))
    }
}
