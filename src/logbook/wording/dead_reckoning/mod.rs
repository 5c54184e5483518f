//! Dead Reckoning in words: happenings, refusals, questions, and the names of all its things.
//!
//! Nothing here knows a language. Every function gives a fact, which `Words` says in any of them.

mod abilities;
mod asks;
mod end;
mod happenings;
mod refusals;
mod things;

pub use abilities::{act, clause, goods, symbols};
pub use asks::{ability, choice, odds_of_zones, why};
pub use happenings::{amendment, happening};
pub use things::{
    achievement, building, card, category, colour, good, hold, kind, lie, mark, mark_needs, phase, place, printed,
    printed_key, sailor, symbol, symbol_why, tile, zone_key,
};

use super::{Arg, Fact, Loud, Spoken};
use crate::rules::dead_reckoning::game::DeadReckoning;
use crate::rules::dead_reckoning::happenings::{Battle, Happening, Stowing, Turns};
use crate::rules::dead_reckoning::refusals::Refusal;
use crate::rules::dead_reckoning::setup::SetupFault;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Rule;

impl Spoken for DeadReckoning {
    /// Players go by their colours.
    type Names = ();
    const ORDERS: Rule = Rule("DR-18.8");
    const END: Rule = Rule("DR-18.8");

    fn names(_: &View) -> &() {
        &()
    }

    fn happening((): &(), told: &Happening) -> Fact {
        happening(told)
    }

    fn loud(told: &Happening) -> Loud {
        use Happening as H;
        match told {
            H::Battle(Battle::Declared { .. }) => Loud::Turn,
            H::Battle(Battle::StrengthCounted { .. } | Battle::Won { .. }) => Loud::Mark,
            H::Turns(Turns::PhaseBegan { .. }) => Loud::Phase,
            H::Battle(Battle::ToAct { .. } | Battle::CubesTaken { .. } | Battle::CubesReturned { .. })
            | H::Stowing(Stowing::Stowed { .. }) => Loud::Aside,
            _ => Loud::Line,
        }
    }

    fn rule(told: &Happening) -> Rule {
        told.rule()
    }

    fn refusal(refusal: &Refusal) -> (Fact, Rule) {
        (refusals::objection(refusal.why), refusal.rule)
    }

    fn question((): &(), asked: &Why) -> Fact {
        why(asked)
    }

    fn asks(why: &Why) -> Rule {
        why.rule()
    }

    fn choice((): &(), option: &Choice) -> Arg {
        choice(option).into()
    }

    fn phase_key(begun: Phase) -> &'static str {
        phase(begun)
    }

    fn fault(fault: &SetupFault) -> (&str, Fact) {
        (&fault.field, refusals::flaw(fault.flaw))
    }
}
