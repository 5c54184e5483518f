//! What a game must offer to be played by scripts.

use serde::Serialize;
use serde_json::{Map, Value};

use crate::logbook::wording::Spoken;
use crate::rules::kernel::{Answer, Match, Rest, Ruleset, Seat};

/// What a step puts in, or looks for.
pub enum Put<'a, G: Ruleset> {
    /// An order of a side.
    Order(&'a str, G::Order),
    /// Faces, in the order in which the want lists its dice.
    Throw(&'a [u8]),
    /// Zones, in the order in which the want lists its cubes; then cubes that were knocked, by their numbers.
    Zones(&'a [String], Vec<(u16, &'a str)>),
    /// The order of a deck.
    Deal(&'a [u16]),
    /// Something the game never wants.
    Never,
    /// A key the want printed.
    Choose(&'a str),
    /// The order just before, or the next one, is refused by this rule.
    ExpectRefusal(&'a str),
    /// This has happened since the step before.
    Expect(&'a G::Happening),
    /// The state has this there.
    ExpectState(&'a str, &'a ron::Value),
}

/// What is put in where no step does.
pub enum Input<G: Ruleset> {
    /// An order.
    Order(Seat, G::Order),
    /// An answer.
    Answer(Answer),
}

/// A game that can be scripted.
pub trait Scripted: Spoken<Happening: Serialize, Why: Serialize> {
    /// One step of a script.
    type Step;
    /// What answers before the first orders where no step does.
    type Opening;

    /// What a step puts in.
    fn put(step: &Self::Step) -> Put<'_, Self>;
    /// The words of all sides, by seat.
    fn sides(state: &Self::State) -> Vec<&'static str>;
    /// The phase as it is printed.
    fn phase(state: &Self::State) -> Value;
    /// The whole state as it is printed.
    fn state(state: &Self::State) -> Value;
    /// What is printed of a refusal besides its fact and its rule.
    fn particulars(_: &Self::Refusal) -> Map<String, Value> {
        Map::new()
    }
    /// The word of a choice.
    fn word(choice: &Self::Choice) -> String;
    /// Where a piece lies, by its word.
    fn reading(word: &str) -> Option<Rest>;
    /// What the opening puts in now, if the next step does not.
    fn opening(opening: &mut Self::Opening, battle: &Match<Self>, next: Option<&Self::Step>) -> Option<Input<Self>>;
}
