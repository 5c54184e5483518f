//! A note, and what its sound is shaped by on every instrument that holds it.

use crate::sound::noise;

/// A note as it is to be sounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    pub hz: f32,
    /// Seconds until it is let go.
    pub lasts: f32,
    /// Its strength: 1 is the strongest.
    pub strong: f32,
    /// It begins with a short note of this pitch; a drum rolls.
    pub grace: Option<f32>,
}

/// Rise and fall of a note that is held: from silence to silence, without a corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    pub rises: f32,
    pub lasts: f32,
    pub falls: f32,
}

impl Held {
    /// The loudness at this moment.
    pub(super) fn at(self, seconds: f32) -> f32 {
        let smooth = |share: f32| {
            let share = share.clamp(0.0, 1.0);
            share * share * (3.0 - 2.0 * share)
        };
        let rise = smooth(seconds / self.rises.max(1e-4));
        let fall = 1.0 - smooth((seconds - self.lasts) / self.falls.max(1e-4));
        rise * fall
    }
}

/// A hand that trembles: it begins a while into the note and takes a moment to grow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Vibrato {
    pub rate: f32,
    /// The share of the pitch.
    pub depth: f32,
    pub after: f32,
}

impl Vibrato {
    /// From −depth to depth.
    pub(super) fn at(self, seconds: f32) -> f32 {
        let grown = ((seconds - self.after) / 0.3).clamp(0.0, 1.0);
        (std::f32::consts::TAU * self.rate * (seconds - self.after)).sin() * self.depth * grown
    }
}

/// A saw without edges that fold back, whose pitch may move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Saw(pub f32);

impl Saw {
    pub(super) fn run(&mut self, step: f32) -> f32 {
        self.0 = (self.0 + step).fract();
        2.0 * self.0 - 1.0 - noise::rounded(self.0, step)
    }
}
