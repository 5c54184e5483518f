//! Pirates at the table: secrets of a seat, and happenings that reveal some.

use crate::play::at_table::AtTable;
use crate::rules::pirates::game::Pirates;
use crate::rules::pirates::happenings::Happening;
use crate::rules::pirates::state::{Phase, State};
use crate::rules::pirates::wants::Why;

impl AtTable for Pirates {
    fn turn(state: &State) -> u16 {
        state.turn
    }

    fn prepares(phase: Phase) -> bool {
        matches!(phase, Phase::RollOff | Phase::Islands | Phase::Terrain | Phase::Homes | Phase::Dealing)
    }

    /// Crew and coins lie face up before their captain alone from the dealing on (PC-21.2).
    fn is_secret(phase: Phase) -> bool {
        matches!(phase, Phase::Dealing | Phase::Opening | Phase::Orders | Phase::Closing)
    }

    /// A player who is asked this looks at own crew or coins that lie face down, or at those of another (PC-21.13).
    fn asks_in_secret(why: &Why) -> bool {
        matches!(
            why,
            Why::Parley { .. }
                | Why::HandOver { .. }
                | Why::WhirlpoolLoss { .. }
                | Why::MayUse { .. }
                | Why::For { .. }
        )
    }

    fn reveals(happening: &Happening) -> bool {
        happening.secrecy().reveals()
    }
}
