//! A scenario painted small for the chooser: the cloth, islands by their outlines, terrain, homes in the colours of the players.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::crests::{crest, ink};
use crate::rules::pirates::pack::{Pack, Scenario};
use crate::rules::pirates::printed::Outline;
use crate::rules::pirates::words::{Flag, TerrainKind};
use crate::rules::plane::{Heading, Mm, Pose, Spot};
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;
use crate::table::theme::paper::speck;

/// The chart is higher than wide by this factor.
pub const HIGH: f32 = 0.70;
/// The cloth where no scenario says how large it is (PC-3.1).
const CLOTH: (f32, f32) = (1500.0, 1000.0);

fn millimetres(length: Mm) -> f32 {
    length.0 as f32 / 100.0
}

/// The corners of an outline, where it lies.
fn corners(outline: &Outline, at: Spot, turned: Heading) -> Vec<Vec2> {
    let shape = outline.laid(Pose::new(at, turned));
    let drawn = shape.map(|shape| shape.drawn()).unwrap_or_default();
    drawn
        .into_iter()
        .flat_map(|(corners, _)| corners)
        .map(|spot| vec2(millimetres(spot.x), millimetres(spot.y)))
        .collect()
}

/// Paints it into a place.
pub fn paint(painter: &Painter, rect: Rect, pack: &Pack, scenario: Option<&Scenario>, colours: &Colours) {
    painter.rect_filled(rect, CornerRadius::same(2), colours.parchment_light);
    painter.rect_stroke(rect, CornerRadius::same(2), Stroke::new(1.5, colours.ink), StrokeKind::Inside);
    let table = scenario.map_or(CLOTH, |own| (millimetres(own.table.x), millimetres(own.table.y)));
    let room = rect.shrink(8.0);
    let unit = (room.width() / table.0).min(room.height() / table.1);
    let cloth = Rect::from_center_size(room.center(), vec2(table.0, table.1) * unit);
    let sea = mixed(colours.shallow, colours.parchment_light, 0.12);
    painter.rect(cloth, 0, sea, Stroke::new(0.8, colours.ink_soft), StrokeKind::Inside);
    for wave in 0..60_i32 {
        let inner = cloth.shrink(6.0);
        let middle = inner.min + vec2(speck(wave, 5), speck(wave, 17)) * inner.size();
        let line = [-1.6_f32, -0.8, 0.0, 0.8, 1.6].map(|x| middle + vec2(x * 4.0, (x * 2.0).sin() * 1.4));
        painter.add(Shape::line(line.to_vec(), Stroke::new(0.7, mixed(sea, colours.deep, 0.45))));
    }
    let at = |spot: Vec2| -> Pos2 { pos2(cloth.left() + spot.x * unit, cloth.bottom() - spot.y * unit) };
    let Some(scenario) = scenario else { return };
    for piece in &scenario.terrain {
        let Some(outline) = pack.terrain.get(&piece.kind) else { continue };
        let edge: Vec<Pos2> = corners(outline, piece.at, piece.turned).into_iter().map(at).collect();
        let (fill, line) = match piece.kind {
            TerrainKind::Fog => (mixed(sea, Color32::WHITE, 0.55), colours.ink_soft),
            TerrainKind::Reef => (mixed(sea, colours.ink, 0.30), colours.ink),
            TerrainKind::Sargasso => (mixed(sea, colours.land, 0.45), colours.ink_soft),
            TerrainKind::Whirlpool => (mixed(sea, colours.deep, 0.55), colours.deep),
        };
        painter.add(Shape::convex_polygon(edge, fill, Stroke::new(0.8, line)));
    }
    for island in &scenario.islands {
        let Some(outline) = pack.islands.get(&island.shape) else { continue };
        let edge: Vec<Pos2> = corners(outline, island.at, island.turned).into_iter().map(at).collect();
        let rim = island.home.map_or(colours.ink, ink);
        painter.add(Shape::convex_polygon(
            edge,
            colours.land,
            Stroke::new(if island.home.is_some() { 2.4 } else { 1.0 }, rim),
        ));
        if let Some(flag) = island.home {
            let middle = at(vec2(millimetres(island.at.x), millimetres(island.at.y)));
            sign(painter, middle, flag, (unit * 62.0).max(12.0));
        }
    }
}

fn sign(painter: &Painter, middle: Pos2, flag: Flag, size: f32) {
    crest(flag).paint(painter, Rect::from_center_size(middle, Vec2::splat(size)));
}
