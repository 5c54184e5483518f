//! Bots for Dead Reckoning, its battles and whole games, and the odds of the tray they throw into.

mod appraisal;
mod battles;
mod captain;
mod chart;
pub mod cubes;
mod errands;
mod mate;
pub mod random;
mod scattered;
mod standing;
pub mod steady;
pub mod suppositions;
mod uses;

use std::convert::Infallible;

use crate::captains::{Ahead, Bot, Crewed, Learner, Lots, Luck, Random, Rank};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::kernel::Seat;

pub use mate::promising;

/// The orders of a thousand in which a seaman and a midshipman do not slip. They are measured: `docs/figures.md`. A voyage
/// has hundreds of orders, so that one slip in thirty is as much as a rank.
const SENSE: [u16; 2] = [930, 965];

impl Crewed for DeadReckoning {
    type Reason = Infallible;

    const BOTS: &'static [(&'static str, Rank)] = &[
        ("random", Rank::Random),
        ("seaman", Rank::Seaman),
        ("midshipman", Rank::Midshipman),
        ("learner", Rank::Learner { sense: 500 }),
        ("mate", Rank::Mate),
        ("captain", Rank::Captain { samples: captain::SAMPLES }),
        ("admiral", Rank::Admiral { samples: 4 * captain::SAMPLES }),
    ];
    const STREAM: &'static str = "cubes";

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        let [seaman, midshipman] = SENSE;
        match rank {
            Rank::Random => Box::new(Random::new(seed)),
            Rank::Seaman => Box::new(Learner::<Self>::new(seed, seaman)),
            Rank::Midshipman => Box::new(Learner::<Self>::new(seed, midshipman)),
            Rank::Learner { sense } => Box::new(Learner::<Self>::new(seed, sense)),
            Rank::Mate | Rank::Trader | Rank::Raider | Rank::Hunter => Box::new(mate::Mate),
            Rank::Captain { samples } | Rank::Admiral { samples } | Rank::Predecessor { samples } => {
                Box::new(Ahead::<Self>::new(seed, samples))
            }
        }
    }

    fn give_up(phase: Phase) -> Order {
        match phase {
            Phase::Declare => Order::Done,
            Phase::Main => Order::EndMain,
            Phase::Mode => Order::ChooseMode { pirate: false },
            Phase::Sleeve => Order::DoneSleeving,
            Phase::Commit | Phase::Answer => Order::Commit(0),
            _ => Order::Pass,
        }
    }

    fn by_lot(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
        random::drawn(state, seat, lots)
    }

    fn luck(seed: u64) -> Box<dyn Luck> {
        Box::new(cubes::SeededCubes::new(seed))
    }

    /// All battles of a match alone are fought in one turn.
    fn turns(state: &State) -> u16 {
        state.players.iter().map(|player| player.turns).max().unwrap_or(0).max(1)
    }
}
