//! Whole games of Dead Reckoning: a set-up that cannot be played is a fault of its file.

use std::collections::BTreeMap;

use crate::logbook::wording::{Fact, Spoken, key};
use crate::rules::dead_reckoning::duel::{Opening, Setup};
use crate::rules::dead_reckoning::printed::cards::Cards;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::{GameId, Ruleset};

use crate::logbook::data::inspection::Inspection;

/// Finds the faults of a whole game.
pub fn inspect(opening: &Opening, cards: &BTreeMap<String, Cards>, found: &mut Inspection<'_>) {
    found.id("id", &opening.id);
    let GameId(game) = DeadReckoning::GAME;
    let Some(cards) = cards.get(game) else {
        found.fault("", Fact::from(key::FAULT_DR_NO_CARDS));
        return;
    };
    let setup = Setup::voyage(opening.clone(), cards.clone());
    if let Err(fault) = DeadReckoning::set_up(&setup) {
        let (field, flaw) = DeadReckoning::fault(&fault);
        found.fault(field, flaw);
    }
}
