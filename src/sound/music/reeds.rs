//! A concertina: two reeds that beat slowly against each other, bellows that are never quite even, and a button.

use super::note::{Held, Note, Saw};
use crate::sound::chance::Chance;
use crate::sound::filters::{Dull, Filtering};
use crate::sound::recipe::FilterKind;
use crate::sound::units::PER_SECOND;

/// Each reed is this far from the pitch, as a share of it.
const APART: f32 = 0.000_9;
/// Air passes a reed during this share of its swing.
const OPEN: f32 = 0.31;

pub(super) fn press(note: &Note, out: &mut [f32], chance: &mut Chance) {
    let held = Held { rises: 0.024 * (1.0 + 0.2 * chance.signed()), lasts: note.lasts, falls: 0.05 };
    let begins = chance.unit();
    let mut reeds = [(1.0, 1.0 - APART * 0.6, begins), (0.6, 1.0 + APART, chance.unit())]
        .map(|(loud, pitch, phase)| (loud, pitch, Saw(phase), Saw((phase + OPEN).fract())));
    let mut low = Filtering::new(FilterKind::Low, 2600.0 + 1800.0 * note.strong, 0.7);
    let mut nose = Filtering::new(FilterKind::Band, 1350.0, 1.2);
    let mut bellows = Dull::below(5.0);
    let mut click = Filtering::new(FilterKind::Band, 1900.0, 2.0);
    for (number, sample) in out.iter_mut().enumerate() {
        let seconds = number as f32 / PER_SECOND;
        let loud = held.at(seconds);
        let noise = chance.signed();
        let even = 1.0 + 5.0 * bellows.run(noise);
        let button = click.run(noise) * 0.10 * (-seconds / 0.006).exp();
        let fingered = note.grace.filter(|_| seconds < 0.045).unwrap_or(note.hz);
        let sound: f32 = reeds
            .iter_mut()
            .map(|(share, pitch, one, other)| {
                let step = (fingered * *pitch / PER_SECOND).clamp(0.0, 0.45);
                (one.run(step) - other.run(step)) * *share
            })
            .sum();
        let body = low.run(sound);
        *sample = ((body + nose.run(body) * 0.8) * 0.3 * even + button) * loud * note.strong;
    }
}
