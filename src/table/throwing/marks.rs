//! Labels beside the dice, readable from across the table: hits and misses told apart.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::dice_box::{Die, Shows};
use crate::dice::solids::Solid;
use crate::play::activity::TableActivity;
use crate::table::stage::{TableEye, at_the_table};
use crate::table::theme::slips::below;

/// The hits of the throw that lies in the tray, if it has such.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sense {
    /// This number or less is a hit.
    pub at_most: Option<u8>,
    /// From this face on a die is thrown again.
    pub void_from: Option<u8>,
}

/// The verdict on a die, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    Hit,
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

/// Faces as they are laid out beside each other: hits, misses, the rest, each from low to high.
#[must_use]
pub fn sorted(sense: Sense, faces: impl IntoIterator<Item = u8>) -> Vec<(Verdict, u8)> {
    let mut sorted: Vec<_> = faces.into_iter().map(|face| (sense.of(face), face)).collect();
    sorted.sort_unstable();
    sorted
}

/// Edge and ink of a die's verdict.
const fn colours(verdict: Verdict) -> (Color32, Color32) {
    match verdict {
        Verdict::Hit => (Color32::from_rgb(0xE8, 0xB0, 0x3A), Color32::from_rgb(0xFF, 0xE9, 0xB0)),
        Verdict::Miss => (Color32::from_rgb(0x6A, 0x5A, 0x48), Color32::from_rgb(0xA8, 0x9A, 0x84)),
        Verdict::Plain => (Color32::from_rgb(0xB8, 0xA4, 0x78), Color32::from_rgb(0xEF, 0xE3, 0xC6)),
    }
}

const SHADE: Color32 = Color32::from_rgba_unmultiplied_const(0x14, 0x0D, 0x08, 0xD8);
/// Size of a slip with a number, and the distance between such slips.
const SLIP: (f32, f32) = (24.0, 22.0);
const GAP: f32 = 4.0;

/// Slips that would cover each other are moved apart, each as little as it takes; the same slips always lie the same way.
fn apart(mut middles: Vec<Pos2>) -> Vec<Pos2> {
    let least = vec2(SLIP.0 + 8.0, SLIP.1 + 2.0);
    for _ in 0..24 {
        let mut moved = false;
        for one in 1..middles.len() {
            for other in 0..one {
                let (Some(here), Some(there)) = (middles.get(one).copied(), middles.get(other).copied()) else {
                    continue;
                };
                let off = here - there;
                let over = least - off.abs();
                if over.x <= 0.0 || over.y <= 0.0 {
                    continue;
                }
                // Along the shorter way out; one on top of another goes up.
                let push = if over.x < over.y {
                    vec2(over.x * off.x.signum() / 2.0, 0.0)
                } else {
                    vec2(0.0, over.y * if off.y > 0.0 { 0.5 } else { -0.5 })
                };
                if let Some(middle) = middles.get_mut(one) {
                    *middle = here + push * 1.02;
                }
                if let Some(middle) = middles.get_mut(other) {
                    *middle = there - push * 1.02;
                }
                moved = true;
            }
        }
        if !moved {
            break;
        }
    }
    middles
}

/// A number on a slip.
fn slip(painter: &Painter, middle: Pos2, verdict: Verdict, text: String) {
    let (edge, ink) = colours(verdict);
    let text = painter.layout_no_wrap(text, FontId::proportional(16.0), ink);
    let slip = Rect::from_center_size(middle, vec2((text.size().x + 12.0).max(SLIP.0), SLIP.1));
    let line = Stroke::new(if verdict == Verdict::Hit { 2.0 } else { 1.0 }, edge);
    painter.rect(slip, CornerRadius::same(4), SHADE, line, StrokeKind::Inside);
    painter.galley(Align2::CENTER_CENTER.anchor_size(slip.center(), text.size()).min, text, ink);
}

