//! Ships with five or more damage sink: in step 9 of a battle, and outside battles at once (DR-23).

use super::colours::Colour;
use super::duel::Foe;
use super::game::Table;
use super::happenings::Outcome;
use super::marks;
use super::printed::things::Achievement;
use super::state::State;

/// Damage that sinks (DR-23.1).
pub const SINKS: u8 = 5;
/// The least gold a sunk ship costs, as far as there is any (DR-23.4).
const LEAST_LOSS: u8 = 5;

/// Sinks every ship with enough damage. Both losses are computed from the holdings before (DR-23.8).
pub fn check(table: &mut Table<'_>, foe: Foe, [active, other]: [Colour; 2]) {
    let ships = match foe {
        Foe::Ship(_) => vec![active, other],
        Foe::Card(_) | Foe::Building(..) => vec![active],
    };
    let state = table.state();
    let sinker = |ship| match foe {
        Foe::Card(_) => None,
        Foe::Ship(_) | Foe::Building(..) => Some(if ship == active { other } else { active }),
    };
    let sunk: Vec<Outcome> = ships.into_iter().filter_map(|ship| loss(state, ship, sinker(ship))).collect();
    tell(table, sunk);
}

/// Sinks one ship outside a battle if a player has damaged it enough; true if it sank (DR-23.2).
pub fn at_once(table: &mut Table<'_>, ship: Colour, by: Colour) -> bool {
    let sunk: Vec<Outcome> = loss(table, ship, Some(by)).into_iter().collect();
    let any = !sunk.is_empty();
    tell(table, sunk);
    any
}

fn tell(table: &mut Table<'_>, sunk: Vec<Outcome>) {
    for happening in &sunk {
        table.tell(happening.clone());
    }
    for happening in sunk {
        let Outcome::Sank { by: Some(by), .. } = happening else { continue };
        marks::achieve(table, by, Achievement::TerrorOfTheSeas);
        marks::enriched(table, by);
    }
}

fn loss(state: &State, ship: Colour, by: Option<Colour>) -> Option<Outcome> {
    let player = state.player(ship).filter(|player| player.damage >= SINKS)?;
    let from_ship = player.aboard().gold;
    let from_chest = u16::from(LEAST_LOSS.saturating_sub(from_ship)).min(player.chest);
    let by = by.filter(|by| *by != Colour::Black);
    Some(Outcome::Sank { ship, by, from_ship, from_chest: u8::try_from(from_chest).unwrap_or(0) })
}
