//! The captains of Pirates of the Crimson Coast, and the table of them.

mod captain;
mod choices;
mod errands;
mod goals;
mod gunnery;
mod legal;
mod mate;
pub mod outfit;
mod plain;
mod random;
mod steering;
mod tricks;
mod weights;

use crate::rules::kernel::Seat;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::view::View;

use captain::Captain;
use weights::Weights;

use super::{Bot, Crewed, Lots, Random, Rank};

impl Crewed for Pirates {
    const BOTS: &'static [(&'static str, Rank)] =
        &[("random", Rank::Random), ("mate", Rank::Mate), ("captain", Rank::PLANNER)];

    type Reason = ();

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        match rank {
            Rank::Random => Box::new(Random::new(seed)),
            Rank::Captain { .. } => Box::new(Captain::new(&Weights::CAPTAIN)),
            _ => Box::new(mate::Mate),
        }
    }

    fn give_up(phase: Phase) -> Order {
        match phase {
            Phase::Homes => Order::FanOut,
            _ => Order::EndTurn,
        }
    }

    fn by_lot(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
        random::drawn(state, seat, lots)
    }

    fn turns(state: &State) -> u16 {
        state.turn
    }
}

/// The seat that this view was made for.
fn own_seat(view: &View) -> Seat {
    view.flag.map_or(Seat(0), |flag| view.table.seat(flag))
}
