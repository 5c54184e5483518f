//! One note on one instrument.

use super::note::Note;
use super::tune::Instrument;
use super::{blown, bowed, drum, plucked, reeds};
use crate::sound::chance::Chance;
use crate::sound::units::samples;

/// The seconds in which a note dies away after it is let go.
const fn rings(instrument: Instrument) -> f32 {
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
