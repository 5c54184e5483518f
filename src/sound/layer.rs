//! One layer of a sound, from its source through its envelope and filters.

use super::chance::Chance;
use super::envelope::Swelling;
use super::filters::Filtering;
use super::recipe::{FilterKind, Formant, Layer, Source};
use super::resonance::Body;
use super::units::{PER_SECOND, factor, samples};
use super::{excite, noise};

/// Corners move this often.
const STEP: usize = 32;
/// A scattering has this number of different small sounds.
const GRAINS: usize = 6;
/// More of them would be noise.
const MOST_GRAINS: usize = 4_000;

/// Adds a layer to a sound.
pub fn add(layer: &Layer, sound: &mut [f32], chance: &mut Chance) {
    let start = samples(layer.start).min(sound.len());
    let Some(room) = sound.get_mut(start..) else { return };
    let mut own = vec![0.0; room.len()];
    source(&layer.source, &mut own, chance);
    shape(layer, &mut own, chance);
    let gain = factor(layer.gain);
    for (sample, own) in room.iter_mut().zip(own) {
        *sample += own * gain;
    }
}

fn source(source: &Source, out: &mut [f32], chance: &mut Chance) {
    match source {
        Source::Struck { hz, vary, contact, modes } => {
            let body = Body::of(*hz, *vary, modes, chance);
            excite::struck(body, *contact, out, chance);
        }
        Source::Rubbed { hz, vary, rate, rough, modes } => {
            let body = Body::of(*hz, *vary, modes, chance);
            excite::rubbed(body, rate, *rough, out, chance);
        }
        Source::Noise { falls } => noise::noise(*falls, out, chance),
        Source::Tone { wave, hz, vary, tremble } => noise::tone(*wave, hz, *vary, *tremble, out, chance),
        Source::Scatter { rate, pitch, gain, each, of } => {
            let grains: Vec<Vec<f32>> = (0..GRAINS)
                .map(|_| {
                    let mut grain = vec![0.0; samples(*each).max(1)];
                    of.iter().for_each(|layer| add(layer, &mut grain, chance));
                    grain
                })
                .collect();
            let mut wait = -(chance.unit().max(1e-6)).ln();
            let mut laid = 0;
            for number in 0..out.len() {
                let often = rate.at(number as f32 / PER_SECOND);
                wait -= often.max(0.0) / PER_SECOND;
                if wait > 0.0 || laid >= MOST_GRAINS {
                    continue;
                }
                laid += 1;
                wait += -(chance.unit().max(1e-6)).ln();
                let step = chance.between(*pitch).max(0.05);
                let loud = factor(chance.between(*gain));
                let Some(grain) = grains.get(chance.one_of(GRAINS)) else { continue };
                lay(grain, step, loud, out.get_mut(number..).unwrap_or_default());
            }
        }
    }
}

/// Lays a small sound down, higher or lower.
fn lay(grain: &[f32], step: f32, loud: f32, out: &mut [f32]) {
    let mut along = 0.0_f32;
    for sample in out {
        let at = along as usize;
        let (Some(here), Some(next)) = (grain.get(at), grain.get(at + 1)) else { return };
        *sample += (here + (next - here) * along.fract()) * loud;
        along += step;
    }
}

fn shape(layer: &Layer, own: &mut [f32], chance: &mut Chance) {
    let seconds = own.len() as f32 / PER_SECOND;
    let swelling = layer.swell.as_ref().map(|swell| Swelling::of(swell, seconds, chance));
    let mut mouth: Vec<(Filtering, f32)> = layer
        .formants
        .iter()
        .map(|Formant(hz, q, loud)| (Filtering::new(FilterKind::Band, *hz, *q), factor(*loud)))
        .collect();
    let mut filters: Vec<_> =
        layer.filters.iter().map(|filter| (filter, Filtering::new(filter.kind, filter.hz, filter.q))).collect();
    let moving = layer.filters.iter().any(|filter| filter.to.is_some() || filter.wander != 0.0);
    let drive = factor(layer.drive);
    let mut share = 1.0;
    for (number, sample) in own.iter_mut().enumerate() {
        let at = number as f32 / PER_SECOND;
        if number % STEP == 0 {
            share = swelling.as_ref().map_or(1.0, |swelling| swelling.at(number));
            if moving {
                for (filter, filtering) in &mut filters {
                    let gone = if filter.over > 0.0 { (at / filter.over).min(1.0) } else { 0.0 };
                    let hz = filter.to.map_or(filter.hz, |to| filter.hz * (to / filter.hz).powf(gone));
                    filtering.tune(hz * 2_f32.powf(filter.wander * (share * 2.0 - 1.0)));
                }
            }
        }
        let mut value = *sample;
        if !mouth.is_empty() {
            value = mouth.iter_mut().map(|(formant, loud)| formant.run(value) * *loud).sum();
        }
        if layer.drive != 0.0 {
            value = (value * drive).tanh();
        }
        for (_, filtering) in &mut filters {
            value = filtering.run(value);
        }
        let loud = layer.envelope.map_or(1.0, |envelope| envelope.at(at));
        let swell = swelling.as_ref().map_or(1.0, |swelling| swelling.loud(share));
        *sample = value * loud * swell;
    }
}
