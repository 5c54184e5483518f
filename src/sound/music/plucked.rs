//! A plucked course of two gut strings: a noise that runs round and round and is dulled a little each time.

use super::note::Note;
use crate::sound::chance::Chance;
use crate::sound::filters::Dull;
use crate::sound::units::PER_SECOND;
use std::f32::consts::TAU;

/// The two strings of a course are this far apart, as a share of the pitch.
const APART: f32 = 0.000_6;
/// The finger plucks at this share of the string.
const WHERE: f32 = 0.23;
/// A finger stops the string within these seconds.
const STOPPED: f32 = 0.3;

pub(super) fn pluck(note: &Note, out: &mut [f32], chance: &mut Chance) {
    let course = chance.between((0.7, 1.3)) * APART;
    let mut begins = 0;
    if let Some(grace) = note.grace {
        let lasts = (0.06 * PER_SECOND) as usize;
        let short = out.get_mut(..lasts).unwrap_or_default();
        string(grace, note.strong * 0.7, short, chance);
        fade(short, 0, lasts);
        begins = lasts * 3 / 4;
    }
    let Some(rest) = out.get_mut(begins..) else { return };
    // One finger plucks both, so that they begin as one and do not still each other.
    let finger = chance.branch();
    for side in [-1.0, 1.0] {
        string(
            note.hz * (1.0 + side * course),
            note.strong * if side < 0.0 { 0.6 } else { 0.5 },
            rest,
            &mut finger.clone(),
        );
    }
    let until = (note.lasts * PER_SECOND) as usize;
    fade(rest, until.saturating_sub(begins), (STOPPED * PER_SECOND) as usize);
}

/// Dies away smoothly from here, within this number of samples.
fn fade(out: &mut [f32], from: usize, lasts: usize) {
    for (number, sample) in out.iter_mut().skip(from).enumerate() {
        let left = 1.0 - (number as f32 / lasts.max(1) as f32).min(1.0);
        *sample *= left * left * (3.0 - 2.0 * left);
    }
}

/// Adds one string.
fn string(hz: f32, strong: f32, out: &mut [f32], chance: &mut Chance) {
    let period = PER_SECOND / hz.clamp(30.0, 4000.0);
    let turn = TAU / period;
    // Gut is duller than wire; a high string would die at once if it were as dull as a low one.
    let dulled = (0.42 * (260.0 / hz).powf(0.35)).clamp(0.12, 0.5);
    let late = (dulled * turn.sin()).atan2(1.0 - dulled + dulled * turn.cos()) / turn;
    let whole = (period - late - 0.6).floor().max(2.0);
    let rest = period - late - whole;
    let pass = (1.0 - rest) / (1.0 + rest);
    let lives = (3.4 * (150.0 / hz).powf(0.45)).clamp(0.9, 4.5);
    let left = (-6.908 * period / PER_SECOND / lives).exp();
    let length = whole as usize;
    // A strong finger makes a brighter sound.
    let mut soft = Dull::below(300.0 + 1900.0 * strong * strong + hz);
    let noise: Vec<f32> = (0..length).map(|_| soft.run(chance.signed())).collect();
    let away = ((length as f32 * WHERE) as usize).max(1);
    let mut line: Vec<f32> = (0..length)
        .map(|at| {
            let other = (at + length - away) % length;
            noise.get(at).copied().unwrap_or(0.0) - noise.get(other).copied().unwrap_or(0.0)
        })
        .collect();
    let mean = line.iter().sum::<f32>() / length as f32;
    line.iter_mut().for_each(|sample| *sample -= mean);
    let power = (line.iter().map(|x| x * x).sum::<f32>() / length as f32).sqrt().max(1e-4);
    let gain = strong * 0.4 / power;
    let (mut at, mut before, mut in_before, mut out_before) = (0, 0.0, 0.0, 0.0);
    let begins = 0.002 * PER_SECOND;
    for (number, sample) in out.iter_mut().enumerate() {
        let Some(slot) = line.get_mut(at) else { return };
        let here = *slot;
        let dull = ((1.0 - dulled) * here + dulled * before) * left;
        before = here;
        let passed = pass * dull + in_before - pass * out_before;
        (in_before, out_before) = (dull, passed);
        *slot = passed;
        at = (at + 1) % length;
        *sample += here * gain * (number as f32 / begins).min(1.0);
    }
}
