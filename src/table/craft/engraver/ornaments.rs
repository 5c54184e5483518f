//! Grounds, rims and the backs of cards: skies and seas in ruled lines, rays behind a head, lattices of an engraved banknote.

use std::f32::consts::TAU;

use bevy::math::Vec2;

use super::burin::{GILT, LINEN, PEN, mixed, ruled};
use super::frame::Frame;
use crate::rules::kernel::likeness::Ground;
use crate::table::craft::print::{Ink, InkImage};

/// Texels from line to line of a ground.
const APART: f32 = 3.6;

fn corners(least: Vec2, most: Vec2) -> [Vec2; 4] {
    [least, Vec2::new(most.x, least.y), most, Vec2::new(least.x, most.y)]
}

/// The ground behind a head: ruled lines that are darkest behind the lit cheek.
pub fn rays(sheet: &mut InkImage, frame: &Frame) {
    let (middle, half) = (frame.middle(), frame.half());
    let light = mixed(frame.tint, LINEN, 0.66);
    sheet.fill_by(&corners(frame.least, frame.most), |at| {
        let out = (at - middle) / half;
        let near = (1.0 - (out - Vec2::new(-0.15, -0.1)).length() * 0.55).clamp(0.0, 1.0);
        let dark = 0.18 + 0.42 * near + 0.16 * out.y;
        let bow = (out.x * out.x) * 3.0;
        let line = ruled((at.y + bow) / APART, dark, APART);
        (mixed(light, mixed(frame.tint, PEN, 0.35), line * 0.80), 1.0)
    });
}

/// The ground of a vignette.
pub fn ground(sheet: &mut InkImage, frame: &Frame, ground: Ground) {
    let (middle, half) = (frame.middle(), frame.half());
    let paper = mixed(frame.tint, LINEN, 0.74);
    let pen = mixed(frame.tint, PEN, 0.40);
    let night = matches!(ground, Ground::Night | Ground::Storm);
    let horizon: f32 = match ground {
        Ground::Sea | Ground::Storm | Ground::Night => 0.30,
        Ground::Shore => 0.34,
        Ground::Deck => 0.52,
        Ground::Plain | Ground::Chart => 9.0,
    };
    sheet.fill_by(&corners(frame.least, frame.most), |at| {
        let out = (at - middle) / half;
        let cloud =
            (out.x * 3.1 + (out.y * 5.3 + out.x).sin() * 1.3).sin() * 0.5 + (out.x * 7.0 - out.y * 4.0).sin() * 0.25;
        if out.y < horizon {
            let up = (horizon.min(1.0) - out.y) / 1.4;
            let (sky, strength) = match ground {
                Ground::Plain => {
                    let edge = (out.length() - 0.35).max(0.0);
                    return (mixed(paper, pen, ruled(at.y / APART, 0.10 + 0.46 * edge, APART) * 0.75), 1.0);
                }
                Ground::Chart => return (chart(at, out, paper, pen), 1.0),
                Ground::Storm => (mixed(paper, [0x6A, 0x70, 0x78], 0.45), 0.42 + 0.34 * cloud),
                Ground::Night => (mixed(paper, [0x2E, 0x3C, 0x5A], 0.62), 0.62 + 0.16 * up),
                _ => (mixed(paper, [0x9C, 0xC2, 0xD0], 0.30), 0.42 * up - 0.16 - 0.30 * cloud),
            };
            let slant = if ground == Ground::Storm { at.x * 0.35 } else { 0.0 };
            return (mixed(sky, pen, ruled((at.y + slant) / APART, strength, APART) * 0.80), 1.0);
        }
        let down = ((out.y - horizon) / (1.0 - horizon)).clamp(0.0, 1.0);
        match ground {
            Ground::Deck => {
                let plank = at.y / (3.4 + 6.0 * down);
                let wood = mixed([0xC2, 0x96, 0x5E], LINEN, 0.12);
                (mixed(wood, PEN, ruled(plank, 0.32, 4.0) * 0.75), 1.0)
            }
            Ground::Shore if down > 0.42 + 0.12 * (out.x * 4.0).sin() => {
                let sand = mixed([0xDC, 0xC2, 0x86], LINEN, 0.2);
                (
                    mixed(
                        sand,
                        PEN,
                        ruled((at.y + (out.x * 6.0).sin() * 2.0) / APART, 0.16 + 0.12 * cloud, APART) * 0.7,
                    ),
                    1.0,
                )
            }
            _ => {
                let swell = if ground == Ground::Storm { 3.4 } else { 1.5 } * (0.4 + down);
                let wave = (at.x * 0.10 + out.y * 9.0).sin() * swell;
                let sea = mixed(if night { [0x4C, 0x66, 0x78] } else { [0x7C, 0xAA, 0xB6] }, paper, 0.30);
                let dark = 0.30 + 0.22 * (at.x * 0.05 + out.y * 13.0).sin() + 0.16 * down;
                (mixed(sea, [0x22, 0x34, 0x40], ruled((at.y + wave) / APART, dark, APART) * 0.80), 1.0)
            }
        }
    });
    if ground == Ground::Night {
        for star in 0..14_u8 {
            let lot = f32::from(star) * 2.399;
            let at = middle + half * Vec2::new((lot * 1.7).sin() * 0.94, -0.95 + 1.05 * (lot * 0.61).sin().abs());
            sheet.disc(at, 0.9, LINEN);
        }
    }
}

