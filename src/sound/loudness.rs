//! Loudness as an ear hears it: the measure broadcasters use, over tenths of a second.

use super::units::{decibels, samples};

/// Measured loudness and peaks of a sound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Decibels of the highest sample.
    pub peak: f32,
    /// Decibels of the loudest tenth of a second, weighted as an ear does.
    pub loudest: f32,
    /// Decibels of the whole.
    pub whole: f32,
    /// Samples at or beyond full scale.
    pub clipped: usize,
    /// Something is not a number.
    pub broken: bool,
}

/// Two poles and two zeros.
struct Biquad {
    b: [f32; 3],
    a: [f32; 2],
    x: [f32; 2],
    y: [f32; 2],
}

impl Biquad {
    fn run(&mut self, input: f32) -> f32 {
        let Self { b: [b0, b1, b2], a: [a1, a2], x: [x1, x2], y: [y1, y2] } = *self;
        let output = b0 * input + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
        self.x = [input, x1];
        self.y = [output, y1];
        output
    }
}

/// The weighting of BS.1770 at 48,000 samples a second: a head, and ears that hardly hear very low tones.
fn weighting() -> [Biquad; 2] {
    let none = [0.0; 2];
    [
        Biquad { b: [1.535_124_9, -2.691_696_2, 1.198_392_8], a: [-1.690_659_3, 0.732_480_8], x: none, y: none },
        Biquad { b: [1.0, -2.0, 1.0], a: [-1.990_047_5, 0.990_072_25], x: none, y: none },
    ]
}

/// Measures one channel.
#[must_use]
pub fn level(sound: &[f32]) -> Level {
    let mut weights = weighting();
    let weighted: Vec<f32> = sound.iter().map(|sample| weights.iter_mut().fold(*sample, |x, w| w.run(x))).collect();
    let power = |part: &[f32]| part.iter().map(|x| f64::from(*x) * f64::from(*x)).sum::<f64>();
    let window = samples(0.1);
    // A sound shorter than the window is heard as one in silence.
    let steps = weighted.len().saturating_sub(window) / (window / 4) + 1;
    let loudest = (0..steps)
        .map(|step| {
            let from = step * (window / 4);
            power(weighted.get(from..(from + window).min(weighted.len())).unwrap_or_default()) / window as f64
        })
        .fold(0.0, f64::max);
    let whole = power(&weighted) / weighted.len().max(1) as f64;
    let peak = sound.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    Level {
        peak: decibels(peak),
        loudest: decibels(loudest.sqrt() as f32) - 0.691,
        whole: decibels(whole.sqrt() as f32) - 0.691,
        clipped: sound.iter().filter(|sample| sample.abs() >= 1.0).count(),
        broken: sound.iter().any(|sample| !sample.is_finite()),
    }
}
