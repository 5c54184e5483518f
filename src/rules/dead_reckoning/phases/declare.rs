//! Step 0: the active player declares a battle, a pirate forces one, or the fighting of the turn is over (DR-18.8, DR-9.4).

use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::duel::Target;
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::{Happening, Reason};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::{ACTIVE, Phase};
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Orders;

use super::commit;

/// Declares, or ends the fighting.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    let state = table.state();
    if let Some(target) = state.attack {
        let why = check::attack(state, target).unwrap_or(Reason::Open);
        declare(table, target, why);
        return Ok(());
    }
    let pirates: Vec<Choice> = check::forced(state).into_iter().map(Choice::Target).collect();
    if let Some(Choice::Target(target)) = table.choose(ACTIVE, pirates, Why::WhichPirate)? {
        declare(table, target, Reason::MovedIn);
        return Ok(());
    }
    if commit::meanwhile(table, orders, ACTIVE) {
        return Ok(());
    }
    match orders.get(&ACTIVE) {
        Some(Order::Attack(target)) => {
            let why = check::attack(table.state(), *target).unwrap_or(Reason::Open);
            declare(table, *target, why);
        }
        Some(Order::Done) | None => {
            table.tell(Happening::TurnEnded);
            table.tell(Happening::PhaseBegan { phase: Phase::Over });
        }
        Some(order) => {
            let by = table.state().active();
            commit::prepare(table, by, order);
        }
    }
    Ok(())
}

fn declare(table: &mut Table<'_>, target: Target, why: Reason) {
    let state = table.state();
    let by = state.active();
    let merchant = state.merchant.clone().filter(|_| target == Target::Merchant);
    let merchant = merchant.and_then(|id| Some((state.cards().merchants.get(&id)?.cubes, id)));
    table.tell(Happening::Declared { by, target, why });
    if let Some((cubes, merchant)) = merchant {
        table.tell(Happening::EncounterTurned { merchant, cubes });
    }
    table.tell(Happening::PhaseBegan { phase: Phase::Commit });
}
