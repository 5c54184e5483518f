//! Excitations that make a body ring: a blow, or slipping again and again.

use std::f32::consts::PI;

use super::chance::Chance;
use super::recipe::Curve;
use super::resonance::Body;
use super::units::{PER_SECOND, samples};

/// One blow: both touch for a moment, and the surfaces are rough.
pub fn struck(mut body: Body, contact: f32, out: &mut [f32], chance: &mut Chance) {
    let lasts = samples(contact * (1.0 + 0.2 * chance.signed())).max(2);
    for (number, sample) in out.iter_mut().enumerate() {
        let push = if number < lasts {
            let bow = (PI * (number as f32 + 0.5) / lasts as f32).sin();
            // As strong however long it lasts.
            bow * (1.0 + 0.25 * chance.signed()) * PI / (2.0 * lasts as f32)
        } else {
            0.0
        };
        *sample = body.run(push);
    }
}

/// Slips one after the other, each as strong as the force gathered before it.
pub fn rubbed(mut body: Body, rate: &Curve, rough: f32, out: &mut [f32], chance: &mut Chance) {
    let mut wait = chance.unit();
    let mut strength = 1.0;
    let mut left = 0_usize;
    for (number, sample) in out.iter_mut().enumerate() {
        let often = rate.at(number as f32 / PER_SECOND);
        if often > 0.0 {
            wait -= often / PER_SECOND;
        }
        if wait <= 0.0 && often > 0.0 {
            let gathered = (1.0 + rough * 0.9 * chance.signed()).max(0.05);
            wait += gathered;
            strength = gathered * (1.0 - rough * 0.6 * chance.unit());
            left = 14;
        }
        let push = if left > 0 { strength * (1.0 + 0.5 * chance.signed()) / 14.0 } else { 0.0 };
        left = left.saturating_sub(1);
        *sample = body.run(push);
    }
}
