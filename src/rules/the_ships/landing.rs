//! Soldiers put ashore (TS-24).

use crate::rules::geometry::hex::{Hex, Offset, distance};

use super::ending;
use super::game::{Battle, Ruling};
use super::happenings::Advanced;
use super::place::Place;
use super::ship_card::Soldiers;
use super::state::State;
use super::tile::Terrain;
use super::wants::{Choice, Why};

/// Land hexes next to a ship on which her side may land (TS-24.1, TS-24.4).
#[must_use]
pub fn shores(state: &State, place: Place) -> Vec<Offset> {
    let Some(base) = state.base(place) else { return Vec::new() };
    let side = state.side(place);
    let wanted = state.articles.scenario.landings.iter().find(|landing| landing.player == side);
    let around = base.hexes().into_iter().flat_map(|hex| hex.all_neighbors());
    let mut shores: Vec<Offset> = around
        .filter(|hex| state.chart.terrain(*hex) == Some(Terrain::Land))
        .filter(|hex| {
            let tile = state.chart.tile_at(*hex).map(|laid| laid.number);
            wanted.is_none_or(|landing| tile.is_some_and(|number| landing.tiles.contains(&number)))
        })
        .map(Offset::from)
        .collect();
    shores.sort_unstable();
    shores.dedup();
    shores
}

/// Is the hex next to the ship?
#[must_use]
pub fn touches(state: &State, place: Place, hex: Offset) -> bool {
    let hex = Hex::from(hex);
    state.base(place).is_some_and(|base| base.hexes().into_iter().any(|own| distance(own, hex) == 1))
}

/// Has she soldiers to land, and a token for them?
#[must_use]
pub fn is_due(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    let soldiers = Soldiers::ALL.into_iter().any(|kind| ship.on_deck(kind) > 0);
    // She may have turned away from the shore meanwhile.
    let shore = ship.day.land.is_some_and(|hex| touches(state, place, hex));
    ship.in_play() && ship.anchored && ship.day.boats > 0 && shore && soldiers
}

/// One unit of each landing ship goes ashore, the owner choosing the kind (TS-24.2).
pub fn land(battle: &mut Battle<'_>) -> Ruling<()> {
    let mut landed = false;
    for place in battle.each() {
        let state = battle.state();
        let Some(hex) = state.ship(place).day.land.filter(|_| is_due(state, place)) else { continue };
        let (ship, owner) = (state.id(place), state.owner(place));
        let on_deck = Soldiers::ALL.into_iter().filter(|kind| state.ship(place).on_deck(*kind) > 0);
        let options = on_deck.map(Choice::Soldiers).collect();
        if let Some(Choice::Soldiers(kind)) = battle.choose(owner, options, Why::WhoLands { ship })? {
            battle.tell(Advanced::WentAshore { ship, kind, hex });
            landed = true;
        }
    }
    if landed { ending::settle(battle) } else { Ok(()) }
}
