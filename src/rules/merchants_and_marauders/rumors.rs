//! Rumors: drawn, proved, put back (MM-10.32 to 10.36).

use super::clauses::Item;
use super::game::{Ruling, Table};
use super::happenings::{Papers, Turns};
use super::ids::{CardId, Sort};
use super::pack::RumorCard;
use super::purse;
use super::state::{Activity, State};
use super::sums;
use super::trials;
use super::wants::{Choice, Why};
use super::words::{Colour, Skill, Test};

/// The unproved rumor of a player, as it is printed.
#[must_use]
pub fn of(state: &State, by: Colour) -> Option<(CardId, &RumorCard)> {
    let card = state.player(by)?.rumor?;
    Some((card, state.pack.rumors.get(&card)?))
}

/// Asks around in the taverns: the gold is gone either way (MM-10.32).
///
/// # Errors
/// Stops where an answer is missing.
pub fn ask(table: &mut Table<'_>, by: Colour) -> Ruling<()> {
    table.tell(Turns::ActivityBegan { by, activity: Activity::Rumor });
    let price = sums::price(table, by, Item::Rumor);
    purse::pay(table, by, price.into());
    if trials::passes(table, by, Test::Rumor, Skill::Influence)? { draw(table, by, 1) } else { Ok(()) }
}

/// Draws rumors. Of two unproved ones a captain keeps one, and the deck is shuffled with the other (MM-10.32, 10.33).
///
/// # Errors
/// Stops where an answer is missing.
pub fn draw(table: &mut Table<'_>, by: Colour, rumors: u8) -> Ruling<()> {
    let seat = table.seat(by);
    for _ in 0..rumors {
        let Some(fresh) = table.decks.rumor.first().copied() else { return Ok(()) };
        let Some(old) = table.player(by).and_then(|player| player.rumor) else {
            table.tell(Papers::RumorDrawn { by, card: Some(fresh) });
            continue;
        };
        let options = vec![Choice::Card(old), Choice::Card(fresh)];
        if table.choose(seat, options, Why::KeepRumor { by })? == Some(Choice::Card(fresh)) {
            table.tell(Papers::RumorReturned { by, card: Some(old) });
            table.tell(Papers::RumorDrawn { by, card: Some(fresh) });
        } else {
            table.tell(Papers::RumorReturned { by, card: Some(fresh) });
        }
        shuffle(table)?;
    }
    Ok(())
}

fn shuffle(table: &mut Table<'_>) -> Ruling<()> {
    let deck = table.decks.rumor.clone();
    let order = table.shuffled(&deck, Why::Deck { sort: Sort::Rumor })?;
    table.tell(Papers::RumorsShuffled { order: Some(order) });
    Ok(())
}

/// Discarded rumors are shuffled back into the deck at once (MM-10.36, G-11).
///
/// # Errors
/// Stops where an answer is missing.
pub fn put_back(table: &mut Table<'_>, cards: &[CardId]) -> Ruling<()> {
    if cards.is_empty() {
        return Ok(());
    }
    table.tell(Papers::RumorsDiscarded { cards: cards.to_vec() });
    shuffle(table)
}
