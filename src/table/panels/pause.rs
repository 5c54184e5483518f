//! The game stands still: back to it, or away from it.

use bevy_egui::egui::{Ui, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, plate};

/// The contents of the pause menu.
pub struct PauseSheet<'a> {
    pub speech: &'a Speech,
    /// Leaving has been asked for and waits for a yes.
    pub leaving: bool,
    /// There is a battle that can be watched again.
    pub may_watch: bool,
    /// The second window, where there can be one.
    pub second: Option<SecondSheet>,
    /// This is the second window: the match is not its own.
    pub beside: bool,
    /// The match on the table is a trial.
    pub fork: bool,
}

/// The second window.
#[derive(Clone, PartialEq, Debug)]
pub struct SecondSheet {
    pub player: Arg,
    pub open: bool,
}

/// Requests of the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PauseWish {
    /// Back to the table.
    Resume,
    /// The scenario from its beginning.
    SetOutAgain,
    Saves,
    /// The battle on the table from its beginning.
    Watch,
    /// A second window for one seat, or none any more.
    Second,
    Settings,
    Help,
    /// The dice book.
    Dice,
    /// Captains' records, and the volleys of this battle.
    Record,
    /// To the title, after a question.
    ToTitle,
    Leave,
    Stay,
    /// Out of the program.
    Quit,
}

/// Draws the pause.
pub fn pause_ui(ui: &mut Ui, sheet: &PauseSheet) -> Option<PauseWish> {
    let say = |key| sheet.speech.say(key);
    if sheet.leaving {
        return desk(
            ui,
            vec2(520.0, 260.0),
            &say(key::PAUSE_TO_TITLE),
            |ui| {
                ui.vertical_centered(|ui| ui.label(say(key::PAUSE_LEAVE_QUESTION)));
                None
            },
            |ui| {
                let stay = plate(ui, &say(key::MENU_NO), Voice::First).clicked().then_some(PauseWish::Stay);
                let leave = plate(ui, &say(key::MENU_YES), Voice::Plain).clicked().then_some(PauseWish::Leave);
                leave.or(stay)
            },
        );
    }
    desk(
        ui,
        vec2(420.0, 600.0),
        &say(key::PAUSE_TITLE),
        |ui| {
            let mut wish = None;
            ui.vertical_centered_justified(|ui| {
                // Ten plates stand in a window of 720 points.
                ui.spacing_mut().item_spacing.y = 5.0;
                let second = match &sheet.second {
                    Some(SecondSheet { player, open: false }) => {
                        sheet.speech.say(key::SecondWindowOpen { player: player.clone() })
                    }
                    _ => say(key::SECOND_WINDOW_CLOSE),
                };
                let offered = |asked: PauseWish| match asked {
                    PauseWish::Watch => sheet.may_watch && !sheet.beside && !sheet.fork,
                    PauseWish::Saves | PauseWish::SetOutAgain => !sheet.beside && !sheet.fork,
                    PauseWish::Second => sheet.second.is_some(),
                    PauseWish::Settings | PauseWish::Help | PauseWish::Quit => true,
                    _ => !sheet.beside,
                };
                for (words, asked) in [
                    (key::PAUSE_SAVES, PauseWish::Saves),
                    (key::PAUSE_WATCH, PauseWish::Watch),
                    ("", PauseWish::Second),
                    (key::PAUSE_SETTINGS, PauseWish::Settings),
                    (key::PAUSE_HELP, PauseWish::Help),
                    (key::PAUSE_DICE, PauseWish::Dice),
                    (key::RECORD_TITLE, PauseWish::Record),
                    (key::PAUSE_RESTART, PauseWish::SetOutAgain),
                    (key::PAUSE_TO_TITLE, PauseWish::ToTitle),
                    (key::PAUSE_QUIT, PauseWish::Quit),
                ] {
                    let text = match asked {
                        PauseWish::Second => second.clone(),
                        PauseWish::Quit if sheet.beside => say(key::SECOND_WINDOW_CLOSE),
                        _ => say(words),
                    };
                    if offered(asked) && wide_plate(ui, &text) {
                        wish = Some(asked);
                    }
                }
            });
            wish
        },
        |ui| plate(ui, &say(key::PAUSE_RESUME), Voice::First).clicked().then_some(PauseWish::Resume),
    )
}

/// A plate across the whole sheet.
fn wide_plate(ui: &mut Ui, text: &str) -> bool {
    let height = ui.spacing().interact_size.y + 8.0;
    ui.add_sized(vec2(ui.available_width(), height), bevy_egui::egui::Button::new(text).wrap()).clicked()
}
