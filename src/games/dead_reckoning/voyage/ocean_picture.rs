//! The ocean as an engraved chart, for the chooser: twelve tiles of which the near row lies open, and the captains' ships in the harbour.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::games::dead_reckoning::crests::{crest, ink};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Opening;
use crate::rules::dead_reckoning::sea::{COLUMNS, ROWS};
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;
use crate::table::theme::paper::speck;

/// Points of a coast.
const COAST: u8 = 26;
/// Lines on the water lie this far from the coast, in parts of the island.
const LINED: [f32; 2] = [1.16, 1.34];

/// Land in the open row, by column; none is the open sea.
const OPEN: [Option<Land>; 3] = [Some(Land::Hills), None, Some(Land::Volcano)];

/// The land of an island.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Land {
    Hills,
    Volcano,
}

/// The pens of the engraver.
struct Pens {
    ink: Color32,
    soft: Color32,
    land: Color32,
    sea: Color32,
    deep: Color32,
}

/// Engraves the ocean of a game into a place.
pub(super) fn paint(painter: &Painter, rect: Rect, opening: &Opening, colours: &Colours) {
    let pens = Pens {
        ink: colours.ink,
        soft: mixed(colours.deep, colours.ink, 0.35),
        land: colours.land,
        sea: mixed(colours.shallow, colours.parchment_light, 0.12),
        deep: mixed(colours.deep, colours.parchment_light, 0.10),
    };
    painter.rect_filled(rect, CornerRadius::same(2), colours.parchment_light);
    painter.rect_stroke(rect, CornerRadius::same(2), Stroke::new(1.5, colours.ink), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(3.5), 0, Stroke::new(0.8, colours.ink_soft), StrokeKind::Inside);
    let inner = rect.shrink(9.0);
    let harbour = inner.height() * 0.2;
    let size = vec2(inner.width() / f32::from(COLUMNS), (inner.height() - harbour) / f32::from(ROWS));
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            let corner = inner.min + vec2(f32::from(column), f32::from(row)) * size;
            let tile = Rect::from_min_size(corner, size).shrink(1.5);
            if row + 1 == ROWS {
                open(painter, tile, OPEN.get(usize::from(column)).copied().flatten(), column, &pens);
            } else {
                unknown(painter, tile, &pens);
            }
        }
    }
    let quay = Rect::from_min_max(pos2(inner.left(), inner.bottom() - harbour), inner.max).shrink(1.5);
    in_the_harbour(painter, quay, &opening.players, &pens, colours);
}

/// The sea with its swell.
fn water(painter: &Painter, tile: Rect, fill: Color32, line: Color32) {
    painter.rect(tile, CornerRadius::same(2), fill, Stroke::new(0.8, line), StrokeKind::Inside);
    for number in 0..14_i32 {
        let at = |seed: i32| speck(number * 7 + tile.left() as i32, seed + tile.top() as i32 + number);
        let room = tile.shrink(tile.width() * 0.12);
        let middle = room.min + vec2(at(3), at(11)) * room.size();
        swell(painter, middle, tile.width() * 0.045, mixed(fill, line, 0.5));
    }
}

/// One wave: two arcs beside each other.
fn swell(painter: &Painter, middle: Pos2, wide: f32, line: Color32) {
    for side in [-1.0, 1.0] {
        let arc = (0..=5_u8).map(|step| {
            let angle = PI + PI * f32::from(step) / 5.0;
            middle + vec2(side * wide + angle.cos() * wide, angle.sin() * wide * 0.45)
        });
        painter.add(Shape::line(arc.collect(), Stroke::new(0.8, line)));
    }
}

/// A tile on its face: it shows a compass, and nobody knows more.
fn unknown(painter: &Painter, tile: Rect, pens: &Pens) {
    water(painter, tile, pens.deep, pens.soft);
    let (middle, reach) = (tile.center(), tile.height() * 0.34);
    let pale = mixed(pens.deep, Color32::WHITE, 0.55);
    painter.circle_stroke(middle, reach * 0.72, Stroke::new(0.8, pale));
    for point in 0..8_u8 {
        let long = if point % 2 == 0 { reach } else { reach * 0.55 };
        let ahead = Vec2::angled(f32::from(point) * PI / 4.0 - FRAC_PI_2);
        let aside = ahead.rot90() * reach * 0.13;
        let waist = middle + ahead * reach * 0.2;
        let dark = mixed(pens.deep, pens.ink, 0.55);
        for (side, fill) in [(aside, pale), (-aside, dark)] {
            painter.add(Shape::convex_polygon(vec![middle, waist + side, middle + ahead * long], fill, Stroke::NONE));
        }
    }
}

