//! The shelf of tunes, with an inspection of each of them: every bar fills its metre, and all voices end together.

use super::by_id::{ById, Filed};
use super::sounds::between;
use crate::logbook::data::{Folder, Inspection, Library};
use crate::logbook::wording::{Fact, key};
use crate::sound::music::{NotationFault, Score, ScoreFault, Tune, WHOLE};

/// A tune that lasts longer takes more memory than music is worth.
const SECONDS: (f32, f32) = (4.0, 90.0);

impl Filed for Tune {
    const FOLDERS: &'static [Folder] = &[Folder { name: "tunes", word: "Tune", sign: "voices" }];

    fn id(&self) -> &str {
        &self.id
    }

    fn inspect(&self, found: &mut Inspection<'_>) {
        inspect(self, found);
    }
}

impl Library {
    /// Gives all tunes.
    #[must_use]
    pub fn tunes(&self) -> &ById<Tune> {
        self.of()
    }
}

/// Finds the faults of a tune; its notes are read only where its figures make sense.
fn inspect(tune: &Tune, found: &mut Inspection<'_>) {
    found.id("id", &tune.id);
    found.length("moments", tune.moments.len(), 1, 8);
    found.within("metre[0]", tune.metre.0, 1, 12);
    note("metre[1]", tune.metre.1, found);
    note("unit", tune.unit, found);
    found.within("sharps", tune.sharps, -7, 7);
    between(found, "pace", tune.pace, (20.0, 320.0));
    between(found, "swing", tune.swing, (0.0, 0.5));
    between(found, "slows", tune.slows, (0.0, 2.0));
    found.length("form", tune.form.chars().count(), 1, 24);
    between(found, "loudness", tune.loudness, (-60.0, -12.0));
    found.length("voices", tune.voices.len(), 1, 6);
    for (number, voice) in tune.voices.iter().enumerate() {
        let field = |name: &str| format!("voices[{number}].{name}");
        between(found, field("side"), voice.side, (-1.0, 1.0));
        between(found, field("gain"), voice.gain, (-40.0, 12.0));
        found.within(field("octave"), voice.octave, -2, 2);
        found.length(field("parts"), voice.parts.len(), 1, 8);
    }
    if found.count() > 0 {
        return;
    }
    match Score::of(tune) {
        Ok(score) => between(found, "form", score.seconds(), SECONDS),
        Err(faults) => faults.iter().for_each(|fault| say(fault, tune, found)),
    }
}

/// The kinds of notes that a bar can be counted in.
fn note(field: &str, kind: u8, found: &mut Inspection<'_>) {
    const KINDS: [u8; 5] = [1, 2, 4, 8, 16];
    if !KINDS.contains(&kind) {
        let expected = KINDS.map(|kind| kind.to_string()).join(", ");
        found.fault(field, Fact::from(key::FaultUnknownWord { found: kind.to_string(), expected }));
    }
}

/// Says a fault of the notes at the part that has it.
fn say(fault: &ScoreFault, tune: &Tune, found: &mut Inspection<'_>) {
    let at = |voice: usize, part: usize| format!("voices[{voice}].parts[{part}]");
    let units = |ticks: u32| (f64::from(ticks * u32::from(tune.unit)) / f64::from(WHOLE)).to_string();
    match fault {
        ScoreFault::Notes { voice, part, fault } => {
            let what = match fault {
                NotationFault::Sign(sign) => Fact::from(key::FaultTuneSign { sign: sign.to_string() }),
                NotationFault::Ends => Fact::from(key::FAULT_TUNE_ENDS),
                NotationFault::Length => Fact::from(key::FAULT_TUNE_LENGTH),
                NotationFault::Bar { bar, found, wanted } => {
                    let (found, wanted) = (units(*found), units(*wanted));
                    Fact::from(key::FaultTuneBar { bar: *bar, found, wanted })
                }
            };
            found.fault(at(*voice, *part), what);
        }
        ScoreFault::Bars { voice, part, found: bars, wanted } => {
            found.fault(at(*voice, *part), Fact::from(key::FaultTuneBars { found: *bars, wanted: *wanted }));
        }
        ScoreFault::NoPart { voice, part } => {
            let what = Fact::from(key::FaultTunePart { part: part.to_string() });
            found.fault(format!("voices[{voice}].parts"), what);
        }
        ScoreFault::Form => found.fault("form", Fact::from(key::FAULT_TUNE_FORM)),
    }
}
