//! The active player declares a battle, or a pirate forces one, in the main phase or in a battle alone (DR-18.8, DR-9.4).

use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::duel::{Foe, Target};
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::{Battle, Reason, Turns};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Orders;

use super::commit;

/// A battle alone: declares, or ends the fighting.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    if by_itself(table)? || commit::meanwhile(table, orders, table.active) {
        return Ok(());
    }
    match orders.get(&table.active) {
        Some(Order::Attack(target)) => attack(table, *target),
        Some(Order::Done) | None => {
            table.tell(Turns::TurnEnded);
            table.tell(Turns::PhaseBegan { phase: Phase::Over });
        }
        Some(order) => {
            let by = table.active();
            commit::prepare(table, by, order);
        }
    }
    Ok(())
}

/// Begins a battle that needs no order: one declared before the match began, or one with a pirate at the place where
/// the ship stopped.
pub fn by_itself(table: &mut Table<'_>) -> Ruling<bool> {
    let state = table.state();
    if let Some(foe) = state.attack {
        attack(table, foe.target());
        return Ok(true);
    }
    let pirates: Vec<Choice> = check::forced(state).into_iter().map(Choice::Target).collect();
    let active = state.active;
    let Some(Choice::Target(target)) = table.choose(active, pirates, Why::WhichPirate)? else { return Ok(false) };
    declare(table, target, Reason::MovedIn);
    Ok(true)
}

/// The battle that was ordered.
pub fn attack(table: &mut Table<'_>, target: Target) {
    let why = check::attack(table, target).unwrap_or(Reason::Open);
    declare(table, target, why);
}

fn declare(table: &mut Table<'_>, target: Target, why: Reason) {
    let state = table.state();
    let by = state.active();
    let turned = match check::foe(state, target) {
        Some(Foe::Card(card)) => state.cards().merchants.get(&card.kind).map(|merchant| (card, merchant.cubes)),
        _ => None,
    };
    table.tell(Battle::Declared { by, target, why });
    if let Some((merchant, cubes)) = turned {
        table.tell(Battle::EncounterTurned { merchant, cubes });
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Commit });
}
