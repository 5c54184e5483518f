//! Giving the battle up, agreeing on a draw, and the way to the umpire's sheet.

use bevy_egui::egui::{Label, Ui, vec2};

use crate::logbook::wording::{Arg, key};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{Voice, desk, for_the_keyboard, plate};

/// The question on the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// Which of the two.
    #[default]
    Which,
    /// Really give up?
    GiveUp,
    /// Does the other captain agree to a draw?
    Draw,
}

/// The contents of the sheet.
pub struct EndSheet<'a> {
    /// The words.
    pub speech: &'a Speech,
    /// Who asks.
    pub player: Arg,
    /// Who answers.
    pub other: Arg,
    /// No person at the desk could agree: a bot sits there.
    pub alone: bool,
    /// Orders are being written: something may be set right by hand (TS-29).
    pub may_rule: bool,
    /// How far the asking has come.
    pub stage: Stage,
}

/// Requests of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndWish {
    /// Ask this.
    Ask(Stage),
    /// The battle is given up.
    Concede,
    /// Both have agreed on a draw.
    Agree,
    /// Nothing is to end: something is to be set right by hand.
    SetRight,
    /// Fight on.
    Close,
}

/// Draws the sheet.
pub fn end_ui(ui: &mut Ui, sheet: &EndSheet) -> Option<EndWish> {
    let speech = sheet.speech;
    let words = match sheet.stage {
        Stage::Which => String::new(),
        Stage::GiveUp => speech.say(key::END_CONCEDE_QUESTION),
        Stage::Draw => speech.say(key::EndDrawQuestion { player: sheet.player.clone(), other: sheet.other.clone() }),
    };
    desk(
        ui,
        vec2(520.0, 260.0),
        &speech.say(key::END_MENU),
        |ui| {
            ui.add_space(10.0);
            ui.add(Label::new(words).wrap());
            let mut wish = None;
            if sheet.stage == Stage::Which {
                ui.horizontal_wrapped(|ui| {
                    if plate(ui, &speech.say(key::END_CONCEDE), Voice::Plain).clicked() {
                        wish = Some(EndWish::Ask(Stage::GiveUp));
                    }
                    if !sheet.alone && plate(ui, &speech.say(key::END_DRAW), Voice::Plain).clicked() {
                        wish = Some(EndWish::Ask(Stage::Draw));
                    }
                    if sheet.may_rule && plate(ui, &speech.say(key::UMPIRE_OPEN), Voice::Plain).clicked() {
                        wish = Some(EndWish::SetRight);
                    }
                });
            }
            wish
        },
        |ui| {
            let mut wish = None;
            let refuse = plate(ui, &speech.say(key::END_REFUSE), Voice::First);
            for_the_keyboard(ui, &refuse);
            if refuse.clicked() {
                wish = Some(EndWish::Close);
            }
            let (words, asked) = match sheet.stage {
                Stage::Which => return wish,
                Stage::GiveUp => (key::END_CONCEDE, EndWish::Concede),
                Stage::Draw => (key::END_AGREE, EndWish::Agree),
            };
            if plate(ui, &speech.say(words), Voice::Plain).clicked() {
                wish = Some(asked);
            }
            wish
        },
    )
}
