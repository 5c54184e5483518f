//! Drawing cards, and shuffling the discard pile when the deck has run out (DR-12.11).

use super::cards::Card;
use super::colours::Colour;
use super::game::{Ruling, Table};
use super::happenings::Happening;
use super::state::Player;
use super::wants::Why;

/// Is there anything to draw?
#[must_use]
pub fn possible(player: &Player) -> bool {
    !player.deck.is_empty() || !player.discard.is_empty()
}

/// The top card of the deck comes into the hand.
pub fn draw(table: &mut Table<'_>, by: Colour) -> Ruling<Option<Card>> {
    let Some(player) = table.state().player(by) else { return Ok(None) };
    if player.deck.is_empty() && !player.discard.is_empty() {
        let pile = u16::try_from(player.discard.len()).unwrap_or(0);
        let order = table.shuffle(pile, Why::Deck { by })?;
        table.tell(Happening::DeckShuffled { by, order: Some(order) });
    }
    let card = table.state().player(by).and_then(|player| player.deck.first().cloned());
    if let Some(card) = &card {
        table.tell(Happening::CardDrawn { by, card: Some(card.clone()) });
    }
    Ok(card)
}
