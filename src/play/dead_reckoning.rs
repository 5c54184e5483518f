//! Dead Reckoning at the table: skippers from the mess, and what of a battle is secret.

use super::at_table::{AtTable, Hand};
use crate::captains::captain::Rank;
use crate::captains::dead_reckoning::cubes::SeededCubes;
use crate::captains::dead_reckoning::skipper::{Skipper, Temper};
use crate::rules::dead_reckoning::duel::Setup;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::dead_reckoning::view::View;
use crate::rules::dead_reckoning::wants::{Choice, Why};
use crate::rules::kernel::{ThrowOutcome, ThrowRequest};

/// A skipper of the mess with a seat at the table.
struct Seated(Box<dyn Skipper>);

impl Hand<DeadReckoning> for Seated {
    fn order(&mut self, view: &View) -> Order {
        self.0.order(view)
    }

    fn choose(&mut self, view: &View, options: &[Choice], why: &Why) -> usize {
        self.0.choose(view, options, why)
    }
}

impl AtTable for DeadReckoning {
    fn enlist(rank: Rank, seed: u64) -> Box<dyn Hand<Self>> {
        let temper = if rank == Rank::Random { Temper::Random } else { Temper::Steady };
        Box::new(Seated(temper.enlist(seed)))
    }

    fn give_up(phase: Phase) -> Order {
        match phase {
            Phase::Declare => Order::Done,
            Phase::Commit | Phase::Answer => Order::Commit(0),
            _ => Order::Pass,
        }
    }

    fn fall(request: &ThrowRequest, seed: u64) -> ThrowOutcome {
        SeededCubes::new(seed).throw(request)
    }

    /// The battles of one turn are counted: the one that is fought, or that comes next.
    fn turn(state: &State) -> u16 {
        u16::try_from(state.winners.len()).unwrap_or(u16::MAX).saturating_add(1)
    }

    fn prepares(_: Phase) -> bool {
        false
    }

    /// Cards in hand are their owner's alone (DR-30.1); with abilities everything lies open.
    fn is_secret(phase: Phase) -> bool {
        !Self::is_open(phase)
    }

    fn is_open(phase: Phase) -> bool {
        phase == Phase::Abilities
    }

    fn asks_in_secret(why: &Why) -> bool {
        matches!(why, Why::PlayDrawn { .. } | Why::WhichCard { .. })
    }

    /// DR-30.20.
    fn reveals(happening: &Happening) -> bool {
        use Happening as H;
        matches!(
            happening,
            H::EncounterTurned { .. } | H::DeckShuffled { .. } | H::CardDrawn { .. } | H::CubesDropped { .. }
        )
    }

    fn title(setup: &Setup) -> String {
        setup.duel.id.clone()
    }
}
