//! Where ships may be placed before the battle (TS-2.6).

use std::collections::BTreeMap;

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};

use super::check::Checked;
use super::orders::Berth;
use super::place::Place;
use super::refusals::{Objection, refuse};
use super::scenario::{Edge, Start};
use super::ship_card::Nation;
use super::ship_id::ShipId;
use super::state::State;
use super::tile::Terrain;

/// How deep the free zone is, in rows or columns from the edge.
pub const DEPTH: i32 = 3;

/// Does the hex lie where the ship may be placed?
#[must_use]
pub fn in_zone(state: &State, place: Place, at: Offset) -> bool {
    let Some(board) = state.chart.bounds() else { return false };
    let home = state.articles.sides().iter().find(|side| side.player == state.side(place)).map(|side| side.home);
    let inside = |stretch: &Option<(i32, i32)>, at: i32| stretch.is_none_or(|(from, to)| (from..=to).contains(&at));
    match &state.vessel(place).entry.at {
        Start::Fixed { .. } => false,
        Start::Free => match home {
            Some(Edge::North) => at.row < board.least.row + DEPTH,
            Some(Edge::South) => at.row > board.greatest.row - DEPTH,
            Some(Edge::West) => at.col < board.least.col + DEPTH,
            Some(Edge::East) => at.col > board.greatest.col - DEPTH,
            None => false,
        },
        Start::Within { columns, rows, .. } => inside(columns, at.col) && inside(rows, at.row),
    }
}

/// May this ship lie like this, on open water and in her zone?
#[must_use]
pub fn is_lawful(state: &State, place: Place, base: Base) -> bool {
    let (facing, bow_only) = match &state.vessel(place).entry.at {
        Start::Within { facing, bow_only, .. } => (*facing, *bow_only),
        _ => (None, false),
    };
    let [bow, stern] = base.hexes();
    let zone = in_zone(state, place, bow.into()) && (bow_only || in_zone(state, place, stern.into()));
    let water = [bow, stern].into_iter().all(|hex| state.chart.terrain(hex).is_some_and(Terrain::is_open_water));
    zone && water && facing.is_none_or(|facing| facing == base.facing)
}

/// Every lawful berth of a ship with nobody in the way, from north-west to south-east.
#[must_use]
pub fn berths(state: &State, place: Place) -> Vec<Berth> {
    let mut found = Vec::new();
    for (bow, _) in state.chart.hexes() {
        if !in_zone(state, place, bow) {
            continue;
        }
        for facing in Heading::ALL {
            let base = Base::from_bow(bow.into(), facing);
            let free = base.hexes().into_iter().all(|hex| state.covering(hex).is_none());
            if free && is_lawful(state, place, base) {
                found.push(Berth { bow, facing });
            }
        }
    }
    found
}

/// Are all free ships of a side placed lawfully?
///
/// # Errors
/// The first ship that is not.
pub fn check(state: &State, side: Nation, berths: &BTreeMap<ShipId, Berth>) -> Checked {
    let free = |place: &Place| !matches!(state.vessel(*place).entry.at, Start::Fixed { .. });
    let own: Vec<Place> = state.each().filter(|place| state.side(*place) == side).filter(free).collect();
    for ship in berths.keys() {
        if !own.iter().any(|place| state.id(*place) == *ship) {
            return Err(refuse("TS-2.6", Objection::NotToBePlaced).ship(*ship));
        }
    }
    let mut taken: Vec<Base> = Vec::new();
    for place in own {
        let ship = state.id(place);
        let berth = berths.get(&ship).ok_or_else(|| refuse("TS-2.6", Objection::NotPlaced).ship(ship))?;
        let base = Base::from_bow(berth.bow.into(), berth.facing);
        if !is_lawful(state, place, base) {
            return Err(refuse("TS-2.6", Objection::Berth).ship(ship));
        }
        let hit = |hex| state.covering(hex).is_some() || taken.iter().any(|other| other.covers(hex));
        if base.hexes().into_iter().any(hit) {
            return Err(refuse("TS-2.6", Objection::BerthTaken).ship(ship));
        }
        taken.push(base);
    }
    Ok(())
}
