//! A seat's own page of notes, and its pencil on the chart: laid before the eyes of that seat alone.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, LayerId, Shape, Stroke, TextEdit, Ui};

use super::Papers;
use super::desk::{AnyDesk, Desk, MatchAtDesk};
use super::levers::OpenPapers;
use crate::logbook::wording::key;
use crate::play::notebooks::{LETTERS, Notebooks};
use crate::play::saves::Unsaved;
use crate::rules::kernel::Seat;
use crate::table::deck::OnDeck;
use crate::table::settings::bindings::{Action, Hands};
use crate::table::sheet::lies;
use crate::table::speech::Speech;
use crate::table::stage::TableEye;
use crate::table::theme::Colours;
use crate::table::theme::furniture::hint;
use crate::table::theme::sight::Sight;
use crate::table::theme::slips::{OfferState, offer, side_sheet};
use crate::table::under::Carried;

/// Requests of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotesWish {
    /// It was written on, or the writing ended.
    Written {
        /// It is not being written on any longer.
        done: bool,
    },
    /// The pencil is rubbed out.
    RubOut,
    Close,
}

/// Draws the page. Its field belongs to the seat, so that egui's memory of one seat's field never shows in another's.
/// Opened just now, it is written on at once.
pub fn notes_ui(ui: &mut Ui, speech: &Speech, seat: Seat, opened: bool, text: &mut String) -> Option<NotesWish> {
    hint(ui, &speech.say(key::NOTES_WHY));
    let field = TextEdit::multiline(text)
        .id(ui.id().with(("notes", seat)))
        .hint_text(speech.say(key::NOTES_HINT))
        .char_limit(LETTERS)
        .desired_width(ui.available_width())
        .desired_rows(8);
    let response = ui.add(field);
    if opened {
        response.request_focus();
    }
    let done = response.lost_focus();
    (response.changed() || done).then_some(NotesWish::Written { done })
}

fn notes_foot_ui(ui: &mut Ui, speech: &Speech, strokes: bool) -> Option<NotesWish> {
    let rub = strokes && offer(ui, &speech.say(key::NOTES_RUB_OUT), OfferState::default()).clicked();
    let close = offer(ui, &speech.say(key::MENU_CLOSE), OfferState::default()).clicked();
    rub.then_some(NotesWish::RubOut).or(close.then_some(NotesWish::Close))
}

/// This seat's page may be looked at: the one at this window, now and not in a replay.
fn own(laid: &MatchAtDesk) -> Option<Seat> {
    laid.seat.filter(|_| !laid.replay)
}

pub(super) fn turn_with_keys(
    hands: Res<Hands>,
    desk: AnyDesk,
    mut open: ResMut<OpenPapers>,
    mut notebooks: ResMut<Notebooks>,
    mut unsaved: ResMut<Unsaved>,
) {
    let Some(seat) = desk.laid().and_then(own) else { return };
    if hands.begun(Action::Notes) {
        if open.notes == Some(seat) {
            (open.notes, unsaved.0) = (None, true);
        } else {
            (open.notes, open.log) = (Some(seat), false);
        }
    }
    if hands.begun(Action::RubOut) && notebooks.of(seat).is_some_and(|notebook| !notebook.strokes.is_empty()) {
        notebooks.of_mut(seat).strokes.clear();
        unsaved.0 = true;
    }
}

