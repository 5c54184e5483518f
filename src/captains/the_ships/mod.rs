//! Bots for The Ships.

// The captains, and the advice of one of them.
mod counsel;
pub mod foresight;
pub mod mate;
pub mod random;

// The tools of their thought.
mod answers;
mod appraisal;
mod case;
mod evidence;
mod ghosts;
mod goals;
mod motives;
mod outfit;
mod passage;
mod patience;
mod plans;
mod played_out;
mod reckoning;
mod schooling;
mod suppositions;
mod voyage;
mod worth;

use foresight::{Breadth, Foresight};
use schooling::Schooling;

use crate::captains::{Bot, Counsel, Crewed, Learner, Lots, Random, Rank};
use crate::rules::kernel::Seat;
use crate::rules::the_ships::counsel::Reason;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;

/// The orders of a thousand in which a seaman and a midshipman do not slip. They are measured: `docs/figures.md`.
const SENSE: [u16; 2] = [440, 750];

impl Crewed for TheShips {
    type Reason = Reason;

    const BOTS: &'static [(&'static str, Rank)] = &{
        let [random, seaman, midshipman, mate, captain, admiral] = Rank::ALL;
        let learner = ("learner", Rank::Learner { sense: 500 });
        [
            random,
            seaman,
            midshipman,
            mate,
            captain,
            admiral,
            learner,
            ("predecessor", Rank::Predecessor { samples: Rank::SAMPLES }),
        ]
    };

    fn enlist(rank: Rank, seed: u64) -> Box<dyn Bot<Self>> {
        let [seaman, midshipman] = SENSE;
        match rank {
            Rank::Random => Box::new(Random::new(seed)),
            Rank::Seaman => Box::new(Learner::<Self>::new(seed, seaman)),
            Rank::Midshipman => Box::new(Learner::<Self>::new(seed, midshipman)),
            Rank::Learner { sense } => Box::new(Learner::<Self>::new(seed, sense)),
            Rank::Mate | Rank::Trader | Rank::Raider | Rank::Hunter => Box::new(mate::Mate::new(seed)),
            Rank::Captain { samples } => Box::new(Foresight::new(seed, samples, Breadth::CAPTAIN, Schooling::Seasoned)),
            Rank::Admiral { samples } => Box::new(Foresight::new(seed, samples, Breadth::ADMIRAL, Schooling::Seasoned)),
            Rank::Predecessor { samples } => {
                Box::new(Foresight::new(seed, samples, Breadth::CAPTAIN, Schooling::Plain))
            }
        }
    }

    fn give_up(_: Phase) -> Order {
        Order::Concede
    }

    fn by_lot(state: &State, seat: Seat, lots: &mut dyn Lots) -> Option<Order> {
        Some(random::drawn(state, state.side_at(seat)?, lots))
    }

    fn turns(state: &State) -> u16 {
        state.turn
    }

    fn can_suppose(phase: Phase) -> bool {
        suppositions::can_suppose(phase)
    }

    fn suppose(seen: &[View]) -> Option<State> {
        suppositions::suppose(seen)
    }

    fn counsel(view: &View, enough: &dyn Fn() -> bool) -> Option<Counsel<Order, Reason>> {
        counsel::counsel(view, enough)
    }
}
