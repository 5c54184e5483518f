//! The closing of a turn: a fort may be built, and the turn passes (PC-4.2, PC-15.4).

use crate::rules::kernel::Orders;
use crate::rules::pirates::ending;
use crate::rules::pirates::forts::{self, Plan};
use crate::rules::pirates::game::{Pirates, Ruling, Table};
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::turns;
use crate::rules::plane::Pose;

/// One input of the player to move.
pub fn run(table: &mut Table<'_>, orders: &Orders<Pirates>) -> Ruling<()> {
    let by = table.to_move;
    match orders.get(&table.seat(by)) {
        Some(Order::BuildFort(fort, island, at, turned, flags, coins)) => {
            let plan = Plan { fort: *fort, island: *island, pose: Pose::new(*at, *turned), flags, coins };
            forts::build(table, &plan)
        }
        Some(Order::EndTurn) => turns::closing(table),
        Some(Order::Resign) => {
            ending::resign(table, by)?;
            turns::pass(table);
            Ok(())
        }
        Some(Order::OfferDraw) => ending::offer_draw(table, by),
        _ => Ok(()),
    }
}
