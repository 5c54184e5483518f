//! The opening of a turn (PC-4.2).

use crate::rules::kernel::Orders;
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::turns;

/// Ships go down, ghosts are stated, fear and cards roll.
pub fn run(table: &mut Table<'_>, _: &Orders<Pirates>) -> Ruling<()> {
    turns::opening(table)
}
