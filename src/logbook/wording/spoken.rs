//! The sentences that a game must provide for every generic reader: log, script, replay, papers, window.

use super::{Arg, Fact, Language, Words, key};
use crate::rules::kernel::{Rule, Ruleset};

/// A line of the log speaks this loud.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loud {
    Turn,
    /// A phase or a beat begins.
    Phase,
    /// It stands out among all others.
    Mark,
    Line,
    /// A small matter: tokens laid, a box filled.
    Aside,
}

/// A happening as the log says it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saying {
    pub loud: Loud,
    pub text: String,
    /// The number of its rule.
    pub rule: &'static str,
    /// The parts of the number in it: `8 = table 10, full sails -1`.
    pub sum: Option<String>,
}

impl Saying {
    /// Says a happening in a language.
    #[must_use]
    pub fn of<G: Spoken>(names: &G::Names, told: &G::Happening, (words, language): (&Words, &Language)) -> Self {
        let sum = G::sum(names, told).filter(|(_, parts)| parts.len() > 1).map(|(need, parts)| {
            let parts: Vec<_> = parts.iter().map(|part| words.tell(language, part)).collect();
            words.tell(language, &Fact::from(key::LogSum { need, parts: Arg::text(parts.join(", ")) }))
        });
        let text = words.tell(language, &G::happening(names, told));
        Self { loud: G::loud(told), text, rule: G::rule(told).0, sum }
    }
}

/// A game with a voice. Implemented once a game, in its folder beside this file; no sentence of the rules is made anywhere else.
///
/// ```
/// use weather_gage::logbook::wording::{Fact, Language, Spoken, Words, key};
/// use weather_gage::rules::the_ships::game::TheShips;
/// use weather_gage::rules::the_ships::refusals::{Objection, refuse};
///
/// let (why, rule) = TheShips::refusal(&refuse("TS-10.3", Objection::BoardTooFar { range: 5 }));
/// assert_eq!((&why, rule.0), (&Fact::from(key::RefusalBoardTooFar { range: 5 }), "TS-10.3"));
/// let said = Words::built_in().tell(&Language::En, &why);
/// assert_eq!(said, "The enemy is 5 hexes away: 2 is the most for boarding.");
/// ```
pub trait Spoken: Ruleset {
    /// Sentences find the names of things here, such as the players' names for their ships.
    type Names;
    /// The rule that asks for orders.
    const ORDERS: Rule;
    /// The rule that ends the match.
    const END: Rule;

    /// Finds the names in a view.
    fn names(view: &Self::View) -> &Self::Names;
    /// Says a happening.
    fn happening(names: &Self::Names, told: &Self::Happening) -> Fact;
    /// The rule that made it happen.
    fn rule(told: &Self::Happening) -> Rule;
    /// A happening is this loud in the log.
    fn loud(_: &Self::Happening) -> Loud {
        Loud::Line
    }
    /// A number that was needed or reached, and its parts.
    fn sum(_: &Self::Names, _: &Self::Happening) -> Option<(i16, Vec<Fact>)> {
        None
    }
    /// Says a refusal, with the rule against the order.
    fn refusal(refusal: &Self::Refusal) -> (Fact, Rule);
    /// Says the purpose of a throw, a choice or a shuffle.
    fn question(names: &Self::Names, why: &Self::Why) -> Fact;
    /// The rule that asks.
    fn asks(why: &Self::Why) -> Rule;
    /// Something to choose.
    fn choice(names: &Self::Names, option: &Self::Choice) -> Arg;
    /// The key of a phase's name.
    fn phase_key(phase: Self::Phase) -> &'static str;
    /// Says the fault of a set-up, with its field.
    fn fault(fault: &Self::SetupFault) -> (&str, Fact);
}
