//! The game's name as an engraver would cut it.

use bevy_egui::egui::{Color32, FontId, Painter, Pos2, Rect, vec2};

use super::colours::Colours;

/// Writes the name gilded, with its shadow, centred at a place; returns what it covers.
pub fn gilded_title(painter: &Painter, at: Pos2, height: f32, text: &str, colours: &Colours) -> Rect {
    let font = FontId::proportional(height);
    let galley = painter.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let rect = Rect::from_center_size(at, galley.size());
    painter.galley_with_override_text_color(rect.min + vec2(1.5, 2.0), galley.clone(), colours.parchment_edge);
    painter.galley_with_override_text_color(rect.min, galley, colours.ink);
    rect
}
