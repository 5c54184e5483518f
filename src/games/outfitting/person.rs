//! The rows about one player: the name, the hand that plays, the language it reads.

use bevy_egui::egui::{TextEdit, Ui};

use crate::captains::Rank;
use crate::logbook::wording::{key, names};
use crate::play::players::{Hand, Player};
use crate::table::speech::Speech;
use crate::table::theme::furniture::{choices, row};

/// Longest name, in letters.
const LONGEST: usize = 24;

/// Draws them. `ranks` are the bots on offer, with the names that the words call them by.
pub fn person_ui(ui: &mut Ui, speech: &Speech, player: &mut Player, number: usize, ranks: &[(&str, Rank)]) {
    row(ui, &speech.say(key::OUTFIT_NAME), "", |ui| {
        let hint = speech.say(key::OutfitPlayer { number });
        let width = ui.available_width().clamp(60.0, 260.0);
        ui.add(TextEdit::singleline(&mut player.name).hint_text(hint).desired_width(width).char_limit(LONGEST));
    });
    row(ui, &speech.say(key::OUTFIT_HAND), "", |ui| {
        let mut hands = vec![(Hand::Human, speech.say(key::OUTFIT_HUMAN))];
        hands.extend(ranks.iter().map(|(name, rank)| (Hand::Bot(*rank), speech.say(names::bot(name)))));
        choices(ui, &mut player.hand, &hands);
    });
    if player.hand == Hand::Human {
        row(ui, &speech.say(key::OUTFIT_LANGUAGE), "", |ui| {
            let mut languages = vec![(None, speech.say(key::OUTFIT_LANGUAGE_SAME))];
            languages
                .extend(speech.languages().into_iter().map(|(language, name)| (Some(language.tag().to_owned()), name)));
            choices(ui, &mut player.language, &languages);
        });
    }
}
