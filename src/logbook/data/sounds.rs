//! The shelf of sounds, with an inspection of each of them.

use super::by_id::{ById, Filed};
use crate::logbook::data::{Folder, Inspection, Library};
use crate::logbook::wording::{Fact, key};
use crate::sound::{Curve, Layer, Mode, Recipe, Source};

/// Nothing that can be heard lies beyond.
const HZ: (f32, f32) = (10.0, 20_000.0);
/// Louder and softer than this no layer is.
const DECIBELS: (f32, f32) = (-90.0, 24.0);
/// A scattering of scatterings is the most.
const DEEPEST: usize = 2;
/// More small sounds at once are noise, and take long to make.
const MOST_AT_ONCE: f32 = 200.0;

impl Filed for Recipe {
    const FOLDERS: &'static [Folder] = &[Folder { name: "sounds", word: "Sound", sign: "layers" }];

    fn id(&self) -> &str {
        &self.id
    }

    fn inspect(&self, found: &mut Inspection<'_>) {
        inspect(self, found);
    }
}

impl Library {
    /// Gives all sounds.
    #[must_use]
    pub fn sounds(&self) -> &ById<Recipe> {
        self.of()
    }
}

/// Finds the faults of a sound.
fn inspect(recipe: &Recipe, found: &mut Inspection<'_>) {
    found.id("id", &recipe.id);
    if let Some(far) = &recipe.far {
        found.id("far", far);
    }
    between(found, "seconds", recipe.seconds, (0.01, 20.0));
    found.within("variants", recipe.variants, 1, 12);
    between(found, "loudness", recipe.loudness, (-60.0, -6.0));
    found.within("at_most", recipe.at_most, 1, 32);
    between(found, "ripple", recipe.ripple, (0.0, 2.0));
    layers("layers", &recipe.layers, 0, found);
    found.length("echoes", recipe.echoes.len(), 0, 16);
    for (number, echo) in recipe.echoes.iter().enumerate() {
        let field = |name: &str| format!("echoes[{number}].{name}");
        between(found, field("after"), echo.after, (0.0, 10.0));
        between(found, field("gain"), echo.gain, DECIBELS);
        between(found, field("low"), echo.low, HZ);
        between(found, field("spread"), echo.spread, (0.0, 5.0));
    }
    if let Some(room) = &recipe.room {
        between(found, "room.rings", room.rings, (0.02, 20.0));
        between(found, "room.gain", room.gain, DECIBELS);
        between(found, "room.low", room.low, HZ);
        between(found, "room.size", room.size, (0.001, 2.0));
    }
}

pub(super) fn between(found: &mut Inspection<'_>, field: impl Into<String>, value: f32, (least, most): (f32, f32)) {
    if !(least..=most).contains(&value) {
        let [value, least, most] = [value, least, most].map(|figure| figure.to_string());
        found.fault(field, Fact::from(key::FaultOutOfRange { value, least, most }));
    }
}

fn layers(path: &str, layers: &[Layer], depth: usize, found: &mut Inspection<'_>) {
    found.length(path, layers.len(), 1, 16);
    for (number, layer) in layers.iter().enumerate() {
        let at = format!("{path}[{number}]");
        let field = |name: &str| format!("{at}.{name}");
        between(found, field("gain"), layer.gain, DECIBELS);
        between(found, field("start"), layer.start, (0.0, 20.0));
        between(found, field("drive"), layer.drive, (-24.0, 60.0));
        if let Some(envelope) = &layer.envelope {
            between(found, field("envelope.attack"), envelope.attack, (0.0, 20.0));
            between(found, field("envelope.hold"), envelope.hold, (0.0, 20.0));
            between(found, field("envelope.fall"), envelope.fall, (0.001, 60.0));
        }
        if let Some(swell) = &layer.swell {
            between(found, field("swell.every"), swell.every, (0.02, 20.0));
            between(found, field("swell.depth"), swell.depth, (0.0, 60.0));
        }
        for (nth, filter) in layer.filters.iter().enumerate() {
            let field = |name: &str| format!("{at}.filters[{nth}].{name}");
            between(found, field("hz"), filter.hz, HZ);
            between(found, field("to"), filter.to.unwrap_or(filter.hz), HZ);
            between(found, field("over"), filter.over, (0.0, 20.0));
            between(found, field("q"), filter.q, (0.1, 60.0));
            between(found, field("wander"), filter.wander, (-4.0, 4.0));
        }
        for (nth, formant) in layer.formants.iter().enumerate() {
            between(found, format!("{at}.formants[{nth}][0]"), formant.0, HZ);
            between(found, format!("{at}.formants[{nth}][1]"), formant.1, (0.1, 60.0));
            between(found, format!("{at}.formants[{nth}][2]"), formant.2, DECIBELS);
        }
        source(&field("source"), &layer.source, depth, found);
    }
}

