//! The main phase: one order a run, in any order the rules allow (DR-4.2 to DR-4.13).

use crate::rules::dead_reckoning::buying;
use crate::rules::dead_reckoning::employing;
use crate::rules::dead_reckoning::game::{DeadReckoning, Ruling, Table};
use crate::rules::dead_reckoning::happenings::Turns;
use crate::rules::dead_reckoning::loading;
use crate::rules::dead_reckoning::marks;
use crate::rules::dead_reckoning::moving;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::sails;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::dead_reckoning::tokens;
use crate::rules::dead_reckoning::umpire;
use crate::rules::kernel::Orders;

use super::{commit, declare};

/// One order, or a battle that a pirate forces.
pub fn run(table: &mut Table<'_>, orders: &Orders<DeadReckoning>) -> Ruling<()> {
    if declare::by_itself(table)? || commit::meanwhile(table, orders, table.active) {
        return Ok(());
    }
    let by = table.active();
    match orders.get(&table.active) {
        Some(Order::Attack(target)) => declare::attack(table, *target),
        Some(Order::EndMain) | None => table.tell(Turns::PhaseBegan { phase: Phase::Refill }),
        Some(Order::Load(holds)) => loading::load(table, by, holds),
        Some(Order::Unload(holds)) => loading::unload(table, by, holds),
        Some(Order::RaiseSails(slashes)) => sails::raise(table, by, slashes),
        Some(Order::Move(path)) => moving::run(table, by, path)?,
        Some(Order::Employ(said)) => employing::run(table, by, said)?,
        Some(Order::UseToken(hold, split)) => tokens::run(table, by, *hold, split)?,
        Some(Order::Buy(holds) | Order::Trade(holds)) => buying::run(table, by, holds),
        Some(Order::ReturnTwelve(split)) => marks::return_twelve(table, by, split),
        Some(Order::Propose(amendments)) => umpire::run(table, by, amendments)?,
        Some(order) => commit::prepare(table, by, order),
    }
    Ok(())
}
