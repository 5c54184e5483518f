//! Ship cards (TS-6, TS-26).

use std::collections::{BTreeMap, BTreeSet};

use crate::logbook::wording::{Fact, key};
use crate::rules::the_ships::gunnery_table::GunneryTable;
use crate::rules::the_ships::guns::MOST_GUNS;
use crate::rules::the_ships::ship_card::{BoxRow, ShipCard};
use crate::rules::the_ships::ship_id::ShipId;

use crate::logbook::data::inspection::Inspection;

/// Finds the faults of a card.
pub fn inspect(card: &ShipCard, gunnery: &BTreeMap<String, GunneryTable>, found: &mut Inspection<'_>) {
    found.id("id", &card.id);
    if ShipId::try_from(card.id.as_str()).is_err() {
        found.fault("id", Fact::from(key::FAULT_SHIP_ID));
    }
    if let Some(model) = &card.model {
        found.id("model", model);
    }
    found.within("points", card.points, 0, 1000);
    row("hull.port", &card.hull.port, found);
    row("hull.starboard", &card.hull.starboard, found);
    row("hull.stern", &card.hull.stern, found);
    masts(card, found);
    found.within("people.sailors", card.people.sailors, 1, 60);
    found.within("people.musketeers", card.people.musketeers, 0, 40);
    found.within("people.pikemen", card.people.pikemen, 0, 40);
    found.within("hold", card.hold, 0, 60);
    found.within("powder", card.powder, 0, 40);
    found.within("crew_protection", card.crew_protection, 1, 20);
    found.within("melee.sailors", card.melee.sailors, 1, 20);
    found.within("melee.musketeers", card.melee.musketeers, 1, 20);
    found.within("melee.pikemen", card.melee.pikemen, 1, 20);
    found.within("anchor_bonus", card.anchor_bonus, 0, 10);
    if let Some(steadiness) = card.steadiness {
        found.within("steadiness", steadiness, 1, 20);
    }
    found.within("fire_fighting", card.fire_fighting, 0, 20);
    guns(card, gunnery, found);
    let mut seen = BTreeSet::new();
    for (at, officer) in card.officers.iter().enumerate() {
        if !seen.insert(officer) {
            found.fault(format!("officers[{at}]"), Fact::from(key::FaultTwice { id: format!("{officer:?}") }));
        }
    }
}

/// A gun stands between two boxes (TS-6.3), so the last box has none behind it.
fn row(path: &str, row: &BoxRow, found: &mut Inspection<'_>) {
    found.within(format!("{path}.boxes"), row.boxes, 1, 40);
    found.length(format!("{path}.guns_after"), row.guns_after.len(), 0, MOST_GUNS as i64);
    let mut before = 0;
    for (at, after) in row.guns_after.iter().enumerate() {
        let field = format!("{path}.guns_after[{at}]");
        if *after == 0 || *after >= row.boxes {
            let what = Fact::from(key::FaultGunPlace { value: *after, boxes: row.boxes });
            found.fault(field, what);
        } else if *after <= before {
            found.fault(field, Fact::from(key::FaultNotAscending { value: *after, before }));
        }
        before = *after;
    }
}

fn masts(card: &ShipCard, found: &mut Inspection<'_>) {
    found.length("masts", card.masts.len(), 1, 4);
    let mut before = None;
    for (at, mast) in card.masts.iter().enumerate() {
        if before.is_some_and(|before| before >= mast.name) {
            found.fault(format!("masts[{at}].name"), Fact::from(key::FAULT_MAST_ORDER));
        }
        before = Some(mast.name);
        found.within(format!("masts[{at}].boxes"), mast.boxes, 1, 10);
        found.within(format!("masts[{at}].tokens.battle"), mast.tokens.battle, 0, 9);
        found.within(format!("masts[{at}].tokens.full"), mast.tokens.full, i64::from(mast.tokens.battle.min(9)), 9);
    }
}

fn guns(card: &ShipCard, gunnery: &BTreeMap<String, GunneryTable>, found: &mut Inspection<'_>) {
    if let Some(table) = &card.gunnery
        && !gunnery.contains_key(table)
    {
        found.fault("gunnery", Fact::from(key::FaultUnknownGunnery { id: table.as_str() }));
    }
    if card.batteries().next().is_some() {
        if card.gunnery.is_none() {
            found.fault("gunnery", Fact::from(key::FaultMissing { what: "gunnery" }));
        }
        found.within("reload", card.reload, 1, 9);
    }
}
