//! The names of ships over their mastheads, for the view from across the table.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Id, LayerId, Order, Pos2, Rect, Stroke, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::table::aids::Aids;
use crate::table::pieces::{Extent, Label};
use crate::table::speech::Speech;
use crate::table::stage::{TableEye, at_the_table};
use crate::table::theme::free_room::taken;
use crate::table::theme::sight::Sight;

/// Size of the print, in points; and of what matters less.
const PRINT: f32 = 12.0;
const FAINT: f32 = 10.0;
/// Names lie this far apart.
const GAP: f32 = 2.0;
/// Farther from its thing than this a name has a line to it.
const LEADS: f32 = 8.0;
/// Nearer than this (table decimetres) the name plate on the base is read instead.
const NEAR: f32 = 5.0;

/// A name goes out of its way by this much rather than lie on a thing that bears another, and by so much more rather than
/// on the one that it names.
const AWAY: f32 = 90.0;
const OFF_ITS_OWN: f32 = 3.0;

/// A name where it would lie, and the thing that bears it, as they are seen.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Slip {
    lies: Rect,
    bearer: Rect,
}

/// Names that would lie on those before them, or below a sheet, go the shortest way beside them; where there is room near by, they
/// do not lie on what bears a name either.
fn apart(slips: &[Slip], sheets: &[Rect]) -> Vec<Rect> {
    let mut laid: Vec<Rect> = Vec::new();
    for Slip { lies, bearer } in slips {
        let size = lies.size();
        let near: Vec<&Rect> =
            slips.iter().map(|slip| &slip.bearer).filter(|it| it.intersects(lies.expand(AWAY))).collect();
        let hides = |other: &Rect, at: Pos2| other.intersects(Rect::from_min_size(at, size));
        let free = |at: Pos2| !laid.iter().chain(sheets).any(|other| hides(other, at));
        let beside = laid.iter().chain(sheets).chain(near.iter().copied()).flat_map(|other| {
            let (left, right) = (other.left() - size.x - GAP, other.right() + GAP);
            let (over, under) = (other.top() - size.y - GAP, other.bottom() + GAP);
            [pos2(lies.left(), over), pos2(lies.left(), under), pos2(left, lies.top()), pos2(right, lies.top())]
        });
        let places = std::iter::once(lies.min).chain(beside).filter(|at| free(*at));
        let far = |at: &Pos2| {
            let others = near.iter().filter(|other| **other != bearer && hides(other, *at)).count();
            let own = if hides(bearer, *at) { OFF_ITS_OWN } else { 0.0 };
            at.distance(lies.min) + AWAY * (own + f32::from(u8::try_from(others).unwrap_or(u8::MAX)))
        };
        let at = places.min_by(|one, other| far(one).total_cmp(&far(other))).unwrap_or(lies.min);
        laid.push(Rect::from_min_size(at, size));
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
    let sheets = taken(context, Id::NULL);
    let mut found = Vec::new();
    for (label, extent, at, visible) in &labelled {
        let top = at.transform_point(extent.centre + Vec3::Y * extent.half.y);
        if !visible.get() || top.distance(eye.translation()) < NEAR {
            continue;
        }
        // Masts stand more in the middle: she is seen to be as wide at her foot as she is, and half as wide at her mastheads.
        let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)];
        let seen = corners.map(|(x, z)| Vec3::new(x, -1.0, z)).into_iter();
        let seen = seen.chain(corners.map(|(x, z)| Vec3::new(0.5 * x, 1.0, 0.5 * z)));
        let seen = seen.filter_map(|way| sight.at(at.transform_point(extent.centre + extent.half * way)));
        let seen: Vec<_> = seen.collect();
        let bearer = Rect::from_points(&seen);
        // A thing behind a sheet is not seen, and its name beside the sheet would name something else.
        if seen.len() < 2 * corners.len() || sheets.iter().any(|sheet| sheet.contains(bearer.center())) {
            continue;
        }
        let text = painter.layout_no_wrap(
            speech.relate(&label.name),
            FontId::proportional(if label.faint { FAINT } else { PRINT }),
            Color32::from_rgb(0xEF, 0xE3, 0xC6),
        );
        let size = text.size() + vec2(12.0, 4.0);
        let lies = Rect::from_center_size(bearer.center_top() - vec2(0.0, size.y * 0.5 + GAP), size);
        found.push((Slip { lies, bearer }, label, text));
    }
    // Faint labels give way; of the others the nearer one stays.
    found.sort_by(|(one, of, _), (other, and, _)| {
        let (one, other) = (one.lies, other.lies);
        of.faint.cmp(&and.faint).then(other.bottom().total_cmp(&one.bottom())).then(one.left().total_cmp(&other.left()))
    });
    let slips: Vec<Slip> = found.iter().map(|(slip, ..)| *slip).collect();
    for (slip, (Slip { bearer, .. }, label, text)) in apart(&slips, &sheets).into_iter().zip(found) {
        let [red, green, blue] = label.colour;
        let shade = if label.faint { 0x70 } else { 0xC4 };
        // A name that had to go away leads back to its thing.
        let thing = bearer.clamp(slip.center());
        let end = slip.clamp(thing);
        if end.distance(thing) > LEADS {
            let line = Color32::from_rgba_unmultiplied(0xEF, 0xE3, 0xC6, shade);
            painter.line_segment([end, thing.lerp(bearer.center(), 0.3)], Stroke::new(1.0, line));
        }
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
    use proptest::prelude::*;

    /// A thing at a place, and its name above it.
    fn slip(x: f32, y: f32) -> Slip {
        let lies = Rect::from_min_size(pos2(x, y), vec2(60.0, 18.0));
        Slip { lies, bearer: Rect::from_center_size(lies.center_bottom() + vec2(0.0, 3.0), vec2(4.0, 2.0)) }
    }

    #[test]
    fn no_name_covers_another_and_the_first_stays() {
        let alone = [slip(0.0, 0.0), slip(200.0, 0.0)];
        assert_eq!(apart(&alone, &[]), alone.map(|slip| slip.lies), "a name with room stays");
        // A mark stands through a bow, and three ships lie close together.
        let heap = [slip(10.0, 20.0), slip(14.0, 8.0), slip(12.0, 24.0), slip(30.0, 20.0)];
        let laid = apart(&heap, &[]);
        for (number, one) in laid.iter().enumerate() {
            assert!(laid.iter().skip(number + 1).all(|other| !one.intersects(*other)), "{laid:?}");
            assert!(one.min.distance(heap[number].lies.min) < 60.0, "each is still beside its thing");
        }
    }

    #[test]
    fn a_name_makes_room_for_a_ship_near_by_and_none_runs_far_away() {
        let own = slip(100.0, 100.0);
        let ship = Slip { lies: Rect::from_min_size(pos2(500.0, 0.0), vec2(60.0, 18.0)), bearer: own.lies.shrink(4.0) };
        let laid = apart(&[own, ship], &[]);
        assert!(!laid[0].intersects(ship.bearer) && laid[0].min.distance(own.lies.min) < AWAY, "{laid:?}");
        let island = Slip { bearer: own.lies.expand(200.0), ..ship };
        assert_eq!(apart(&[own, island], &[])[0], own.lies);
    }

    #[test]
    fn a_name_below_a_sheet_comes_out_beside_it() {
        let own = slip(100.0, 40.0);
        let strip = Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 50.0));
        let laid = apart(&[own], &[strip]);
        assert!(!laid[0].intersects(strip) && !laid[0].intersects(own.bearer), "{laid:?}");
    }

    /// Things on a table as a player sees them: up to twelve, here and there, in heaps too.
    fn things() -> impl Strategy<Value = Vec<Slip>> {
        let thing = (0.0_f32..900.0, 60.0_f32..600.0, 16.0_f32..70.0, 12.0_f32..50.0, 40.0_f32..130.0);
        let thing = thing.prop_map(|(x, y, wide, high, long)| {
            let bearer = Rect::from_min_size(pos2(x, y), vec2(wide, high));
            let size = vec2(long, 18.0);
            Slip { lies: Rect::from_center_size(bearer.center_top() - vec2(0.0, size.y * 0.5 + GAP), size), bearer }
        });
        proptest::collection::vec(thing, 1..12)
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        #[test]
        fn no_name_covers_another_or_its_own_thing_on_a_thousand_tables(slips in things()) {
            let laid = apart(&slips, &[]);
            for (number, (one, slip)) in laid.iter().zip(&slips).enumerate() {
                prop_assert!(laid.iter().skip(number + 1).all(|other| !one.intersects(*other)), "{laid:?}");
                prop_assert!(!one.intersects(slip.bearer), "{one:?} lies on its {:?}", slip.bearer);
            }
        }
    }
}
