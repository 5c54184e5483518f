//! A captain who does anything that is allowed, though not the odd things as often as the others.

use crate::captains::{Bot, Lots, Random};
use crate::rules::kernel::Seat;
use crate::rules::merchants_and_marauders::orders::Order;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::state::State;
use crate::rules::merchants_and_marauders::view::View;
use crate::rules::merchants_and_marauders::wants::{Choice, Why};

use super::{legal, own_seat};

/// Any order this seat may give.
pub fn drawn(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
    let orders = legal::orders(state, seat);
    let all: usize = orders.iter().map(weight).sum();
    let mut left = lots.draw(all);
    for order in orders {
        let own = weight(&order);
        if left < own {
            return Some(order);
        }
        left -= own;
    }
    None
}

/// Weight of an order in the draw: turns are filled, and few captains retire.
const fn weight(order: &Order) -> usize {
    match order {
        Order::Retire | Order::SellWeapon(_) | Order::Fetch(_) => 1,
        Order::EndTurn => 2,
        Order::LeavePort => 8,
        Order::Claim | Order::Sell(_) | Order::Deliver | Order::Prove | Order::Ashore => 40,
        Order::Port | Order::Scout(_) => 20,
        _ => 10,
    }
}

impl Bot<MerchantsAndMarauders> for Random {
    fn order(&mut self, view: &View) -> Order {
        drawn(&view.table, own_seat(view), self).unwrap_or(Order::EndTurn)
    }

    fn choose(&mut self, _: &mut dyn FnMut() -> View, options: &[Choice], _: &Why) -> usize {
        self.draw(options.len())
    }

    fn lots(&mut self) -> Option<&mut dyn Lots> {
        Some(self)
    }
}
