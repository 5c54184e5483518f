//! Glory points and Glory cards, and specialists that come free (MM-13.1 to 13.4, 13.14).

use serde::{Deserialize, Serialize};

use super::game::{Ruling, Table};
use super::happenings::Cards;
use super::ids::{CardId, Sort};
use super::state::State;
use super::wants::{Choice, Why};
use super::words::{Colour, Trade};

/// Cards in a hand, at most (MM-13.3).
pub const HAND: usize = 4;

/// A point is given for one of these (MM-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GloryFor {
    Defeat,
    Sale,
    Plunder,
    Mission,
    Rumor,
    BigShip,
    Card,
}

impl GloryFor {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Defeat, Self::Sale, Self::Plunder, Self::Mission, Self::Rumor, Self::BigShip, Self::Card];
}

/// Gives a point, and the card that comes with it (MM-1.4, 13.1, 13.2). The count goes on past ten (G-13).
///
/// # Errors
/// Stops where an answer is missing.
pub fn point(table: &mut Table<'_>, by: Colour, why: GloryFor) -> Ruling<()> {
    let track = table.player(by).map_or(0, |player| player.glory).saturating_add(1);
    table.tell(Cards::PointGained { by, why, track });
    draw(table, by, 1)
}

/// Draws Glory cards without a point. With a fifth in hand, one of the five goes before anything else (MM-13.3).
///
/// # Errors
/// Stops where an answer is missing.
pub fn draw(table: &mut Table<'_>, by: Colour, cards: u8) -> Ruling<()> {
    for _ in 0..cards {
        // With deck and discard pile empty there is no card (G-64).
        let Some(card) = top(table)? else { return Ok(()) };
        table.tell(Cards::GloryDrawn { by, card: Some(card) });
        let hand = table.player(by).map_or_else(Vec::new, |player| player.hand.clone());
        if hand.len() > HAND {
            let options = hand.into_iter().map(Choice::Card).collect();
            let seat = table.seat(by);
            if let Some(Choice::Card(card)) = table.choose(seat, options, Why::TooManyCards { by })? {
                table.tell(Cards::GloryDiscarded { by, card });
            }
        }
    }
    Ok(())
}

/// The top card of the deck, which is rebuilt if it is empty (MM-13.4).
fn top(table: &mut Table<'_>) -> Ruling<Option<CardId>> {
    if table.decks.glory.is_empty() && !table.discards.glory.is_empty() {
        let cards = table.discards.glory.clone();
        let order = table.shuffled(&cards, Why::Deck { sort: Sort::Glory })?;
        let count = u8::try_from(order.len()).unwrap_or(u8::MAX);
        table.tell(Cards::GloryDeckRebuilt { cards: count, order: Some(order) });
    }
    Ok(table.decks.glory.first().copied())
}

/// The trade of a specialist's card.
#[must_use]
pub fn trade_of(state: &State, card: CardId) -> Option<Trade> {
    state.pack.glory.get(&card).and_then(|printed| printed.specialist)
}

/// Does this player have a specialist of this trade? There is one of each (MM-13.13).
#[must_use]
pub fn has(state: &State, by: Colour, trade: Trade) -> bool {
    let mut own = state.player(by).into_iter().flat_map(|player| &player.specialists);
    own.any(|card| trade_of(state, *card) == Some(trade))
}

/// Gives a specialist free: one of the discard pile, or else the first that is turned up (MM-13.14).
///
/// # Errors
/// Stops where an answer is missing.
pub fn free_specialist(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    if Trade::ALL.into_iter().all(|trade| has(table, by, trade)) {
        return Ok(());
    }
    let wanted = |state: &State, card: CardId| trade_of(state, card).filter(|trade| !has(state, by, *trade));
    let mut trades = Vec::new();
    let mut options = Vec::new();
    for card in &table.discards.glory {
        if let Some(trade) = wanted(table, *card)
            && !trades.contains(&trade)
        {
            trades.push(trade);
            options.push(Choice::Card(*card));
        }
    }
    let seat = table.seat(by);
    if let Some(Choice::Card(card)) = table.choose(seat, options, Why::Which { by })? {
        if let Some(trade) = trade_of(table, card) {
            table.tell(Cards::SpecialistGained { by, card, trade });
        }
        return Ok(());
    }
    // Every card is turned up once at most.
    for _ in 0..table.decks.glory.len() + table.discards.glory.len() {
        let Some(card) = top(table)? else { return Ok(()) };
        if let Some(trade) = wanted(table, card) {
            table.tell(Cards::SpecialistGained { by, card, trade });
            return Ok(());
        }
        table.tell(Cards::GloryTurnedUp { card });
    }
    Ok(())
}
