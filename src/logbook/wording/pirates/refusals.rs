//! Refusals in words: of orders, and of set-ups.

use super::fleets::fleet_fault;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::refusals::Objection;
use crate::rules::pirates::setup::Flaw;
use crate::rules::pirates::words::OrderKind;

/// Says a rule's objection to an order.
#[must_use]
pub fn objection(why: Objection) -> Fact {
    key::pc_refusal!(Objection, &why)
}

/// Says the fault of a set-up.
#[must_use]
pub fn flaw(flaw: &Flaw) -> Fact {
    let said = key::pc_setup!(Flaw, flaw;
        Flaw::Fleet { card, flaw } => return fleet_fault(*card, *flaw),
    );
    said.into()
}
