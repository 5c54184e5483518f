//! Filters with a corner that may move while they sound, and the simplest filter of all.

use std::f32::consts::PI;

use super::recipe::FilterKind;
use super::units::{PER_SECOND, factor};

/// Nothing can sound beyond half the samples of a second.
fn held(hz: f32) -> f32 {
    hz.clamp(10.0, PER_SECOND * 0.45)
}

/// A state variable filter that stays itself while its corner moves.
#[derive(Clone, Debug)]
pub struct Filtering {
    kind: FilterKind,
    g: f32,
    k: f32,
    one: f32,
    two: f32,
}

impl Filtering {
    /// A filter at rest.
    pub fn new(kind: FilterKind, hz: f32, q: f32) -> Self {
        let mut filter = Self { kind, g: 0.0, k: 1.0 / q.max(0.05), one: 0.0, two: 0.0 };
        filter.tune(hz);
        filter
    }

    /// Moves its corner; a sound that rings in it goes on.
    pub fn tune(&mut self, hz: f32) {
        self.g = (PI * held(hz) / PER_SECOND).tan();
    }

    /// Filters one sample.
    pub fn run(&mut self, input: f32) -> f32 {
        let Self { g, k, .. } = *self;
        let high = (input - (g + k) * self.one - self.two) / (1.0 + g * (g + k));
        let band = g * high + self.one;
        let low = g * band + self.two;
        self.one = g * high + band;
        self.two = g * band + low;
        match self.kind {
            FilterKind::Low => low,
            FilterKind::High => high,
            // The middle passes at its own loudness, at any sharpness.
            FilterKind::Band => band * k,
        }
    }
}

/// One pole: the dulling of air, cloth and distance.
#[derive(Clone, Copy, Debug, Default)]
pub struct Dull {
    share: f32,
    last: f32,
}

impl Dull {
    /// Lets through everything below this tone.
    pub fn below(hz: f32) -> Self {
        Self { share: 1.0 - (-2.0 * PI * held(hz) / PER_SECOND).exp(), last: 0.0 }
    }

    /// Filters one sample.
    pub fn run(&mut self, input: f32) -> f32 {
        self.last += (input - self.last) * self.share;
        self.last
    }
}

/// Tilts white noise so that it falls by decibels an octave: shelves an octave and a half apart share the fall.
#[derive(Clone, Debug)]
pub struct Tilt(Vec<(Dull, f32)>);

impl Tilt {
    /// The shelves of this fall, in decibels an octave.
    pub fn of(falls: f32) -> Self {
        const CORNERS: [f32; 7] = [30.0, 85.0, 240.0, 680.0, 1_900.0, 5_400.0, 15_000.0];
        // Between two corners lie an octave and a half.
        let left = factor(-falls * 1.5);
        Self(CORNERS.iter().filter(|_| falls > 0.0).map(|hz| (Dull::below(*hz), left)).collect())
    }

    /// Filters one sample.
    pub fn run(&mut self, input: f32) -> f32 {
        self.0.iter_mut().fold(input, |sound, (low, left)| {
            let below = low.run(sound);
            below + (sound - below) * *left
        })
    }
}

/// Holds a sound about its middle.
#[derive(Clone, Copy, Debug, Default)]
pub struct Centred {
    input: f32,
    output: f32,
}

impl Centred {
    /// Filters one sample.
    pub fn run(&mut self, input: f32) -> f32 {
        self.output = input - self.input + 0.9985 * self.output;
        self.input = input;
        self.output
    }
}
