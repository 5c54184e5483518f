//! Refusals in words: of orders, and of positions.

use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::phase::Phase;
use crate::rules::dead_reckoning::refusals::Objection;
use crate::rules::dead_reckoning::setup::Flaw;
use crate::rules::kernel::ruling::MOST;

/// Says a rule's objection to an order.
#[must_use]
pub fn objection(why: Objection) -> Fact {
    use Objection as O;
    key::dr_refusal!(O, &why;
        O::TradesInHarbour => key::SETUP_DR_PIRATE_IN_HARBOUR.into(),
        O::RulingEmpty => key::REFUSAL_RULING_EMPTY.into(),
        O::RulingTooLong => key::RefusalRulingTooLong { most: MOST }.into(),
        O::RulingIdle => key::REFUSAL_RULING_IDLE.into(),
    )
}

/// Says the fault of a set-up.
#[must_use]
pub fn flaw(flaw: Flaw) -> Fact {
    Fact::from(key::dr_setup!(Flaw, flaw;
        Flaw::Refused(refusal) => return objection(refusal.why),
        Flaw::Phase => {
            let phases: Vec<String> = Phase::OPENING.iter().map(|phase| format!("{phase:?}")).collect();
            return key::SetupDrPhase { phases: phases.join(", ") }.into();
        }
    ))
}
