//! Fleets the players choose themselves, where a scenario leaves that to them (TS-2.3, TS-28.1).

use std::collections::BTreeMap;

use super::scenario::{Entry, Scenario};
use super::setup::Flaw;
use super::ship_card::{Nation, ShipCard};

/// The points printed on these cards (TS-26.1).
#[must_use]
pub fn points(fleet: &[String], cards: &BTreeMap<String, ShipCard>) -> u16 {
    fleet.iter().filter_map(|card| cards.get(card)).map(|card| card.points).fold(0, u16::saturating_add)
}

/// The cards a side sails with: those it chose, or those the scenario names.
#[must_use]
pub fn fleet_of(scenario: &Scenario, chosen: &BTreeMap<Nation, Vec<String>>, side: Nation) -> Vec<String> {
    let named = || scenario.sides.iter().filter(|listed| listed.player == side).flat_map(|side| &side.ships);
    chosen.get(&side).cloned().unwrap_or_else(|| named().map(|entry| entry.ship.clone()).collect())
}

/// Puts the players' chosen ships into the scenario: one or two cards of their nation each, or fleets of equal points
/// whose ships may be of either.
///
/// # Errors
/// The wrong field and its fault.
pub fn manned(
    scenario: &Scenario,
    chosen: &BTreeMap<Nation, Vec<String>>,
    cards: &BTreeMap<String, ShipCard>,
) -> Result<Scenario, (String, Flaw)> {
    let mut manned = scenario.clone();
    if chosen.is_empty() {
        return Ok(manned);
    }
    let field = |side: Nation| format!("fleets.{side:?}");
    let Some(most) = scenario.fleets else {
        return Err(("fleets".to_owned(), Flaw::NoFreeFleets));
    };
    let mut known: Vec<&str> = Vec::new();
    for (side, fleet) in chosen {
        if fleet.is_empty() || fleet.len() > usize::from(most) {
            return Err((field(*side), Flaw::FleetSize { most }));
        }
        for id in fleet {
            let card = cards.get(id).ok_or_else(|| (field(*side), Flaw::NoSuchCard))?;
            if card.fireship {
                return Err((field(*side), Flaw::NotToBeChosen));
            }
            if known.contains(&id.as_str()) {
                return Err((field(*side), Flaw::ShipTwice));
            }
            known.push(id);
        }
    }
    for side in &mut manned.sides {
        if let Some(fleet) = chosen.get(&side.player) {
            let entry = |card: &String| Entry { ship: card.clone(), ..Entry::default() };
            side.ships = fleet.iter().map(entry).collect();
        }
    }
    let fleets = Nation::ALL.map(|side| (side, fleet_of(scenario, chosen, side)));
    let own = |(side, fleet): &(Nation, Vec<String>)| {
        fleet.iter().filter_map(|card| cards.get(card)).all(|card| card.nation == *side)
    };
    let [english, spanish] = fleets.each_ref().map(|(_, fleet)| points(fleet, cards));
    if !fleets.iter().all(own) && english != spanish {
        let unequal = Flaw::FleetPoints { english, spanish };
        return Err(("fleets".to_owned(), unequal));
    }
    Ok(manned)
}
