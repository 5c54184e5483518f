//! A slip of parchment beside the cursor, which it never covers.

use bevy::math::Vec2;
use bevy_egui::egui::{Area, Context, CornerRadius, Frame, Id, Margin, Order, Rect, Shadow, Stroke, Ui, pos2, vec2};

use super::Colours;
use super::free_room::taken;

/// Widest slip, in points.
const WIDE: f32 = 320.0;
/// From the cursor, which the slip never covers.
const AWAY: f32 = 18.0;

/// The place of a slip of this size: right and below if there is room and no sheet lies there, otherwise inside the
/// window and off the cursor, and off the sheets if it can be helped.
fn beside(cursor: Vec2, size: Vec2, window: Vec2, sheets: &[Rect]) -> Vec2 {
    let after = cursor + Vec2::splat(AWAY);
    let before = after - Vec2::splat(2.0 * AWAY) - size;
    let inside = |at: &Vec2| at.cmpge(Vec2::ZERO).all() && (*at + size).cmple(window).all();
    let free = |at: &Vec2| {
        let slip = Rect::from_min_size(pos2(at.x, at.y), vec2(size.x, size.y));
        !sheets.iter().any(|sheet| sheet.intersects(slip))
    };
    let places = [after, before.with_y(after.y), after.with_y(before.y), before];
    let place = |at: f32, before: f32, size: f32, window: f32| match at {
        at if at + size <= window => at,
        _ if before >= 0.0 => before,
        _ => (window - size).max(0.0),
    };
    let anywhere = Vec2::new(place(after.x, before.x, size.x, window.x), place(after.y, before.y, size.y, window.y));
    places.into_iter().find(|at| inside(at) && free(at)).unwrap_or(anywhere)
}

/// Draws it where there is room for its last size; returns its size.
pub fn slip_beside(
    context: &Context,
    name: &'static str,
    cursor: Vec2,
    size: Vec2,
    add: impl FnOnce(&mut Ui, &Colours),
) -> Vec2 {
    let window = context.viewport_rect();
    let window = Vec2::new(window.width(), window.height());
    let id = Id::new(name);
    let at = beside(cursor, size, window, &taken(context, id));
    let colours = Colours::of(context);
    let area = Area::new(id)
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
                    let at = beside(cursor, size, window, &[]);
                    assert!(at.cmpge(Vec2::ZERO).all() && (at + size).cmple(window).all(), "{cursor} {size} {at}");
                    let covers = cursor.cmpge(at).all() && cursor.cmple(at + size).all();
                    assert!(!covers, "{cursor} lies under the slip at {at}");
                }
            }
        }
    }
    #[test]
    fn a_slip_keeps_off_the_sheet_beside_it() {
        let (window, size) = (Vec2::new(1280.0, 720.0), Vec2::new(200.0, 80.0));
        let sheet = Rect::from_min_max(pos2(920.0, 60.0), pos2(1272.0, 660.0));
        let at = beside(Vec2::new(880.0, 300.0), size, window, &[sheet]);
        assert!(at.x + size.x < 880.0 && at.y > 300.0, "{at}");
        assert_eq!(beside(Vec2::new(300.0, 300.0), size, window, &[sheet]), Vec2::new(318.0, 318.0));
    }
}
