//! Dead Reckoning at the table: secrets of a game, and happenings that reveal some.

use crate::play::at_table::AtTable;
use crate::rules::dead_reckoning::check::may_level_up_meanwhile;
use crate::rules::dead_reckoning::happenings::Happening;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, Phase, State};
use crate::rules::dead_reckoning::wants::Why;
use crate::rules::kernel::Seat;

impl AtTable for DeadReckoning {
    /// In a whole game it counts the turns of the active player, in a single turn its battles: the one that is fought,
    /// or that comes next.
    fn turn(state: &State) -> u16 {
        if state.course == Course::Voyage {
            return state.active_player().map_or(0, |active| active.turns).saturating_add(1);
        }
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

    /// A card is levelled up between one's own turns at any time (DR-13.1, DR-30.15).
    fn may_come_forward(state: &State, seat: Seat) -> bool {
        may_level_up_meanwhile(state, seat)
    }

    fn asks_in_secret(why: &Why) -> bool {
        matches!(why, Why::PlayDrawn { .. } | Why::WhichCard { .. } | Why::WhichBonus { .. })
    }

    /// DR-30.20.
    fn reveals(happening: &Happening) -> bool {
        happening.secrecy().reveals()
    }

    fn is_marked(state: &State) -> bool {
        !state.rulings.none()
    }
}
