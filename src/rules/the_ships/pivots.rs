//! Turns in place, at the end of all movement (TS-10.13, TS-11.13).

use super::course;
use super::happenings::Happening;
use super::ruleset::Battle;
use super::sailing::{after_pivot, entered_by_pivot, is_clear};
use super::state::State;

fn pending(state: &State, place: usize) -> bool {
    let ship = state.ship(place);
    let may = ship.in_play() && !ship.aground && !ship.day.stopped && !state.is_locked(place);
    may && ship.day.pivot.is_some() && ship.sails == super::ship_card::Sails::Furled
}

/// Is anybody still to turn in place?
#[must_use]
pub fn any_pending(state: &State) -> bool {
    state.each().any(|place| pending(state, place))
}

/// Makes all pivots at once: none into a hex that is taken or not clear water, and none of two into the same hex.
pub fn make(battle: &mut Battle<'_>) {
    let state = battle.state();
    let wished: Vec<_> = state
        .each()
        .filter(|place| pending(state, *place))
        .filter_map(|place| {
            let (base, pivot) = state.base(place).zip(state.ship(place).day.pivot)?;
            Some((place, pivot, after_pivot(base, pivot), entered_by_pivot(base, pivot)))
        })
        .collect();
    let made: Vec<bool> = wished
        .iter()
        .map(|(place, _, _, entered)| {
            let alone = !wished.iter().any(|(other, _, _, theirs)| other != place && theirs == entered);
            alone && is_clear(battle.state(), *entered)
        })
        .collect();
    for ((place, pivot, to, _), made) in wished.into_iter().zip(made) {
        let ship = battle.state().id(place);
        if made {
            battle.tell(Happening::Pivoted { ship, pivot, to: to.into() });
            course::look_for_buoys(battle, place);
        } else {
            battle.tell(Happening::PivotHindered { ship });
        }
    }
}
