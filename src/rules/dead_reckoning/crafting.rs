//! Card crafting: advancements that were set aside go into the sleeves of cards in play, one in each place (DR-11).

use super::cards::{Card, CardId, SleeveSlot};
use super::colours::Colour;
use super::game::Table;
use super::happenings::Advancements;
use super::orders::Order;
use super::printed::cards::Cards;
use super::printed::ids::Worn;
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

/// One advancement may be left over where all could be sleeved (DR-11.7).
const LEFT_OVER: usize = 1;

/// Is this place in the sleeve empty (DR-11.2)?
fn open(cards: &Cards, card: &Card, slot: SleeveSlot) -> bool {
    !card.sleeve.iter().any(|worn| cards.slot(worn.card.kind) == Some(slot))
}

/// The smallest number that must stay set aside, however the others are laid into these cards (DR-11.8). An advancement has
/// one place and a card one of each, so the three places have nothing to do with each other.
#[must_use]
pub fn least_unsleeved(cards: &Cards, set_aside: &[Worn], in_play: &[Card]) -> usize {
    let over = |slot: SleeveSlot| {
        let wanted = set_aside.iter().filter(|worn| cards.slot(worn.card.kind) == Some(slot)).count();
        let places = in_play.iter().filter(|card| open(cards, card, slot)).count();
        wanted.saturating_sub(places)
    };
    SleeveSlot::ALL.into_iter().map(over).sum()
}

/// The player must sleeve this number more before the step is done (DR-11.7, DR-11.8).
#[must_use]
pub fn still_due(cards: &Cards, player: &Player) -> usize {
    let left = least_unsleeved(cards, &player.set_aside, &player.in_play).max(LEFT_OVER);
    player.set_aside.len().saturating_sub(left)
}

/// Finds an advancement set aside under this name. A merchant ship that was traded for goes by her front, for her back
/// is secret (DR-10.8); a name without a number fits any copy (DR-33.4).
fn named(state: &State, player: &Player, name: Worn) -> Option<Worn> {
    let any = |worn: Worn| Worn { card: worn.card.kind.any(), ..worn } == name;
    let same = |worn: &&Worn| **worn == name || state.cards().shown_worn(**worn) == name || any(**worn);
    player.set_aside.iter().find(same).copied()
}

/// May this go into the sleeve of that card, or is it done?
///
/// # Errors
/// The rule against it.
pub fn may(state: &State, player: &Player, order: &Order) -> Checked {
    let Order::Sleeve(name, card) = order else {
        return match u8::try_from(still_due(state.cards(), player)).unwrap_or(u8::MAX) {
            0 => Ok(()),
            count => Err(refuse("DR-11.8", Objection::SleeveMore { count })),
        };
    };
    let slot = named(state, player, *name).and_then(|worn| state.cards().slot(worn.card.kind));
    let Some(slot) = slot else { return Err(refuse("DR-11.9", Objection::NotSetAside)) };
    let Some(card) = player.played(*card) else { return Err(refuse("DR-11.3", Objection::NotInPlay)) };
    if open(state.cards(), card, slot) { Ok(()) } else { Err(refuse("DR-11.2", Objection::SleeveTaken)) }
}

/// Can anything be sleeved at all?
#[must_use]
pub fn possible(state: &State, player: &Player) -> bool {
    !list(state, player).is_empty()
}

/// Lists every advancement that can be sleeved, by its public name.
#[must_use]
pub fn list(state: &State, player: &Player) -> Vec<Order> {
    let mut names: Vec<Worn> = player.set_aside.iter().map(|worn| state.cards().shown_worn(*worn)).collect();
    names.dedup();
    let into = |name: Worn| player.in_play.iter().map(move |card| Order::Sleeve(name, card.id));
    names.into_iter().flat_map(into).filter(|order| may(state, player, order).is_ok()).collect()
}

/// An advancement goes into a sleeve, for good (DR-11.6).
pub fn run(table: &mut Table<'_>, by: Colour, name: Worn, card: CardId) {
    let state = table.state();
    let Some(advancement) = state.player(by).and_then(|player| named(state, player, name)) else { return };
    table.tell(Advancements::Sleeved { by, advancement, card });
}
