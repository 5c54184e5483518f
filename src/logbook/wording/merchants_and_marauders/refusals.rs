//! Refusals in words: of orders, and of set-ups.

use crate::logbook::wording::{Fact, key};
use crate::rules::merchants_and_marauders::refusals::Objection;
use crate::rules::merchants_and_marauders::setup::Flaw;

/// Says a rule's objection to an order.
#[must_use]
pub fn objection(why: Objection) -> Fact {
    key::mm_refusal!(Objection, &why)
}

/// Says the fault of a set-up.
#[must_use]
pub fn flaw(flaw: Flaw) -> Fact {
    Fact::from(key::mm_setup!(Flaw, flaw))
}
