//! Gold that comes in, is paid, hidden and fetched (MM-10.41 to 10.43).

use super::game::Table;
use super::happenings::Purse;
use super::state::{Phase, State, Where};
use super::words::Colour;

/// Gold comes aboard.
pub fn gain(table: &mut Table<'_>, by: Colour, gold: u16) {
    if gold > 0 {
        table.tell(Purse::GoldGained { by, gold });
    }
}

/// Does the chest lie within reach? It pays during the whole Port action in the home port (MM-10.43, G-12).
#[must_use]
pub fn chest_pays(state: &State, by: Colour) -> bool {
    let home = state.captain(by).map(|captain| Where::Port(captain.home));
    state.phase == Phase::Port && state.active() == by && state.player(by).map(|player| player.at) == home
}

/// The gold that this captain could pay with now.
#[must_use]
pub fn within_reach(state: &State, by: Colour) -> u16 {
    let chest = if chest_pays(state, by) { state.player(by).map_or(0, |player| player.chest) } else { 0 };
    state.player(by).map_or(0, |player| player.gold).saturating_add(chest)
}

/// Is there gold enough, in the home port with what lies in the chest (MM-10.43)?
#[must_use]
pub fn can_pay(state: &State, by: Colour, gold: u16) -> bool {
    within_reach(state, by) >= gold
}

/// Pays from aboard first; the chest pays the rest (MM-10.43).
pub fn pay(table: &mut Table<'_>, by: Colour, gold: u16) {
    if gold == 0 {
        return;
    }
    let aboard = table.player(by).map_or(0, |player| player.gold);
    let from_chest = if chest_pays(table, by) { gold.saturating_sub(aboard) } else { 0 };
    table.tell(Purse::GoldPaid { by, gold, from_chest: Some(from_chest) });
}

/// Puts gold from aboard into the chest; others learn that some was hidden (MM-10.41, 10.42).
pub fn hide(table: &mut Table<'_>, by: Colour, gold: u16) {
    table.tell(Purse::GoldHidden { by, gold: Some(gold) });
}

/// Takes gold out of the chest (MM-10.41).
pub fn fetch(table: &mut Table<'_>, by: Colour, gold: u16) {
    table.tell(Purse::GoldFetched { by, gold: Some(gold) });
}
