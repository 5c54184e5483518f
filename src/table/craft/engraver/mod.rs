//! The engraver: draws faces and vignettes in the manner of a copperplate, from the numbers and words of the data.
//!
//! Any game may order one for a card, a board or a token. A frame says where it stands and which colour the plate has;
//! lines are cut in one dark ink, tints are few.

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
use burin::Burin;
pub use burin::{GILT, LINEN, PEN, mixed};
use face::Sitter;
pub use frame::Frame;

/// Engraves a face, with the first `gained` of what it gains by levels.
pub fn portrait(sheet: &mut InkImage, frame: &Frame, face: &Portrait, gained: usize) {
    let sitter = Sitter::new(face);
    let half = frame.half();
    // In a low window the head comes nearer.
    let near = if frame.round { 1.22 } else { 1.30 + 0.40 * (1.0 - half.y / 110.0).clamp(0.0, 1.0) };
    let scale = half.y.min(half.x * 1.15) * near;
    sheet.within((frame.least, frame.most), frame.round, |sheet| {
        ornaments::rays(sheet, frame);
        let mut burin = Burin::new(sheet, frame.middle() + Vec2::Y * scale * (0.02 + 0.10 * (near - 1.30)), scale);
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
    let (middle, half) = (frame.middle(), frame.half());
    sheet.within((frame.least, frame.most), frame.round, |sheet| {
        ornaments::ground(sheet, frame, picture.ground);
        let high = half.y.min(half.x) * if frame.round { 1.34 } else { 1.70 };
        let wide = half.x > half.y * 1.25;
        let low = if picture.ground == Ground::Plain { 0.0 } else { half.y * 0.08 };
        match picture.with {
            Some(with) if wide => {
                draw(sheet, with, middle + Vec2::new(half.x * 0.52, low + half.y * 0.10), high * 0.70);
                draw(sheet, picture.of, middle + Vec2::new(-half.x * 0.30, low), high);
            }
            Some(with) => {
                draw(sheet, with, middle + Vec2::new(half.x * 0.42, -half.y * 0.34), high * 0.44);
                draw(sheet, picture.of, middle + Vec2::new(-half.x * 0.10, half.y * 0.10), high * 0.90);
            }
            None => draw(sheet, picture.of, middle + Vec2::Y * low, high),
        }
    });
    ornaments::rim(sheet, frame);
}

/// Draws a subject alone, in this width.
pub fn draw(sheet: &mut InkImage, subject: Subject, middle: Vec2, wide: f32) {
    let mut burin = Burin::new(sheet, middle, wide / 2.0);
    let drawn =
        goods::draw(&mut burin, subject) || cabin::draw(&mut burin, subject) || sights::draw(&mut burin, subject);
    if !drawn {
        vessels::draw(&mut burin, subject);
    }
}

#[cfg(test)]
mod tests;
