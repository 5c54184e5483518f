//! Decks of a game, printed away from any table for whoever wants to see all cards side by side.

use super::maker::Printer;
use super::standing::LaidOut;
use crate::logbook::wording::Fact;
use crate::table::craft::print::{InkImage, TypeCase};
use crate::table::speech::Speech;

/// A deck, in the order of the data.
pub struct Deck<Print> {
    pub name: Fact,
    pub cards: Vec<DeckCard<Print>>,
}

/// A card of a deck.
pub struct DeckCard<Print> {
    /// Copies of a card, the levels of a card, and backs are of the same.
    pub of: String,
    pub print: Print,
}

impl<Print> Deck<Print> {
    /// A deck of these cards, each with what it is of.
    pub fn new(name: impl Into<Fact>, cards: impl IntoIterator<Item = (String, Print)>) -> Self {
        Self { name: name.into(), cards: cards.into_iter().map(|(of, print)| DeckCard { of, print }).collect() }
    }

    /// The deck, with these backs after its cards.
    #[must_use]
    pub fn with_backs(mut self, backs: impl IntoIterator<Item = Print>) -> Self {
        self.cards.extend(backs.into_iter().map(|print| DeckCard { of: "back".into(), print }));
        self
    }
}

/// Prints them from this case.
pub fn printed<G: LaidOut>(
    tools: &G::Tools,
    speech: &Speech,
    case: &mut TypeCase,
    decks: Vec<Deck<G::Print>>,
) -> Vec<Deck<InkImage>> {
    let mut printer = Printer { case, speech, tools };
    let mut printed = |card: DeckCard<G::Print>| (card.of, G::print(&card.print, &mut printer));
    decks.into_iter().map(|deck| Deck::new(deck.name, deck.cards.into_iter().map(&mut printed))).collect()
}