fn source(path: &str, source: &Source, depth: usize, found: &mut Inspection<'_>) {
    let field = |name: &str| format!("{path}.{name}");
    match source {
        Source::Struck { hz, vary, contact, modes } => {
            body(path, *hz, *vary, modes, found);
            between(found, field("contact"), *contact, (0.000_05, 0.1));
        }
        Source::Rubbed { hz, vary, rate, rough, modes } => {
            body(path, *hz, *vary, modes, found);
            curve(&field("rate"), rate, (0.0, 5_000.0), found);
            between(found, field("rough"), *rough, (0.0, 1.0));
        }
        Source::Noise { falls } => between(found, field("falls"), *falls, (0.0, 6.0)),
        Source::Tone { hz, vary, tremble, .. } => {
            curve(&field("hz"), hz, HZ, found);
            between(found, field("vary"), *vary, (0.0, 0.9));
            between(found, field("tremble[0]"), tremble.0, (0.0, 60.0));
            between(found, field("tremble[1]"), tremble.1, (0.0, 0.9));
        }
        Source::Scatter { rate, pitch, gain, each, of } => {
            curve(&field("rate"), rate, (0.0, 5_000.0), found);
            between(found, field("pitch[0]"), pitch.0, (0.1, 8.0));
            between(found, field("pitch[1]"), pitch.1, (0.1, 8.0));
            between(found, field("gain[0]"), gain.0, DECIBELS);
            between(found, field("gain[1]"), gain.1, DECIBELS);
            let often = rate.0.iter().map(|(_, rate)| *rate).fold(0.0, f32::max);
            between(found, field("each"), *each, (0.001, (MOST_AT_ONCE / often.max(1.0)).min(8.0)));
            if depth + 1 < DEEPEST || of.iter().all(|layer| !matches!(layer.source, Source::Scatter { .. })) {
                layers(&field("of"), of, depth + 1, found);
            } else {
                found.fault(field("of"), Fact::from(key::FAULT_TOO_DEEP));
            }
        }
    }
}

fn body(path: &str, hz: f32, vary: f32, modes: &[Mode], found: &mut Inspection<'_>) {
    between(found, format!("{path}.hz"), hz, HZ);
    between(found, format!("{path}.vary"), vary, (0.0, 0.9));
    found.length(format!("{path}.modes"), modes.len(), 1, 40);
    for (number, Mode(above, loud, rings)) in modes.iter().enumerate() {
        between(found, format!("{path}.modes[{number}][0]"), *above, (0.05, 100.0));
        between(found, format!("{path}.modes[{number}][1]"), *loud, DECIBELS);
        between(found, format!("{path}.modes[{number}][2]"), *rings, (0.001, 30.0));
    }
}

fn curve(path: &str, curve: &Curve, bounds: (f32, f32), found: &mut Inspection<'_>) {
    found.length(path, curve.0.len(), 1, 40);
    let mut before = 0.0;
    for (number, (time, value)) in curve.0.iter().enumerate() {
        between(found, format!("{path}[{number}][0]"), *time, (before, 20.0));
        between(found, format!("{path}[{number}][1]"), *value, bounds);
        before = time.max(before);
    }
}
