//! Ordered cards: decks, hands, discard piles and rows. This file deals them and limits a viewer's sight of them; their
//! number is always open.

use super::referee::{Referee, Ruling};
use super::ruleset::Ruleset;

/// A viewer sees this part of some cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    Backs,
    /// The first card, which lies in front of a row.
    First,
    /// The last card, which lies on top of a pile.
    Last,
    /// All of them, but not their order.
    Which,
    /// All of them, as they lie.
    All,
}

impl Sight {
    /// Of a hand: its owner sees all of it, others none.
    #[must_use]
    pub const fn of_a_hand(own: bool) -> Self {
        if own { Self::All } else { Self::Backs }
    }

    /// Of a deck: its owner knows which cards are in it, and neither the owner nor others how they lie.
    #[must_use]
    pub const fn of_a_deck(own: bool) -> Self {
        if own { Self::Which } else { Self::Backs }
    }

    /// Of a discard pile: its owner may browse it, others see its top.
    #[must_use]
    pub const fn of_a_discard(own: bool) -> Self {
        if own { Self::All } else { Self::Last }
    }

    /// Lists the cards that this sight shows; `face` gives the look of one.
    pub fn of<T, F: Ord>(self, cards: &[T], face: impl FnMut(&T) -> F) -> Vec<F> {
        let seen = match self {
            Self::Backs => &[],
            Self::First => cards.get(..1).unwrap_or_default(),
            Self::Last => cards.get(cards.len().saturating_sub(1)..).unwrap_or_default(),
            Self::Which | Self::All => cards,
        };
        let mut seen: Vec<F> = seen.iter().map(face).collect();
        if self == Self::Which {
            seen.sort();
        }
        seen
    }
}

/// The cards in the order of a shuffle, which numbers them from 0.
#[must_use]
pub fn dealt<T: Clone>(cards: &[T], order: &[u16]) -> Vec<T> {
    order.iter().filter_map(|number| cards.get(usize::from(*number)).cloned()).collect()
}

/// Takes the first card, if there is one.
pub fn drawn<T>(cards: &mut Vec<T>) -> Option<T> {
    (!cards.is_empty()).then(|| cards.remove(0))
}

impl<G: Ruleset> Referee<'_, G> {
    /// Asks for the order of these cards, and gives them in it.
    ///
    /// # Errors
    /// Stops the phase where there is no answer, or one that does not fit.
    pub fn shuffled<T: Clone>(&mut self, cards: &[T], why: G::Why) -> Ruling<Vec<T>, G> {
        let order = self.shuffle(u16::try_from(cards.len()).unwrap_or(0), why)?;
        Ok(dealt(cards, &order))
    }
}
