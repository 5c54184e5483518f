//! Zones before a chair, whichever game lays something there: a mat with places on it, hands, rows and piles.

use std::f32::consts::PI;

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use super::chairs::Chair;
use super::room::places::before;

/// A card in a pile is this thick.
const SHEET: f32 = 0.010;
/// A hand of more cards than this is held closer.
const EASILY: f32 = 7.0;

/// One card of a hand, by its number and their count, seen from the middle of its foot: upright, fanned, tilted to its
/// holder; one that is not open shows its face to its holder alone. Cards are held at most `apart` from each other.
#[must_use]
pub fn held((number, of): (usize, usize), apart: f32, open: bool) -> Transform {
    let from_middle = centred((number, of), 1.0);
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

/// One card lies this far along a row, by its number and their count; cards overlap if there is no room for all.
#[must_use]
pub fn along((number, of): (usize, usize), room: f32, apart: f32) -> f32 {
    let step = if of > 1 { (room / (of - 1) as f32).min(apart) } else { 0.0 };
    step * number as f32
}

/// The mat of a player: places are given from its middle to the right, and towards the chair.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mat {
    /// The chair it lies before.
    pub chair: Chair,
    /// Things on it are this much larger than they are.
    pub scale: f32,
}

impl Mat {
    /// Before this chair.
    #[must_use]
    pub const fn before(chair: Chair) -> Self {
        Self { chair, scale: 1.0 }
    }

    /// A place on it.
    #[must_use]
    pub fn at(&self, right: f32, near: f32, up: f32) -> Transform {
        before(self.chair).with_scale(Vec3::splat(self.scale)) * Transform::from_xyz(right, up, near)
    }

    /// A place on something that lies on it, such as a board, from the middle of that.
    #[must_use]
    pub fn on(board: Transform, right: f32, near: f32, up: f32) -> Transform {
        Transform { translation: board.transform_point(Vec3::new(right, up, near)), ..board }
    }

    /// One card of a row that begins there, by its number and their count: each lies a little on the one before.
    #[must_use]
    pub fn row(&self, from: Vec2, room: f32, apart: f32, number: (usize, usize)) -> Transform {
        self.at(from.x + along(number, room, apart), from.y, 0.006 + 0.007 * number.0 as f32)
    }

    /// One card in the hand of the player, by its number and their count.
    #[must_use]
    pub fn hand(&self, near: f32, apart: f32, number: (usize, usize), open: bool) -> Transform {
        self.at(0.0, near, 0.0) * held(number, apart, open)
    }
}

/// One thing lies this far from the middle of a row, by its number and their count.
#[must_use]
pub fn centred((number, of): (usize, usize), apart: f32) -> f32 {
    (number as f32 - (of.max(1) - 1) as f32 / 2.0) * apart
}

/// A pile of this number of cards is this thick.
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
