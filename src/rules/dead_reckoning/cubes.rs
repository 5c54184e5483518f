//! Taking cubes: from the supply, and for want of it from islands (DR-17.13, DR-18.13).

use super::colours::Colour;
use super::duel::Foe;
use super::game::{Ruling, Table};
use super::goods::Place;
use super::happenings::{Battle, Extra};
use super::phase::Phase;
use super::printed::ids::TileId;
use super::state::State;
use super::wants::{Choice, Why};

/// Takes `count` cubes of a colour into the cup of its side, or fewer if the supply ends.
pub fn take(table: &mut Table<'_>, by: Colour, count: u8) -> Ruling<()> {
    let state = table.state();
    let supply = state.player(by).map_or(state.black, |player| player.supply);
    let ready = count.min(supply);
    if ready > 0 {
        table.tell(Battle::CubesTaken { by, count: ready, from: None });
    }
    let mut missing = count - ready;
    while missing > 0 {
        let Some((_, island)) = lender(table, by, missing)? else { break };
        table.tell(Battle::CubesTaken { by, count: 1, from: Some(island) });
        missing -= 1;
    }
    if missing > 0 {
        table.tell(Battle::CubesMissing { by, count: missing });
    }
    Ok(())
}

/// A short player takes a cube from this island, or does without. When everything has been counted and a tie is broken,
/// it is the first with a cube in a slot, for nothing depends on it any more (DR-27.1).
fn lender(table: &mut Table<'_>, by: Colour, missing: u8) -> Ruling<Option<(Place, TileId)>> {
    let state = table.state();
    if state.phase == Phase::TieBreak {
        let mut lending = state.sea.islands().filter(|(_, island)| island.in_slots(by) > 0);
        return Ok(lending.next().map(|(at, island)| (at, island.id)));
    }
    let lending: Vec<(Place, TileId)> = state.lenders(by).map(|(at, island)| (at, island.id)).collect();
    let mut options: Vec<Choice> = lending.iter().map(|(_, island)| Choice::From(*island)).collect();
    options.push(Choice::Nothing);
    let seat = state.seat(by);
    let chosen = table.choose(seat, options, Why::Shortage { by, missing })?;
    Ok(match chosen {
        Some(Choice::From(island)) => lending.into_iter().find(|(_, lender)| *lender == island),
        _ => None,
    })
}

/// Finds the source of the one cube that is needed: the supply, an island, or none.
pub fn one(table: &mut Table<'_>, by: Colour) -> Ruling<Option<Option<Place>>> {
    if table.player(by).is_some_and(|player| player.supply > 0) {
        return Ok(Some(None));
    }
    Ok(lender(table, by, 1)?.map(|(at, _)| Some(at)))
}

/// Cubes beside those of cannons, with the reason told first.
pub fn extra(table: &mut Table<'_>, by: Colour, count: u8, why: Extra) -> Ruling<()> {
    if count == 0 {
        return Ok(());
    }
    table.tell(Battle::ExtraCubes { by, count, why });
    take(table, by, count)
}

/// The side that has already taken its last turn gets two cubes (DR-25.7).
fn last_turn(state: &State, by: Colour) -> u8 {
    if state.player(by).is_some_and(|player| player.finished) { 2 } else { 0 }
}

/// Cubes of a side beside those of its cannons: in a battle between ships (DR-20.4), of a merchant (DR-19.2), of a building (DR-21.3),
/// and after the last turn (DR-25.7).
#[must_use]
pub fn extras(state: &State, by: Colour) -> Vec<(u8, Extra)> {
    let Some(fight) = &state.fight else { return Vec::new() };
    let attacked = by != state.active();
    let mut all = match fight.foe {
        Foe::Ship(_) => {
            let island = state.island_at(fight.at).filter(|_| state.controls(by, fight.at));
            let buildings = island.map_or(0, |island| u8::try_from(island.buildings.len()).unwrap_or(u8::MAX));
            let at_home = fight.at == Place::Harbour && attacked;
            vec![(buildings, Extra::Buildings), (if at_home { 4 } else { 0 }, Extra::Harbour)]
        }
        Foe::Card(card) if attacked => {
            let merchant = state.cards().merchants.get(&card.kind);
            vec![(merchant.map_or(0, |merchant| merchant.cubes), Extra::Merchant)]
        }
        Foe::Building(_, building) if attacked => vec![(state.cards().defence(building), Extra::Defence)],
        Foe::Card(_) | Foe::Building(..) => Vec::new(),
    };
    all.push((last_turn(state, by), Extra::LastTurn));
    all.retain(|(count, _)| *count > 0);
    all
}
