//! Docking places of ships, and ships at home (PC-6).

use super::abilities::Ability;
use super::state::{Island, Ship, State};
use super::sums;

/// Does a ship of this player dock there if her bow touches it (PC-6.2, 6.3, AB-22)?
#[must_use]
pub fn may_dock(state: &State, ship: &Ship, island: &Island) -> bool {
    match island.home {
        Some(home) => home == ship.flag || sums::has(state, ship.id, |own| *own == Ability::RaidHome),
        None => state.fort_on(island.id).is_none_or(|fort| fort.flag == ship.flag),
    }
}

/// The island at which this ship is docked, if it is her own home.
#[must_use]
pub fn at_home(state: &State, ship: &Ship) -> bool {
    let home = ship.docked.and_then(|at| state.island(at)).and_then(|island| island.home);
    home == Some(ship.flag)
}
