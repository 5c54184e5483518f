//! The buttons on the last page of a match, whatever the game says on it; and the two legs of a rematch added up.

use bevy_egui::egui::{Label, Ui, Vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;
use crate::table::theme::crests::Crest;
use crate::table::theme::furniture::{Voice, desk, for_the_keyboard, part, plate};

/// Requests of the last page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerdictWish {
    /// The same once more.
    Again,
    /// The same with the sides changed.
    Rematch,
    /// Another one.
    Another,
    /// The whole match from its beginning.
    Watch,
    /// Write the log down, to be kept.
    KeepLog,
    /// Put the page aside.
    Look,
    /// Leave the table.
    ToTitle,
}

/// The contents of the last page on a rematch.
#[derive(Clone, Default)]
pub struct RematchSheet {
    /// It is offered.
    pub offered: bool,
    /// Every player with the points of the first leg and of this one, if this was the second.
    pub legs: Vec<(Crest, Arg, i32, i32)>,
    /// The log may be written down here.
    pub may_keep: bool,
}

/// Both legs added up, the way to the next, and the log to be kept.
pub fn rematch_ui(ui: &mut Ui, speech: &Speech, sheet: &RematchSheet) -> Option<VerdictWish> {
    if !sheet.legs.is_empty() {
        part(ui, &speech.say(key::VERDICT_LEGS));
    }
    for (crest, player, first, second) in &sheet.legs {
        ui.horizontal_wrapped(|ui| {
            crest.show(ui, 18.0);
            let (player, first, second) = (player.clone(), *first, *second);
            let sum = first.saturating_add(second);
            ui.add(Label::new(speech.say(key::VerdictLegsOf { player, first, second, sum })).wrap());
        });
    }
    let words = if sheet.legs.is_empty() { key::VERDICT_REMATCH } else { key::VERDICT_REMATCH_AGAIN };
    let offers =
        [(sheet.offered, words, VerdictWish::Rematch), (sheet.may_keep, key::VERDICT_KEEP_LOG, VerdictWish::KeepLog)];
    let mut wish = None;
    for (_, words, asked) in offers.into_iter().filter(|(offered, ..)| *offered) {
        let clicked = ui.vertical_centered(|ui| plate(ui, &speech.say(words), Voice::Plain).clicked()).inner;
        wish = wish.or(clicked.then_some(asked));
    }
    wish
}

/// The desk of a verdict: what has come of it, and what may follow.
pub fn verdict_desk(
    ui: &mut Ui,
    speech: &Speech,
    rematch: &RematchSheet,
    size: Vec2,
    [title, another]: [&str; 2],
    told: impl FnOnce(&mut Ui),
) -> Option<VerdictWish> {
    desk(
        ui,
        size,
        &speech.say(title),
        |ui| {
            told(ui);
            let next = rematch_ui(ui, speech, rematch);
            ui.add_space(8.0);
            let watch = ui.vertical_centered(|ui| plate(ui, &speech.say(key::VERDICT_WATCH), Voice::Plain).clicked());
            next.or(watch.inner.then_some(VerdictWish::Watch))
        },
        |ui| {
            let mut wish = None;
            for (words, voice, asked) in [
                (key::VERDICT_AGAIN, Voice::First, VerdictWish::Again),
                (another, Voice::Plain, VerdictWish::Another),
                (key::VERDICT_LOOK, Voice::Plain, VerdictWish::Look),
                (key::VERDICT_TO_TITLE, Voice::Plain, VerdictWish::ToTitle),
            ] {
                let response = plate(ui, &speech.say(words), voice);
                // A key pressed once too often for the last dice does no harm here.
                if asked == VerdictWish::Look {
                    for_the_keyboard(ui, &response);
                }
                if response.clicked() {
                    wish = Some(asked);
                }
            }
            wish
        },
    )
}
