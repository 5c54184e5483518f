//! A battle goes on where a position begins (MM-16).

use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::battles;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::happenings::Turns;
use crate::rules::merchants_and_marauders::state::Phase;

/// A battle that stands at the start of a round is fought to its end (MM-16).
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    battles::go_on(table)?;
    next(table);
    Ok(())
}

/// The turn goes on with the actions left, unless its captain is dead (MM-16.16, 8.12).
pub fn next(table: &mut Table<'_>) {
    let lives = table.ship(table.active()).is_some();
    table.tell(Turns::PhaseBegan { phase: if lives { Phase::Actions } else { Phase::TurnEnd } });
}
