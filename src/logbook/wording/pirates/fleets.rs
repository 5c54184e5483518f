//! Faults of fleets in words: each with its card and its rule (PC-2.17).

use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::fleet::FleetFlaw;
use crate::rules::pirates::ids::Name;

/// Says what is wrong with a fleet.
#[must_use]
pub fn fleet_fault(card: Option<Name>, flaw: FleetFlaw) -> Fact {
    let (flaw, rule) = (fleet_flaw(flaw), flaw.rule().0);
    match card {
        Some(card) => key::FaultPcFleetCard { card: card.word(), fault: flaw, rule }.into(),
        None => key::FaultPcFleet { fault: flaw, rule }.into(),
    }
}

/// The flaw alone, without its card and its rule.
#[must_use]
pub fn fleet_flaw(flaw: FleetFlaw) -> Fact {
    key::pc_fleet!(FleetFlaw, &flaw)
}