/// The line around an island, larger than the land by this.
fn coast(middle: Pos2, half: Vec2, seed: u8, larger: f32) -> Vec<Pos2> {
    (0..COAST)
        .map(|point| {
            let angle = TAU * f32::from(point) / f32::from(COAST);
            let (turn, own) = (angle * 3.0, f32::from(seed));
            let ragged = 1.0 + 0.13 * (turn + own).sin() + 0.07 * (angle * 5.0 + own * 2.0).cos();
            middle + Vec2::angled(angle) * half * ragged * larger
        })
        .collect()
}

/// A tile that lies open.
fn open(painter: &Painter, tile: Rect, land: Option<Land>, seed: u8, pens: &Pens) {
    water(painter, tile, pens.sea, pens.soft);
    let Some(land) = land else {
        // The open sea: a whale blows.
        let at = tile.center();
        let back = (0..=8_u8).map(|step| {
            let angle = PI + PI * f32::from(step) / 8.0;
            at + vec2(angle.cos() * tile.width() * 0.13, angle.sin() * tile.height() * 0.1)
        });
        painter.add(Shape::convex_polygon(back.collect(), mixed(pens.soft, pens.ink, 0.3), Stroke::NONE));
        for side in [-1.0, 1.0] {
            let spout = [0.0, 0.5, 1.0].map(|up: f32| {
                let high = tile.height() * (0.1 + 0.14 * up - 0.06 * up * up);
                at + vec2(side * tile.width() * 0.05 * up * up, -high)
            });
            painter.add(Shape::line(spout.to_vec(), Stroke::new(1.2, mixed(pens.sea, Color32::WHITE, 0.8))));
        }
        return;
    };
    let (middle, half) = (tile.center() + vec2(0.0, tile.height() * 0.05), tile.size() * vec2(0.27, 0.27));
    for larger in LINED {
        let line = mixed(pens.sea, pens.soft, 1.5 - larger);
        painter.add(Shape::closed_line(coast(middle, half, seed, larger), Stroke::new(0.8, line)));
    }
    let shore = coast(middle, half, seed, 1.0);
    // The coast is not convex: it is filled from the middle, slice by slice.
    for (here, next) in shore.iter().zip(shore.iter().cycle().skip(1)) {
        painter.add(Shape::convex_polygon(vec![middle, *here, *next], pens.land, Stroke::new(0.6, pens.land)));
    }
    painter.add(Shape::closed_line(shore, Stroke::new(1.2, pens.ink)));
    match land {
        Land::Hills => {
            for (x, y, high) in [(-0.35, 0.25, 0.7), (0.3, 0.1, 0.9), (-0.05, 0.5, 0.55)] {
                hill(painter, middle + vec2(x, y) * half, half * 0.42 * high, pens);
            }
            for (x, y) in [(-0.55, -0.15), (0.6, 0.55), (0.05, -0.3)] {
                palm(painter, middle + vec2(x, y) * half, half.y * 0.5, pens);
            }
        }
        Land::Volcano => {
            let foot = middle + vec2(-0.05, 0.4) * half;
            let (wide, high) = (half.x * 0.62, half.y * 1.25);
            let top = foot - vec2(0.0, high);
            let cone = vec![
                foot - vec2(wide, 0.0),
                top - vec2(wide * 0.2, 0.0),
                top + vec2(wide * 0.2, 0.0),
                foot + vec2(wide, 0.0),
            ];
            let rock = mixed(pens.land, pens.ink, 0.22);
            painter.add(Shape::convex_polygon(cone, rock, Stroke::new(1.2, pens.ink)));
            for line in 1..6_u8 {
                let x = wide * (0.16 * f32::from(line));
                let from = top + vec2(wide * 0.2 * f32::from(line) / 6.0, high * 0.12);
                painter.line_segment([from, foot + vec2(x, -2.0)], Stroke::new(0.7, pens.ink));
            }
            for puff in 0..4_u8 {
                let share = f32::from(puff);
                let at = top + vec2(share * wide * 0.16, -4.0 - share * high * 0.13);
                painter.circle(at, 2.5 + share * 1.4, mixed(pens.sea, Color32::WHITE, 0.6), Stroke::new(0.8, pens.ink));
            }
            palm(painter, middle + vec2(0.62, 0.45) * half, half.y * 0.5, pens);
        }
    }
}

fn hill(painter: &Painter, foot: Pos2, half: Vec2, pens: &Pens) {
    let back: Vec<Pos2> =
        (0..=8_u8).map(|step| foot + Vec2::angled(PI + PI * f32::from(step) / 8.0) * half * vec2(1.0, 1.5)).collect();
    painter.add(Shape::convex_polygon(back.clone(), mixed(pens.land, pens.ink, 0.14), Stroke::NONE));
    painter.add(Shape::line(back, Stroke::new(1.0, pens.ink)));
    for hatch in [0.25, 0.45, 0.65] {
        let top = foot + vec2(hatch, -1.35 * (1.0 - hatch * hatch)) * half;
        painter.line_segment([top, foot + vec2(hatch + 0.1, -0.15) * half], Stroke::new(0.7, pens.ink));
    }
}

