//! Step 1: cards are played, goods laid or thrown overboard, and each side fixes its cubes (DR-18.11 to DR-18.14, DR-20.3 to
//! DR-20.7, DR-21.3, DR-21.4).

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::cubes;
use crate::rules::dead_reckoning::duel::{Foe, Mount};
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::{Battle, Levelling, Sailors, Stowing, Turns};
use crate::rules::dead_reckoning::levelling;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::kernel::{Orders, Seat};

/// One order of the side that commits.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    for (seat, order) in orders {
        let Some(by) = table.at_seat(*seat).map(|player| player.colour) else { continue };
        match order {
            Order::Commit(cannons) => commit(table, by, *cannons)?,
            order => prepare(table, by, order),
        }
    }
    Ok(())
}

/// Carries out orders of seats that are not awaited (DR-4.15, DR-5.12); true if there was one.
pub fn meanwhile(table: &mut Table<'_>, orders: &Orders<DeadReckoning>, awaited: Seat) -> bool {
    let others: Vec<_> = orders.iter().filter(|(seat, _)| **seat != awaited).collect();
    for (seat, order) in &others {
        if let Some(by) = table.at_seat(**seat).map(|player| player.colour) {
            prepare(table, by, order);
        }
    }
    !others.is_empty()
}

/// Carries out an order that is allowed before the cubes are fixed.
pub fn prepare(table: &mut Table<'_>, by: Colour, order: &Order) {
    match order {
        Order::Play(card) => {
            let hand = table.player(by).map(|player| player.hand.as_slice()).unwrap_or_default();
            if let Some(card) = hand.iter().find(|held| held.id == *card).cloned() {
                table.tell(Sailors::CardPlayed { by, card });
            }
        }
        Order::LevelUp(card) => levelling::level(table, by, *card, Levelling::Due),
        Order::Rearrange(holds) => table.tell(Stowing::Rearranged { by, holds: holds.clone() }),
        Order::Jettison(hold, goods) => table.tell(Stowing::Jettisoned { by, hold: *hold, goods: *goods }),
        _ => {}
    }
}

/// The number is fixed (DR-18.12). The other side of a merchant or a building has nothing to decide and follows at once.
fn commit(table: &mut Table<'_>, by: Colour, cannons: u8) -> Ruling<()> {
    let fired = first_cannons(table, by, cannons);
    table.tell(Battle::Committed { by, cannons: fired });
    cubes::take(table, by, cannons)?;
    let state = table.state();
    let Some(foe) = state.fight.as_ref().map(|fight| fight.foe) else { return Ok(()) };
    for (count, why) in cubes::extras(state, by) {
        cubes::extra(table, by, count, why)?;
    }
    if let Foe::Ship(_) = foe {
        let next = if by == table.active() { Phase::Answer } else { Phase::Drop };
        table.tell(Turns::PhaseBegan { phase: next });
        return Ok(());
    }
    let other = table.fight.as_ref().and_then(|fight| fight.enemy_of(by)).unwrap_or(Colour::Black);
    for (count, why) in cubes::extras(table, other) {
        cubes::extra(table, other, count, why)?;
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Drop });
    Ok(())
}

/// Picks `count` unused cannons. First come those that booty or a new token may silence before the next battle of the
/// turn (DR-5.5): over a hold, on a token without one, then the bow's and those of cards in the order they were played.
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
