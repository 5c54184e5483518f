//! The interface a game implements to be played by scripts.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::logbook::data::{DataFault, Library, Source};
use crate::logbook::wording::Spoken;
use crate::rules::kernel::{Answer, Match, Rest, Rule, Ruleset, Seat};

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
    /// What comes first in it, by name; the rest follows as it lies.
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
    /// The state has this there.
    ExpectState(&'a str, &'a ron::Value),
}

/// An input made where no step makes one.
pub enum Input<G: Ruleset> {
    /// An order.
    Order(Seat, G::Order),
    /// An answer.
    Answer(Answer),
}

/// A match that has begun.
pub struct Begun<G: Scripted> {
    /// The match.
    pub battle: Match<G>,
    /// What answers before the first orders where no step does.
    pub opening: Option<G::Opening>,
}

/// A game that can be scripted.
pub trait Scripted:
    Spoken<Setup: Serialize, Order: Serialize, Happening: Serialize + DeserializeOwned, Why: Serialize>
{
    /// How a script begins.
    type Start: DeserializeOwned;
    /// One step of a script.
    type Step: DeserializeOwned;
    /// What answers before the first orders where no step does.
    type Opening;

    /// The match a script begins with.
    ///
    /// # Errors
    /// What is wrong with the set-up, with its place in the script.
    fn begin(start: Self::Start, library: &Library, source: &Source) -> Result<Begun<Self>, DataFault>;
    /// What a step puts in.
    fn put(step: &Self::Step) -> Put<'_, Self>;
    /// The words of all sides, by seat.
    fn sides(state: &Self::State) -> Vec<&'static str>;
    /// The phase as it is printed.
    fn phase(state: &Self::State) -> Value;
    /// The whole state as it is printed.
    fn state(state: &Self::State) -> Value;
    /// A ship or a card that an order names and the match does not have, and those there are.
    fn stranger(_: &Self::State, _: &Self::Order) -> Option<(String, Vec<String>)> {
        None
    }
    /// The order that a script means, where it names less than the rules want.
    fn meant(_: &Self::State, _: Seat, order: Self::Order) -> Self::Order {
        order
    }
    /// The rule that wants orders now.
    fn orders(_: &Self::State) -> Rule {
        Self::ORDERS
    }
    /// The rule against a choice that is not to be had.
    fn against(why: &Self::Why, _: &str) -> Rule {
        Self::asks(why)
    }
    /// What is printed of a refusal besides its fact and its rule.
    fn particulars(_: &Self::Refusal) -> Map<String, Value> {
        Map::new()
    }
    /// The names of what is to be shuffled now, in the order in which it lies.
    fn shuffled(_: &Match<Self>, _: &Self::Why) -> Vec<String> {
        Vec::new()
    }
    /// The word of a choice.
    fn word(choice: &Self::Choice) -> String;
    /// Where a piece lies, by its word.
    fn reading(word: &str) -> Option<Rest>;
    /// What the opening puts in now, if the next step does not.
    fn opening(opening: &mut Self::Opening, battle: &Match<Self>, next: Option<&Self::Step>) -> Option<Input<Self>>;
}
