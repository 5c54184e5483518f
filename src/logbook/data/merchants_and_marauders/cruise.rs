//! Set-ups and positions of Merchants & Marauders: one that cannot be played is a fault of its file.

use std::sync::Arc;

use crate::logbook::data::inspection::Inspection;
use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::kernel::Ruleset;
use crate::rules::merchants_and_marauders::pack::{Cruise, Pack};
use crate::rules::merchants_and_marauders::position::Position;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::setup::Setup;

use super::shelf::of_position;

/// Finds the faults of a set-up.
pub fn inspect(cruise: &Cruise, pack: &Arc<Pack>, found: &mut Inspection<'_>) {
    found.id("id", &cruise.id);
    try_out(&Setup { pack: Arc::clone(pack), cruise: cruise.clone(), position: None }, found);
}

/// Finds the faults of a position.
pub fn inspect_position(position: &Position, pack: &Arc<Pack>, found: &mut Inspection<'_>) {
    found.id("id", &position.id);
    try_out(&of_position(position, pack), found);
}

fn try_out(setup: &Setup, found: &mut Inspection<'_>) {
    if setup.pack.zones.is_empty() {
        found.fault("", Fact::from(key::FAULT_MM_NO_PACK));
    } else if let Err(fault) = MerchantsAndMarauders::set_up(setup) {
        let (field, flaw) = MerchantsAndMarauders::fault(&fault);
        found.fault(field, flaw);
    }
}
