//! Drawing cards, and shuffling the discard pile when the deck has run out (DR-12.11).

use super::cards::Card;
use super::colours::Colour;
use super::game::{Ruling, Table};
use super::goods::Hold;
use super::happenings::{Drawing, Sailors};
use super::printed::abilities::Symbol;
use super::printed::things::TileFace;
use super::state::{Player, State};
use super::wants::Why;

/// Is there anything to draw?
#[must_use]
pub fn possible(player: &Player) -> bool {
    !player.deck.is_empty() || !player.discard.is_empty()
}

/// The discard pile becomes the deck (DR-12.11, DR-3.16).
pub fn shuffle(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let pile = table.player(by).map_or(0, |player| player.discard.len());
    let order = table.shuffle(u16::try_from(pile).unwrap_or(0), Why::Deck { by })?;
    table.tell(Sailors::DeckShuffled { by, order: Some(order) });
    Ok(())
}

/// The top card of the deck comes into the hand.
pub fn draw(table: &mut Table<'_>, by: Colour, why: Drawing) -> Ruling<Option<Card>> {
    let Some(player) = table.player(by) else { return Ok(None) };
    if player.deck.is_empty() && !player.discard.is_empty() {
        shuffle(table, by)?;
    }
    let card = table.player(by).and_then(|player| player.deck.first().cloned());
    if let Some(card) = &card {
        table.tell(Sailors::CardDrawn { by, card: Some(card.clone()), why });
    }
    Ok(card)
}

/// Cards drawn without a bonus (DR-12.8).
const BASE_DRAW: u8 = 4;
/// Cards a hand takes (DR-12.9).
const BASE_LIMIT: u8 = 6;

/// A draw is computed from these numbers (DR-12.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Bonus-card symbols on the cards played this turn.
    pub bonus: u8,
    /// The limit of the hand.
    pub limit: u8,
    /// Cards left in hand.
    pub held: u8,
}

impl Due {
    /// The cards to be drawn.
    #[must_use]
    pub fn count(self) -> u8 {
        BASE_DRAW.saturating_add(self.bonus).min(self.limit.saturating_sub(self.held))
    }
}

/// Computes this player's draw at the end of the turn; the cards in play still lie there.
#[must_use]
pub fn due(state: &State, by: Colour) -> Due {
    let Some(player) = state.player(by) else { return Due { bonus: 0, limit: BASE_LIMIT, held: 0 } };
    let fresh = |card: &Card| {
        // An advancement sleeved this turn does not count (DR-11.5).
        let sleeve = card.sleeve.iter().filter(|worn| !state.turn.sleeved.contains(worn)).copied().collect();
        Card { sleeve, ..card.clone() }
    };
    let bonus = player.in_play.iter().map(|card| state.cards().symbols(&fresh(card), Symbol::BonusCard));
    Due {
        bonus: bonus.fold(0, u8::saturating_add),
        limit: hand_limit(state, player),
        held: u8::try_from(player.hand.len()).unwrap_or(u8::MAX),
    }
}

/// A hand holds this number of cards: more for islands under control and for tokens that work (DR-12.9, DR-5.5).
#[must_use]
pub fn hand_limit(state: &State, player: &Player) -> u8 {
    let cards = state.cards();
    let islands = state.islands().into_iter().filter(|island| {
        let printed = matches!(cards.tiles.get(&island.id), Some(TileFace::Island { hand: true, .. }));
        printed && island.controller() == Some(player.colour)
    });
    let islands = u8::try_from(islands.count()).unwrap_or(u8::MAX);
    let working = Hold::ALL.map(|hold| player.slot(hold)).into_iter().filter(|slot| slot.goods.units() == 0);
    let tokens = working.filter_map(|slot| slot.tokens.last()).map(|token| cards.on_token(token, Symbol::Hand));
    tokens.fold(BASE_LIMIT.saturating_add(islands), u8::saturating_add)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_12_8_the_table_of_draws() {
        let rows = [
            (0, 0, 4, 4),
            (1, 0, 4, 4),
            (2, 0, 4, 4),
            (3, 0, 3, 4),
            (4, 0, 2, 3),
            (5, 0, 1, 2),
            (6, 0, 0, 1),
            (1, 2, 5, 6),
            (0, 3, 6, 7),
        ];
        for (held, bonus, six, seven) in rows {
            let drawn = |limit| Due { bonus, limit, held }.count();
            assert_eq!((drawn(6), drawn(7)), (six, seven), "{held} held, {bonus} bonus");
        }
    }
}
