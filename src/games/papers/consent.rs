//! The sheet with a question to everybody at the window that all have to agree to: taking back a throw or a shown
//! secret, a limit for orders, leave to ask the mate.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Label, Order, Ui, vec2};

use super::desk::AnyDesk;
use super::log_page::Written;
use super::sand_glass;
use crate::logbook::wording::{Arg, Loud, key};
use crate::play::consent::{Assembly, Motion, Motions};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{consent, desk, hint, over_the_window};
use crate::table::theme::{Colours, paper};

/// The contents of the sheet.
pub struct ConsentSheet<'a> {
    pub speech: &'a Speech,
    pub motion: Motion,
    /// The mover, where known, and the turn in which the undone part begins.
    pub moved: Vec<String>,
    /// The part that is taken back, as far as the log tells it here.
    pub lines: Vec<String>,
    /// The players who have to agree, by name.
    pub players: Vec<String>,
    /// Those of them who have not agreed and sit at the other window.
    pub awaited: Vec<String>,
    /// These players are asked at this window.
    pub asked: Asked,
}

/// Players who are asked at a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// All have agreed who sit here.
    Nobody,
    /// One, for themselves alone.
    One,
    /// All who sit here; they answer together, and not for the other window.
    Here,
    All,
}

impl Asked {
    /// The players who are asked at the window of this desk.
    pub(super) fn at(desk: &AnyDesk) -> Self {
        match (desk.is_shared(), desk.is_apart()) {
            (false, _) => Self::One,
            (true, true) => Self::Here,
            (true, false) => Self::All,
        }
    }

    /// The word for agreeing; none if there is nothing to agree to.
    pub(super) const fn agree(self) -> Option<&'static str> {
        match self {
            Self::Nobody => None,
            Self::One => Some(key::CONSENT_AGREE_OWN),
            Self::Here => Some(key::CONSENT_AGREE_HERE),
            Self::All => Some(key::UNDO_CONSENT_AGREE),
        }
    }
}

/// The question to these players, under its title.
fn question(speech: &Speech, sheet: &ConsentSheet) -> (String, String) {
    let players = &sheet.players;
    let names = Arg::text(players.join(", "));
    let (title, question) = match sheet.motion {
        Motion::Mate(_) => (key::MATE_CONSENT_TITLE, speech.say(key::MateConsentQuestion { players: names })),
        Motion::Limit(_) => (key::THING_SAND_GLASS, sand_glass::question(speech, players)),
        Motion::TakeBack => (key::UNDO_CONSENT_TITLE, take_back(speech, &sheet.lines, names)),
        Motion::BackTo(number) => {
            (key::UNDO_CONSENT_TITLE, speech.say(key::UndoConsentBackTo { number, players: names }))
        }
    };
    (speech.say(title), question)
}

/// Asks to take back the last input, by the first and last of its lines.
fn take_back(speech: &Speech, lines: &[String], players: Arg) -> String {
    let line = |line: &String| Arg::text(line.as_str());
    match lines {
        [] => speech.say(key::UndoConsentOrder { players }),
        [only] => speech.say(key::UndoConsentLine { line: line(only), players }),
        [first, .., last] => {
            let (first, last, count) = (line(first), line(last), lines.len());
            speech.say(key::UndoConsentLines { first, last, count, players })
        }
    }
}

/// Draws the sheet; says whether those who are asked agree, once they do or do not.
pub fn consent_ui(ui: &mut Ui, sheet: &ConsentSheet) -> Option<bool> {
    let speech = sheet.speech;
    let (title, question) = question(speech, sheet);
    let agree = sheet.asked.agree().map(|agree| speech.say(agree));
    desk(
        ui,
        vec2(620.0, 300.0),
        &title,
        |ui| {
            ui.add_space(8.0);
            if !sheet.moved.is_empty() {
                hint(ui, &sheet.moved.join(" · "));
                ui.add_space(4.0);
            }
            ui.add(Label::new(question).wrap());
            if let Motion::Limit(limit) = sheet.motion {
                ui.add_space(4.0);
                sand_glass::say_limit(ui, speech, limit);
            }
            if !sheet.awaited.is_empty() {
                ui.add_space(4.0);
                let players = Arg::text(sheet.awaited.join(", "));
                hint(ui, &speech.say(key::ConsentAwaits { players }));
            }
            None
        },
        |ui| consent(ui, &speech.say(key::UNDO_CONSENT_REFUSE), agree.as_deref()),
    )
}

/// Asks everybody at this window; a bot never minds.
pub(super) fn ask_everybody(
    mut contexts: EguiContexts,
    desk: AnyDesk,
    (motions, written): (Res<Motions>, Res<Written>),
    mut assembly: Assembly,
) -> Result {
    let Some((open, _)) = motions.0.as_ref().zip(desk.laid()).filter(|(_, laid)| !laid.replay) else {
        return Ok(());
    };
    let said = |seat| desk.spoken(seat);
    let players = desk.players.humans().map(said).collect();
    let lacking = desk.players.humans().filter(|seat| !open.agreed.contains(seat));
    let (elsewhere, here): (Vec<_>, Vec<_>) = lacking.partition(|seat| desk.is_elsewhere(*seat));
    let asked = if here.is_empty() { Asked::Nobody } else { Asked::at(&desk) };
    let awaited = elsewhere.into_iter().map(said).collect();
    let by = desk.is_apart() || desk.is_guest();
    let by = by.then(|| desk.speech.say(key::ConsentMoved { player: desk.called(open.by) }));
    let turn = open.since.and_then(|since| written.turn_of(since)).map(str::to_owned);
    let told = open.since.into_iter().flat_map(|since| written.since(since));
    let lines = told.filter(|line| !line.struck && matches!(line.loud, Loud::Line | Loud::Mark));
    let lines = lines.map(|line| line.text.trim_end_matches('.').to_owned()).collect();
    let moved = by.into_iter().chain(turn).collect();
    let sheet = ConsentSheet { speech: &desk.speech, motion: open.motion, moved, lines, players, awaited, asked };
    let agreed = over_the_window(contexts.ctx_mut()?, "consent", Order::Foreground, |ui| {
        paper::nightfall(ui.painter(), ui.max_rect(), &Colours::of(ui.ctx()));
        consent_ui(ui, &sheet)
    });
    if let Some(agreed) = agreed {
        assembly.answers(agreed);
    }
    Ok(())
}
