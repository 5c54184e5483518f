//! All players at the desk are asked before something is taken back that was thrown or shown: one alone may not have it so.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Label, Order, Ui, vec2};

use super::desk::{Desk, Papers};
use super::levers::Levers;
use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{consent, desk, over_the_window};
use crate::table::theme::{Colours, paper};

/// What the sheet says.
pub struct ConsentSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// Those who have to agree, by name.
    pub players: Vec<String>,
    /// The line of the log after which everything is to be taken back, if it is not only the last input.
    pub back_to: Option<usize>,
}

/// Draws the sheet; says whether they agree, once they do or do not.
pub fn consent_ui(ui: &mut Ui, sheet: &ConsentSheet) -> Option<bool> {
    let speech = sheet.speech;
    let players = Arg::text(sheet.players.join(", "));
    let question = match sheet.back_to {
        Some(number) => speech.say(key::UndoConsentBackTo { number, players }),
        None => speech.say(key::UndoConsentQuestion { players }),
    };
    desk(
        ui,
        vec2(540.0, 270.0),
        &speech.say(key::UNDO_CONSENT_TITLE),
        |ui| {
            ui.add_space(10.0);
            ui.add(Label::new(question).wrap());
            None
        },
        |ui| consent(ui, &speech.say(key::UNDO_CONSENT_REFUSE), &speech.say(key::UNDO_CONSENT_AGREE)),
    )
}

/// Asks everybody at the desk; a bot never minds.
pub(super) fn ask_everybody<G: Papers>(mut contexts: EguiContexts, desk: Desk<G>, mut levers: Levers) -> Result {
    if !levers.open.taking_back {
        return Ok(());
    }
    let Some(seen) = desk.seen() else {
        levers.open.taking_back = false;
        return Ok(());
    };
    if desk.players.persons() < 2 {
        levers.take_back(true);
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let said = |seat| desk.speech.name(&desk.name(seen, seat));
    let players = desk.players.humans().map(said).collect();
    let sheet = ConsentSheet { speech: &desk.speech, players, back_to: levers.open.back_to };
    let agreed = over_the_window(context, "consent", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        consent_ui(ui, &sheet)
    });
    if let Some(agreed) = agreed {
        levers.take_back(agreed);
    }
    Ok(())
}
