//! Step 9: ships with five or more damage sink (DR-23).

use super::colours::Colour;
use super::duel::{Achievement, Target};
use super::game::Table;
use super::happenings::Happening;
use super::marks;
use super::state::State;

/// Damage that sinks (DR-23.1).
pub const SINKS: u8 = 5;
/// The least gold a sunk ship costs, as far as there is any (DR-23.4).
const LEAST_LOSS: u8 = 5;

/// Sinks what must sink. Both losses are told from the holdings before (DR-23.8).
pub fn check(table: &mut Table<'_>, target: Target, [active, other]: [Colour; 2]) {
    let ships = match target {
        Target::Ship(_) => vec![active, other],
        Target::Merchant | Target::Building(_) => vec![active],
    };
    let state = table.state();
    let sunk: Vec<Happening> =
        ships.into_iter().filter_map(|ship| loss(state, target, ship, [active, other])).collect();
    for happening in &sunk {
        table.tell(happening.clone());
    }
    for happening in sunk {
        let Happening::Sank { by: Some(by), .. } = happening else { continue };
        marks::achieve(table, by, Achievement::TerrorOfTheSeas);
        marks::enriched(table, by);
    }
}

fn loss(state: &State, target: Target, ship: Colour, [active, other]: [Colour; 2]) -> Option<Happening> {
    let player = state.player(ship).filter(|player| player.damage >= SINKS)?;
    let from_ship = player.aboard().gold;
    let from_chest = u16::from(LEAST_LOSS.saturating_sub(from_ship)).min(player.chest);
    let by = match target {
        Target::Merchant => None,
        Target::Ship(_) | Target::Building(_) => Some(if ship == active { other } else { active }),
    };
    let by = by.filter(|by| *by != Colour::Black);
    Some(Happening::Sank { ship, by, from_ship, from_chest: u8::try_from(from_chest).unwrap_or(0) })
}
