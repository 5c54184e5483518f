//! One player: the rows for name, hand and language, and the line that names the player.

use bevy_egui::egui::{TextEdit, Ui};

use crate::captains::Rank;
use crate::logbook::wording::{Arg, key, names};
use crate::play::players::{Hand, Player};
use crate::table::settings::LONGEST_NAME;
use crate::table::speech::Speech;
use crate::table::theme::furniture::{choices, hint, row};

/// A player's name, or number.
pub(super) fn called(speech: &Speech, player: &Player, number: usize) -> String {
    let name = player.name.trim();
    if name.is_empty() { speech.say(key::OutfitPlayer { number }) } else { name.to_owned() }
}

/// Draws them. `ranks` are the bots on offer, with the names that the words call them by.
pub(super) fn person_ui(ui: &mut Ui, speech: &Speech, player: &mut Player, number: usize, ranks: &[(&str, Rank)]) {
    row(ui, &speech.say(key::OUTFIT_NAME), "", |ui| {
        let hint = speech.say(key::OutfitPlayer { number });
        let width = ui.available_width().clamp(60.0, 260.0);
        ui.add(TextEdit::singleline(&mut player.name).hint_text(hint).desired_width(width).char_limit(LONGEST_NAME));
    });
    let strength = player.hand.word().map(|rank| speech.say(names::bot_strength(rank))).unwrap_or_default();
    row(ui, &speech.say(key::OUTFIT_HAND), &strength, |ui| {
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

/// Says in small print which player sits there: a person by name, a bot with its strength.
pub fn sits_there(ui: &mut Ui, speech: &Speech, players: &[Player], at: usize) {
    let Some(player) = players.get(at) else { return };
    let name = player.name.trim();
    let said = match player.hand.word() {
        Some(rank) => {
            let (bot, how) = (Arg::key(names::bot(rank)), Arg::key(names::bot_strength(rank)));
            speech.say(key::ChooserBot { bot, how })
        }
        None if name.is_empty() && players.iter().filter(|player| !player.is_bot()).count() == 1 => {
            speech.say(key::CHOOSER_YOU)
        }
        None => called(speech, player, at + 1),
    };
    // It belongs to the side above it.
    ui.add_space(-6.0);
    hint(ui, &said);
}
