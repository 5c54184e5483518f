//! Holds are filled and guns loaded, in secret (TS-2.7, TS-2.8).

use crate::rules::kernel::Orders;
use crate::rules::the_ships::ending;
use crate::rules::the_ships::fitting::{needs_fitting, resolved};
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::happenings::{SettingOut, Turns};
use crate::rules::the_ships::orders::{FittingOut, Order};
use crate::rules::the_ships::state::Phase;

/// Fits every ship out; a captain's silence leaves the scenario's terms, and ball in the guns.
pub fn run(battle: &mut Battle<'_>, orders: &Orders<TheShips>) -> Ruling<()> {
    ending::conceded(battle, orders)?;
    for place in battle.each() {
        let state = battle.state();
        let ship = state.id(place);
        let given = match orders.get(&state.owner(place)) {
            Some(Order::FitOut(ships)) if needs_fitting(state, place) => ships.get(&ship).cloned(),
            _ => None,
        };
        let given = given.unwrap_or_else(|| FittingOut::default_for(state.vessel(place)));
        let secret = Some(resolved(&state.articles, state.vessel(place), &given));
        battle.tell(SettingOut::FittedOut { ship, secret });
    }
    battle.tell(Turns::PhaseBegan { phase: Phase::Dawn });
    Ok(())
}
