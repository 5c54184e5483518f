//! A slip of parchment beside the cursor, which it never covers.

use bevy::math::Vec2;
use bevy_egui::egui::{Area, Context, CornerRadius, Frame, Id, Margin, Order, Shadow, Stroke, Ui, pos2, vec2};

use super::Colours;

/// Widest slip, in points.
const WIDE: f32 = 320.0;
/// From the cursor, which the slip never covers.
const AWAY: f32 = 18.0;

/// Where a slip of this size goes: right and below if there is room, otherwise wherever it hides neither window nor cursor.
fn beside(cursor: Vec2, size: Vec2, window: Vec2) -> Vec2 {
    let place = |at: f32, size: f32, window: f32| {
        if at + AWAY + size <= window {
            at + AWAY
        } else if at - AWAY - size >= 0.0 {
            at - AWAY - size
        } else {
            (window - size).max(0.0)
        }
    };
    Vec2::new(place(cursor.x, size.x, window.x), place(cursor.y, size.y, window.y))
}

/// Draws it where there is room for the size it had last; says how large it is.
pub fn slip_beside(
    context: &Context,
    name: &'static str,
    cursor: Vec2,
    size: Vec2,
    add: impl FnOnce(&mut Ui, &Colours),
) -> Vec2 {
    let window = context.viewport_rect();
    let window = Vec2::new(window.width(), window.height());
    let at = beside(cursor, size, window);
    let colours = Colours::of(context);
    let area = Area::new(Id::new(name))
        .order(Order::Tooltip)
        .interactable(false)
        .fade_in(false)
        .constrain(true)
        .fixed_pos(pos2(at.x, at.y))
        .show(context, |ui| {
            ui.set_max_width(WIDE.min(window.x * 0.6));
            Frame::NONE
                .fill(colours.parchment)
                .stroke(Stroke::new(1.0, colours.parchment_edge))
                .corner_radius(CornerRadius::same(3))
                .inner_margin(Margin::symmetric(10, 8))
                .shadow(Shadow { offset: [2, 3], blur: 10, spread: 0, color: colours.night.gamma_multiply(0.55) })
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(4.0, 3.0);
                    add(ui, &colours);
                });
        });
    let drawn = area.response.rect;
    Vec2::new(drawn.width(), drawn.height())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_never_lies_under_the_cursor_nor_outside_the_window() {
        let window = Vec2::new(1280.0, 720.0);
        for size in [Vec2::new(200.0, 80.0), Vec2::new(320.0, 300.0), Vec2::ZERO] {
            for x in 0..=32 {
                for y in 0..=18 {
                    let cursor = Vec2::new(x as f32, y as f32) * 40.0;
                    let at = beside(cursor, size, window);
                    assert!(at.cmpge(Vec2::ZERO).all() && (at + size).cmple(window).all(), "{cursor} {size} {at}");
                    let covers = cursor.cmpge(at).all() && cursor.cmple(at + size).all();
                    assert!(!covers, "{cursor} lies under the slip at {at}");
                }
            }
        }
    }
}
