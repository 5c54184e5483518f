//! A sound as a WAV file.

use super::units::RATE;

/// Whole numbers of 16 bits, one channel after the other in each frame.
#[must_use]
pub fn wav(channels: u16, samples: &[f32]) -> Vec<u8> {
    let size = u32::try_from(samples.len() * 2).unwrap_or(u32::MAX - 36);
    let mut file = Vec::with_capacity(samples.len() * 2 + 44);
    file.extend(b"RIFF");
    file.extend((size + 36).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(channels.to_le_bytes());
    file.extend(RATE.to_le_bytes());
    file.extend((RATE * u32::from(channels) * 2).to_le_bytes());
    file.extend((channels * 2).to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(size.to_le_bytes());
    for sample in samples {
        file.extend(whole(*sample).to_le_bytes());
    }
    file
}

/// A sample as a whole number.
pub(super) fn whole(sample: f32) -> i16 {
    (sample.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16
}
