//! Damage outside battles: garrisons, volleys, burning wakes. A ship that has enough of it sinks at once (DR-23.2, DR-15.16).

use super::colours::Colour;
use super::game::Table;
use super::goods::Place;
use super::happenings::{Blow, Outcome};
use super::sinking;
use super::state::State;

/// Damage to a ship, dealt by a player; true if it sank (DR-23.3).
pub fn hurt(table: &mut Table<'_>, ship: Colour, by: Colour, count: u8, why: Blow) -> bool {
    if count == 0 {
        return false;
    }
    table.tell(Outcome::Damaged { ship, by: Some(by), count, why });
    sinking::at_once(table, ship, by)
}

/// Lists enemy ships at these places; in the harbour none is hit (DR-15.16).
#[must_use]
pub fn enemies_at(state: &State, by: Colour, at: &[Place]) -> Vec<Colour> {
    let enemies = state.players.iter().filter(|player| player.colour != by && player.at != Place::Harbour);
    enemies.filter(|player| at.contains(&player.at)).map(|player| player.colour).collect()
}

/// Damage to every enemy ship on the own tile and beside it.
pub fn broadside(table: &mut Table<'_>, by: Colour, damage: u8) {
    let Some(at) = table.player(by).map(|player| player.at) else { return };
    let mut near = at.neighbours();
    near.push(at);
    for ship in enemies_at(table, by, &near) {
        hurt(table, ship, by, damage, Blow::Broadside);
    }
}
