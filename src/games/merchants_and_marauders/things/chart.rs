//! The chart of the Caribbean, engraved: coasts, sea lanes between the zones with their letters, a rose of winds.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::places::CHART;
use crate::logbook::wording::merchants_and_marauders as words;
use crate::rules::merchants_and_marauders::pack::{Pack, ZoneCard};
use crate::rules::merchants_and_marauders::words::{Nation, Zone};
use crate::table::craft::print::{Anchor, Ink, InkImage};
use crate::table::things::Printer;

use super::thing::Tools;

const WIDE: f32 = 2048.0;
const PEN: Ink = [0x3A, 0x2A, 0x1A];
const SEA: Ink = [0x4C, 0x7C, 0x8A];
const DEEP: Ink = [0x39, 0x66, 0x76];
const LAND: Ink = [0xBE, 0x9C, 0x5E];
const LANE: Ink = [0xE2, 0xD2, 0xA2];
const PAPER: Ink = [0xD6, 0xC2, 0x8E];

/// The colour of a nation (T-11).
#[must_use]
pub const fn colour(nation: Nation) -> Ink {
    match nation {
        Nation::Spanish => [0xC8, 0xA2, 0x2A],
        Nation::English => [0x9C, 0x2A, 0x23],
        Nation::French => [0x2B, 0x4C, 0x9B],
        Nation::Dutch => [0xD2, 0x69, 0x1E],
    }
}

fn high() -> f32 {
    (WIDE * CHART.y / CHART.x).round()
}

fn texel((east, south): (u16, u16)) -> Vec2 {
    Vec2::new(f32::from(east) * WIDE, f32::from(south) * high()) / 1000.0
}

/// The coast around a harbour: an outline that is the same at every printing.
fn coast(zone: Zone, card: &ZoneCard, swell: f32) -> Vec<Vec2> {
    let Some(harbour) = card.harbour else { return Vec::new() };
    let seed = zone as u8 as f32;
    // The land lies behind the harbour, seen from the open sea of its zone.
    let (sea, port) = (texel(card.middle), texel(harbour));
    let behind = (port - sea).normalize_or_zero();
    let middle = port + behind * 34.0;
    let (long, broad) = (86.0 + 26.0 * (seed * 1.7).sin(), 48.0 + 12.0 * (seed * 2.3).cos());
    let point = |step: u16| {
        let turn = f32::from(step) / 72.0 * TAU;
        let rough = 1.0
            + 0.16 * (2.0 * turn + seed).sin()
            + 0.12 * (3.0 * turn + seed * 2.1).sin()
            + 0.07 * (7.0 * turn + seed * 3.7).sin()
            + 0.035 * (13.0 * turn + seed * 5.3).sin();
        middle + Vec2::new(turn.cos() * (long * rough + swell), turn.sin() * (broad * rough + swell))
    };
    (0..=72).map(point).collect()
}

/// The mainland along the south.
fn main_land(rise: f32) -> Vec<Vec2> {
    let shore = |step: u16| {
        let x = f32::from(step) / 60.0;
        let y = 0.965 + 0.012 * (x * 17.0).sin() + 0.008 * (x * 41.0).sin() - 0.045 * (x * 5.0 - 0.4).sin().max(0.0);
        Vec2::new(x * WIDE, y * high() - rise)
    };
    let mut outline: Vec<Vec2> = (0..=60).map(shore).collect();
    outline.extend([Vec2::new(WIDE, high()), Vec2::new(0.0, high())]);
    outline
}

fn dashed(sheet: &mut InkImage, from: Vec2, to: Vec2) {
    let way = to - from;
    let side = way.perp().normalize_or_zero() * way.length() * 0.05;
    let point = |share: f32| from.lerp(to, share) + side * (share * (1.0 - share) * 4.0);
    let dashes = (way.length() / 22.0).max(2.0) as u16;
    for dash in 0..dashes {
        let share = |part: f32| (f32::from(dash) + part) / f32::from(dashes);
        sheet.stroke(point(share(0.15)), point(share(0.70)), 2.4, LANE);
    }
}

