//! A bowed string: it sticks to the bow and slips once in every swing, the hair hisses, and the left hand trembles.

use super::note::{Held, Note, Saw, Vibrato};
use crate::sound::chance::Chance;
use crate::sound::filters::{Dull, Filtering};
use crate::sound::recipe::FilterKind;
use crate::sound::units::PER_SECOND;

/// Sound of a bow: it tells a fiddle from a viol, beside their wood.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bow {
    rises: f32,
    falls: f32,
    vibrato: (f32, f32),
    /// The share of the hair in the sound.
    hiss: f32,
    /// Overtones that a strong bow brings out.
    bright: f32,
}

pub(super) const FIDDLE: Bow = Bow { rises: 0.035, falls: 0.10, vibrato: (5.6, 0.0042), hiss: 0.055, bright: 9.0 };
pub(super) const VIOL: Bow = Bow { rises: 0.09, falls: 0.26, vibrato: (4.7, 0.0024), hiss: 0.05, bright: 18.0 };

/// Short notes are bowed more quickly.
const SHORT: f32 = 0.3;
/// A grace is this long.
const GRACE: f32 = 0.055;

pub(super) fn bow(bow: &Bow, note: &Note, out: &mut [f32], chance: &mut Chance) {
    let rises = bow.rises * (0.55 + 0.45 * (note.lasts / SHORT).min(1.0)) * (1.0 + 0.15 * chance.signed());
    let held = Held { rises, lasts: note.lasts, falls: bow.falls };
    let (rate, depth) = bow.vibrato;
    let vibrato = Vibrato {
        rate: rate * (1.0 + 0.08 * chance.signed()),
        depth: depth * (1.0 + 0.25 * chance.signed()),
        after: 0.16 + 0.1 * chance.unit(),
    };
    let mut saw = Saw(chance.unit());
    let mut tone = Filtering::new(FilterKind::Low, note.hz * 4.0, 0.6);
    let mut hair = Filtering::new(FilterKind::Band, (note.hz * 5.0).clamp(900.0, 4200.0), 0.8);
    let mut pressed = Dull::below(9.0);
    let mut drift = 0.0_f32;
    for (number, sample) in out.iter_mut().enumerate() {
        let seconds = number as f32 / PER_SECOND;
        let loud = held.at(seconds);
        let pressure = 1.0 + 5.0 * pressed.run(chance.signed());
        if number % 32 == 0 {
            drift += chance.signed() * 2.5e-5 - drift * 0.03;
            // The bow bites first, and then the string sings.
            let bite = 1.0 + 0.9 * (-seconds / 0.05).exp();
            tone.tune(note.hz * bow.bright * (0.45 + 0.55 * note.strong) * bite * (0.5 + 0.5 * loud));
        }
        let graced = note.grace.filter(|_| seconds < GRACE).unwrap_or(note.hz);
        let slid = 1.0 - 0.006 * (-seconds / 0.02).exp();
        let step = graced * slid * (1.0 + vibrato.at(seconds) + drift) / PER_SECOND;
        let string = saw.run(step.clamp(0.0, 0.45));
        // The hair hisses while it slips, and most as it takes hold.
        let slips = 0.35 + 0.65 * saw.0;
        let scrape = hair.run(chance.signed()) * slips * bow.hiss * (1.0 + 4.0 * (-seconds / 0.03).exp());
        *sample = (tone.run(string) * pressure + scrape) * loud * note.strong;
    }
}
