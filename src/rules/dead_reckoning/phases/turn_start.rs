//! Before anything else in a turn: the level-up that is still due (DR-13.2).

use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::Turns;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::Orders;

use super::commit;

/// A card goes up a level, or none can or needs to.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    let active = table.active;
    if commit::meanwhile(table, orders, active) {
        return Ok(());
    }
    let by = table.active();
    if let Some(order) = orders.get(&active) {
        commit::prepare(table, by, order);
        if !matches!(order, Order::LevelUp(_)) {
            return Ok(());
        }
    }
    if table.active_player().is_some_and(|player| player.level_up_due) {
        table.tell(Turns::LevelUpLapsed { by });
    }
    table.tell(Turns::PhaseBegan { phase: Phase::Main });
    Ok(())
}
