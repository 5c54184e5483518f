//! Orders as they are counted: one is given, and the one that runs is over (PC-4.1).

use super::game::Table;
use super::happenings::Turns;
use super::ids::Name;
use super::words::OrderKind;

/// An order is given, and counts (PC-4.1).
pub fn give(table: &mut Table<'_>, unit: Name, kind: OrderKind) {
    table.tell(Turns::OrderGiven { unit, kind });
}

/// The order that runs is over.
pub fn over(table: &mut Table<'_>) {
    if let Some(unit) = table.running.as_ref().map(|run| run.unit) {
        table.tell(Turns::OrderOver { unit });
    }
}
