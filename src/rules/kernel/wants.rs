//! Questions that a phase may stop for, and their answers.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use super::ruleset::Ruleset;
use super::seats::Seat;
use super::throws::{ThrowOutcome, ThrowRequest};

/// The rules need one of these before they can go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Want<G: Ruleset> {
    /// Pieces are to be thrown.
    Throw {
        by: Seat,
        request: ThrowRequest,
        /// The purpose, with every part of the number needed.
        why: G::Why,
    },
    /// A player is to choose; never asked with a single option.
    Choice { by: Seat, options: Vec<G::Choice>, why: G::Why },
    /// A deck is to be put into a random order.
    Shuffle {
        cards: u16,
        /// The purpose names the deck as well.
        why: G::Why,
    },
}

/// A player, a tray, a seed or a record answers with one of these.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    Thrown(ThrowOutcome),
    /// The number of the option, counted from 0.
    Chose(u16),
    /// The order of the cards: a permutation of the numbers from 0.
    Dealt(Vec<u16>),
}

impl<G: Ruleset> Want<G> {
    /// Does this answer fit?
    #[must_use]
    pub fn fits(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Self::Throw { request, .. }, Answer::Thrown(outcome)) => request.accept(outcome).is_ok(),
            (Self::Choice { options, .. }, Answer::Chose(chosen)) => usize::from(*chosen) < options.len(),
            (Self::Shuffle { cards, .. }, Answer::Dealt(order)) => {
                let mut sorted = order.clone();
                sorted.sort_unstable();
                sorted.iter().copied().eq(0..*cards)
            }
            _ => false,
        }
    }

    /// The purpose of the question.
    #[must_use]
    pub fn why(&self) -> &G::Why {
        match self {
            Self::Throw { why, .. } | Self::Choice { why, .. } | Self::Shuffle { why, .. } => why,
        }
    }
}
