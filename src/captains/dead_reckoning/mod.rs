//! Bots for the battles of Dead Reckoning, and the odds of the tray they throw into.

pub mod cubes;
pub mod random;
pub mod steady;

use crate::captains::{Bot, Crewed, Luck, Rank};
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Phase, State};

impl Crewed for DeadReckoning {
    const BOTS: &'static [(&'static str, Rank)] = &[("random", Rank::Random), ("steady", Rank::Mate)];
    const STREAM: &'static str = "cubes";

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        match rank {
            Rank::Random => Box::new(random::Random::new(seed)),
            Rank::Mate | Rank::Captain { .. } => Box::new(steady::Steady),
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

    fn luck(seed: u64) -> Box<dyn Luck> {
        Box::new(cubes::SeededCubes::new(seed))
    }

    /// All battles of a match alone are fought in one turn.
    fn turns(state: &State) -> u16 {
        state.players.iter().map(|player| player.turns).max().unwrap_or(0).max(1)
    }
}
