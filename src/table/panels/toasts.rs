//! Messages that came by themselves, at the right below the upper edge, where nothing else lies.

use bevy::prelude::*;
use bevy_egui::egui::{
    Area, AreaState, Context, Frame, Id, Order, Pos2, Rect, ScrollArea, Shape, Stroke, TextStyle, Ui, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::logbook::wording::key;
use crate::play::livery::Livery;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::theme::colours::in_livery;
use crate::table::theme::free_room::{MESSAGES, taken, upper_right};
use crate::table::theme::furniture::{knob, show_at_once};
use crate::table::theme::slips::{above, below};
use crate::table::theme::{Colours, links, ornaments};
use crate::table::toasts::{Toasts, Tone};

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToastWish {
    /// Put this one away.
    Dismiss(u64),
}

/// Width of messages; beside a page this wide no wider than there is room, within reason.
const WIDTH: f32 = 380.0;
const NARROW: f32 = 240.0;
const PAGE: f32 = 860.0;

/// Place and width of messages: between the strips of the table, or at the side of a page.
fn place(context: &Context, id: Id, at_the_table: bool) -> (Pos2, f32) {
    let window = context.viewport_rect().shrink(8.0);
    let (top, bottom) = if at_the_table { (below(context), above(context)) } else { (12.0, 12.0) };
    let beside = if at_the_table { WIDTH } else { ((window.width() - PAGE) / 2.0).clamp(NARROW, WIDTH) };
    let width = beside.min(window.width()).max(1.0);
    let room = Rect::from_min_max(
        pos2(window.left(), context.viewport_rect().top() + top),
        pos2(window.right(), (context.viewport_rect().bottom() - bottom).max(window.top() + top + 1.0)),
    );
    let size = AreaState::load(context, id).and_then(|state| state.size).unwrap_or(vec2(width, 60.0));
    (upper_right(room, &taken(context, id), vec2(width, size.y)), width)
}

/// Draws the messages.
pub fn toasts(context: &Context, speech: &Speech, toasts: &Toasts, at_the_table: bool) -> Option<ToastWish> {
    if toasts.waiting().is_empty() {
        return None;
    }
    let window = context.viewport_rect();
    let id = Id::new(MESSAGES);
    show_at_once(context, id);
    let (at, width) = place(context, id, at_the_table);
    Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(at)
        .movable(false)
        .show(context, |ui| {
            ui.set_width(width);
            ui.set_max_height(window.height() * 0.6);
            ScrollArea::vertical().max_height(window.height() * 0.6).show(ui, |ui| toasts_ui(ui, speech, toasts)).inner
        })
        .inner
}

/// The messages themselves, the latest last.
pub fn toasts_ui(ui: &mut Ui, speech: &Speech, toasts: &Toasts) -> Option<ToastWish> {
    let mut wish = None;
    for toast in toasts.waiting() {
        let colours = Colours::of(ui.ctx());
        let under = ui.painter().add(Shape::Noop);
        let inside = Frame::NONE.inner_margin(vec2(16.0, 10.0)).show(ui, |ui| {
            ui.horizontal_top(|ui| {
                let words = ui.available_width() - 46.0;
                ui.vertical(|ui| {
                    ui.set_width(words.max(60.0));
                    let font = TextStyle::Body.resolve(ui.style());
                    links::announce(&links::sentence(ui, &speech.relate(&toast.fact), font, colours.ivory));
                });
                let away = knob(ui, "×", false).on_hover_text(speech.say(key::MENU_CLOSE));
                if away.clicked() {
                    wish = Some(ToastWish::Dismiss(toast.number));
                }
            });
        });
        let place = inside.response.rect;
        let tick = match toast.tone {
            Tone::News => colours.brass_light,
            Tone::Fault => in_livery(Livery::Vermilion),
        };
        ui.painter().set(
            under,
            Shape::Vec(vec![
                ornaments::strip(ui.ctx(), place, &colours),
                Shape::line_segment(
                    [place.left_top() + vec2(6.5, 8.0), place.left_bottom() + vec2(6.5, -8.0)],
                    Stroke::new(3.0, tick),
                ),
            ]),
        );
    }
    wish
}

fn show(
    mut contexts: EguiContexts,
    speech: Res<Speech>,
    screen: Res<State<Screen>>,
    mut waiting: ResMut<Toasts>,
) -> Result {
    if waiting.waiting().is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let at_the_table = *screen.get() == Screen::Table;
    if let Some(ToastWish::Dismiss(number)) = toasts(context, &speech, &waiting, at_the_table) {
        waiting.dismiss(number);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show);
}
