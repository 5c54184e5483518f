//! One note of one instrument.

use super::super::chance::Chance;
use super::super::units::samples;
use super::tune::Instrument;
use super::{blown, bowed, drum, plucked, reeds};

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

/// The seconds in which a note dies away after it is let go.
pub(super) const fn rings(instrument: Instrument) -> f32 {
    match instrument {
        Instrument::Fiddle => 0.12,
        Instrument::Viol => 0.3,
        Instrument::Concertina => 0.06,
        Instrument::Whistle => 0.07,
        Instrument::Lute => 0.9,
        Instrument::Drum => 0.8,
    }
}

/// The samples of a note, from its beginning until it has died away.
#[must_use]
pub fn sounded(instrument: Instrument, note: &Note, name: &str, number: u64) -> Vec<f32> {
    played(instrument, note, &mut Chance::of(name, number))
}

pub(super) fn played(instrument: Instrument, note: &Note, chance: &mut Chance) -> Vec<f32> {
    let mut out = vec![0.0; samples(note.lasts + rings(instrument)).max(2)];
    match instrument {
        Instrument::Fiddle => bowed::bow(&bowed::FIDDLE, note, &mut out, chance),
        Instrument::Viol => bowed::bow(&bowed::VIOL, note, &mut out, chance),
        Instrument::Concertina => reeds::press(note, &mut out, chance),
        Instrument::Whistle => blown::blow(note, &mut out, chance),
        Instrument::Lute => plucked::pluck(note, &mut out, chance),
        Instrument::Drum => drum::beat(note, &mut out, chance),
    }
    out
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
        2.0 * self.0 - 1.0 - super::super::noise::rounded(self.0, step)
    }
}
