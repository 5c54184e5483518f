//! Buildings (DR-16): sites, costs and owners.

use std::collections::BTreeSet;

use super::colours::Colour;
use super::game::Table;
use super::goods::{Goods, Place};
use super::happenings::Islands;
use super::island::Building;
use super::marks;
use super::orders::Split;
use super::paying;
use super::printed::abilities::Paid;
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

/// Adds up the price of these buildings (DR-16.2).
#[must_use]
pub fn price(state: &State, buildings: &[(Place, Building)]) -> Goods {
    let cards = buildings.iter().filter_map(|(_, building)| state.cards().buildings.get(building));
    Goods { cargo: cards.map(|card| card.cost).fold(0, u8::saturating_add), gold: 0 }
}

/// Buildings of a player: those on the islands under control (DR-16.4).
#[must_use]
pub fn owned(state: &State, colour: Colour) -> usize {
    let islands = state.sea.islands().filter(|(_, island)| island.controller() == Some(colour));
    islands.map(|(_, island)| island.buildings.len()).sum()
}

/// May this building stand there if the cost is left aside? Neither the ship’s place nor a blockade matters (DR-9.11,
/// DR-16.2).
fn may_stand(state: &State, by: Colour, (at, building): (Place, Building)) -> Checked {
    let Some(island) = state.island_at(at) else { return Err(refuse("DR-16.2", Objection::NoIsland)) };
    if !state.controls(by, at) {
        return Err(refuse("DR-16.2", Objection::NotYourIsland));
    }
    if island.buildings.contains(&building) {
        return Err(refuse("DR-16.1", Objection::BuildingThere));
    }
    if state.buildings_left(building) == 0 {
        return Err(refuse("DR-1.29", Objection::NoBuildingLeft));
    }
    Ok(())
}

/// Lists every building that this player could place, with the cost left aside.
#[must_use]
pub fn open(state: &State, by: Colour) -> Vec<(Place, Building)> {
    let all = state.sea.islands().flat_map(|(at, _)| Building::ALL.map(|building| (at, building)));
    all.filter(|one| may_stand(state, by, *one).is_ok()).collect()
}

/// May this player build these, at most `most` of them, and pay with `pay`?
///
/// # Errors
/// The first reason against it.
pub fn may(state: &State, player: &Player, most: u8, buildings: &[(Place, Building)], pay: &Split) -> Checked {
    if buildings.is_empty() || buildings.len() > usize::from(most) {
        return Err(refuse("DR-15.5", Objection::TooManyBuildings { buildings: most }));
    }
    buildings.iter().try_for_each(|one| may_stand(state, player.colour, *one))?;
    if buildings.iter().collect::<BTreeSet<_>>().len() < buildings.len() {
        return Err(refuse("DR-16.1", Objection::BuildingThere));
    }
    for building in Building::ALL {
        let wanted = buildings.iter().filter(|(_, other)| *other == building).count();
        if wanted > usize::from(state.buildings_left(building)) {
            return Err(refuse("DR-1.29", Objection::NoBuildingLeft));
        }
    }
    paying::may(player, price(state, buildings), Paid::ShipOrDock, pay)
}

/// They are paid for, and stand (DR-16.2, DR-16.3).
pub fn run(table: &mut Table<'_>, by: Colour, buildings: &[(Place, Building)], pay: &Split) {
    paying::pay(table, by, pay);
    for (at, building) in buildings {
        table.tell(Islands::Built { by, at: *at, building: *building });
    }
    marks::built(table, by);
}

/// Each building alone, and from each on as many as can be paid for, with ways to pay.
#[must_use]
pub fn ways(state: &State, player: &Player, most: u8) -> Vec<(Vec<(Place, Building)>, Split)> {
    let open = open(state, player.colour);
    let mut sets: Vec<Vec<(Place, Building)>> = open.iter().map(|one| vec![*one]).collect();
    for first in 0..open.len() {
        let mut set: Vec<(Place, Building)> = Vec::new();
        for one in open.iter().cycle().skip(first).take(open.len()) {
            set.push(*one);
            let price = price(state, &set);
            if set.len() > usize::from(most) || paying::ways(player, price, Paid::ShipOrDock).is_empty() {
                set.pop();
            }
        }
        if set.len() > 1 {
            sets.push(set);
        }
    }
    let paid = |set: Vec<(Place, Building)>| {
        let ways = paying::ways(player, price(state, &set), Paid::ShipOrDock);
        ways.into_iter().map(move |pay| (set.clone(), pay))
    };
    sets.into_iter().flat_map(paid).collect()
}
