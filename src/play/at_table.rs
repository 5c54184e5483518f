//! The interface a game implements besides its rules, so that it can be played at the table.

use crate::headless::{OffTable, Storable};
use crate::rules::kernel::Seat;

/// A game at the table.
pub trait AtTable: OffTable<Phase: Storable, Why: Storable, Choice: Storable, View: Storable> {
    /// Orders can be sealed as far as they are written, where the sand has run out and all have agreed on that.
    const SEALS_UNFINISHED: bool = false;

    /// The turn, counted from 1; 0 before the first. A game that counts otherwise than by turns begun says it itself.
    fn turn(state: &Self::State) -> u16 {
        Self::turns(state)
    }

    /// Are these preparations, before the first turn?
    fn prepares(phase: Self::Phase) -> bool;

    /// Are orders of this phase secret until all are sealed?
    fn is_secret(phase: Self::Phase) -> bool;

    /// Are orders of this phase given with all players looking on, and no secret needed for them?
    fn is_open(_: Self::Phase) -> bool {
        false
    }

    /// May this seat order something of its own although others are asked, so that it may come to the window for it? What everybody
    /// knows says so.
    fn may_come_forward(_: &Self::State, _: Seat) -> bool {
        false
    }

    /// Does this choice show its player what others may not see?
    fn asks_in_secret(_: &Self::Why) -> bool {
        false
    }

    /// Does this happening show something that was hidden before?
    fn reveals(happening: &Self::Happening) -> bool;

    /// Was something in it set right by hand, so that it is not taken for a match played throughout?
    fn is_marked(_: &Self::State) -> bool {
        false
    }
}
