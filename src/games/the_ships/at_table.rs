//! The Ships at the table: bots from the captains' mess, and what of a turn is secret.

use crate::play::at_table::AtTable;
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::state::{Phase, State};

impl AtTable for TheShips {
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
