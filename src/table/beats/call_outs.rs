//! Words that rise from the table: hits, numbers with their parts, mishaps of ships.

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Area, Color32, CornerRadius, Frame, Id, Margin, Order, Rect, RichText, Stroke, TextStyle, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::logbook::wording::Fact;
use crate::table::pacing::redraw_on;
use crate::table::settings::Settings;
use crate::table::speech::Speech;
use crate::table::stage::{Screen, TableEye};
use crate::table::theme::Colours;
use crate::table::theme::free_room::{nearest, taken};

/// Words rise this high, in points.
const RISE: f32 = 34.0;
/// Words are not wider.
const WIDEST: f32 = 360.0;
/// Air around them.
const MARGIN: bevy_egui::egui::Vec2 = vec2(16.0, 6.0);
/// No more are read at once.
const MOST: usize = 6;

/// Words over a place.
#[derive(Clone, PartialEq, Debug)]
pub struct CallOut {
    pub fact: Fact,
    /// A point of the world.
    pub at: Vec3,
    /// Their age, in seconds.
    pub age: f32,
    /// They stay this long.
    pub stays: f32,
}

/// The words that hang over the table now, the oldest first.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct CallOuts(pub Vec<CallOut>);

fn expire_call_outs(time: Res<Time>, mut outs: ResMut<CallOuts>) {
    if outs.0.is_empty() {
        return;
    }
    for out in &mut outs.0 {
        out.age += time.delta_secs();
    }
    outs.0.retain(|out| out.age < out.stays);
    let too_many = outs.0.len().saturating_sub(MOST);
    outs.0.drain(..too_many);
}

fn show(
    mut contexts: EguiContexts,
    outs: Res<CallOuts>,
    speech: Res<Speech>,
    settings: Res<Settings>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
) -> Result {
    let Ok((camera, eye)) = eyes.single() else { return Ok(()) };
    if outs.0.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let colours = Colours::of(context);
    let zoom = context.zoom_factor();
    let font = TextStyle::Body.resolve(&context.global_style());
    let room = context.viewport_rect().shrink(8.0);
    let sheets = taken(context, Id::NULL);
    let mut told = Vec::new();
    for (number, out) in outs.0.iter().enumerate() {
        let Ok(at) = camera.world_to_viewport(eye, out.at) else { continue };
        let share = (out.age / out.stays).clamp(0.0, 1.0);
        let rise = if settings.reduced_motion { RISE * 0.5 } else { RISE * (1.0 - (1.0 - share).powi(3)) };
        // Words over the same place stand over each other.
        let under = outs.0.iter().skip(number + 1).filter(|other| other.at.distance(out.at) < 0.6).count();
        let at = pos2(at.x / zoom, at.y / zoom - rise - 26.0 * under as f32);
        let faint = if settings.reduced_motion { 1.0 } else { ((1.0 - share) * 4.0).min(1.0) };
        let words = speech.relate(&out.fact);
        let hold = Color32::PLACEHOLDER;
        let size = context.fonts_mut(|fonts| fonts.layout(words.clone(), font.clone(), hold, WIDEST).size()) + MARGIN;
        let place = Rect::from_min_size(pos2(at.x - size.x / 2.0, at.y - size.y), size);
        told.push((number, words, faint, nearest(room, &sheets, place)));
    }
    let read = read(&told.iter().map(|(.., place)| *place).collect::<Vec<_>>());
    for ((number, words, faint, place), _) in told.into_iter().zip(read).filter(|(_, read)| *read) {
        Area::new(Id::new(("call out", number)))
            .order(Order::Background)
            .interactable(false)
            .fade_in(false)
            .pivot(Align2::CENTER_BOTTOM)
            .fixed_pos(place.center_bottom())
            .show(context, |ui| {
                Frame::NONE
                    .fill(colours.parchment.gamma_multiply(0.94 * faint))
                    .stroke(Stroke::new(1.0, colours.parchment_edge.gamma_multiply(faint)))
                    .corner_radius(CornerRadius::same(3))
                    .inner_margin(Margin::symmetric(8, 3))
                    .show(ui, |ui| {
                        ui.set_max_width(WIDEST);
                        ui.label(RichText::new(words).color(colours.ink.gamma_multiply(faint)));
                    });
            });
    }
    Ok(())
}

/// Marks the places that are read, the oldest first. One place is for one at a time: the last words are read, and hide
/// those they would cover.
fn read(places: &[Rect]) -> Vec<bool> {
    let mut shown: Vec<Rect> = Vec::new();
    let mut read: Vec<bool> = places
        .iter()
        .rev()
        .map(|place| {
            let free = !shown.iter().any(|other| other.intersects(*place));
            shown.extend(free.then_some(*place));
            free
        })
        .collect();
    read.reverse();
    read
}

/// Words expire whether they are seen or not.
pub(super) fn bare(app: &mut App) {
    app.init_resource::<CallOuts>().add_systems(Update, expire_call_outs.after(super::ShowSystems));
}

pub(super) fn plugin(app: &mut App) {
    redraw_on::<CallOuts>(app);
    app.add_plugins(bare).add_systems(EguiPrimaryContextPass, show.run_if(in_state(Screen::Table)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_last_is_read_and_what_it_would_cover_is_not() {
        let at = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(200.0, 24.0));
        assert_eq!(read(&[at(0.0, 0.0), at(100.0, 10.0), at(0.0, 40.0)]), [false, true, true]);
        assert_eq!(read(&[at(0.0, 0.0), at(0.0, 26.0), at(0.0, 52.0)]), [true; 3], "one above the other");
        // Covered words cover nothing.
        assert_eq!(read(&[at(0.0, 0.0), at(150.0, 0.0), at(300.0, 0.0)]), [true, false, true]);
    }
}
