//! Loading and unloading where the ship lies (DR-5.6 to DR-5.11, DR-5.14).

use super::colours::Colour;
use super::game::Table;
pub use super::goods::Holds;
use super::goods::{Good, Goods, Hold, Place};
use super::happenings::Stowing;
use super::marks;
use super::orders::{Order, Split};
use super::paying;
use super::refusals::{Checked, Objection, refuse};
use super::state::{Player, State};

/// Is there room for these goods (DR-5.3)?
///
/// # Errors
/// The rule against it.
pub fn fits(state: &State, player: &Player, holds: &Holds) -> Checked {
    for (hold, goods) in holds.iter() {
        if goods.units() > player.room(state.cards(), *hold) {
            let room = player.capacity(state.cards(), *hold);
            return Err(refuse("DR-5.3", Objection::HoldTooSmall { room }));
        }
    }
    Ok(())
}

/// May these goods come aboard, from the dock and the chest or from an island under control?
///
/// # Errors
/// The rule against it.
pub fn may_load(state: &State, player: &Player, holds: &Holds) -> Checked {
    let goods: Goods = holds.values().sum();
    if goods.units() == 0 {
        return Err(refuse("DR-5.14", Objection::NoGoods));
    }
    let (there, rule) = match player.at {
        Place::Harbour => (paying::at_home(player), "DR-5.6"),
        at => {
            let Some(island) = state.island_at(at) else { return Err(refuse("DR-5.7", Objection::NoIsland)) };
            if !state.controls(player.colour, at) {
                return Err(refuse("DR-5.7", Objection::NotYourIsland));
            }
            state.open_to(player.colour, at, "DR-5.8")?;
            (island.goods, "DR-5.7")
        }
    };
    if !there.holds(goods) {
        return Err(refuse(rule, Objection::NotThere));
    }
    fits(state, player, holds)
}

/// May these goods go off the ship, to the dock and the chest or onto an island?
///
/// # Errors
/// The rule against it.
pub fn may_unload(state: &State, player: &Player, holds: &Holds) -> Checked {
    if holds.values().sum::<Goods>().units() == 0 {
        return Err(refuse("DR-5.14", Objection::NoGoods));
    }
    if player.at != Place::Harbour {
        if state.island_at(player.at).is_none() {
            return Err(refuse("DR-5.10", Objection::NoIsland));
        }
        if state.walled(player.colour, player.at) {
            return Err(refuse("DR-5.10", Objection::Walled));
        }
        state.open_to(player.colour, player.at, "DR-5.8")?;
    }
    let rule = if player.at == Place::Harbour { "DR-5.9" } else { "DR-5.10" };
    paying::has(player, &Split { holds: holds.clone(), home: Goods::default() }, rule)
}

/// Goods come aboard.
pub fn load(table: &mut Table<'_>, by: Colour, holds: &Holds) {
    if let Some(at) = table.player(by).map(|player| player.at) {
        table.tell(Stowing::Loaded { by, at, holds: holds.clone() });
    }
}

/// Goods go off the ship.
pub fn unload(table: &mut Table<'_>, by: Colour, holds: &Holds) {
    if let Some(at) = table.player(by).map(|player| player.at) {
        table.tell(Stowing::Landed { by, at, holds: holds.clone() });
        marks::enriched(table, by);
    }
}

/// Single units, and everything off the ship at once.
#[must_use]
pub fn list(player: &Player) -> Vec<Order> {
    let mut orders = Vec::new();
    for (hold, good) in Hold::ALL.into_iter().flat_map(|hold| Good::ALL.map(|good| (hold, good))) {
        let mut one = Goods::default();
        *one.of_mut(good) = 1;
        orders.push(Order::Load([(hold, one)].into()));
        orders.push(Order::Unload([(hold, one)].into()));
    }
    let mut all = player.holds();
    all.retain(|_, goods| goods.units() > 0);
    if all.values().sum::<Goods>().units() > 1 {
        orders.push(Order::Unload(all));
    }
    orders
}
