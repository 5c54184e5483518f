//! The cloth of the sea, printed: swell, rhumb lines, a rose of winds, and a rope about the water.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::places::{Sea, cloth};
use crate::rules::pirates::state::Bounds;
use crate::rules::plane::{Mm, Spot};
use crate::table::craft::print::{Ink, InkImage};

/// Texels across the cloth.
const WIDE: f32 = 2048.0;
const LINEN: Ink = [0x1E, 0x33, 0x3F];
const WEFT: Ink = [0x25, 0x3C, 0x49];
const WATER: Ink = [0x3B, 0x72, 0x84];
const DEEP: Ink = [0x2E, 0x60, 0x73];
const CREST: Ink = [0x5C, 0x93, 0x9F];
const PALE: Ink = [0xC9, 0xBE, 0x95];
const PEN: Ink = [0x1C, 0x30, 0x3A];
const HEMP: Ink = [0xB8, 0x97, 0x5C];
const SHADE: Ink = [0x6E, 0x52, 0x2C];

/// The same number at every printing, from 0 to 1.
fn lot(seed: f32) -> f32 {
    ((seed * 12.9898).sin() * 43_758.547).rem_euclid(1.0)
}

/// A rectangle in texels.
#[derive(Clone, Copy)]
struct Frame {
    least: Vec2,
    most: Vec2,
}

impl Frame {
    /// The point where a ray from inside leaves it.
    fn leaves(&self, from: Vec2, way: Vec2) -> Vec2 {
        let far = |from: f32, way: f32, least: f32, most: f32| match way {
            way if way > 1e-5 => (most - from) / way,
            way if way < -1e-5 => (least - from) / way,
            _ => f32::MAX,
        };
        from + way * far(from.x, way.x, self.least.x, self.most.x).min(far(from.y, way.y, self.least.y, self.most.y))
    }
}

/// Linen, and on it the water with its swell.
fn water(sheet: &mut InkImage, frame: Frame) {
    let size = sheet.size();
    sheet.block(Vec2::ZERO, size, LINEN, 1.0);
    for row in 0..(size.y / 6.0) as u16 {
        let y = f32::from(row) * 6.0;
        sheet.block(Vec2::new(0.0, y), Vec2::new(size.x, y + 2.0), WEFT, 0.55);
    }
    quilt(sheet);
    sheet.block(frame.least, frame.most, WATER, 1.0);
    // The water is deeper towards the middle.
    for ring in 1..7_u8 {
        let inset = (frame.most - frame.least) * 0.055 * f32::from(ring);
        sheet.block(frame.least + inset, frame.most - inset, DEEP, 0.11);
    }
    swell(sheet, frame);
}

/// The cloth beyond the rope is quilted in lozenges, with a star where the seams cross.
fn quilt(sheet: &mut InkImage) {
    let (size, pitch) = (sheet.size(), 92.0);
    let seam: Ink = [0x2B, 0x45, 0x53];
    let columns = (size.x / pitch) as i16 + 1;
    let rows = (size.y / pitch) as i16 + 1;
    for row in -rows..=rows + columns {
        let y = f32::from(row) * pitch;
        sheet.stroke(Vec2::new(0.0, y), Vec2::new(size.x, y + size.x), 0.8, seam);
        sheet.stroke(Vec2::new(0.0, y), Vec2::new(size.x, y - size.x), 0.8, seam);
    }
    for (row, column) in (0..=rows * 2).flat_map(|row| (0..=columns).map(move |column| (row, column))) {
        let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
        let at = Vec2::new(f32::from(column) + shift, f32::from(row) * 0.5) * pitch;
        let point = |turn: u8, far: f32| at + Vec2::from_angle(f32::from(turn) / 8.0 * TAU) * far;
        let star: Vec<Vec2> = (0..8).map(|turn| point(turn, if turn % 2 == 0 { 9.0 } else { 2.6 })).collect();
        sheet.fill(&star, [0x4A, 0x60, 0x62], 1.0);
    }
}

