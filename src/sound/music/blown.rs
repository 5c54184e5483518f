//! A whistle: a nearly pure tone, the breath around it, and the tongue at its beginning.

use std::f32::consts::TAU;

use super::note::{Held, Note, Vibrato};
use crate::sound::chance::Chance;
use crate::sound::filters::{Dull, Filtering};
use crate::sound::recipe::FilterKind;
use crate::sound::units::PER_SECOND;

/// A cut of the fingers is this short.
const CUT: f32 = 0.04;

pub(super) fn blow(note: &Note, out: &mut [f32], chance: &mut Chance) {
    let held = Held { rises: 0.028 * (1.0 + 0.2 * chance.signed()), lasts: note.lasts, falls: 0.06 };
    let rate = 5.0 + 0.5 * chance.signed();
    let vibrato = Vibrato { rate, depth: 0.0022, after: 0.28 + 0.1 * chance.unit() };
    let mut breath = Filtering::new(FilterKind::Band, note.hz, 3.0);
    let mut air = Filtering::new(FilterKind::Band, (note.hz * 2.6).min(6000.0), 0.7);
    let mut steady = Dull::below(7.0);
    let mut phase = chance.unit();
    for (number, sample) in out.iter_mut().enumerate() {
        let seconds = number as f32 / PER_SECOND;
        let loud = held.at(seconds);
        let trembling = vibrato.at(seconds);
        let unsteady = steady.run(chance.signed());
        let fingered = note.grace.filter(|_| seconds < CUT).unwrap_or(note.hz);
        // The pitch comes with the wind, and leaves with it.
        let blown = 1.0 - 0.012 * (-seconds / 0.014).exp() + trembling + unsteady * 0.05;
        phase = (phase + fingered * blown / PER_SECOND).fract();
        let turn = TAU * phase;
        let rich = 0.5 + 0.5 * note.strong;
        let tone = turn.sin()
            + 0.24 * rich * (2.0 * turn).sin()
            + 0.13 * rich * (3.0 * turn).sin()
            + 0.04 * (4.0 * turn).sin();
        let noise = chance.signed();
        let tongue = 3.0 * (-seconds / 0.018).exp();
        let wind = breath.run(noise) * 0.09 + air.run(noise) * (0.028 + 0.05 * tongue);
        let wave = 1.0 + trembling * 45.0 + unsteady * 4.0;
        *sample = (tone * 0.5 * wave + wind) * loud * note.strong;
    }
}
