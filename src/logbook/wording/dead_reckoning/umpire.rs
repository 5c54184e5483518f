//! What is set right by hand, in words.

use super::things::{building, colour, good, hold, place};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::amendments::Amendment;

/// One thing that is set right.
#[must_use]
pub fn amendment(amendment: &Amendment) -> Fact {
    use Amendment as A;
    match *amendment {
        A::Lies { ship, at } => key::DrRulingLies { by: colour(ship), place: place(at) }.into(),
        A::Mode { ship, pirate: true } => key::DrRulingPirate { by: colour(ship) }.into(),
        A::Mode { ship, pirate: false } => key::DrRulingTrader { by: colour(ship) }.into(),
        A::Damage { ship, count } => key::DrRulingDamage { by: colour(ship), count }.into(),
        A::Sails { ship, count } => key::DrRulingSails { by: colour(ship), count }.into(),
        A::Aboard { ship, hold: of, good: what, count } => {
            key::DrRulingAboard { by: colour(ship), hold: hold(of), good: good(what), count }.into()
        }
        A::Dock { of, cargo } => key::DrRulingDock { by: colour(of), count: cargo }.into(),
        A::Cubes { at, of, count } => key::DrRulingCubes { place: place(at), by: colour(of), count }.into(),
        A::Goods { at, good: what, count } => key::DrRulingGoods { place: place(at), good: good(what), count }.into(),
        A::Building { at, building: what, stands: true } => {
            key::DrRulingStands { place: place(at), building: building(what) }.into()
        }
        A::Building { at, building: what, stands: false } => {
            key::DrRulingGone { place: place(at), building: building(what) }.into()
        }
    }
}
