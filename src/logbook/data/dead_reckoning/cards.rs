//! What is printed on cards (DR-29): every sailor is there, and every front of an encounter.

use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::cards::{Cards, Face, Sailor};
use crate::rules::dead_reckoning::duel::BLACK_CUBES;

use crate::logbook::data::inspection::Inspection;

/// Symbols of one kind on one card.
const MOST_SYMBOLS: i64 = 9;

/// What is wrong with a box of cards.
pub fn inspect(cards: &Cards, found: &mut Inspection<'_>) {
    found.id("id", &cards.id);
    for sailor in Sailor::ALL {
        match cards.sailors.get(&sailor) {
            None => found.fault("sailors", Fact::from(key::FaultMissing { what: sailor.id() })),
            Some(levels) => {
                for (level, face) in levels.iter().enumerate() {
                    symbols(&format!("sailors.{}[{level}]", sailor.id()), face, found);
                }
            }
        }
    }
    for (id, advancement) in &cards.advancements {
        symbols(&format!("advancements.{id}.face"), &advancement.face, found);
    }
    for (id, front) in &cards.fronts {
        symbols(&format!("fronts.{id}.face"), &front.face, found);
    }
    for (id, merchant) in &cards.merchants {
        if !cards.fronts.contains_key(&merchant.front) {
            let what = Fact::from(key::FaultDrFront { front: merchant.front.as_str() });
            found.fault(format!("merchants.{id}.front"), what);
        }
        found.within(format!("merchants.{id}.cubes"), merchant.cubes, 1, BLACK_CUBES.into());
        if let Some(prize) = &merchant.prize {
            symbols(&format!("merchants.{id}.prize"), prize, found);
        }
    }
    for (id, upgrade) in &cards.upgrades {
        found.within(format!("upgrades.{id}.hold"), upgrade.hold, 0, 20);
        found.within(format!("upgrades.{id}.cannons"), upgrade.cannons, 0, MOST_SYMBOLS);
    }
}

fn symbols(field: &str, face: &Face, found: &mut Inspection<'_>) {
    for (name, count) in [("cannons", face.cannons), ("helms", face.helms), ("flags", face.flags)] {
        found.within(format!("{field}.{name}"), count, 0, MOST_SYMBOLS);
    }
}
