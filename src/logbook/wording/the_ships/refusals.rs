//! Refusals of the rules of The Ships in words: of an order, or of a set-up.

use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::refusals::Objection;
use crate::rules::the_ships::setup::Flaw;

/// Says a rule's objection to an order.
pub(super) fn objection(why: Objection) -> Fact {
    key::refusal!(Objection, &why)
}

/// Says the fault of a set-up.
pub(super) fn flaw(flaw: Flaw) -> Fact {
    key::setup!(Flaw, &flaw)
}
