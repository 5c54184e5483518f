//! What the dice say, beside each of them, readable from across the table: hits and misses told apart.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Id, LayerId, Order, Rect, Stroke, StrokeKind, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dice_box::{Die, Shows};
use crate::dice::solids::Solid;
use crate::table::stage::{Menu, Screen, TableEye};

/// What counts as a hit in the throw that lies in the tray, if there is such a thing.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sense {
    /// So much or less is a hit.
    pub at_most: Option<u8>,
    /// From this face on a die is thrown again.
    pub void_from: Option<u8>,
}

/// How a die came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It hits.
    Hit,
    /// It misses.
    Miss,
    /// It only says a number.
    Plain,
}

impl Sense {
    /// Of a face.
    #[must_use]
    pub fn of(self, face: u8) -> Verdict {
        match self {
            Self { void_from: Some(from), .. } if face >= from => Verdict::Plain,
            Self { at_most: Some(most), .. } if face <= most => Verdict::Hit,
            Self { at_most: Some(_), .. } => Verdict::Miss,
            _ => Verdict::Plain,
        }
    }
}

fn show(
    mut contexts: EguiContexts,
    sense: Res<Sense>,
    dice: Query<(&Die, &Shows, &GlobalTransform)>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some((camera, eye)) = eyes.iter().next() else { return Ok(()) };
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("dice")));
    for (_, shows, at) in dice.iter().filter(|(die, ..)| die.solid != Solid::Cube) {
        let Ok(point) = camera.world_to_viewport(eye, at.translation() + Vec3::Y * 0.32) else { continue };
        let (edge, ink) = match sense.of(shows.0) {
            Verdict::Hit => (Color32::from_rgb(0xE8, 0xB0, 0x3A), Color32::from_rgb(0xFF, 0xE9, 0xB0)),
            Verdict::Miss => (Color32::from_rgb(0x6A, 0x5A, 0x48), Color32::from_rgb(0xA8, 0x9A, 0x84)),
            Verdict::Plain => (Color32::from_rgb(0xB8, 0xA4, 0x78), Color32::from_rgb(0xEF, 0xE3, 0xC6)),
        };
        let text = painter.layout_no_wrap(shows.0.to_string(), FontId::proportional(16.0), ink);
        let size = vec2((text.size().x + 12.0).max(24.0), 22.0);
        let slip = Rect::from_center_size(pos2(point.x, point.y - 12.0), size);
        painter.rect(
            slip,
            CornerRadius::same(4),
            Color32::from_rgba_unmultiplied(0x14, 0x0D, 0x08, 0xD8),
            Stroke::new(if sense.of(shows.0) == Verdict::Hit { 2.0 } else { 1.0 }, edge),
            StrokeKind::Inside,
        );
        painter.galley(Align2::CENTER_CENTER.anchor_size(slip.center(), text.size()).min, text, ink);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sense>().add_systems(
        EguiPrimaryContextPass,
        show.run_if(in_state(Screen::Table).and_then(in_state(Menu::None)).and_then(any_with_component::<Shows>)),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_1_5_nineteen_and_twenty_are_neither_hit_nor_miss() {
        let sense = Sense { at_most: Some(8), void_from: Some(19) };
        assert_eq!(
            [8, 9, 19, 20].map(|face| sense.of(face)),
            [Verdict::Hit, Verdict::Miss, Verdict::Plain, Verdict::Plain]
        );
        assert_eq!(Sense::default().of(3), Verdict::Plain);
    }
}
