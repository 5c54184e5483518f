//! The Ships in words: every happening, question, choice and refusal of its rules as a fact to be said.

mod asks;
mod counsel;
mod happenings;
mod odds;
mod refusals;
mod since;
mod things;
mod umpire;
mod weight;

pub use asks::{ask, choice, pivot_in_words};
pub use counsel::reasons;
pub use happenings::{happening, parts_of_happening};
pub use odds::{boarding_odds, musket_odds, prospect, volley_odds};
pub use since::{Parts, Since, since};
pub use things::{
    aim_parts, battery, fate, fighters, grip_parts, heading, kind, mast, need_parts, officer, part, phase, sailing,
    sails, ship, shot, side, stage, step,
};
pub use umpire::{amendment, fire, mark};

use super::{Arg, Fact, Loud, Spoken};
use crate::rules::kernel::Rule;
use crate::rules::the_ships::articles::Articles;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::refusals::Refusal;
use crate::rules::the_ships::setup::SetupFault;
use crate::rules::the_ships::state::{Phase, Stage};
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::{Choice, Why};

impl Spoken for TheShips {
    /// Ships go by the names on their cards.
    type Names = Articles;
    const ORDERS: Rule = Rule("TS-7.1");
    const END: Rule = Rule("TS-7.3");

    fn names(view: &View) -> &Articles {
        &view.table.articles
    }

    fn happening(articles: &Articles, told: &Happening) -> Fact {
        happening(articles, told)
    }

    fn rule(told: &Happening) -> Rule {
        told.rule()
    }

    fn loud(told: &Happening) -> Loud {
        weight::loud(told)
    }

    fn sum(articles: &Articles, told: &Happening) -> Option<(i16, Vec<Fact>)> {
        weight::sum(articles, told)
    }

    fn refusal(refusal: &Refusal) -> (Fact, Rule) {
        (refusals::objection(refusal.why), refusal.rule)
    }

    fn question(articles: &Articles, why: &Why) -> Fact {
        ask(articles, why)
    }

    fn asks(why: &Why) -> Rule {
        why.rule()
    }

    fn choice(articles: &Articles, option: &Choice) -> Arg {
        choice(articles, *option)
    }

    /// The parts of phase 4 go by their own names, but for the first.
    fn phase_key(begun: Phase) -> &'static str {
        match begun {
            Phase::Execution(at) if at != Stage::Opening => stage(at),
            begun => phase(begun),
        }
    }

    fn fault(fault: &SetupFault) -> (&str, Fact) {
        (&fault.field, refusals::flaw(fault.flaw))
    }
}

/// Says a refusal.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Fact {
    TheShips::refusal(refusal).0
}