/// The point where a lane leaves the ring of a zone.
fn leaving(from: Vec2, to: Vec2) -> Vec2 {
    from + (to - from).normalize_or_zero() * Vec2::new(74.0, 60.0)
}

fn lanes(sheet: &mut InkImage, printer: &mut Printer<Tools>, pack: &Pack) {
    for (zone, card) in pack.zones.iter() {
        for border in &card.borders {
            let Some(other) = pack.zones.get(&border.to) else { continue };
            let (from, to) = (texel(card.middle), texel(other.middle));
            if *zone < border.to {
                dashed(sheet, leaving(from, to), leaving(to, from));
            }
            if let Some(letter) = border.letter {
                let at = from + (to - from).normalize_or_zero() * Vec2::new(96.0, 80.0);
                sheet.disc(at, 13.0, PAPER);
                sheet.word(printer.case, at, Anchor::Middle, (20.0, 22.0), PEN, letter.word());
            }
        }
    }
}

fn waves(sheet: &mut InkImage) {
    for row in 0..46_u16 {
        for column in 0..34_u16 {
            let at = Vec2::new(
                f32::from(column) * 62.0 + if row % 2 == 0 { 12.0 } else { 42.0 },
                f32::from(row) * 38.0 + 14.0,
            );
            let at = at + Vec2::new((f32::from(row) * 2.7).sin() * 9.0, (f32::from(column) * 3.1).cos() * 6.0);
            sheet.line(
                &[at, at + Vec2::new(7.0, -4.0), at + Vec2::new(14.0, 0.0), at + Vec2::new(21.0, -4.0)],
                0.7,
                DEEP,
            );
        }
    }
}

fn rose(sheet: &mut InkImage, middle: Vec2, reach: f32) {
    for ray in 0..16_u8 {
        let turn = f32::from(ray) / 16.0 * TAU;
        let out = Vec2::new(turn.sin(), -turn.cos());
        sheet.stroke(middle + out * reach * 0.4, middle + out * reach * 2.6, 0.5, DEEP);
    }
    for (points, long) in [(8_u8, 0.62), (4, 1.0)] {
        for point in 0..points {
            let turn = f32::from(point) / f32::from(points) * TAU + if points == 8 { TAU / 16.0 } else { 0.0 };
            let (out, side) =
                (Vec2::new(turn.sin(), -turn.cos()) * reach * long, Vec2::new(turn.cos(), turn.sin()) * reach * 0.13);
            sheet.fill(&[middle, middle + out * 0.22 + side, middle + out], PEN, 1.0);
            sheet.fill(&[middle, middle + out * 0.22 - side, middle + out], PAPER, 1.0);
            sheet.line(
                &[middle, middle + out * 0.22 - side, middle + out, middle + out * 0.22 + side, middle],
                1.0,
                PEN,
            );
        }
    }
}

/// A hill of the engraver, shaded to the east.
fn hill(sheet: &mut InkImage, at: Vec2, size: f32) {
    sheet.line(
        &[
            at + Vec2::new(-size, size * 0.5),
            at + Vec2::new(-size * 0.2, -size * 0.6),
            at + Vec2::new(size, size * 0.5),
        ],
        1.1,
        PEN,
    );
    for stroke in 0..4_u8 {
        let x = size * 0.24 * f32::from(stroke);
        sheet.stroke(
            at + Vec2::new(x * 0.6 - size * 0.1, -size * 0.5 + x * 0.7),
            at + Vec2::new(x, size * 0.45),
            0.7,
            PEN,
        );
    }
}

