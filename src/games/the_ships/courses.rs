//! The ways ships have sailed, from what the log tells: all of a battle for its last page, those of a turn for the water.

use crate::play::log::LogBook;
use crate::rules::geometry::hex::Offset;
use crate::rules::kernel::Viewer;
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::place::Place;
use crate::rules::the_ships::scenario::Start;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::State;

/// The way of a ship: where her bow lay, hex by hex.
pub type Way = (Place, Vec<Offset>);

/// The ways of all ships since the beginning of this turn, from what lies open; since that of the battle for turn 0.
#[must_use]
pub fn courses(state: &State, log: &LogBook<TheShips>, since: u16) -> Vec<Way> {
    let mut ways: Vec<Way> = state.each().map(|place| (place, began(state, place))).collect();
    for (line, told) in log.told_to(Viewer::Bystander).filter(|(line, _)| !line.struck) {
        let Some((ship, to)) = lies(told) else { continue };
        let way = ways.iter_mut().find(|(place, _)| state.id(*place) == ship);
        let Some((_, way)) = way.filter(|(_, way)| way.last() != Some(&to)) else { continue };
        // Of what was before only the last place counts.
        if line.turn < since {
            way.clear();
        }
        way.push(to);
    }
    ways
}

/// Where a ship lay that nobody placed.
fn began(state: &State, place: Place) -> Vec<Offset> {
    match state.vessel(place).entry.at {
        Start::Fixed { bow, .. } => vec![bow],
        _ => Vec::new(),
    }
}

/// Where a ship lies after what happened.
fn lies(told: &Happening) -> Option<(ShipId, Offset)> {
    match told {
        Happening::Placed { ship, bow, .. } | Happening::SetRight { amendment: Amendment::Lies { ship, bow, .. } } => {
            Some((*ship, *bow))
        }
        Happening::Stepped { ship, to, .. } | Happening::Pivoted { ship, to, .. } => Some((*ship, to.bow)),
        _ => None,
    }
}
