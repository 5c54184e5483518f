//! The position of a sound, as the ear over the table hears it: left or right, near or far.

use super::chance::Chance;
use super::recipe::Group;

/// A place, from the ear. Lengths are decimetres of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SoundPosition {
    /// −1 is left, 1 is right.
    pub side: f32,
    pub far: f32,
    /// It is everywhere: neither far nor near.
    pub everywhere: bool,
}

/// The near edge of the table is this far away: nothing nearer is louder or less dull.
const NEAR: f32 = 10.0;
/// From here to there near sounds go over into far ones.
const AFAR: (f32, f32) = (14.0, 30.0);
/// Sound takes a tenth of a second for a hand's breadth at the scale of the ships; a third of that is enough to see
/// the flash first.
const LATE: f32 = 0.011;
const LATEST: f32 = 0.35;

impl SoundPosition {
    /// Everywhere, a little to one side.
    #[must_use]
    pub const fn around(side: f32) -> Self {
        Self { side, far: NEAR, everywhere: true }
    }

    /// A point of the world, heard from `ear`, whose right hand points along `right`.
    #[must_use]
    pub fn heard(at: [f32; 3], ear: [f32; 3], right: [f32; 3]) -> Self {
        let way = [at[0] - ear[0], at[1] - ear[1], at[2] - ear[2]];
        let length = |v: [f32; 3]| (v[0] * v[0] + v[1] * v[1] + v[2] * v[2]).sqrt();
        let far = length(way).max(0.1);
        let along = (way[0] * right[0] + way[1] * right[1] + way[2] * right[2]) / (far * length(right).max(1e-6));
        // Both ears hear everything.
        let side = if along.is_finite() { (along * 1.4).clamp(-0.85, 0.85) } else { 0.0 };
        Self { side, far: if far.is_finite() { far } else { NEAR }, everywhere: false }
    }

    /// The loudness at each ear.
    #[must_use]
    pub(super) fn ears(&self) -> (f32, f32) {
        let turn = (self.side.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
        let loud = if self.everywhere { 1.0 } else { (NEAR / self.far.max(NEAR * 0.4)).powf(0.7) };
        (turn.cos() * loud * std::f32::consts::SQRT_2, turn.sin() * loud * std::f32::consts::SQRT_2)
    }

    /// The highest tone that arrives.
    #[must_use]
    pub(super) fn dull(&self) -> f32 {
        if self.everywhere { 20_000.0 } else { (20_000.0 * NEAR / self.far.max(NEAR)).clamp(2_500.0, 20_000.0) }
    }

    /// The delay until it arrives: only at sea, for a table is too small.
    #[must_use]
    pub(super) fn late(&self, group: Group) -> f32 {
        if self.everywhere || group != Group::Battle { 0.0 } else { ((self.far - NEAR) * LATE).clamp(0.0, LATEST) }
    }
}

/// Something that is played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Play<'a> {
    pub sound: &'a str,
    /// The number of repeats, one after the other.
    pub times: u8,
    /// Decibels.
    pub gain: f32,
    pub place: SoundPosition,
    /// The delay in seconds.
    pub after: f32,
}

impl<'a> Play<'a> {
    /// Once, now, as loud as it is.
    #[must_use]
    pub const fn once(sound: &'a str, place: SoundPosition) -> Self {
        Self { sound, times: 1, gain: 0.0, place, after: 0.0 }
    }
}

/// The share that is heard from afar: 0 is near, 1 is far.
pub(super) fn afar(place: &SoundPosition) -> f32 {
    let (from, to) = AFAR;
    if place.everywhere { 0.0 } else { ((place.far - from) / (to - from)).clamp(0.0, 1.0) }
}

/// The delays of several sounds after the first.
pub(super) fn ripple(times: u8, every: f32, chance: &mut Chance) -> Vec<f32> {
    /// More at once are one noise.
    const MOST: u8 = 14;
    let mut at = 0.0;
    (0..times.clamp(1, MOST))
        .map(|_| {
            let now = at;
            at += every * chance.between((0.35, 1.65));
            now
        })
        .collect()
}
