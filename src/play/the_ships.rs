//! The Ships at the table: bots from the captains' mess, and what of a turn is secret.

use super::at_table::{AtTable, Hand};
use crate::captains::battle::SeededDice;
use crate::captains::captain::{Captain, Rank};
use crate::rules::kernel::{ThrowOutcome, ThrowRequest};
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::orders::Order;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::state::{Phase, State};
use crate::rules::the_ships::view::View;
use crate::rules::the_ships::wants::{Choice, Why};

/// A captain of the mess with a seat at the table.
struct Seated(Box<dyn Captain>);

impl Hand<TheShips> for Seated {
    fn order(&mut self, view: &View) -> Order {
        self.0.order(view)
    }

    fn choose(&mut self, view: &View, options: &[Choice], why: &Why) -> usize {
        self.0.choose(&mut || view.clone(), options, why)
    }
}

impl AtTable for TheShips {
    fn enlist(rank: Rank, seed: u64) -> Box<dyn Hand<Self>> {
        Box::new(Seated(rank.enlist(seed)))
    }

    fn give_up(_: Phase) -> Order {
        Order::Concede
    }

    fn fall(request: &ThrowRequest, seed: u64) -> ThrowOutcome {
        SeededDice::new(seed).throw(request)
    }

    fn turn(state: &State) -> u16 {
        state.turn
    }

    fn prepares(phase: Phase) -> bool {
        matches!(phase, Phase::Weather | Phase::Placing(_) | Phase::FittingOut)
    }

    fn is_secret(phase: Phase) -> bool {
        !matches!(phase, Phase::Placing(_))
    }

    fn reveals(happening: &Happening) -> bool {
        use Happening as H;
        matches!(
            happening,
            H::CardTurned { .. }
                | H::VolleyFired { .. }
                | H::LoadVoid { .. }
                | H::RangeVoid { .. }
                | H::FlagStruck { .. }
                | H::Conceded { .. }
                | H::MusketsFired { .. }
                | H::CameOnDeck { .. }
                | H::Ended { .. }
                // What both agreed to is taken back by both.
                | H::RulingAgreed { .. }
        )
    }

    fn is_marked(state: &State) -> bool {
        state.rulings > 0
    }

    fn title(setup: &Setup) -> String {
        setup.scenario.id.clone()
    }
}