/// Broken lines that rise and fall: long ones as shade, short ones with a crest.
fn swell(sheet: &mut InkImage, frame: Frame) {
    let pitch = 26.0;
    let rows = ((frame.most.y - frame.least.y) / pitch) as u16;
    for row in 0..rows {
        let seed = f32::from(row);
        let mut x = frame.least.x + 6.0 + 60.0 * lot(seed + 0.5);
        let mut number = 0.0;
        while x < frame.most.x - 20.0 {
            let long = 36.0 + 110.0 * lot(seed * 3.1 + number * 7.7);
            let until = (x + long).min(frame.most.x - 8.0);
            let base = frame.least.y + (seed + 0.5) * pitch + 7.0 * (lot(seed * 1.7 + number) - 0.5);
            let at = |x: f32| Vec2::new(x, base + 4.0 * (x * 0.047 + seed * 1.9).sin());
            let steps = ((until - x) / 7.0).max(2.0) as u16;
            let share = |step: u16| x + (until - x) * f32::from(step) / f32::from(steps);
            let line: Vec<Vec2> = (0..=steps).map(|step| at(share(step))).collect();
            let bright = lot(seed * 5.3 + number * 2.1) > 0.6;
            sheet.line(&line, if bright { 0.9 } else { 0.7 }, if bright { CREST } else { DEEP });
            x = until + 24.0 + 90.0 * lot(seed * 2.3 + number * 4.9);
            number += 1.0;
        }
    }
}

/// Rhumb lines from a rose to the edges.
fn rhumbs(sheet: &mut InkImage, frame: Frame, middle: Vec2, rays: u8) {
    for ray in 0..rays {
        let turn = f32::from(ray) / f32::from(rays) * TAU;
        let way = Vec2::new(turn.sin(), -turn.cos());
        sheet.stroke(middle + way * 20.0, frame.leaves(middle, way), 0.45, if ray % 4 == 0 { PALE } else { CREST });
    }
}

/// A rose of sixteen points, each half dark and half pale, with a lily at its north.
fn rose(sheet: &mut InkImage, middle: Vec2, reach: f32) {
    sheet.disc(middle, reach * 0.60, WATER);
    let ring = |radius: f32| -> Vec<Vec2> {
        (0..=72_u8).map(|step| middle + Vec2::from_angle(f32::from(step) / 72.0 * TAU) * radius).collect()
    };
    for (radius, thick) in [(0.60, 2.0), (0.565, 0.8), (0.36, 0.8)] {
        sheet.line(&ring(reach * radius), thick, PALE);
    }
    for tick in 0..72_u8 {
        let way = Vec2::from_angle(f32::from(tick) / 72.0 * TAU);
        let long = if tick % 2 == 0 { 0.565 } else { 0.58 };
        sheet.stroke(middle + way * reach * long, middle + way * reach * 0.60, 0.8, PALE);
    }
    for (count, turned, long) in [(8_u8, 0.5, 0.50), (4, 0.5, 0.72), (4, 0.0, 1.0)] {
        for point in 0..count {
            let turn = (f32::from(point) + turned) / f32::from(count) * TAU;
            let (out, side) = (Vec2::new(turn.sin(), -turn.cos()), Vec2::new(turn.cos(), turn.sin()));
            let (tip, waist) = (middle + out * reach * long, middle + out * reach * 0.15);
            sheet.fill(&[middle, waist + side * reach * 0.085, tip], PEN, 1.0);
            sheet.fill(&[middle, waist - side * reach * 0.085, tip], PALE, 1.0);
            sheet.line(&[waist + side * reach * 0.085, tip, waist - side * reach * 0.085], 0.8, PEN);
        }
    }
    sheet.disc(middle, reach * 0.06, PEN);
    sheet.disc(middle, reach * 0.04, PALE);
    lily(sheet, middle - Vec2::Y * reach * 1.10, reach * 0.12);
}

