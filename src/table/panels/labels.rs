//! The names of ships over their mastheads, for the view from across the table.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Id, LayerId, Order, Pos2, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::table::aids::Aids;
use crate::table::pieces::{Extent, Label};
use crate::table::speech::Speech;
use crate::table::stage::{TableEye, at_the_table};
use crate::table::theme::sight::Sight;

/// Size of the print, in points; and of what matters less.
const PRINT: f32 = 12.0;
const FAINT: f32 = 10.0;
/// Names lie this far apart.
const GAP: f32 = 2.0;
/// Nearer than this (table decimetres) the name plate on the base is read instead.
const NEAR: f32 = 5.0;

/// A name goes out of its way by this much rather than lie on a thing that bears another.
const AWAY: f32 = 46.0;

/// Names that would lie on those before them go the shortest way beside them; where there is room near by, they do not lie on
/// what bears a name either.
fn apart(slips: &[Rect], bearers: &[Rect]) -> Vec<Rect> {
    let mut laid: Vec<Rect> = Vec::new();
    for slip in slips {
        let near: Vec<&Rect> = bearers.iter().filter(|bearer| bearer.intersects(slip.expand(AWAY))).collect();
        let free = |at: Pos2| !laid.iter().any(|other| other.intersects(Rect::from_min_size(at, slip.size())));
        let beside = laid.iter().chain(near.iter().copied()).flat_map(|other| {
            let (left, right) = (other.left() - slip.width() - GAP, other.right() + GAP);
            let (over, under) = (other.top() - slip.height() - GAP, other.bottom() + GAP);
            [pos2(slip.left(), over), pos2(slip.left(), under), pos2(left, slip.top()), pos2(right, slip.top())]
        });
        let places = std::iter::once(slip.min).chain(beside).filter(|at| free(*at));
        let far = |at: &Pos2| {
            let lies = Rect::from_min_size(*at, slip.size());
            let covered = near.iter().filter(|bearer| bearer.intersects(lies)).count();
            at.distance(slip.min) + AWAY * f32::from(u8::try_from(covered).unwrap_or(u8::MAX))
        };
        let at = places.min_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or(slip.min);
        laid.push(Rect::from_min_size(at, slip.size()));
    }
    laid
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    labelled: Query<(&Label, &Extent, &GlobalTransform, &InheritedVisibility)>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some((camera, eye)) = eyes.iter().next() else { return Ok(()) };
    let sight = Sight::new((camera, eye), context);
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    let (mut found, mut bearers) = (Vec::new(), Vec::new());
    for (label, extent, at, visible) in &labelled {
        let top = at.transform_point(extent.centre + Vec3::Y * extent.half.y);
        if !visible.get() || top.distance(eye.translation()) < NEAR {
            continue;
        }
        let Some(point) = sight.at(top) else { continue };
        let corners = [-1.0, 1.0].into_iter().flat_map(|x| [-1.0, 1.0].map(|z| Vec3::new(x, -1.0, z)));
        let corners = corners.filter_map(|way| sight.at(at.transform_point(extent.centre + extent.half * way)));
        bearers
            .extend((!label.faint).then(|| Rect::from_points(&corners.map(|at| pos2(at.x, at.y)).collect::<Vec<_>>())));
        let text = painter.layout_no_wrap(
            speech.relate(&label.name),
            FontId::proportional(if label.faint { FAINT } else { PRINT }),
            Color32::from_rgb(0xEF, 0xE3, 0xC6),
        );
        let size = text.size() + vec2(12.0, 4.0);
        let slip = Rect::from_center_size(pos2(point.x, point.y - size.y * 0.5 - 3.0), size);
        found.push((slip, label, text));
    }
    // Faint labels give way; of the others the nearer one stays.
    found.sort_by(|(one, of, _), (other, and, _)| {
        of.faint.cmp(&and.faint).then(other.bottom().total_cmp(&one.bottom())).then(one.left().total_cmp(&other.left()))
    });
    let slips: Vec<Rect> = found.iter().map(|(slip, ..)| *slip).collect();
    for (slip, (_, label, text)) in apart(&slips, &bearers).into_iter().zip(found) {
        let [red, green, blue] = label.colour;
        let shade = if label.faint { 0x70 } else { 0xC4 };
        painter.rect_filled(slip, CornerRadius::same(3), Color32::from_rgba_unmultiplied(0x14, 0x0D, 0x08, shade));
        let edge = Rect::from_min_max(slip.left_top(), pos2(slip.left() + 3.0, slip.bottom()));
        painter.rect_filled(edge, CornerRadius::same(1), Color32::from_rgb(red, green, blue));
        let at = Align2::CENTER_CENTER.anchor_size(slip.center() + vec2(1.5, 0.0), text.size());
        painter.galley(at.min, text, Color32::WHITE);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    let wanted = |aids: Res<Aids>| aids.names;
    app.add_systems(EguiPrimaryContextPass, show.run_if(at_the_table.and_then(wanted)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_covers_another_and_the_first_stays() {
        let slip = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(60.0, 18.0));
        let alone = [slip(0.0, 0.0), slip(200.0, 0.0)];
        assert_eq!(apart(&alone, &[]), alone, "what has room stays");
        // A mark stands through a bow, and three ships lie close together.
        let heap = [slip(10.0, 20.0), slip(14.0, 8.0), slip(12.0, 24.0), slip(30.0, 20.0)];
        let laid = apart(&heap, &[]);
        assert_eq!(laid[0], heap[0]);
        for (number, one) in laid.iter().enumerate() {
            assert!(laid.iter().skip(number + 1).all(|other| !one.intersects(*other)), "{laid:?}");
            assert!(one.min.distance(heap[number].min) < 50.0, "each is still beside what it names");
        }
    }
    #[test]
    fn a_name_makes_room_for_a_ship_near_by_and_none_runs_far_away() {
        let slip = Rect::from_min_size(pos2(100.0, 100.0), vec2(60.0, 18.0));
        let ship = Rect::from_min_size(pos2(110.0, 104.0), vec2(40.0, 30.0));
        let laid = apart(&[slip], &[ship]);
        assert!(!laid[0].intersects(ship) && laid[0].min.distance(slip.min) < AWAY, "{laid:?}");
        let island = slip.expand(200.0);
        assert_eq!(apart(&[slip], &[island]), [slip]);
    }
}
