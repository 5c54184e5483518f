//! The page on which a whole game is fitted out: who sits where, in which colour, and whether bonus tokens are dealt.

use bevy_egui::egui::{Label, RichText, Ui};

use crate::captains::Rank;
use crate::games::dead_reckoning::crests::cube;
use crate::games::outfitting::person_ui;
use crate::logbook::wording::dead_reckoning as words;
use crate::logbook::wording::key;
use crate::play::players::Player;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Opening;
use crate::table::speech::Speech;
use crate::table::theme::Colours;
use crate::table::theme::furniture::{choices, row};

/// Draws everything that may be settled.
pub fn page(ui: &mut Ui, speech: &Speech, players: &mut [Player], opening: &mut Opening) {
    for (at, player) in players.iter_mut().enumerate() {
        let Some(colour) = opening.players.get(at).copied() else { continue };
        let colours = Colours::of(ui.ctx());
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            cube(ui, colour, 24.0);
            let name = RichText::new(speech.name(&words::colour(colour))).heading().color(colours.ink);
            ui.add(Label::new(name));
        });
        person_ui(ui, speech, player, at + 1, &Rank::ALL);
        row(ui, &speech.say(key::VOYAGE_OUTFIT_COLOUR), "", |ui| {
            let all = Colour::ALL.into_iter().filter(|colour| *colour != Colour::Black);
            let offered: Vec<_> = all.map(|colour| (colour, speech.name(&words::colour(colour)))).collect();
            let mut now = colour;
            if choices(ui, &mut now, &offered) {
                wear(opening, at, now);
            }
        });
    }
    row(ui, &speech.say(key::VOYAGE_OUTFIT_BONUS), &speech.say(key::VOYAGE_OUTFIT_BONUS_WHY), |ui| {
        let offered = [(true, speech.say(key::MENU_YES)), (false, speech.say(key::VOYAGE_OUTFIT_WITHOUT))];
        choices(ui, &mut opening.bonus, &offered);
    });
}

/// Another colour; its wearer takes the one that is left.
pub fn wear(opening: &mut Opening, at: usize, colour: Colour) {
    let Some(before) = opening.players.get(at).copied() else { return };
    if let Some(other) = opening.players.iter_mut().find(|other| **other == colour) {
        *other = before;
    }
    if let Some(own) = opening.players.get_mut(at) {
        *own = colour;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_3_12_everybody_wears_a_colour_of_their_own() {
        let mut opening = Opening::printed("voyage-3", &[Colour::Purple, Colour::Green, Colour::Blue]);
        wear(&mut opening, 0, Colour::Blue);
        assert_eq!(opening.players, [Colour::Blue, Colour::Green, Colour::Purple]);
        wear(&mut opening, 1, Colour::Yellow);
        assert_eq!(opening.players, [Colour::Blue, Colour::Yellow, Colour::Purple]);
        wear(&mut opening, 1, Colour::Yellow);
        assert_eq!(opening.players, [Colour::Blue, Colour::Yellow, Colour::Purple]);
    }
}