fn palm(painter: &Painter, foot: Pos2, high: f32, pens: &Pens) {
    let top = foot + vec2(high * 0.15, -high);
    painter.line_segment([foot, top], Stroke::new(1.3, pens.ink));
    let leaf = mixed(Color32::from_rgb(0x3E, 0x6B, 0x35), pens.ink, 0.15);
    for angle in [-2.7_f32, -2.0, -1.1, -0.4, 0.3, 2.9] {
        let tip = top + Vec2::angled(angle) * high * 0.5 + vec2(0.0, high * 0.12);
        painter.line_segment([top, top + Vec2::angled(angle) * high * 0.3], Stroke::new(1.6, leaf));
        painter.line_segment([top + Vec2::angled(angle) * high * 0.3, tip], Stroke::new(1.2, leaf));
    }
}

/// The harbour: the quay with its houses, and before it a ship of every captain.
fn in_the_harbour(painter: &Painter, place: Rect, players: &[Colour], pens: &Pens, colours: &Colours) {
    water(painter, place, pens.sea, pens.soft);
    let quay = Rect::from_min_max(pos2(place.left(), place.bottom() - place.height() * 0.26), place.max);
    painter.rect(
        quay,
        0,
        mixed(colours.parchment_deep, colours.walnut, 0.3),
        Stroke::new(1.0, pens.ink),
        StrokeKind::Inside,
    );
    for stone in 1..16_u8 {
        let x = quay.left() + quay.width() * f32::from(stone) / 16.0;
        painter.vline(x, quay.top()..=quay.bottom(), Stroke::new(0.7, mixed(pens.ink, pens.land, 0.4)));
    }
    let count = players.len().max(1) as f32;
    for (number, colour) in (0_u8..).zip(players) {
        let x = place.left() + place.width() * (f32::from(number) + 0.5) / count;
        let long = (place.width() / 4.0).min(place.height() * 1.15);
        ship(painter, pos2(x, quay.top() + 2.0), long, *colour, pens, colours);
    }
}

/// A ship from the side: hull and sails, her captain's colour and sign on the mainsail.
fn ship(painter: &Painter, keel: Pos2, long: f32, colour: Colour, pens: &Pens, colours: &Colours) {
    let at = |x: f32, y: f32| keel + vec2(x, -y) * long;
    for (mast, high) in [(-0.2, 0.52), (0.06, 0.66), (0.27, 0.5)] {
        painter.line_segment([at(mast, 0.1), at(mast, high)], Stroke::new(1.3, pens.ink));
    }
    painter.line_segment([at(0.4, 0.15), at(0.58, 0.28)], Stroke::new(1.2, pens.ink));
    let cloth = colours.parchment_light;
    for (mast, foot, head, wide) in [(-0.2, 0.2, 0.46, 0.09), (0.27, 0.2, 0.44, 0.08)] {
        let sail = vec![
            at(mast - wide, foot),
            at(mast - wide * 0.8, head),
            at(mast + wide * 0.8, head),
            at(mast + wide * 1.2, foot),
        ];
        painter.add(Shape::convex_polygon(sail, cloth, Stroke::new(0.9, pens.ink)));
    }
    let main = vec![at(-0.07, 0.2), at(-0.05, 0.56), at(0.17, 0.56), at(0.21, 0.2)];
    painter.add(Shape::convex_polygon(main, cloth, Stroke::new(0.9, pens.ink)));
    crest(colour).paint(painter, Rect::from_center_size(at(0.065, 0.38), Vec2::splat(long * 0.2)));
    let hull = vec![at(-0.46, 0.22), at(-0.4, 0.0), at(0.34, 0.0), at(0.46, 0.16), at(0.28, 0.12), at(-0.26, 0.12)];
    // Stern, waist and bow are three pieces: the sheer is hollow.
    for part in [[0, 1, 5], [1, 2, 4], [1, 4, 5], [2, 3, 4]] {
        let corners: Vec<Pos2> = part.iter().filter_map(|corner| hull.get(*corner).copied()).collect();
        painter.add(Shape::convex_polygon(corners, ink(colour), Stroke::new(0.6, ink(colour))));
    }
    painter.add(Shape::closed_line(hull, Stroke::new(1.2, pens.ink)));
    for port in [-0.28, -0.16, -0.04, 0.08, 0.2] {
        painter.rect_filled(Rect::from_center_size(at(port, 0.065), Vec2::splat(long * 0.035)), 0, pens.ink);
    }
    for wave in [-0.45, -0.1, 0.25] {
        swell(painter, at(wave, -0.005), long * 0.08, pens.soft);
    }
}