/// Prints it.
pub fn print(printer: &mut Printer<Tools>) -> InkImage {
    let pack = std::sync::Arc::clone(&printer.tools.pack);
    let mut sheet = InkImage::new(WIDE as usize, high() as usize);
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, SEA, 1.0);
    waves(&mut sheet);
    let open =
        pack.zones.iter().find(|(_, card)| card.port.is_none()).map_or(size / 2.0, |(_, card)| texel(card.middle));
    rose(&mut sheet, open + Vec2::new(-150.0, 40.0), 92.0);
    // Shallows, then land with its coast line.
    for (swell, ink) in [(30.0, [0x55, 0x88, 0x93]), (18.0, [0x63, 0x98, 0x9C]), (8.0, [0x7D, 0xAA, 0xA4])] {
        sheet.fill(&main_land(swell), ink, 1.0);
        for (zone, card) in pack.zones.iter() {
            sheet.fill(&coast(*zone, card, swell), ink, 1.0);
        }
    }
    let main = main_land(0.0);
    sheet.fill(&main, LAND, 1.0);
    sheet.line(&main, 1.6, PEN);
    for step in 0..22_u16 {
        hill(&mut sheet, Vec2::new(f32::from(step) * 96.0 + 30.0, size.y - 18.0 - 6.0 * f32::from(step % 3)), 13.0);
    }
    for (zone, card) in pack.zones.iter() {
        let shore = coast(*zone, card, 0.0);
        sheet.fill(&shore, LAND, 1.0);
        if let Some(nation) = card.port {
            sheet.line(&coast(*zone, card, -7.0), 3.2, colour(nation));
        }
        sheet.line(&shore, 1.7, PEN);
        let middle = shore.iter().copied().sum::<Vec2>() / (shore.len().max(1) as f32);
        if !shore.is_empty() {
            for (number, at) in [(-34.0, -14.0), (12.0, -20.0), (36.0, 6.0), (-6.0, 12.0)].into_iter().enumerate() {
                hill(&mut sheet, middle + Vec2::from(at), 10.0 + 2.0 * (number % 2) as f32);
            }
        }
    }
    for (_, card) in pack.zones.iter() {
        let middle = texel(card.middle);
        let ring = |reach: f32| -> Vec<Vec2> {
            (0..=60_u8)
                .map(|step| f32::from(step) / 60.0 * TAU)
                .map(|turn| middle + Vec2::new(turn.cos(), turn.sin() * 0.80) * reach)
                .collect()
        };
        sheet.line(&ring(72.0), 1.5, LANE);
        sheet.line(&ring(67.0), 0.7, LANE);
    }
    lanes(&mut sheet, printer, &pack);
    for (zone, card) in pack.zones.iter() {
        let at = texel(card.middle) + Vec2::new(0.0, 76.0);
        let name = printer.speech.name(&words::zone(*zone));
        let wide = InkImage::fitting(printer.case, 190.0, 27.0, &name);
        let half = Vec2::new((name.chars().count() as f32 * wide * 0.29).max(40.0), 17.0);
        sheet.block(at - half, at + half, PAPER, 0.86);
        sheet.frame(at - half, at + half, 1.4, PEN);
        sheet.word(printer.case, at, Anchor::Middle, (27.0, 190.0), PEN, &name);
    }
    for (inset, thick) in [(6.0, 5.0), (18.0, 1.4), (34.0, 1.4)] {
        sheet.frame(Vec2::splat(inset), size - Vec2::splat(inset), thick, PEN);
    }
    for tick in (0..64_u16).step_by(2) {
        let (from, to) = (f32::from(tick) / 64.0, f32::from(tick + 1) / 64.0);
        for y in [19.0, size.y - 33.0] {
            sheet.block(Vec2::new(from * size.x, y), Vec2::new(to * size.x, y + 14.0), PEN, 1.0);
        }
        for x in [19.0, size.x - 33.0] {
            sheet.block(Vec2::new(x, from * size.y), Vec2::new(x + 14.0, to * size.y), PEN, 1.0);
        }
    }
    sheet
}
