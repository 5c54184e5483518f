//! Steps 2 and 3: all cubes fall together, and explode until none lies in the explosion (DR-18.15, DR-18.16).

use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::Turns;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tower;
use crate::rules::dead_reckoning::wants::Why;
use crate::rules::kernel::Orders;

use super::abilities;

/// Drops.
pub fn run(table: &mut Table<'_>, _: &Orders<DeadReckoning>) -> Ruling<()> {
    let active = table.active();
    tower::tip_in(table, active, Why::Battle)?;
    table.tell(Turns::PhaseBegan { phase: Phase::Abilities });
    abilities::begin(table);
    Ok(())
}