fn lily(sheet: &mut InkImage, at: Vec2, size: f32) {
    let point = |x: f32, y: f32| at + Vec2::new(x, y) * size;
    sheet.fill(&[point(0.0, -1.2), point(0.35, -0.2), point(0.0, 0.8), point(-0.35, -0.2)], PALE, 1.0);
    for side in [-1.0, 1.0] {
        let petal = [
            point(0.25 * side, 0.3),
            point(0.7 * side, -0.6),
            point(1.1 * side, -0.1),
            point(0.8 * side, 0.1),
            point(0.3 * side, 0.6),
        ];
        sheet.fill(&petal, PALE, 1.0);
    }
    sheet.stroke(point(-0.6, 0.55), point(0.6, 0.55), size * 0.09, PALE);
}

/// A rope of three strands about the water, knotted at the corners.
fn rope(sheet: &mut InkImage, frame: Frame) {
    let (half, gap) = (15.0, 22.0);
    let (least, most) = (frame.least - Vec2::splat(gap), frame.most + Vec2::splat(gap));
    let corners = [least, Vec2::new(most.x, least.y), most, Vec2::new(least.x, most.y)];
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        let (way, long) = ((*to - *from).normalize_or_zero(), from.distance(*to));
        let side = way.perp();
        sheet.stroke(*from, *to, half + 1.5, PEN);
        let lay = 24.0;
        for strand in 0..=(long / lay) as u16 {
            let middle = *from + way * (f32::from(strand) * lay).min(long);
            let point = |along: f32, across: f32| middle + way * along + side * across;
            let body = [
                point(-15.0, half * 0.8),
                point(-4.0, half),
                point(8.0, half * 0.7),
                point(15.0, -half * 0.8),
                point(4.0, -half),
                point(-8.0, -half * 0.7),
            ];
            sheet.fill(&body, HEMP, 1.0);
            sheet.line(&[point(-15.0, half * 0.8), point(-8.0, -half * 0.7), point(4.0, -half)], 1.3, SHADE);
            sheet.stroke(point(-5.0, half * 0.5), point(7.0, -half * 0.5), 0.8, PALE);
        }
    }
    for corner in corners {
        sheet.disc(corner, half * 2.0, PEN);
        sheet.disc(corner, half * 1.85, HEMP);
        for turn in 0..3_u8 {
            let radius = half * (1.5 - 0.45 * f32::from(turn));
            let ring: Vec<Vec2> =
                (0..=24_u8).map(|step| corner + Vec2::from_angle(f32::from(step) / 24.0 * TAU) * radius).collect();
            sheet.line(&ring, 1.4, SHADE);
        }
    }
}

/// Prints a sea of this size in millimetres.
pub fn print(wide: i32, high: i32) -> InkImage {
    let half = cloth();
    let mut sheet = InkImage::new(WIDE as usize, (WIDE * half.y / half.x).round() as usize);
    let zero = Spot::new(Mm::ZERO, Mm::ZERO);
    let sea = Sea::within(&Bounds { from: zero, to: Spot::new(Mm::whole(wide), Mm::whole(high)) });
    let (middle, reach) = (sheet.size() / 2.0, sea.water() * WIDE / (2.0 * half.x));
    let frame = Frame { least: middle - reach, most: middle + reach };
    water(&mut sheet, frame);
    let size = reach.min_element();
    let (large, small) = (middle + reach * Vec2::new(-0.02, 0.03), middle + reach * Vec2::new(0.74, -0.70));
    rhumbs(&mut sheet, frame, large, 16);
    rhumbs(&mut sheet, frame, small, 16);
    rose(&mut sheet, large, size * 0.28);
    rose(&mut sheet, small, size * 0.13);
    sheet.frame(frame.least - Vec2::splat(2.0), frame.most + Vec2::splat(2.0), 2.0, PALE);
    rope(&mut sheet, frame);
    for inset in [10.0, 20.0] {
        let size = sheet.size();
        sheet.frame(Vec2::splat(inset), size - Vec2::splat(inset), 1.5, SHADE);
    }
    sheet
}
