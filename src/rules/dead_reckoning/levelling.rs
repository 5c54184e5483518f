//! Levelling up: the card between turns, and those of abilities and merchant ships (DR-13, DR-15.12, DR-15.13).

use super::cards::{CardId, TOP_LEVEL};
use super::colours::Colour;
use super::game::{Ruling, Table};
use super::happenings::{Levelling, Sailors};
use super::marks;
use super::refusals::{Checked, Objection, refuse};
use super::state::Player;
use super::wants::{Choice, Why};

impl Player {
    /// The level-up between turns is still to be done (DR-13.1), and can be (DR-25.5). Everybody knows it (DR-30.15).
    #[must_use]
    pub fn is_level_up_due(&self) -> bool {
        self.level_up_due && !self.finished
    }
}

/// Raises a card of this player by a level, in any pile (DR-13.3).
pub fn level(table: &mut Table<'_>, by: Colour, card: CardId, why: Levelling) {
    let crew = table.player(by).into_iter().flat_map(Player::crew);
    let level = crew.filter(|own| own.id == card).map(|own| own.level + 1).find(|level| *level <= TOP_LEVEL);
    table.tell(Sailors::LevelledUp { by, card: Some(card), level, why });
    marks::card_levelled(table, by, level);
}

/// Raises one card in hand by a level, beside the level-up that may be due (DR-13.5).
pub fn one_in_hand(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    let state = table.state();
    let Some(player) = state.player(by) else { return Ok(()) };
    let options = player.hand.iter().filter(|card| card.level < TOP_LEVEL).map(|card| Choice::Card(card.id)).collect();
    if let Some(Choice::Card(card)) = table.choose(state.seat(by), options, Why::WhichCard { by })? {
        level(table, by, card, Levelling::Merchant);
    }
    Ok(())
}

/// May the card that shows the ability go up (DR-15.12)?
///
/// # Errors
/// It stands at the top.
pub fn may_level_this(player: &Player, card: CardId) -> Checked {
    match player.played(card) {
        None => Err(refuse("DR-6.2", Objection::NotInPlay)),
        Some(card) if card.level >= TOP_LEVEL => Err(refuse("DR-13.3", Objection::TopLevel)),
        Some(_) => Ok(()),
    }
}

/// The bottom card of the deck goes up a level, or the one above it that can; the deck stays as it lies, and is not filled up
/// for it (DR-13.6).
pub fn bottom(table: &mut Table<'_>, by: Colour) {
    let deck = table.player(by).map(|player| player.deck.as_slice()).unwrap_or_default();
    match deck.iter().rev().find(|card| card.level < TOP_LEVEL).map(|card| card.id) {
        Some(card) => level(table, by, card, Levelling::Bottom),
        None => table.tell(Sailors::NobodyLevelled { by }),
    }
}
