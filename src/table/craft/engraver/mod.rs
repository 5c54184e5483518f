//! The engraver: draws faces and vignettes in the manner of a copperplate, from the numbers and words of the data.
//!
//! Any game may order one for a card, a board or a token. A frame says where it stands and which colour the plate has;
//! lines are cut in one dark ink, tints are few.

mod attitude;
mod burin;
mod cabin;
mod dress;
mod face;
mod frame;
mod goods;
mod hair;
mod sights;
mod vessels;

pub mod ornaments;

use bevy::math::Vec2;

use super::print::InkImage;
use crate::rules::kernel::likeness::{Gain, Ground, Portrait, Subject, Vignette};
pub use attitude::Attitude;
use burin::Burin;
pub use burin::{GILT, LINEN, PEN, mixed};
use face::Sitter;
pub use frame::Frame;
pub use vessels::{Cut, Device, Mast, Vessel};

/// Whatever the words of a vignette leave open.
#[derive(Clone, PartialEq, Debug)]
pub struct Manner {
    pub attitude: Attitude,
    /// The vessel that is drawn where a vessel is meant.
    pub vessel: Option<Vessel>,
    /// So many of them, five at most.
    pub count: u8,
}

impl Default for Manner {
    fn default() -> Self {
        Self { attitude: Attitude::PLAIN, vessel: None, count: 1 }
    }
}

/// Engraves a face, with the first `gained` of what it gains by levels.
pub fn portrait(sheet: &mut InkImage, frame: &Frame, face: &Portrait, gained: usize) {
    portrait_aside(sheet, frame, (face, gained), 0.0);
}

/// Engraves such a face this far from the middle, in halves of its window.
pub fn portrait_aside(sheet: &mut InkImage, frame: &Frame, (face, gained): (&Portrait, usize), aside: f32) {
    if !sheet.engraves((frame.least, frame.most)) {
        return;
    }
    let sitter = Sitter::new(face);
    let half = frame.half();
    // In a low window the head comes nearer.
    let near = if frame.round { 1.22 } else { 1.30 + 0.40 * (1.0 - half.y / 110.0).clamp(0.0, 1.0) };
    let scale = half.y.min(half.x * 1.15) * near;
    sheet.within((frame.least, frame.most), frame.round, |sheet| {
        ornaments::rays(sheet, frame);
        let at = Vec2::new(half.x * aside, scale * (0.02 + 0.10 * (near - 1.30)));
        let mut burin = Burin::new(sheet, frame.middle() + at, scale);
        let gains = face.gains.get(..gained.min(face.gains.len())).unwrap_or_default();
        let has = |gain: Gain| gains.contains(&gain);
        sitter.hair_behind(&mut burin);
        sitter.neck(&mut burin);
        sitter.coat(&mut burin);
        if has(Gain::Neckcloth) {
            sitter.neckcloth(&mut burin, [0xB0, 0x3A, 0x2A]);
        }
        sitter.head(&mut burin);
        sitter.beard(&mut burin);
        sitter.features(&mut burin);
        sitter.hair_before(&mut burin);
        if has(Gain::Plume) {
            sitter.plume(&mut burin, [0xD8, 0x54, 0x3A]);
        }
        sitter.hat(&mut burin);
        sitter.mark(&mut burin);
        for gain in gains {
            match gain {
                Gain::Nothing | Gain::Plume | Gain::Neckcloth => {}
                Gain::Earring => sitter.earring(&mut burin),
                Gain::Scar => sitter.scar(&mut burin),
                Gain::Pipe => sitter.pipe(&mut burin),
                Gain::Patch => sitter.patch(&mut burin),
                Gain::Epaulettes => sitter.epaulettes(&mut burin),
                Gain::Medal => sitter.medal(&mut burin),
                Gain::Parrot => sitter.parrot(&mut burin),
                Gain::Braid => sitter.braid(&mut burin),
                Gain::Spectacles => sitter.spectacles(&mut burin),
            }
        }
    });
    ornaments::rim(sheet, frame);
}

