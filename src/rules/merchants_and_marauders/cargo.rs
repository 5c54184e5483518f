//! Cargo cards: drawn, stowed, thrown overboard (MM-10.13, 10.14, 11.15, 17.8).

use super::game::{Ruling, Table};
use super::happenings::Trade;
use super::ids::CargoId;
use super::state::State;
use super::sums;
use super::wants::{Choice, Why};
use super::words::Colour;

/// The next cards of the deck, which lie there until a happening takes them. An empty deck is rebuilt at once from the
/// discard pile (MM-10.13); with both empty there are fewer (G-63).
///
/// # Errors
/// Stops where an answer is missing.
pub fn draw(table: &mut Table<'_>, cards: u8) -> Ruling<Vec<CargoId>> {
    let cards = usize::from(cards);
    if cards > 0 && table.decks.cargo.len() <= cards && !table.discards.cargo.is_empty() {
        let pile = table.discards.cargo.clone();
        let order = table.shuffled(&pile, Why::Cargo)?;
        table.tell(Trade::CargoShuffled { order: Some(order) });
    }
    Ok(table.decks.cargo.iter().take(cards).copied().collect())
}

/// The cargo cards aboard.
#[must_use]
pub fn aboard(state: &State, by: Colour) -> &[CargoId] {
    state.player(by).map_or(&[], |player| player.cargo.as_slice())
}

/// Discards cards from aboard, face up.
pub fn discard(table: &mut Table<'_>, by: Colour, cards: &[CargoId]) {
    if !cards.is_empty() {
        table.tell(Trade::CargoDiscarded { by, cards: cards.to_vec() });
    }
}

/// The captain throws cargo away until no more than this is left (MM-8.9, 10.14, 20.9).
///
/// # Errors
/// Stops where an answer is missing.
pub fn discard_down_to(table: &mut Table<'_>, by: Colour, limit: u8) -> Ruling<()> {
    let seat = table.seat(by);
    while aboard(table, by).len() > usize::from(limit) {
        let options = aboard(table, by).iter().copied().map(Choice::Cargo).collect();
        let Some(Choice::Cargo(card)) = table.choose(seat, options, Why::Overboard { by })? else { return Ok(()) };
        discard(table, by, &[card]);
    }
    Ok(())
}

/// The Hold was hit: what it does not take any more goes overboard at random (MM-17.8).
///
/// # Errors
/// Stops where an answer is missing.
pub fn lose_excess_at_random(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let cards = aboard(table, by).to_vec();
    let excess = cards.len().saturating_sub(sums::cargo_limit(table, by).into());
    if excess == 0 {
        return Ok(());
    }
    let lost = if excess == cards.len() {
        cards
    } else {
        table.shuffled(&cards, Why::HoldLost { by })?.into_iter().take(excess).collect()
    };
    table.tell(Trade::CargoLost { by, cards: lost });
    Ok(())
}

/// The captain keeps some of these drawn cards, as far as there is room and no more than `most`; the others are
/// discarded (MM-11.15, 28.5).
///
/// # Errors
/// Stops where an answer is missing.
pub fn keep(table: &mut Table<'_>, by: Colour, cards: &[CargoId], most: Option<u8>) -> Ruling<()> {
    let seat = table.seat(by);
    // Cards that have left the deck lie open before all.
    let open = !cards.iter().any(|card| table.decks.cargo.contains(card));
    let mut left = cards.to_vec();
    let mut kept = 0;
    while most.is_none_or(|most| kept < most)
        && aboard(table, by).len() < usize::from(sums::cargo_limit(table, by))
        && !left.is_empty()
    {
        let options = left.iter().copied().map(Choice::Cargo).chain([Choice::Enough]).collect();
        let Some(Choice::Cargo(card)) = table.choose(seat, options, Why::Stow { by })? else { break };
        table.tell(Trade::CargoStowed { by, open, card: Some(card) });
        left.retain(|other| *other != card);
        kept += 1;
    }
    if !left.is_empty() {
        table.tell(Trade::CargoLeft { by, cards: left });
    }
    Ok(())
}
