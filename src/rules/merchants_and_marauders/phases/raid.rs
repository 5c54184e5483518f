//! A raid goes on where a position begins (MM-11).

use super::battle::next;
use crate::rules::kernel::Orders;
use crate::rules::merchants_and_marauders::game::{MerchantsAndMarauders, Ruling, Table};
use crate::rules::merchants_and_marauders::raids;

/// A raid that a position begins with goes on (MM-11).
pub fn run(table: &mut Table<'_>, _: &Orders<MerchantsAndMarauders>) -> Ruling<()> {
    raids::go_on(table)?;
    next(table);
    Ok(())
}
