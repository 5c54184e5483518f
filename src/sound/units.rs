//! Samples, seconds and decibels.

/// Samples a second, of everything that is made here.
pub const RATE: u32 = 48_000;

/// The same for reckoning.
pub const PER_SECOND: f32 = RATE as f32;

/// The samples in these seconds.
#[must_use]
pub fn samples(seconds: f32) -> usize {
    (seconds.max(0.0) * PER_SECOND).round() as usize
}

/// A factor from decibels.
#[must_use]
pub fn factor(decibels: f32) -> f32 {
    10_f32.powf(decibels / 20.0)
}

/// Decibels from a factor; silence is −120.
#[must_use]
pub fn decibels(factor: f32) -> f32 {
    20.0 * factor.max(1e-6).log10()
}
