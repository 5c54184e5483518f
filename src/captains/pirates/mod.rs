//! The captains of Pirates of the Crimson Coast, and the table of them.

mod captain;
mod choices;
mod goals;
mod legal;
mod mate;
pub mod outfit;
mod plain;
mod random;
mod steering;

use crate::rules::kernel::Seat;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::view::View;

use super::{Ahead, Bot, Crewed, Lots, Random, Rank};

/// Turns that a captain plays out before each decision, where no number is named: few, for a turn on the open sea is long.
const SAMPLES: u32 = 24;

impl Crewed for Pirates {
    const BOTS: &'static [(&'static str, Rank)] =
        &[("random", Rank::Random), ("mate", Rank::Mate), ("captain", Rank::Captain { samples: SAMPLES })];

    type Reason = ();

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        match rank {
            Rank::Random => Box::new(Random::new(seed)),
            Rank::Captain { samples } => Box::new(Ahead::<Self>::new(seed, samples)),
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
