//! Applies happenings of sailors and their decks (DR-6.1, DR-12, DR-13).

use crate::rules::dead_reckoning::happenings::{Levelling, Sailors};
use crate::rules::dead_reckoning::state::State;
use crate::rules::kernel::piles::{dealt, drawn};

impl Sailors {
    pub(in crate::rules::dead_reckoning) fn apply(&self, table: &mut State) {
        match *self {
            Self::NobodyLevelled { .. } | Self::CardKept { .. } => {}
            // Out of the hand and into play.
            Self::CardPlayed { by, ref card } => table.of(by, |player| {
                player.hand.retain(|held| held.id != card.id);
                player.in_play.push(card.clone());
            }),
            // One more, where it is known which card it was.
            Self::LevelledUp { by, card, why, .. } => table.of(by, |player| {
                if let Some(sailor) = player.crew_mut().find(|own| Some(own.id) == card) {
                    sailor.level += 1;
                }
                player.level_up_due &= why != Levelling::Due;
            }),
            // The discard pile becomes the deck: the numbers name its cards from the bottom.
            Self::DeckShuffled { by, ref order } => table.of(by, |player| {
                let pile = std::mem::take(&mut player.discard);
                player.deck.extend(dealt(&pile, order.as_deref().unwrap_or_default()));
            }),
            // The top card of the deck, where there is one.
            Self::CardDrawn { by, .. } => table.of(by, |player| player.hand.extend(drawn(&mut player.deck))),
        }
    }
}
