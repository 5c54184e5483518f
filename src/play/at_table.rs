//! What a game says of itself besides its rules, so that it can be played at the table.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::captains::Crewed;

/// It can be written down, and read again as it was.
pub trait Written: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Written for T {}

/// A game at the table.
pub trait AtTable:
    Crewed<Setup: Written, Order: Written, Phase: Written, Happening: Written, Why: Written, Choice: Written, View: Written>
{
    /// Orders can be sealed as far as they are written, where the sand has run out and all have agreed on that.
    const SEALS_UNFINISHED: bool = false;

    /// The turn, counted from 1; 0 before the first.
    fn turn(state: &Self::State) -> u16;

    /// Are these preparations, before the first turn?
    fn prepares(phase: Self::Phase) -> bool;

    /// Are orders of this phase nobody else's business until all are sealed?
    fn is_secret(phase: Self::Phase) -> bool;

    /// Are orders of this phase given with everybody looking on, and no secret needed for them?
    fn is_open(_: Self::Phase) -> bool {
        false
    }

    /// Can this choice be made only by somebody who sees what others may not?
    fn asks_in_secret(_: &Self::Why) -> bool {
        false
    }

    /// Does this happening show something that was hidden before?
    fn reveals(happening: &Self::Happening) -> bool;

    /// Was something in it set right by hand, so that nobody takes it for a match that was played throughout?
    fn is_marked(_: &Self::State) -> bool {
        false
    }

    /// The name of what is set out, for the list of saves: a scenario.
    fn title(setup: &Self::Setup) -> String;
}
