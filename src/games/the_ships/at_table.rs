//! The Ships at the table: secrets of a turn, and happenings that reveal some.

use crate::play::at_table::AtTable;
use crate::rules::the_ships::game::TheShips;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::state::{Phase, State};

impl AtTable for TheShips {
    const SEALS_UNFINISHED: bool = true;

    fn prepares(phase: Phase) -> bool {
        matches!(phase, Phase::Weather | Phase::Placing(_) | Phase::FittingOut)
    }

    fn is_secret(phase: Phase) -> bool {
        !matches!(phase, Phase::Placing(_))
    }

    fn reveals(happening: &Happening) -> bool {
        happening.secrecy().reveals()
    }

    fn is_marked(state: &State) -> bool {
        state.rulings > 0
    }
}
