//! How what happens to sailors and their decks comes true (DR-6.1, DR-12, DR-13).

use crate::rules::dead_reckoning::cards::{Card, CardId};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::happenings::Levelling;
use crate::rules::dead_reckoning::state::State;

impl State {
    /// Out of the hand and into play.
    pub(in crate::rules::dead_reckoning) fn play_card(&mut self, by: Colour, card: &Card) {
        self.of(by, |player| {
            player.hand.retain(|held| held.id != card.id);
            player.in_play.push(card.clone());
        });
    }

    /// One more, where it is known which card it was.
    pub(in crate::rules::dead_reckoning) fn level_up(&mut self, by: Colour, card: Option<CardId>, why: Levelling) {
        self.of(by, |player| {
            if let Some(sailor) = player.crew_mut().find(|own| Some(own.id) == card) {
                sailor.level += 1;
            }
            player.level_up_due &= why != Levelling::Due;
        });
    }

    /// The discard pile becomes the deck: the numbers name its cards from the bottom.
    pub(in crate::rules::dead_reckoning) fn shuffle(&mut self, by: Colour, order: Option<&[u16]>) {
        self.of(by, |player| {
            let pile: Vec<Card> = std::mem::take(&mut player.discard);
            let card = |number: &u16| pile.get(usize::from(*number)).cloned();
            player.deck.extend(order.unwrap_or_default().iter().filter_map(card));
        });
    }

    /// The top card of the deck, where there is one.
    pub(in crate::rules::dead_reckoning) fn draw(&mut self, by: Colour) {
        self.of(by, |player| {
            if !player.deck.is_empty() {
                let card = player.deck.remove(0);
                player.hand.push(card);
            }
        });
    }

    /// Everything in play goes to the discard pile (DR-12.7).
    pub(in crate::rules::dead_reckoning) fn discard(&mut self, by: Colour) {
        self.of(by, |player| {
            let played = std::mem::take(&mut player.in_play);
            player.discard.extend(played);
        });
    }
}
