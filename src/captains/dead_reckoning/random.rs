//! A skipper who does anything that is allowed.

use crate::captains::{Bot, Lots, Random};
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::goods::{Good, Hold};
use crate::rules::dead_reckoning::legal;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, Player, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Seat;

use super::scattered;

/// Any order this seat may give.
pub fn drawn(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
    let player = state.at_seat(seat)?;
    let mut draw = |count: usize| lots.draw(count);
    if let Some(order) = shift(state, player, &mut draw) {
        return Some(order);
    }
    if state.course == Course::Battle {
        let orders = legal::orders(state, seat);
        let chosen = draw(orders.len());
        return orders.into_iter().nth(chosen);
    }
    let order = legal::any(state, seat, &mut draw)?;
    // Orders with more details than a list can name get random ones, if those are allowed too.
    let laid = scattered::laid_out(state, player, &order, &mut draw);
    Some(laid.filter(|laid| check::order(state, seat, laid).is_ok()).unwrap_or(order))
}

/// Now and then a unit goes to another hold.
fn shift(state: &State, player: &Player, draw: &mut dyn FnMut(usize) -> usize) -> Option<Order> {
    if state.phase == Phase::Abilities || draw(8) > 0 {
        return None;
    }
    let mut holds = player.holds();
    let from = Hold::ALL.get(draw(4)).copied()?;
    let to = Hold::ALL.into_iter().find(|to| *to != from && player.room(state.cards(), *to) > 0)?;
    let good = Good::ALL.into_iter().find(|good| player.slot(from).goods.of(*good) > 0)?;
    *holds.get_mut(&from)?.of_mut(good) -= 1;
    *holds.get_mut(&to)?.of_mut(good) += 1;
    Some(Order::Rearrange(holds))
}

/// The seat that this view was made for.
pub fn own_seat(view: &View) -> Seat {
    view.colour.map_or(Seat(0), |colour| view.table.seat(colour))
}

impl Bot<DeadReckoning> for Random {
    fn order(&mut self, view: &View) -> Order {
        drawn(&view.table, own_seat(view), self).unwrap_or(Order::Pass)
    }

    fn choose(&mut self, _: &mut dyn FnMut() -> View, options: &[Choice], why: &Why) -> usize {
        // Rulings by hand are no bot's business.
        if matches!(why, Why::Umpire { .. }) {
            return options.iter().position(|option| *option == Choice::Agree).unwrap_or(0);
        }
        self.draw(options.len())
    }

    fn lots(&mut self) -> Option<&mut dyn Lots> {
        Some(self)
    }
}
