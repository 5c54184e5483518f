//! The picture of the rulebook: the zones of the tray, as they are built.

use std::sync::OnceLock;

use bevy_egui::egui::{Align2, FontId, Painter, Pos2, Rect, Shape, Stroke, pos2};

use crate::dice::Vessels;
use crate::shipwright::vessels::{Tray, ZoneKind};
use crate::table::theme::Colours;
use crate::table::theme::colours::mixed;

/// Read once: a picture is drawn many times.
static TRAY: OnceLock<Option<Tray>> = OnceLock::new();

/// Draws the picture of this name; false where there is none.
pub fn draw(painter: &Painter, place: Rect, name: &str) -> bool {
    let tray = TRAY.get_or_init(|| Vessels::built_in().ok().map(|vessels| vessels.tray));
    let Some(tray) = tray.as_ref().filter(|_| name == "tray") else { return false };
    let colours = Colours::of(painter.ctx());
    let corners = || tray.zones.iter().flat_map(|zone| &zone.outline).map(|spot| pos2(spot.0 as f32, spot.1 as f32));
    let mut bounds = Rect::NOTHING;
    corners().for_each(|corner| bounds.extend_with(corner));
    let scale = (place.width() / bounds.width()).min(place.height() / bounds.height());
    let at = |spot: Pos2| place.center() + (spot - bounds.center()) * scale;
    for zone in &tray.zones {
        let outline: Vec<Pos2> = zone.outline.iter().map(|spot| at(pos2(spot.0 as f32, spot.1 as f32))).collect();
        let colour = match zone.kind {
            ZoneKind::Strength(_) => colours.red,
            ZoneKind::Booty => colours.brass,
            ZoneKind::Damage => colours.walnut_light,
            ZoneKind::Explosion => colours.brass_light,
        };
        let fill = mixed(colours.parchment_light, colour, 0.4);
        let middle =
            outline.iter().fold(Pos2::ZERO, |sum, corner| sum + corner.to_vec2()) / outline.len().max(1) as f32;
        painter.add(Shape::convex_polygon(outline.clone(), fill, Stroke::NONE));
        painter.add(Shape::closed_line(outline, Stroke::new(1.5, colours.ink)));
        painter.text(middle, Align2::CENTER_CENTER, &zone.id, FontId::proportional(13.0), colours.ink);
    }
    true
}
