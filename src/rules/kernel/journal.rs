//! The journal of a match: the set-up, then orders and answers. A save is a journal; the state follows from it.

use serde::{Deserialize, Serialize};

use super::digest::Digest;
use super::match_::{Awaiting, Match, Misfit};
use super::ruleset::{Orders, Ruleset};
use super::wants::Answer;

/// One run that took orders or answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "G::Order: Serialize", deserialize = "G::Order: Deserialize<'de>"))]
pub struct Entry<G: Ruleset> {
    /// The orders it ran with.
    pub orders: Orders<G>,
    /// The answers it took, in the order in which they were wanted.
    pub answers: Vec<Answer>,
    /// The digest of the state after it; none while it is open.
    pub digest: Option<Digest>,
}

/// A whole match as it was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(
    serialize = "G::Order: Serialize, G::Setup: Serialize",
    deserialize = "G::Order: Deserialize<'de>, G::Setup: Deserialize<'de>"
))]
pub struct Journal<G: Ruleset> {
    /// The game it belongs to.
    pub game: String,
    /// The version of the rules it was played under.
    pub rules_version: u16,
    pub setup: G::Setup,
    /// Entries as they were played; the last one may be open.
    pub entries: Vec<Entry<G>>,
}

/// A journal cannot be played again for one of these reasons.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplayFault<G: Ruleset> {
    /// It belongs to another game.
    OtherGame(String),
    /// It was played under other rules.
    OtherRules(u16),
    /// Its set-up cannot be played.
    Setup(G::SetupFault),
    /// An order or an answer of this entry does not fit.
    Misfit {
        /// Counted from 0.
        entry: usize,
        misfit: Misfit<G>,
    },
    /// This entry is not written as a match writes it.
    Unlike {
        /// Counted from 0.
        entry: usize,
    },
    /// The state after this entry differs from the one that was written down.
    Diverged {
        /// Counted from 0.
        entry: usize,
        /// The digest that was written down.
        written: Digest,
        /// The digest of the state that follows from the rules.
        found: Digest,
    },
}

impl<G: Ruleset> Journal<G> {
    /// An empty journal for a set-up.
    #[must_use]
    pub fn new(setup: G::Setup) -> Self {
        Self { game: G::GAME.0.to_owned(), rules_version: G::RULES_VERSION, setup, entries: Vec::new() }
    }

    /// The answer that was put in as this one of all orders and answers, counted from 0; none where that was an order.
    #[must_use]
    pub fn answer_at(&self, number: usize) -> Option<&Answer> {
        let mut before = 0;
        for entry in &self.entries {
            let answers = before + entry.orders.len();
            let after = answers + entry.answers.len();
            if number < after {
                return number.checked_sub(answers).and_then(|at| entry.answers.get(at));
            }
            before = after;
        }
        None
    }

    /// Plays the whole journal again and compares every entry on the way, with its digest. A journal of older rules is
    /// accepted if the rules of today play all of it alike.
    ///
    /// # Errors
    /// The first entry that does not fit, or whose state differs.
    pub fn replay(&self) -> Result<Match<G>, ReplayFault<G>> {
        if self.game != G::GAME.0 {
            return Err(ReplayFault::OtherGame(self.game.clone()));
        }
        let other_rules = || ReplayFault::OtherRules(self.rules_version);
        if self.rules_version > G::RULES_VERSION {
            return Err(other_rules());
        }
        let older = self.rules_version < G::RULES_VERSION;
        self.played_again().map_err(|fault| if older { other_rules() } else { fault })
    }

    fn played_again(&self) -> Result<Match<G>, ReplayFault<G>> {
        let mut played = Match::begin(&self.setup).map_err(ReplayFault::Setup)?;
        for (number, entry) in self.entries.iter().enumerate() {
            let at = |misfit| ReplayFault::Misfit { entry: number, misfit };
            for (seat, order) in &entry.orders {
                played.give(*seat, order.clone()).map_err(at)?;
            }
            for answer in &entry.answers {
                played.answer(answer.clone()).map_err(at)?;
            }
            let found = played.journal().entries.get(number);
            match (entry.digest, found.and_then(|entry| entry.digest)) {
                (Some(written), Some(found)) if found != written => {
                    return Err(ReplayFault::Diverged { entry: number, written, found });
                }
                // A digest was taken out, or orders and answers stand otherwise than they were taken.
                _ if found != Some(entry)
                    && (entry.digest.is_none() || found.is_some_and(|own| own.digest.is_some())) =>
                {
                    return Err(ReplayFault::Unlike { entry: number });
                }
                (None, _) | (Some(_), Some(_)) => {}
                (Some(_), None) => {
                    let misfit = match played.awaiting() {
                        Awaiting::Answer(want) => Misfit::AnswerOwed(want.clone()),
                        Awaiting::Orders(seats) => Misfit::OrdersOwed(seats.clone()),
                        Awaiting::Nothing => Misfit::Over,
                    };
                    return Err(at(misfit));
                }
            }
        }
        Ok(played)
    }
}