/// Engraves a vignette.
pub fn vignette(sheet: &mut InkImage, frame: &Frame, picture: &Vignette) {
    in_manner(sheet, frame, picture, &Manner::default());
}

/// Engraves a vignette, and says how.
pub fn in_manner(sheet: &mut InkImage, frame: &Frame, picture: &Vignette, manner: &Manner) {
    if !sheet.engraves((frame.least, frame.most)) {
        return;
    }
    let (middle, half) = (frame.middle(), frame.half());
    sheet.within((frame.least, frame.most), frame.round, |sheet| {
        ornaments::ground(sheet, frame, picture.ground);
        let high = half.y.min(half.x) * if frame.round { 1.34 } else { 1.70 };
        let wide = half.x > half.y * 1.25;
        let low = if picture.ground == Ground::Plain { 0.0 } else { half.y * 0.08 };
        let side = if manner.attitude.mirrored { -1.0 } else { 1.0 };
        match picture.with {
            Some(with) => {
                let (of, beside, sizes) = if wide {
                    (
                        Vec2::new(-half.x * 0.30 * side, low),
                        Vec2::new(half.x * 0.52 * side, low + half.y * 0.10),
                        (1.0, 0.70),
                    )
                } else {
                    (
                        Vec2::new(-half.x * 0.10 * side, half.y * 0.10),
                        Vec2::new(half.x * 0.42 * side, -half.y * 0.34),
                        (0.90, 0.44),
                    )
                };
                plain(sheet, with, middle + beside, high * sizes.1);
                subject(sheet, picture.of, middle + of, high * sizes.0 * manner.attitude.size, manner);
            }
            None if manner.count > 1 => {
                let (size, places) = heap(manner.count);
                for (x, y) in places {
                    subject(sheet, picture.of, middle + Vec2::new(*x, *y) * half, high * size, manner);
                }
            }
            None => {
                let at = Vec2::new(half.x * manner.attitude.aside, low);
                subject(sheet, picture.of, middle + at, high * manner.attitude.size, manner);
            }
        }
    });
    ornaments::rim(sheet, frame);
}

/// Several of one kind lie like this: their size, and the place of each.
const fn heap(count: u8) -> (f32, &'static [(f32, f32)]) {
    match count {
        0 | 1 => (1.0, &[(0.0, 0.0)]),
        2 => (0.74, &[(-0.36, -0.04), (0.36, 0.06)]),
        3 => (0.66, &[(0.0, -0.36), (-0.38, 0.26), (0.38, 0.26)]),
        4 => (0.60, &[(-0.34, -0.36), (0.34, -0.36), (-0.34, 0.34), (0.34, 0.34)]),
        _ => (0.54, &[(-0.40, -0.36), (0.40, -0.36), (-0.40, 0.38), (0.40, 0.38), (0.0, 0.0)]),
    }
}

/// Draws a subject alone, in this width.
pub fn draw(sheet: &mut InkImage, subject: Subject, middle: Vec2, wide: f32) {
    let half = Vec2::splat(wide / 2.0);
    if sheet.engraves((middle - half, middle + half)) {
        plain(sheet, subject, middle, wide);
    }
}

fn plain(sheet: &mut InkImage, of: Subject, middle: Vec2, wide: f32) {
    subject(sheet, of, middle, wide, &Manner::default());
}

fn subject(sheet: &mut InkImage, subject: Subject, middle: Vec2, wide: f32, manner: &Manner) {
    let mut burin = Burin::turned(sheet, middle, wide / 2.0, manner.attitude);
    if goods::draw(&mut burin, subject) || cabin::draw(&mut burin, subject) || sights::draw(&mut burin, subject) {
        return;
    }
    match &manner.vessel {
        Some(vessel) => vessel.draw(&mut burin),
        None => vessels::draw(&mut burin, subject),
    }
}

#[cfg(test)]
mod tests;
