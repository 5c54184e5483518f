//! Noise and tones.

use std::f32::consts::TAU;

use super::chance::Chance;
use super::filters::Tilt;
use super::recipe::{Curve, Wave};
use super::units::PER_SECOND;

/// Fills with noise whose spectrum falls.
pub fn noise(falls: f32, out: &mut [f32], chance: &mut Chance) {
    let mut tilt = Tilt::of(falls);
    // Slow noise needs a while to find its level.
    for _ in 0..2_000 {
        tilt.run(chance.signed());
    }
    for sample in out {
        *sample = tilt.run(chance.signed());
    }
}

/// Fills with a tone along a curve of pitch.
pub fn tone(wave: Wave, hz: &Curve, vary: f32, tremble: (f32, f32), out: &mut [f32], chance: &mut Chance) {
    let own = 1.0 + vary * chance.signed();
    let (rate, depth) = tremble;
    let late = chance.unit();
    let mut phase = chance.unit();
    // A throat and a string are never quite steady.
    let mut drift = 0.0_f32;
    for (number, sample) in out.iter_mut().enumerate() {
        let seconds = number as f32 / PER_SECOND;
        drift += chance.signed() * 2e-4 - drift * 1e-3;
        let tremor = 1.0 + depth * (TAU * (rate * seconds + late)).sin() + drift * depth;
        let step = (hz.at(seconds) * own * tremor / PER_SECOND).clamp(0.0, 0.45);
        phase = (phase + step).fract();
        *sample = match wave {
            Wave::Sine => (TAU * phase).sin(),
            Wave::Triangle => 4.0 * (phase - 0.5).abs() - 1.0,
            Wave::Saw => 2.0 * phase - 1.0 - rounded(phase, step),
        };
    }
}

/// Rounds the step of a saw, so that nothing folds back.
pub(super) fn rounded(phase: f32, step: f32) -> f32 {
    if step <= 0.0 {
        0.0
    } else if phase < step {
        let t = phase / step;
        2.0 * t - t * t - 1.0
    } else if phase > 1.0 - step {
        let t = (phase - 1.0) / step;
        t * t + 2.0 * t + 1.0
    } else {
        0.0
    }
}
