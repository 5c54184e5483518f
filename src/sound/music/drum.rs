//! A frame drum: a skin with its modes, struck by a soft stick in the middle or at the edge.

use super::note::Note;
use crate::sound::chance::Chance;
use crate::sound::excite;
use crate::sound::recipe::Mode;
use crate::sound::resonance::Body;
use crate::sound::units::{PER_SECOND, samples};

/// Notes from this pitch up, in the octave of small letters, are struck at the edge.
const EDGE: f32 = 508.0;
/// The skin.
const HZ: f32 = 84.0;
/// Seconds between the strokes of a roll.
const ROLL: f32 = 0.062;

const MIDDLE: [Mode; 6] = [
    Mode(1.0, 0.0, 0.85),
    Mode(1.59, -9.0, 0.45),
    Mode(2.14, -15.0, 0.30),
    Mode(2.30, -12.0, 0.34),
    Mode(2.92, -20.0, 0.22),
    Mode(3.6, -24.0, 0.16),
];
const RIM: [Mode; 8] = [
    Mode(1.0, -13.0, 0.30),
    Mode(1.59, -6.0, 0.26),
    Mode(2.30, -4.0, 0.22),
    Mode(3.6, -5.0, 0.16),
    Mode(4.6, -6.0, 0.12),
    Mode(6.1, -8.0, 0.09),
    Mode(8.7, -11.0, 0.06),
    Mode(13.0, -15.0, 0.04),
];

pub(super) fn beat(note: &Note, out: &mut [f32], chance: &mut Chance) {
    let edge = note.hz >= EDGE;
    if note.grace.is_none() {
        return stroke(edge, note.strong, out, chance);
    }
    let mut at = 0.0;
    let mut number = 0_u8;
    while at < note.lasts - ROLL * 0.5 {
        let along = at / note.lasts;
        let strong = note.strong * (0.35 + 0.5 * along) * if number.is_multiple_of(2) { 1.0 } else { 0.8 };
        if let Some(rest) = out.get_mut(samples(at)..) {
            stroke(edge, strong, rest, chance);
        }
        at += ROLL * (1.0 + 0.12 * chance.signed());
        number = number.wrapping_add(1);
    }
}

/// Adds one stroke.
fn stroke(edge: bool, strong: f32, out: &mut [f32], chance: &mut Chance) {
    let strong = strong * (1.0 + 0.1 * chance.signed());
    let lasts = samples(if edge { 0.4 } else { 1.1 }).min(out.len());
    let mut own = vec![0.0; lasts];
    let (modes, contact): (&[Mode], f32) = if edge { (&RIM, 0.0016) } else { (&MIDDLE, 0.005) };
    excite::struck(Body::of(HZ, 0.012, modes, chance), contact * (1.4 - 0.4 * strong), &mut own, chance);
    for (number, (sample, own)) in out.iter_mut().zip(own).enumerate() {
        // A stroke that has not died away by itself ends without a corner.
        let left = ((lasts - number) as f32 / (0.08 * PER_SECOND)).min(1.0);
        *sample += own * strong * left * left * if edge { 1.0 } else { 2.6 };
    }
}
