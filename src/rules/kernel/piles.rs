//! Cards that lie in an order: decks, hands, discard piles and rows; how they are dealt, and how much of them a viewer sees. How many
//! they are lies open.

use super::referee::{Referee, Ruling};
use super::ruleset::Ruleset;

/// How much of some cards a viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// None of them.
    Backs,
    /// The first: what lies in front of a row.
    First,
    /// The last: what lies on top of a pile.
    Last,
    /// Which they are, and not how they lie.
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

    /// What is seen of these cards; `face` is how one that is seen looks.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_viewer_sees_what_lies_open_and_no_order_that_is_hidden() {
        let cards = [3, 1, 2];
        let seen = |sight: Sight| sight.of(&cards, |card| *card);
        assert_eq!((seen(Sight::of_a_hand(true)), seen(Sight::of_a_hand(false))), (vec![3, 1, 2], vec![]));
        assert_eq!((seen(Sight::of_a_deck(true)), seen(Sight::of_a_deck(false))), (vec![1, 2, 3], vec![]));
        assert_eq!((seen(Sight::of_a_discard(true)), seen(Sight::of_a_discard(false))), (vec![3, 1, 2], vec![2]));
        assert_eq!(seen(Sight::First), [3]);
        for sight in [Sight::Backs, Sight::First, Sight::Last, Sight::Which, Sight::All] {
            assert_eq!(sight.of(&[], |card: &u8| *card), [], "{sight:?}");
        }
    }

    #[test]
    fn cards_are_dealt_by_their_numbers_and_drawn_from_the_front() {
        let mut cards = dealt(&['a', 'b', 'c'], &[2, 0, 1]);
        assert_eq!(cards, ['c', 'a', 'b']);
        assert_eq!((drawn(&mut cards), cards.len(), drawn::<u8>(&mut Vec::new())), (Some('c'), 2, None));
    }
}
