//! The chart of the Caribbean, engraved small for the chooser: zones, lanes, harbours under their flags, and who sails.

use std::f32::consts::TAU;

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::crests::crest;
use super::things::colour;
use crate::rules::merchants_and_marauders::pack::Pack;
use crate::rules::merchants_and_marauders::words::{Colour, Nation};
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;
use crate::table::theme::paper::speck;

/// The chart is higher than wide by this factor.
pub const HIGH: f32 = 0.84;
/// Points of a coast, and of a ring.
const POINTS: u8 = 28;

/// The flag of a nation, in one colour.
fn flag(nation: Nation) -> Color32 {
    let [red, green, blue] = colour(nation);
    Color32::from_rgb(red, green, blue)
}

fn around(middle: Pos2, half: Vec2, rough: impl Fn(f32) -> f32) -> Vec<Pos2> {
    (0..POINTS)
        .map(|point| {
            let angle = TAU * f32::from(point) / f32::from(POINTS);
            middle + Vec2::angled(angle) * half * rough(angle)
        })
        .collect()
}

/// Engraves it into a place.
pub fn paint(painter: &Painter, rect: Rect, pack: &Pack, players: &[Colour], colours: &Colours) {
    painter.rect_filled(rect, CornerRadius::same(2), colours.parchment_light);
    painter.rect_stroke(rect, CornerRadius::same(2), Stroke::new(1.5, colours.ink), StrokeKind::Inside);
    let inner = rect.shrink(7.0);
    let sea = mixed(colours.shallow, colours.parchment_light, 0.12);
    painter.rect(inner, 0, sea, Stroke::new(0.8, colours.ink_soft), StrokeKind::Inside);
    let at = |(east, south): (u16, u16)| inner.min + vec2(f32::from(east), f32::from(south)) / 1000.0 * inner.size();
    let unit = inner.width() / 100.0;
    for wave in 0..70_i32 {
        let place = inner.shrink(unit * 3.0);
        let middle = place.min + vec2(speck(wave, 5), speck(wave, 17)) * place.size();
        let line = [-1.6_f32, -0.8, 0.0, 0.8, 1.6].map(|x| middle + vec2(x, (x * 2.0).sin() * 0.35) * unit);
        painter.add(Shape::line(line.to_vec(), Stroke::new(0.7, mixed(sea, colours.deep, 0.45))));
    }
    let lane = Stroke::new(0.9, mixed(colours.deep, colours.ink, 0.35));
    for (zone, card) in pack.zones.iter() {
        for border in card.borders.iter().filter(|border| *zone < border.to) {
            let Some(other) = pack.zones.get(&border.to) else { continue };
            painter.add(Shape::dashed_line(&[at(card.middle), at(other.middle)], lane, unit * 1.1, unit * 0.8));
        }
    }
    for (number, (_, card)) in (0_u8..).zip(pack.zones.iter()) {
        let ring = around(at(card.middle), vec2(3.6, 2.9) * unit, |_| 1.0);
        painter.add(Shape::convex_polygon(ring, sea, Stroke::new(1.0, colours.ink_soft)));
        let Some(harbour) = card.harbour.map(at) else { continue };
        let behind = (harbour - at(card.middle)).normalized() * unit * 1.6;
        let own = f32::from(number);
        let coast = around(harbour + behind, vec2(4.2, 2.3) * unit, |angle| {
            1.0 + 0.14 * (angle * 3.0 + own).sin() + 0.08 * (angle * 5.0 + own * 2.0).cos()
        });
        // The coast is not convex: it is filled from the middle, slice by slice.
        for (here, next) in coast.iter().zip(coast.iter().cycle().skip(1)) {
            let slice = vec![harbour + behind, *here, *next];
            painter.add(Shape::convex_polygon(slice, colours.land, Stroke::new(0.6, colours.land)));
        }
        painter.add(Shape::closed_line(coast, Stroke::new(1.1, colours.ink)));
        let mast = harbour - vec2(0.0, unit * 2.6);
        painter.line_segment([harbour, mast], Stroke::new(1.1, colours.ink));
        let cloth = Rect::from_min_size(mast, vec2(2.4, 1.5) * unit);
        let nation = card.port.map_or(colours.parchment_light, flag);
        painter.rect(cloth, 0, nation, Stroke::new(0.7, colours.ink), StrokeKind::Inside);
    }
    for (number, colour) in (0_u8..).zip(players) {
        let size = unit * 5.0;
        let corner = pos2(inner.right() - (f32::from(number) + 1.0) * (size + unit), inner.top() + unit);
        crest(*colour).paint(painter, Rect::from_min_size(corner, Vec2::splat(size)));
    }
}