pub(super) fn show_the_notes<G: Papers>(
    mut contexts: EguiContexts,
    desk: Desk<G>,
    mut open: ResMut<OpenPapers>,
    mut notebooks: ResMut<Notebooks>,
    mut unsaved: ResMut<Unsaved>,
    mut shown: Local<Option<Seat>>,
) -> Result {
    let opened = std::mem::replace(&mut *shown, open.notes) != open.notes;
    let Some(writes) = open.notes else { return Ok(()) };
    let Some((seen, seat)) = desk.seen().zip(desk.laid().and_then(own)).filter(|(_, seat)| *seat == writes) else {
        // When the eyes at the window change, the notes are closed.
        open.notes = None;
        unsaved.0 = true;
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let place = lies(context, G::log_place(seen, &desk.players, &open));
    let (mut text, strokes) =
        notebooks.of(seat).map_or((String::new(), false), |own| (own.text.clone(), !own.strokes.is_empty()));
    let title = desk.speech.say(key::NotesTitle { player: desk.name(seen, seat) });
    let wish = side_sheet(
        context,
        "notes",
        place,
        &title,
        |ui| notes_ui(ui, &desk.speech, seat, opened, &mut text),
        |ui| notes_foot_ui(ui, &desk.speech, strokes),
    );
    match wish {
        Some(NotesWish::Written { done }) => {
            notebooks.of_mut(seat).text = text;
            unsaved.0 |= done;
        }
        Some(NotesWish::RubOut) => {
            notebooks.of_mut(seat).strokes.clear();
            unsaved.0 = true;
        }
        Some(NotesWish::Close) => (open.notes, unsaved.0) = (None, true),
        None => {}
    }
    Ok(())
}

/// While its key is held the mouse draws on the chart, and does nothing else.
pub(super) fn draw(
    desk: AnyDesk,
    mut hands: ResMut<Hands>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    mut notebooks: ResMut<Notebooks>,
    mut carried: ResMut<Carried>,
    mut unsaved: ResMut<Unsaved>,
    mut drawing: Local<bool>,
) {
    let seat = desk.laid().and_then(own).filter(|_| hands.holds(Action::Pencil));
    if seat.is_some() {
        hands.take(Action::Select);
    }
    let Some(seat) = seat.filter(|_| hands.grip(Action::Grab).is_some()) else {
        if std::mem::take(&mut *drawing) {
            (carried.0, unsaved.0) = (false, true);
        }
        return;
    };
    if !*drawing {
        if carried.0 {
            return;
        }
        notebooks.of_mut(seat).begin_stroke();
        (*drawing, carried.0) = (true, true);
    }
    let ray = eyes.single().ok().zip(hands.over_the_table());
    let ray = ray.and_then(|((camera, eye), at)| camera.viewport_to_world(eye, at).ok());
    // The chart lies at the height of the water.
    let reach = ray.map(|ray| (ray, -ray.origin.y / ray.direction.y)).filter(|(_, share)| *share > 0.0);
    if let Some(at) = reach.map(|(ray, share)| ray.get_point(share))
        && notebooks.of_mut(seat).draw_to(at.xz())
    {}
}

/// Pencil over the chart, pale with a dark edge: to be seen on water and on oak.
pub(super) fn paint_the_pencil(
    mut contexts: EguiContexts,
    desk: AnyDesk,
    notebooks: Res<Notebooks>,
    eyes: Query<(&Camera, &GlobalTransform), With<TableEye>>,
    deck: Res<OnDeck>,
) -> Result {
    let Some(notebook) = desk.laid().and_then(own).and_then(|seat| notebooks.of(seat)) else { return Ok(()) };
    // On a deck one looks at the sea.
    if notebook.strokes.is_empty() || deck.0 {
        return Ok(());
    }
    let Ok(eye) = eyes.single() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let colours = Colours::of(context);
    let sight = Sight::new(eye, context);
    let painter = context.layer_painter(LayerId::background());
    let seen_at =
        |(east, south): &(i16, i16)| sight.at(Vec3::new(f32::from(*east) / 100.0, 0.0, f32::from(*south) / 100.0));
    let strokes: Vec<Vec<_>> =
        notebook.strokes.iter().map(|stroke| stroke.iter().filter_map(seen_at).collect()).collect();
    for (width, colour) in [(6.0, Color32::from_black_alpha(130)), (3.4, colours.ivory)] {
        for points in &strokes {
            painter.add(Shape::line(points.clone(), Stroke::new(width, colour)));
        }
    }
    Ok(())
}
