//! The slip with news for a player who has just come to the window: three lines, put away by any key or click.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Area, Frame, Id, Label, Order, RichText, Shape, Ui, vec2};

use super::Papers;
use super::below;
use super::desk::Desk;
use crate::logbook::wording::key;
use crate::play::since::News;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::{hint, show_at_once};
use crate::table::theme::links::announce;
use crate::table::theme::slips::{caption, slip};

/// Lays the slip below the upper edge of the window.
pub(super) fn show_the_news<G: Papers>(mut contexts: EguiContexts, desk: Desk<G>, news: Res<News<G>>) -> Result {
    let Some((seen, since)) = desk.seen().zip(news.0.as_ref()) else { return Ok(()) };
    let lines = G::since(since, &seen.view, &desk.speech);
    if lines.is_empty() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let colours = Colours::of(context);
    let crest = G::crest(&seen.view, since.seat, &colours);
    let id = Id::new("since");
    show_at_once(context, id);
    let width = (context.viewport_rect().width() * 0.5).clamp(240.0, 720.0);
    Area::new(id)
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, vec2(0.0, below(context)))
        .movable(false)
        .interactable(false)
        .fade_in(false)
        .show(context, |ui| {
            ui.set_max_width(width);
            let under = ui.painter().add(Shape::Noop);
            let inside =
                Frame::NONE.inner_margin(vec2(16.0, 10.0)).show(ui, |ui| news_ui(ui, &desk.speech, crest, &lines));
            ui.painter().set(under, slip(inside.response.rect, &colours));
        });
    Ok(())
}

/// Draws its lines.
pub fn news_ui(ui: &mut Ui, speech: &Speech, crest: Crest, lines: &[String]) {
    let colours = Colours::of(ui.ctx());
    ui.horizontal(|ui| {
        crest.show(ui, 18.0);
        caption(ui, &speech.say(key::SINCE_TITLE));
    });
    for line in lines {
        announce(&ui.add(Label::new(RichText::new(line).color(colours.ink)).wrap()));
    }
    hint(ui, &speech.say(key::SINCE_AWAY));
}

/// Any key, any click. Esc does nothing else where there is something to be put away.
pub(super) fn put_away<G: Papers>(
    desk: Desk<G>,
    hands: Option<ResMut<Hands>>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut news: ResMut<News<G>>,
) {
    let pressed = keys.get_just_pressed().next().is_some() || buttons.get_just_pressed().next().is_some();
    if !pressed || news.0.is_none() {
        return;
    }
    if let Some((since, seen)) = news.0.take().as_ref().zip(desk.seen())
        && !G::since(since, &seen.view, &desk.speech).is_empty()
        && let Some(mut hands) = hands
    {
        hands.take(Action::Cancel);
    }
}
