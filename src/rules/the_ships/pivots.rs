//! Turns in place, at the end of all movement (TS-10.13, TS-11.13).

use crate::rules::geometry::base::Base;
use crate::rules::geometry::hex::Hex;

use super::articles::Pivots;
use super::collisions::{self, Clash};
use super::course;
use super::ending;
use super::game::{Battle, Ruling};
use super::happenings::{Movement, Stop};
use super::losses::{self, Toll};
use super::orders::{Pivot, Step};
use super::place::Place;
use super::sailing::{after_pivot, entered_by_pivot, is_clear};
use super::state::State;
use super::tile::Terrain;

fn pending(state: &State, place: Place) -> bool {
    let ship = state.ship(place);
    let may = ship.in_play() && !ship.aground && !ship.day.stopped && !state.is_locked(place);
    may && ship.day.pivot.is_some() && ship.sails == super::ship_card::Sails::Furled
}

/// Is anybody still to turn in place?
#[must_use]
pub fn any_pending(state: &State) -> bool {
    state.each().any(|place| pending(state, place))
}

/// A turn in place that is due, with its result and the hex it enters.
struct Wish {
    place: Place,
    pivot: Pivot,
    to: Base,
    entered: Hex,
}

/// Makes all pivots at once: none into a hex that is taken or not clear water, and none of two into the same hex. By
/// the house rule ships strike the obstacle instead (TS-11.13).
pub fn make(battle: &mut Battle<'_>) -> Ruling<()> {
    let state = battle.state();
    let wished: Vec<Wish> = state
        .each()
        .filter(|place| pending(state, *place))
        .filter_map(|place| {
            let (base, pivot) = state.base(place).zip(state.ship(place).day.pivot)?;
            Some(Wish { place, pivot, to: after_pivot(base, pivot), entered: entered_by_pivot(base, pivot) })
        })
        .collect();
    let rival = |wish: &Wish| wished.iter().find(|other| other.place != wish.place && other.entered == wish.entered);
    let clear: Vec<bool> = wished.iter().map(|wish| rival(wish).is_none() && is_clear(battle, wish.entered)).collect();
    let collide = state.articles.switches.pivots == Pivots::Collide;
    let (mut clashes, mut toll) = (Vec::new(), Toll::default());
    for (wish, clear) in wished.iter().zip(clear) {
        let Wish { place, pivot, to, entered } = *wish;
        let ship = battle.id(place);
        let terrain = battle.chart.terrain(entered);
        let taken = rival(wish).is_some() || battle.covering(entered).is_some();
        if clear || (collide && !taken && terrain == Some(Terrain::Shoal)) {
            battle.tell(Movement::Pivoted { ship, pivot, to: to.into() });
            course::look_for_buoys(battle, place);
            if terrain == Some(Terrain::Shoal) {
                battle.tell(Movement::RanAground { ship });
                battle.tell(Movement::Stopped { ship, why: Stop::Aground });
            }
            continue;
        }
        battle.tell(Movement::PivotHindered { ship });
        if !collide {
            continue;
        }
        match rival(wish) {
            Some(other) if other.place > place => {
                clashes.push(Clash::Swings { one: (place, pivot), other: (other.place, other.pivot) });
            }
            Some(_) => {}
            None if battle.covering(entered).is_some() => clashes.push(Clash::Swing { striker: place, pivot }),
            None if terrain.is_some_and(Terrain::breaks_ships) => {
                let step = Step::from(collisions::strikes(pivot));
                battle.tell(Movement::StruckGround { ship, step });
                collisions::strike_ground(place, step, &mut toll);
            }
            None => {}
        }
    }
    collisions::judge(battle, &clashes, &mut toll);
    losses::record(battle, &toll)?;
    ending::settle(battle)
}
