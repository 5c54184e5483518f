//! Merchants & Marauders at the table: secrets of a game, and happenings that reveal some.

use crate::play::at_table::AtTable;
use crate::rules::merchants_and_marauders::game::MerchantsAndMarauders;
use crate::rules::merchants_and_marauders::happenings::Happening;
use crate::rules::merchants_and_marauders::state::{Phase, State};
use crate::rules::merchants_and_marauders::wants::Why;

impl AtTable for MerchantsAndMarauders {
    fn turn(state: &State) -> u16 {
        state.round
    }

    fn prepares(phase: Phase) -> bool {
        matches!(phase, Phase::SettingOut | Phase::Ships | Phase::Reveal)
    }

    /// The hand, the purse and the hold are their owner's alone, whatever is ordered (MM-26).
    fn is_secret(_: Phase) -> bool {
        true
    }

    /// These show a hand, a hold, a rumor or a market.
    fn asks_in_secret(why: &Why) -> bool {
        matches!(
            why,
            Why::Window { .. }
                | Why::Resolve { .. }
                | Why::For { .. }
                | Why::TooManyCards { .. }
                | Why::FirstCard { .. }
                | Why::KeepRumor { .. }
                | Why::Overboard { .. }
                | Why::Take { .. }
                | Why::Plunder { .. }
                | Why::Scatter { .. }
        )
    }

    fn reveals(happening: &Happening) -> bool {
        happening.secrecy().reveals()
    }
}
