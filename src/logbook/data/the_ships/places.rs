//! The hexes on which a scenario lets a ship begin (TS-2.6).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::chart::{Bounds, Chart};
use crate::rules::the_ships::scenario::{Edge, Start};
use crate::rules::the_ships::tile::Terrain;

/// The depth of the free deployment zone, in rows or columns from the edge (TS-2.6).
pub const ZONE_DEPTH: i32 = 3;

/// A part of the board, corners included.
pub type Zone = Bounds;

/// Does the hex lie in the zone?
#[must_use]
pub const fn holds(zone: Zone, at: Offset) -> bool {
    zone.least.col <= at.col && at.col <= zone.greatest.col && zone.least.row <= at.row && at.row <= zone.greatest.row
}

/// The part of the board in which a ship of the side at this edge may be placed; none for a fixed place.
#[must_use]
pub fn zone_of(place: &Start, home: Edge, board: Bounds) -> Option<Zone> {
    let Bounds { mut least, mut greatest } = board;
    match place {
        Start::Fixed { .. } => return None,
        Start::Free => match home {
            Edge::North => greatest.row = least.row + ZONE_DEPTH - 1,
            Edge::South => least.row = greatest.row - ZONE_DEPTH + 1,
            Edge::West => greatest.col = least.col + ZONE_DEPTH - 1,
            Edge::East => least.col = greatest.col - ZONE_DEPTH + 1,
        },
        Start::Within { columns, rows, .. } => {
            if let Some((from, to)) = columns {
                (least.col, greatest.col) = (*from, *to);
            }
            if let Some((from, to)) = rows {
                (least.row, greatest.row) = (*from, *to);
            }
        }
    }
    Some(Zone { least, greatest })
}

/// The way across the board from this edge.
#[must_use]
pub const fn across(home: Edge) -> Heading {
    match home {
        Edge::North => Heading::S,
        Edge::South => Heading::N,
        Edge::West => Heading::SE,
        Edge::East => Heading::NW,
    }
}

/// May a ship be placed like this: in open water with both hexes, in her zone, and on no other ship (TS-2.6)?
#[must_use]
pub fn is_lawful(base: Base, place: &Start, zone: Option<Zone>, chart: &Chart, taken: &[Base]) -> bool {
    let bow_only = matches!(place, Start::Within { bow_only: true, .. });
    let [bow, stern] = base.hexes().map(Offset::from);
    let inside = zone.is_none_or(|zone| holds(zone, bow) && (bow_only || holds(zone, stern)));
    let afloat = [bow, stern].into_iter().all(|at| chart.terrain(at).is_some_and(Terrain::is_open_water));
    let alone = !taken.iter().any(|other| base.hexes().into_iter().any(|hex| other.covers(hex)));
    inside && afloat && alone
}
