//! Free places for things that come by themselves: nothing else needs them.

use bevy_egui::egui::{AreaState, Context, Id, Order, Pos2, Rect, Vec2, pos2, vec2};

/// The area of messages that come by themselves: they give way to everything, and nothing gives way to them.
pub const MESSAGES: &str = "toasts";

/// Things lie this far apart.
const GAP: f32 = 8.0;

/// Places of all sheets but this one and the messages.
#[must_use]
pub fn taken(context: &Context, id: Id) -> Vec<Rect> {
    let (window, messages) = (context.viewport_rect(), Id::new(MESSAGES));
    context
        .memory(|memory| {
            let layers = memory.areas().visible_layer_ids();
            let others = layers.into_iter().filter(|layer| layer.id != id && layer.id != messages);
            let sheets = others.filter(|layer| layer.order >= Order::Middle && layer.order < Order::Tooltip);
            sheets.map(|layer| layer.id).collect::<Vec<_>>()
        })
        .into_iter()
        .filter_map(|layer| Some(AreaState::load(context, layer)?.rect()))
        // A sheet over the whole window leaves no place to look for.
        .filter(|rect| rect.width() < window.width() * 0.98 || rect.height() < window.height() * 0.6)
        .collect()
}

/// The first of some places that lies in this room and covers nothing that is taken.
#[must_use]
pub fn free(room: Rect, taken: &[Rect], places: impl IntoIterator<Item = Rect>) -> Option<Rect> {
    let free = |place: &Rect| room.contains_rect(*place) && !taken.iter().any(|other| other.intersects(*place));
    places.into_iter().find(free)
}

/// As far up in this room as something of this size covers nothing, and there as far to the right; in the lower corner where it
/// covers something everywhere.
#[must_use]
pub fn upper_right(room: Rect, taken: &[Rect], size: Vec2) -> Pos2 {
    let mut tops: Vec<f32> = taken.iter().map(|other| other.bottom() + GAP).chain([room.top()]).collect();
    let mut lefts: Vec<f32> = taken.iter().map(|other| other.left() - GAP).chain([room.right()]).collect();
    tops.sort_by(f32::total_cmp);
    lefts.sort_by(|one, other| other.total_cmp(one));
    let places = tops.iter().flat_map(|top| lefts.iter().map(|right| pos2(right - size.x, *top)));
    let found = free(room, taken, places.map(|at| Rect::from_min_size(at, size)));
    found.map_or(room.max - vec2(size.x, size.y), |place| place.min)
}

/// As near as something comes in this room to where it would lie, and covers nothing that is taken; in the room at least.
#[must_use]
pub fn nearest(room: Rect, taken: &[Rect], wanted: Rect) -> Rect {
    let (at, size) = (wanted.min, wanted.size());
    let within = |at: Pos2| Rect::from_min_size(at.clamp(room.min, (room.max - size).max(room.min)), size);
    let beside = |other: &Rect| {
        let edge = other.expand(GAP);
        let (before, after) = (edge.min - size, edge.max);
        [pos2(after.x, at.y), pos2(before.x, at.y), pos2(at.x, after.y), pos2(at.x, before.y)]
    };
    let at_hand = within(at);
    let mut places: Vec<Rect> = taken.iter().flat_map(beside).map(within).collect();
    places.push(at_hand);
    places.sort_by(|one, other| one.min.distance_sq(at_hand.min).total_cmp(&other.min.distance_sq(at_hand.min)));
    free(room, taken, places).unwrap_or(at_hand)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rect(x: f32, y: f32, wide: f32, high: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), vec2(wide, high))
    }

    #[test]
    fn messages_lie_at_the_right_below_the_strip_and_cover_neither_the_lieutenant_nor_a_slip() {
        let (room, size) = (rect(8.0, 64.0, 1264.0, 570.0), vec2(380.0, 60.0));
        let (lieutenant, slip) = (rect(8.0, 64.0, 344.0, 150.0), rect(924.0, 64.0, 348.0, 570.0));
        let throw = rect(320.0, 64.0, 640.0, 120.0);
        let at = |taken: &[Rect]| upper_right(room, taken, size);
        assert_eq!(at(&[]), pos2(892.0, 64.0));
        assert_eq!(at(&[lieutenant]), pos2(892.0, 64.0));
        assert_eq!(at(&[lieutenant, slip]), pos2(536.0, 64.0), "beside the slip, not on its heading");
        assert_eq!(at(&[throw]), pos2(892.0, 192.0), "below what is asked");
        assert_eq!(at(&[room]), pos2(892.0, 574.0));
        for taken in [vec![lieutenant, slip], vec![lieutenant, throw], vec![throw, slip]] {
            let lies = Rect::from_min_size(at(&taken), size);
            assert!(taken.iter().all(|other| !other.intersects(lies)), "{lies} on {taken:?}");
        }
    }

    #[test]
    fn what_is_said_of_a_place_under_a_sheet_lies_beside_the_sheet() {
        let room = rect(8.0, 8.0, 1264.0, 704.0);
        let (sheet, ribbon) = (rect(8.0, 64.0, 372.0, 570.0), rect(390.0, 646.0, 500.0, 64.0));
        let at = |wanted: Rect| nearest(room, &[sheet, ribbon], wanted).min;
        assert_eq!(at(rect(600.0, 300.0, 320.0, 24.0)), pos2(600.0, 300.0), "it covers nothing");
        assert_eq!(at(rect(-300.0, 450.0, 320.0, 24.0)), pos2(8.0, 642.0), "outside the window, then below the sheet");
        assert_eq!(at(rect(300.0, 450.0, 320.0, 24.0)), pos2(388.0, 450.0));
        assert_eq!(at(rect(500.0, 900.0, 320.0, 24.0)), pos2(500.0, 614.0), "above the ribbon");
        assert_eq!(nearest(room, &[room], rect(-50.0, 100.0, 90.0, 24.0)).min, pos2(8.0, 100.0), "nothing is free");
    }
}