/// All dice of the throw in a row over the tray, hits first, behind the number they had to reach.
fn row(painter: &Painter, room: Rect, over: Pos2, most: u8, sorted: &[(Verdict, u8)]) {
    let wanted = painter.layout_no_wrap(format!("≤ {most}"), FontId::proportional(18.0), colours(Verdict::Plain).1);
    let wide = |face: u8| if face > 9 { SLIP.0 + 6.0 } else { SLIP.0 };
    let breaks = sorted.windows(2).filter(|pair| pair[0].0 != pair[1].0).count() as f32;
    let faces: f32 = sorted.iter().map(|(_, face)| wide(*face) + GAP).sum();
    let size = vec2(wanted.size().x + 26.0 + faces + breaks * 2.0 * GAP, SLIP.1 + 12.0);
    let within = |at: f32, low: f32, high: f32| at.clamp(low.min(high), high.max(low));
    let least = pos2(
        within(over.x - size.x / 2.0, room.min.x, room.max.x - size.x),
        within(over.y - size.y, room.min.y, room.max.y - size.y),
    );
    let board = Rect::from_min_size(least, size);
    painter.rect(board, CornerRadius::same(6), SHADE, Stroke::new(1.0, colours(Verdict::Plain).0), StrokeKind::Inside);
    let middle = board.center().y;
    let mut x = board.min.x + 10.0;
    let height = wanted.size().y;
    let width = wanted.size().x;
    painter.galley(pos2(x, middle - height / 2.0), wanted, Color32::WHITE);
    x += width + 10.0;
    let mut before = None;
    for (verdict, face) in sorted {
        if before.replace(*verdict).is_some_and(|before| before != *verdict) {
            x += 2.0 * GAP;
        }
        let half = wide(*face) / 2.0;
        slip(painter, pos2(x + half, middle), *verdict, face.to_string());
        x += 2.0 * half + GAP;
    }
}

fn show(
    mut contexts: EguiContexts,
    sense: Res<Sense>,
    dice: Query<(&Die, &Shows, &GlobalTransform)>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    activity: Res<State<TableActivity>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Some((camera, eye)) = eyes.iter().next() else { return Ok(()) };
    let zoom = context.zoom_factor();
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("dice")));
    let window = context.viewport_rect();
    let mut bounds = Rect::NOTHING;
    let (mut faces, mut seen, mut middles) = (Vec::new(), Vec::new(), Vec::new());
    for (_, shows, at) in dice.iter().filter(|(die, ..)| die.solid != Solid::Cube) {
        faces.push(shows.0);
        let Ok(point) = camera.world_to_viewport(eye, at.translation() + Vec3::Y * 0.32) else { continue };
        let middle = pos2(point.x / zoom, point.y / zoom - 12.0);
        if window.contains(middle) {
            bounds.extend_with(middle);
        }
        seen.push(shows.0);
        middles.push(middle);
    }
    for (face, middle) in seen.into_iter().zip(apart(middles)) {
        slip(&painter, middle, sense.of(face), face.to_string());
    }
    // Once orders are written the throw is over; the log has it.
    let over =
        matches!(activity.get(), TableActivity::PassingTheSeat | TableActivity::SettingUp | TableActivity::Writing);
    if let Some(most) = sense.at_most.filter(|_| !over && bounds.is_finite() && !faces.is_empty()) {
        let over = pos2(bounds.center().x, bounds.min.y - 30.0);
        let mut room = window.shrink(8.0);
        room.min.y = window.min.y + below(context);
        row(&painter, room, over, most, &sorted(*sense, faces));
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Sense>()
        .add_systems(EguiPrimaryContextPass, show.run_if(at_the_table.and_then(any_with_component::<Shows>)));
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

    #[test]
    fn no_slip_covers_another() {
        let heap: Vec<Pos2> = (0..20_u8)
            .map(|die| pos2(400.0 + f32::from(die % 5) * 17.0, 300.0 + f32::from(die / 5) * 9.0))
            .chain([pos2(400.0, 300.0)])
            .collect();
        let lie = apart(heap.clone());
        for (number, one) in lie.iter().enumerate() {
            for other in lie.iter().skip(number + 1) {
                let off = (*one - *other).abs();
                assert!(off.x >= SLIP.0 || off.y >= SLIP.1, "{one} and {other}");
            }
        }
        let alone = vec![pos2(10.0, 10.0), pos2(80.0, 10.0)];
        assert_eq!(apart(alone.clone()), alone, "what has room stays");
    }

    #[test]
    fn hits_lie_before_misses_and_those_before_what_is_thrown_again() {
        let sense = Sense { at_most: Some(8), void_from: Some(19) };
        let faces = sorted(sense, [20, 8, 13, 2, 9, 2]);
        assert_eq!(faces.iter().map(|(_, face)| *face).collect::<Vec<_>>(), [2, 2, 8, 9, 13, 20]);
        assert_eq!(faces.iter().filter(|(verdict, _)| *verdict == Verdict::Hit).count(), 3);
    }
}
