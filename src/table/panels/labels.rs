//! The names of ships over their mastheads, for the view from across the table.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Color32, CornerRadius, FontId, Id, LayerId, Order, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::table::aids::Aids;
use crate::table::pieces::{Extent, Label};
use crate::table::speech::Speech;
use crate::table::stage::{TableEye, at_the_table};
use crate::table::theme::sight::Sight;

/// Size of the print, in points.
const PRINT: f32 = 12.0;
/// Nearer than this (table decimetres) the name plate on the base is read instead.
const NEAR: f32 = 5.0;

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
    for (label, extent, at, visible) in &labelled {
        let top = at.transform_point(extent.centre + Vec3::Y * extent.half.y);
        if !visible.get() || top.distance(eye.translation()) < NEAR {
            continue;
        }
        let Some(point) = sight.at(top) else { continue };
        let text = painter.layout_no_wrap(
            speech.relate(&label.name),
            FontId::proportional(PRINT),
            Color32::from_rgb(0xEF, 0xE3, 0xC6),
        );
        let size = text.size() + vec2(12.0, 4.0);
        let slip = Rect::from_center_size(pos2(point.x, point.y - size.y * 0.5 - 3.0), size);
        let [red, green, blue] = label.colour;
        painter.rect_filled(slip, CornerRadius::same(3), Color32::from_rgba_unmultiplied(0x14, 0x0D, 0x08, 0xC4));
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