/// A chart with its rhumb lines and a coast.
fn chart(at: Vec2, out: Vec2, paper: Ink, pen: Ink) -> Ink {
    let from = out - Vec2::new(0.55, -0.35);
    let turn = from.y.atan2(from.x) / TAU * 32.0;
    let rhumb = (turn - turn.round()).abs() * from.length() * 14.0;
    let coast = out.x + 0.62 + 0.16 * (out.y * 4.0).sin() + 0.07 * (out.y * 11.0).sin();
    let land = if coast < 0.0 { 0.35 } else { 0.0 };
    let shore = if (0.0..0.16).contains(&coast) { ruled(at.y / APART, 0.55 - coast * 3.0, APART) } else { 0.0 };
    let sheet = mixed(paper, [0xC8, 0xA8, 0x64], 0.25 + land);
    mixed(
        sheet,
        pen,
        (if rhumb < 0.22 { 0.34 } else { 0.0_f32 }).max(shore * 0.8).max(if coast.abs() < 0.016 { 0.9 } else { 0.0 }),
    )
}

/// The rim of a window: a strong line, and a fine one inside it.
pub fn rim(sheet: &mut InkImage, frame: &Frame) {
    if frame.round {
        let radius = frame.half();
        for (shift, thick, ink) in [(0.0, 1.7, PEN), (-3.4, 0.7, GILT)] {
            let at = |step: u8| {
                frame.middle() + Vec2::from_angle(f32::from(step) / 72.0 * TAU) * (radius + Vec2::splat(shift))
            };
            for step in 0..72_u8 {
                sheet.cut(at(step), at(step + 1), (thick, thick), ink);
            }
        }
        return;
    }
    sheet.frame(frame.least, frame.most, 2.0, PEN);
    sheet.frame(frame.least + Vec2::splat(3.5), frame.most - Vec2::splat(3.5), 1.0, mixed(frame.tint, GILT, 0.6));
}

/// The back of a card: woven waves around a medal, as they are turned on a lathe, within two frames.
pub fn back(sheet: &mut InkImage, ground: Ink) {
    let size = sheet.size();
    let (middle, inset) = (size / 2.0, (size.x * 0.05).round());
    let (light, dark) = (mixed(ground, LINEN, 0.34), mixed(ground, PEN, 0.45));
    sheet.fill_by(&corners(Vec2::ZERO, size), |at| {
        let out = (at - middle) / size.x;
        let far = out.length() * 2.0;
        let turn = out.y.atan2(out.x);
        let woven = |sign: f32| {
            let phase = far * 11.0 + sign * 0.9 * (turn * 12.0).sin() * (far * 2.4).min(1.0);
            (phase - phase.floor() - 0.5).abs() * 2.0
        };
        let line = ((woven(1.0).min(woven(-1.0)) * size.x / 22.0 - 1.0).clamp(0.0, 1.0) - 1.0).abs();
        let lattice = ruled((at.x + at.y) / 7.0, 0.14, 7.0).max(ruled((at.x - at.y) / 7.0, 0.14, 7.0));
        let tone = mixed(ground, dark, lattice * 0.7);
        (mixed(tone, light, line * 0.8), 1.0)
    });
    let (low, high) = (Vec2::splat(inset), size - Vec2::splat(inset));
    sheet.frame(low, high, (size.x * 0.012).max(2.0), GILT);
    sheet.frame(low + Vec2::splat(inset * 0.55), high - Vec2::splat(inset * 0.55), 1.0, GILT);
    for corner in corners(low + Vec2::splat(inset * 1.4), high - Vec2::splat(inset * 1.4)) {
        rosette(sheet, corner, size.x * 0.052);
    }
}

/// A small rose of eight petals.
pub fn rosette(sheet: &mut InkImage, middle: Vec2, radius: f32) {
    for petal in 0..8_u8 {
        let out = Vec2::from_angle(f32::from(petal) / 8.0 * TAU);
        let side = out.perp() * radius * 0.22;
        let tip = middle + out * radius;
        sheet.fill(&[middle, middle + out * radius * 0.6 + side, tip, middle + out * radius * 0.6 - side], GILT, 1.0);
        sheet.cut(middle, tip, (0.5, 0.4), PEN);
    }
    sheet.disc(middle, radius * 0.22, PEN);
}
