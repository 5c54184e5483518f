//! Arrangements of cards, whichever game they belong to: held in a hand, side by side in a row, on each other in a pile.

use std::f32::consts::PI;

use bevy::math::{Quat, Vec3};
use bevy::prelude::Transform;

/// How thick a card in a pile is.
const SHEET: f32 = 0.010;
/// More than so many cards in a hand are held closer.
const EASILY: f32 = 7.0;

/// The card of this number of so many in a hand, seen from the middle of its foot: upright, fanned, tilted to its holder;
/// one that is not open shows its face to its holder alone. `apart` is how far cards are held from each other at the most.
#[must_use]
pub fn held((number, of): (usize, usize), apart: f32, open: bool) -> Transform {
    let from_middle = number as f32 - (of.max(1) - 1) as f32 / 2.0;
    let step = (apart * EASILY / of.max(1) as f32).min(apart);
    let sag = from_middle * from_middle * 0.016;
    let (lean, up) = if open { (0.46, 0.50) } else { (0.62, 0.72) };
    let place = Vec3::new(from_middle * step, up - sag + 0.012 * number as f32, 0.004 * number as f32);
    let mut turn = Quat::from_rotation_x(lean) * Quat::from_rotation_y(-from_middle * 0.045);
    if !open {
        turn *= Quat::from_rotation_z(PI);
    }
    Transform::from_translation(place).with_rotation(turn)
}

/// How far along a row the card of this number of so many lies, which overlap where there is no room for all.
#[must_use]
pub fn along((number, of): (usize, usize), room: f32, apart: f32) -> f32 {
    let step = if of > 1 { (room / (of - 1) as f32).min(apart) } else { 0.0 };
    step * number as f32
}

/// How thick so many cards on each other are.
#[must_use]
pub fn pile(count: usize) -> f32 {
    SHEET * count as f32 + 0.004
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_open_looks_up_to_its_holder_and_what_is_closed_away() {
        for of in 1..12 {
            for number in 0..of {
                let (open, closed) = (held((number, of), 0.9, true), held((number, of), 0.9, false));
                assert!((open.rotation * Vec3::Y).dot(Vec3::Z) > 0.3, "{number} of {of}");
                assert!((closed.rotation * Vec3::Y).dot(Vec3::Z) < -0.3, "{number} of {of}");
            }
            let width = held((of - 1, of), 0.9, true).translation.x - held((0, of), 0.9, true).translation.x;
            assert!(width < 0.9 * EASILY, "{of}: {width}");
            assert!(along((of - 1, of), 3.0, 1.06) <= 3.0 + 1e-4, "{of}");
        }
    }
}
