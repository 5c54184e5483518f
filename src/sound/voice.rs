//! One sound that is sounding.

use super::bank::Take;
use super::filters::Dull;
use super::place::SoundPosition;
use super::recipe::Group;
use super::units::PER_SECOND;

/// The samples within which a stopped voice is gone.
const LEAVES: f32 = 0.02 * PER_SECOND;

/// A take on its way.
#[derive(Clone, Debug)]
pub struct Voice {
    take: Take,
    group: Group,
    kind: u16,
    at_most: u8,
    looped: bool,
    step: f32,
    at: usize,
    between: f32,
    ears: (f32, f32),
    dull: Option<Dull>,
    wait: usize,
    /// Its loudness now and to come, and the speed between them.
    left: f32,
    goal: f32,
    pace: f32,
    /// The key by which it can be changed while it sounds.
    key: Option<u16>,
}

impl Voice {
    pub(super) fn new(
        take: Take,
        group: Group,
        (kind, at_most): (u16, u8),
        looped: bool,
        step: f32,
        loud: f32,
        place: &SoundPosition,
        wait: usize,
    ) -> Self {
        let (left, right) = place.ears();
        let dull = place.dull();
        Self {
            take,
            group,
            kind,
            at_most,
            looped,
            step,
            at: 0,
            between: 0.0,
            ears: (left * loud / f32::from(i16::MAX), right * loud / f32::from(i16::MAX)),
            dull: (dull < 18_000.0).then(|| Dull::below(dull)),
            wait,
            left: 1.0,
            goal: 1.0,
            pace: 0.0,
            key: None,
        }
    }

    /// Known by this number.
    #[must_use]
    pub fn known(mut self, key: u16) -> Self {
        self.key = Some(key);
        self
    }

    /// Known by this number, and rising from silence.
    #[must_use]
    pub fn kept(self, key: u16) -> Self {
        let mut rising = Self { left: 0.0, ..self.known(key) };
        rising.become_loud(1.0);
        rising
    }

    /// Begins as far on as this share of it: two of a kind that go on and on are not alike.
    #[must_use]
    pub fn from_within(mut self, share: f32) -> Self {
        self.at = (share.clamp(0.0, 0.99) * self.take.len() as f32) as usize;
        self
    }

    pub(super) fn key(&self) -> Option<u16> {
        self.key
    }

    pub(super) fn group(&self) -> Group {
        self.group
    }

    pub(super) fn kind(&self) -> (u16, u8) {
        (self.kind, self.at_most)
    }

    pub(super) fn is_leaving(&self) -> bool {
        self.goal <= 0.0
    }

    /// Its loudness now, for comparing voices.
    pub(super) fn weight(&self) -> f32 {
        let (left, right) = self.ears;
        let rest = 1.0 - self.at as f32 / self.take.len().max(1) as f32;
        (left + right) * self.left * rest
    }

    pub(super) fn leave(&mut self) {
        self.fade(LEAVES / PER_SECOND);
    }

    /// Is gone within these seconds.
    pub(super) fn fade(&mut self, seconds: f32) {
        (self.goal, self.pace) = (0.0, 1.0 / (seconds.max(0.001) * PER_SECOND));
    }

    /// Becomes this loud within a second; a silent voice ends.
    pub(super) fn become_loud(&mut self, loud: f32) {
        (self.goal, self.pace) = (loud.clamp(0.0, 1.0), 1.0 / PER_SECOND);
    }

    /// Adds itself; false once there is nothing more of it.
    pub(super) fn add(&mut self, out: &mut [[f32; 2]]) -> bool {
        let waits = self.wait.min(out.len());
        self.wait -= waits;
        let length = self.take.len();
        for frame in out.iter_mut().skip(waits) {
            if self.at + 1 >= length {
                if !self.looped || length < 2 {
                    return false;
                }
                self.at -= length - 1;
            }
            let (Some(here), Some(next)) = (self.take.get(self.at), self.take.get(self.at + 1)) else { return false };
            let (here, next) = (f32::from(*here), f32::from(*next));
            let mut value = here + (next - here) * self.between;
            if let Some(dull) = &mut self.dull {
                value = dull.run(value);
            }
            if self.left != self.goal {
                let way = (self.goal - self.left).clamp(-self.pace, self.pace);
                self.left += way;
                if self.left <= 0.0 {
                    return false;
                }
            }
            value *= self.left;
            frame[0] += value * self.ears.0;
            frame[1] += value * self.ears.1;
            self.between += self.step;
            let whole = self.between as usize;
            self.at += whole;
            self.between -= whole as f32;
        }
        true
    }
}
