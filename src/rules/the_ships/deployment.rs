//! Berths that ships may be placed in before the battle (TS-2.6).

use std::collections::BTreeMap;

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};

use super::orders::Berth;
use super::place::Place;
use super::refusals::{Checked, Objection, refuse};
use super::scenario::{Edge, Start};
use super::ship_card::Nation;
use super::ship_id::ShipId;
use super::state::State;
use super::tile::Terrain;

/// The free zone is this deep, in rows or columns from the edge.
pub const DEPTH: i32 = 3;

/// A ship may be placed inside this zone.
struct Zone {
    columns: (i32, i32),
    rows: (i32, i32),
    bow_only: bool,
    facing: Option<Heading>,
}

impl Zone {
    const EVERYWHERE: (i32, i32) = (i32::MIN, i32::MAX);

    /// The zone of a ship; none if she may not be placed.
    fn of(state: &State, place: Place) -> Option<Self> {
        let board = state.chart.bounds()?;
        let home = state.articles.sides().iter().find(|side| side.player == state.side(place)).map(|side| side.home);
        let all = Self { columns: Self::EVERYWHERE, rows: Self::EVERYWHERE, bow_only: false, facing: None };
        Some(match &state.vessel(place).entry.at {
            Start::Fixed { .. } => return None,
            Start::Free => match home? {
                Edge::North => Self { rows: (i32::MIN, board.least.row + DEPTH - 1), ..all },
                Edge::South => Self { rows: (board.greatest.row - DEPTH + 1, i32::MAX), ..all },
                Edge::West => Self { columns: (i32::MIN, board.least.col + DEPTH - 1), ..all },
                Edge::East => Self { columns: (board.greatest.col - DEPTH + 1, i32::MAX), ..all },
            },
            Start::Within { columns, rows, facing, bow_only } => Self {
                columns: columns.unwrap_or(Self::EVERYWHERE),
                rows: rows.unwrap_or(Self::EVERYWHERE),
                bow_only: *bow_only,
                facing: *facing,
            },
        })
    }

    /// Does the hex lie in it?
    fn holds(&self, at: Offset) -> bool {
        let inside = |(from, to): (i32, i32), at: i32| (from..=to).contains(&at);
        inside(self.columns, at.col) && inside(self.rows, at.row)
    }

    /// May she lie like this, on open water?
    fn allows(&self, state: &State, base: Base) -> bool {
        let [bow, stern] = base.hexes();
        self.facing.is_none_or(|facing| facing == base.facing)
            && self.holds(bow.into())
            && (self.bow_only || self.holds(stern.into()))
            && [bow, stern].into_iter().all(|hex| state.chart.terrain(hex).is_some_and(Terrain::is_open_water))
    }
}

/// Lists every lawful free berth of a ship, from north-west to south-east.
#[must_use]
pub fn berths(state: &State, place: Place) -> Vec<Berth> {
    berths_where(state, place, |base| base.hexes().into_iter().all(|hex| state.covering(hex).is_none()))
}

/// Every lawful berth of a ship that is free.
pub fn berths_where(state: &State, place: Place, free: impl Fn(Base) -> bool) -> Vec<Berth> {
    let Some(zone) = Zone::of(state, place) else { return Vec::new() };
    let mut found = Vec::new();
    for (bow, _) in state.chart.hexes().filter(|(bow, _)| zone.holds(*bow)) {
        for facing in Heading::ALL {
            let base = Base::from_bow(bow.into(), facing);
            if zone.allows(state, base) && free(base) {
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
        if !Zone::of(state, place).is_some_and(|zone| zone.allows(state, base)) {
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
