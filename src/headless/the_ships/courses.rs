//! Courses of ships, from told happenings, and a drawing of the board with them.

use crate::logbook::account::{Drawing, Ink, Mark, Point};
use crate::logbook::wording::the_ships as words;
use crate::rules::geometry::hex::{Hex, Offset};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::happenings::{Happening, Movement, SettingOut, Umpire};
use crate::rules::the_ships::orders::Berth;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::Start;
use crate::rules::the_ships::ship::Standing;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;
use crate::rules::the_ships::tile::Terrain;

/// A ship's bow lay on these hexes, one after the other.
pub type Way = (Place, Vec<Offset>);

/// Follows the courses of all ships since the beginning of this turn, from happenings with their turns; turn 0 means
/// the whole battle.
#[must_use]
pub fn courses<'a>(state: &State, told: impl Iterator<Item = (u16, &'a Happening)>, since: u16) -> Vec<Way> {
    let bow = |berth: Berth| berth.bow;
    let mut ways: Vec<Way> =
        state.each().map(|place| (place, began(state, place).map(bow).into_iter().collect())).collect();
    for (turn, told) in told {
        let Some((ship, to)) = berth(told).map(|(ship, berth)| (ship, berth.bow)) else { continue };
        let way = ways.iter_mut().find(|(place, _)| state.id(*place) == ship);
        let Some((_, way)) = way.filter(|(_, way)| way.last() != Some(&to)) else { continue };
        // Of earlier turns only the last place counts.
        if turn < since {
            way.clear();
        }
        way.push(to);
    }
    ways
}

/// Finds the berth of a ship that her captain did not place.
pub(super) fn began(state: &State, place: Place) -> Option<Berth> {
    match state.vessel(place).entry.at {
        Start::Fixed { bow, facing } => Some(Berth { bow, facing }),
        _ => None,
    }
}

/// Finds the berth of a ship after this happening.
pub(super) fn berth(told: &Happening) -> Option<(ShipId, Berth)> {
    match told {
        Happening::SettingOut(SettingOut::Placed { ship, bow, facing })
        | Happening::Umpire(Umpire::SetRight { amendment: Amendment::Lies { ship, bow, facing } }) => {
            Some((*ship, Berth { bow: *bow, facing: *facing }))
        }
        Happening::Movement(Movement::Stepped { ship, to, .. } | Movement::Pivoted { ship, to, .. }) => {
            Some((*ship, *to))
        }
        _ => None,
    }
}

/// Places a hex on paper, in sides of a hex.
pub(super) fn plane(at: Offset) -> Point {
    let hex = Hex::from(at);
    let (q, r) = (hex.x as f32, hex.y as f32);
    (1.5 * q, 3.0_f32.sqrt() * (r + q / 2.0))
}

/// A hex around its middle.
pub(super) fn hexagon((x, y): Point) -> Vec<Point> {
    let half = 3.0_f32.sqrt() / 2.0;
    [(1.0, 0.0), (0.5, half), (-0.5, half), (-1.0, 0.0), (-0.5, -half), (0.5, -half)]
        .into_iter()
        .map(|(dx, dy)| (x + dx, y + dy))
        .collect()
}

pub(super) const fn ink(terrain: Terrain) -> Ink {
    match terrain {
        Terrain::Deep => Ink::Deep,
        Terrain::Shallow => Ink::Shallow,
        Terrain::Shoal | Terrain::Reef => Ink::Shoal,
        Terrain::Land => Ink::Land,
    }
}

/// The board with the ways of all ships, each with her name where she ended.
pub(super) fn drawing(state: &State, ways: &[Way]) -> Drawing {
    let mut marks: Vec<Mark> =
        state.chart.hexes().map(|(at, terrain)| Mark::Area { around: hexagon(plane(at)), ink: ink(terrain) }).collect();
    let seat = |place| Ink::Seat(state.owner(place).0);
    let sailed = ways.iter().filter(|(_, way)| !way.is_empty());
    for (place, way) in sailed.clone() {
        marks.push(Mark::Way { along: way.iter().copied().map(plane).collect(), ink: seat(*place) });
    }
    for (place, way) in sailed {
        let Some(last) = way.last().copied().map(plane) else { continue };
        let lost = matches!(state.ship(*place).standing, Standing::Sunk | Standing::BlownUp);
        marks.push(if lost {
            Mark::Lost { at: last, ink: seat(*place) }
        } else {
            Mark::Ends { at: last, ink: seat(*place) }
        });
        marks.push(Mark::Name { at: last, name: words::ship(&state.articles, state.id(*place)) });
    }
    Drawing { marks }
}
