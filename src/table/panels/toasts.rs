//! Messages that came by themselves, below the upper edge, where no button lies.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Order, ScrollArea, Shape, Stroke, TextStyle, Ui, Vec2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::logbook::wording::key;
use crate::play::livery::Livery;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::theme::colours::in_livery;
use crate::table::theme::furniture::{knob, show_at_once};
use crate::table::theme::slips::below;
use crate::table::theme::{Colours, links, ornaments};
use crate::table::toasts::{Toasts, Tone};

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ToastWish {
    /// Put this one away.
    Dismiss(u64),
}

/// Draws the messages at the upper edge.
pub fn toasts(context: &Context, speech: &Speech, toasts: &Toasts, anchor: Align2, from: Vec2) -> Option<ToastWish> {
    if toasts.waiting().is_empty() {
        return None;
    }
    let window = context.viewport_rect();
    let id = Id::new("toasts");
    show_at_once(context, id);
    Area::new(id)
        .order(Order::Foreground)
        .anchor(anchor, from)
        .movable(false)
        .show(context, |ui| {
            ui.set_width(380.0_f32.min(window.width() - 24.0).max(1.0));
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
    // At the table what is asked stands in the middle.
    let (anchor, from) = match *screen.get() {
        Screen::Table => (Align2::LEFT_TOP, vec2(12.0, below(context))),
        _ => (Align2::CENTER_TOP, vec2(0.0, 12.0)),
    };
    if let Some(ToastWish::Dismiss(number)) = toasts(context, &speech, &waiting, anchor, from) {
        waiting.dismiss(number);
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show);
}
