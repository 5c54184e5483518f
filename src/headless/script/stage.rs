//! The beginning of a script, and the inputs of its steps.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::rules::kernel::{Answer, Match, Ruleset, Seat};

use super::form::Whose;
use super::pattern::{Pattern, Unwanted};

/// The input of a step, or the expectation it checks.
pub enum Put<'a, G: Ruleset> {
    /// An order of a side.
    Order(&'a str, G::Order),
    /// Faces, in the order in which the want lists its dice.
    Throw(&'a [u8], &'a Whose),
    /// Zones, in the order in which the want lists its cubes; then cubes that were knocked, by their numbers.
    Zones(&'a [String], Vec<(u16, &'a str)>, &'a Whose),
    /// The order of a deck.
    Deal(&'a [u16]),
    /// The names of the first cards; the rest follows as it lies.
    DealNamed(&'a [String]),
    /// Something the game never wants.
    Never,
    /// A key the want printed.
    Choose(&'a str),
    /// The order just before, or the next one, is refused by this rule.
    ExpectRefusal(&'a str),
    /// This has happened since the step before.
    Expect(&'a Pattern<G::Happening>),
    /// This has happened since the step before, one after the other.
    ExpectOrder(&'a [Pattern<G::Happening>]),
    /// Nothing like this has happened since the step before.
    ExpectNo(&'a Unwanted<G::Happening>),
    /// This is wanted now.
    ExpectWant(&'a ron::Value),
    /// The set-up was refused, for this field: the first step and the only one.
    ExpectSetUpRefused(&'a str),
    ExpectState(&'a str, &'a ron::Value),
    /// The same, and numbers are exactly these.
    ExpectExact(&'a str, &'a ron::Value),
    /// Something is worked out and printed, and is this, if anything is said of it.
    Probe(Box<dyn Fn(&G::State) -> Value + 'a>, Option<&'a ron::Value>),
}

/// The order of a deck.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum Deck {
    /// By names, those that come first.
    Names(Vec<String>),
    /// By numbers, every one.
    Numbers(Vec<u16>),
}

impl Deck {
    /// As the input of a step.
    #[must_use]
    pub fn put<G: Ruleset>(&self) -> Put<'_, G> {
        match self {
            Self::Numbers(order) => Put::Deal(order),
            Self::Names(first) => Put::DealNamed(first),
        }
    }
}

/// An input made where no step makes one.
pub enum Input<G: Ruleset> {
    Order(Seat, G::Order),
    Answer(Answer),
}

/// Answers before the first orders if no step does, from the match as it stands and the step that comes next.
pub type Opening<G, S> = Box<dyn FnMut(&Match<G>, Option<&S>) -> Option<Input<G>>>;

/// A match that has begun.
pub struct Begun<G: Ruleset, S> {
    pub battle: Match<G>,
    /// The opening answers before the first orders if no step does.
    pub opening: Option<Opening<G, S>>,
}

/// The steps of a game’s scripts.
pub trait Steps<G: Ruleset>: DeserializeOwned {
    /// The input of this step, or its expectation.
    fn put(&self) -> Put<'_, G>;
}
