//! A captain who does anything that is allowed, though not the odd things as often as the others.

use crate::captains::{Bot, Lots, Random};
use crate::rules::kernel::Seat;
use crate::rules::pirates::check;
use crate::rules::pirates::orders::{Order, Task};
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::state::State;
use crate::rules::pirates::view::View;
use crate::rules::pirates::wants::{Choice, Why};

use super::{legal, own_seat, steering};

/// Any order this seat may give: one is drawn after the other, until the rules allow one.
pub fn drawn(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
    let orders = legal::thought_of(state, seat, lots).into_iter();
    let mut orders: Vec<(usize, Order)> = orders.map(|order| (weight(&order), order)).collect();
    let mut all: usize = orders.iter().map(|(own, _)| own).sum();
    while !orders.is_empty() {
        let mut left = lots.draw(all);
        let drawn = orders.iter().position(|(own, _)| {
            let here = left < *own;
            left = left.saturating_sub(*own);
            here
        });
        let (own, order) = orders.swap_remove(drawn.unwrap_or_default());
        all -= own;
        if check::order(state, seat, &order).is_ok() {
            return Some(order);
        }
    }
    steering::any_way(state, state.at_seat(seat)?.flag)
}

/// Weight of an order in the draw.
const fn weight(order: &Order) -> usize {
    match order {
        Order::EndTurn | Order::Leave | Order::CeaseFire | Order::EndSailing | Order::DropTow(_) => 1,
        Order::ComeAbout | Order::Scuttle(_) | Order::EndOrders => 2,
        Order::Fire(..) | Order::Take(_) | Order::Order(_, Task::Explore | Task::Shoot) | Order::BuildFort(..) => 20,
        Order::Order(_, Task::Move) => 8,
        _ => 4,
    }
}

impl Bot<Pirates> for Random {
    fn order(&mut self, view: &View) -> Order {
        drawn(&view.with_blanks(), own_seat(view), self).unwrap_or(Order::EndTurn)
    }

    fn choose(&mut self, _: &mut dyn FnMut() -> View, options: &[Choice], _: &Why) -> usize {
        self.draw(options.len())
    }

    fn lots(&mut self) -> Option<&mut dyn Lots> {
        Some(self)
    }
}
