//! Step 1: cards are played, goods laid or thrown overboard, and each side fixes its cubes (DR-18.11 to DR-18.14, DR-20.3 to
//! DR-20.7, DR-21.3, DR-21.4).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::cubes;
use crate::rules::dead_reckoning::duel::{Foe, Mount};
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::happenings::{Extra, Happening, Levelling};
use crate::rules::dead_reckoning::levelling;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::kernel::{Orders, Seat};

/// One order of the side that commits.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    for (seat, order) in orders {
        let Some(by) = table.state().at_seat(*seat).map(|player| player.colour) else { continue };
        match order {
            Order::Commit(cannons) => commit(table, by, *cannons)?,
            order => prepare(table, by, order),
        }
    }
    Ok(())
}

/// Orders of seats that nobody waits for (DR-4.15, DR-5.12); true if there was one.
pub fn meanwhile(table: &mut Table<'_>, orders: &Orders<DeadReckoning>, awaited: Seat) -> bool {
    let others: Vec<_> = orders.iter().filter(|(seat, _)| **seat != awaited).collect();
    for (seat, order) in &others {
        if let Some(by) = table.state().at_seat(**seat).map(|player| player.colour) {
            prepare(table, by, order);
        }
    }
    !others.is_empty()
}

/// What may be done before the cubes are fixed.
pub fn prepare(table: &mut Table<'_>, by: Colour, order: &Order) {
    match order {
        Order::Play(card) => {
            let hand = table.state().player(by).map(|player| player.hand.as_slice()).unwrap_or_default();
            if let Some(card) = hand.iter().find(|held| held.id == *card).cloned() {
                table.tell(Happening::CardPlayed { by, card });
            }
        }
        Order::LevelUp(card) => levelling::level(table, by, *card, Levelling::Due),
        Order::Rearrange(holds) => table.tell(Happening::Rearranged { by, holds: holds.clone() }),
        Order::Jettison(hold, goods) => table.tell(Happening::Jettisoned { by, hold: *hold, goods: *goods }),
        _ => {}
    }
}

/// The number is fixed (DR-18.12). The other side of a merchant or a building has nothing to decide and follows at once.
fn commit(table: &mut Table<'_>, by: Colour, cannons: u8) -> Ruling<()> {
    let fired = first_cannons(table.state(), by, cannons);
    table.tell(Happening::Committed { by, cannons: fired });
    cubes::take(table, by, cannons)?;
    let state = table.state();
    let Some(foe) = state.fight.as_ref().map(|fight| fight.foe) else { return Ok(()) };
    if let Foe::Ship(_) = foe {
        for (count, why) in extras(state, by) {
            cubes::extra(table, by, count, why)?;
        }
        let next = if by == table.state().active() { Phase::Answer } else { Phase::Drop };
        table.tell(Happening::PhaseBegan { phase: next });
        return Ok(());
    }
    cubes::extra(table, by, last_turn(table.state(), by), Extra::LastTurn)?;
    match foe {
        Foe::Card(card) => {
            let merchant = table.state().cards().merchants.get(&card.kind);
            let count = merchant.map_or(0, |merchant| merchant.cubes);
            cubes::extra(table, Colour::Black, count, Extra::Merchant)?;
        }
        Foe::Building(_, building) => {
            let controller = table.state().fight.as_ref().and_then(|fight| fight.enemy_of(by));
            let controller = controller.unwrap_or(Colour::Black);
            let defence = table.state().cards().defence(building);
            cubes::extra(table, controller, defence, Extra::Defence)?;
            cubes::extra(table, controller, last_turn(table.state(), controller), Extra::LastTurn)?;
        }
        Foe::Ship(_) => {}
    }
    table.tell(Happening::PhaseBegan { phase: Phase::Drop });
    Ok(())
}

/// So many unused cannons, those first that booty or a new token may silence before the next battle of the turn (DR-5.5): over a
/// hold, on a token without one, and then the bow's and those of cards in the order they were played.
fn first_cannons(state: &State, by: Colour, mut count: u8) -> Vec<(Mount, u8)> {
    let Some(player) = state.player(by) else { return Vec::new() };
    let mut unused = state.unused_cannons(by);
    unused.sort_by_key(|(mount, _)| match mount {
        Mount::Slot(hold) if player.capacity(state.cards(), *hold) > 0 => 0,
        Mount::Slot(_) => 1,
        Mount::Bow | Mount::Card(_) => 2,
    });
    let mut fired = Vec::new();
    for (mount, ready) in unused {
        let now = ready.min(count);
        if now > 0 {
            fired.push((mount, now));
            count -= now;
        }
    }
    fired
}

/// Two cubes for whoever has taken the last turn (DR-25.7).
fn last_turn(state: &State, by: Colour) -> u8 {
    if state.player(by).is_some_and(|player| player.finished) { 2 } else { 0 }
}

/// Cubes of a side in a battle between ships beside those of its cannons (DR-20.4).
fn extras(state: &State, by: Colour) -> [(u8, Extra); 3] {
    let at = state.fight.as_ref().map_or(Place::Harbour, |fight| fight.at);
    let island = state.island_at(at).filter(|_| state.controls(by, at));
    let buildings = island.map_or(0, |island| u8::try_from(island.buildings.len()).unwrap_or(u8::MAX));
    let attacked_at_home = at == Place::Harbour && by != state.active();
    [
        (buildings, Extra::Buildings),
        (if attacked_at_home { 4 } else { 0 }, Extra::Harbour),
        (last_turn(state, by), Extra::LastTurn),
    ]
}
