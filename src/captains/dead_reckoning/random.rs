//! A skipper who does anything that is allowed.

use std::collections::BTreeMap;

use rand::Rng;
use rand::rngs::ChaCha8Rng;

use crate::captains::Bot;
use crate::chance::stream;
use crate::rules::dead_reckoning::check;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold};
use crate::rules::dead_reckoning::legal::{self, Kind};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, Player, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::Seat;

use super::scattered;

/// Chance decides.
pub struct Random(ChaCha8Rng);

impl Random {
    /// With this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(stream(seed))
    }

    fn below(&mut self, count: usize) -> usize {
        let count = u64::try_from(count.max(1)).unwrap_or(1);
        usize::try_from(self.0.next_u64() % count).unwrap_or(0)
    }

    /// Any kind of order there is, and any of that kind.
    fn any(&mut self, state: &State, seat: Seat) -> Order {
        let mut kinds = Kind::ALL.to_vec();
        while !kinds.is_empty() {
            let kind = kinds.swap_remove(self.below(kinds.len()));
            let orders = legal::of(state, seat, kind);
            let chosen = self.below(orders.len());
            if let Some(order) = orders.into_iter().nth(chosen) {
                return order;
            }
        }
        Order::Pass
    }

    /// Now and then a unit goes to another hold.
    fn shift(&mut self, state: &State, player: &Player) -> Option<Order> {
        if state.phase == Phase::Abilities || self.below(8) > 0 {
            return None;
        }
        let mut holds: BTreeMap<Hold, Goods> = Hold::ALL.map(|hold| (hold, player.slot(hold).goods)).into();
        let from = Hold::ALL.get(self.below(4)).copied()?;
        let to = Hold::ALL.into_iter().find(|to| *to != from && player.room(state.cards(), *to) > 0)?;
        let good = Good::ALL.into_iter().find(|good| player.slot(from).goods.of(*good) > 0)?;
        *holds.get_mut(&from)?.of_mut(good) -= 1;
        *holds.get_mut(&to)?.of_mut(good) += 1;
        Some(Order::Rearrange(holds))
    }
}

/// The seat of whoever looks.
pub fn own_seat(view: &View) -> Seat {
    view.colour.map_or(Seat(0), |colour| view.table.seat(colour))
}

impl Bot<DeadReckoning> for Random {
    fn order(&mut self, view: &View) -> Order {
        let seat = own_seat(view);
        if let Some(order) = view.table.at_seat(seat).and_then(|player| self.shift(&view.table, player)) {
            return order;
        }
        if view.table.course == Course::Battle {
            let orders = legal::orders(&view.table, seat);
            let chosen = self.below(orders.len());
            return orders.into_iter().nth(chosen).unwrap_or(Order::Pass);
        }
        let order = self.any(&view.table, seat);
        // What a list cannot name in full is laid out at random, where that is allowed too.
        let laid = view
            .table
            .at_seat(seat)
            .and_then(|player| scattered::laid_out(&view.table, player, &order, &mut |count| self.below(count)));
        laid.filter(|laid| check::order(&view.table, seat, laid).is_ok()).unwrap_or(order)
    }

    fn choose(&mut self, _: &mut dyn FnMut() -> View, options: &[Choice], _: &Why) -> usize {
        self.below(options.len())
    }
}
