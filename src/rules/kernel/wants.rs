//! What a phase may stop for, and what answers it.

use std::fmt::Debug;

use serde::{Deserialize, Serialize};

use super::ruleset::Ruleset;
use super::seats::Seat;
use super::throws::{ThrowOutcome, ThrowRequest};

/// What the rules need before they can go on.
#[derive(Clone, Debug, PartialEq)]
pub enum Want<G: Ruleset> {
    /// Pieces are to be thrown.
    Throw {
        by: Seat,
        /// What is thrown, and into what.
        request: ThrowRequest,
        /// What for, with every part of the number needed.
        why: G::Why,
    },
    /// A player is to choose; never asked with a single option.
    Choice {
        by: Seat,
        /// What there is to choose from.
        options: Vec<G::Choice>,
        why: G::Why,
    },
    /// A deck is to be put into a random order.
    Shuffle {
        cards: u16,
        /// Which deck, and what for.
        why: G::Why,
    },
}

/// What a player, a tray, a seed or a record gives back.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Answer {
    /// How the pieces lie.
    Thrown(ThrowOutcome),
    /// Which of the options, counted from 0.
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

    /// What it is for.
    #[must_use]
    pub fn why(&self) -> &G::Why {
        match self {
            Self::Throw { why, .. } | Self::Choice { why, .. } | Self::Shuffle { why, .. } => why,
        }
    }
}
