//! What a game says of itself besides its rules, so that it can be played at the table.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::captains::captain::Rank;
use crate::rules::kernel::Ruleset;

/// A bot at a seat: it sees what the seat may see, and gives ordinary orders.
pub trait Hand<G: Ruleset>: Send {
    /// The order the seat owes.
    fn order(&mut self, view: &G::View) -> G::Order;

    /// Which of the options.
    fn choose(&mut self, view: &G::View, options: &[G::Choice], why: &G::Why) -> usize;
}

/// A game at the table.
pub trait AtTable: Ruleset<Setup: Serialize + DeserializeOwned, Order: Serialize + DeserializeOwned> {
    /// A bot.
    fn enlist(rank: Rank, seed: u64) -> Box<dyn Hand<Self>>;

    /// The order of a bot whose own order the rules refuse.
    fn give_up() -> Self::Order;

    /// The turn, counted from 1; 0 before the first.
    fn turn(state: &Self::State) -> u16;

    /// Are these preparations, before the first turn?
    fn prepares(phase: Self::Phase) -> bool;

    /// Are orders of this phase nobody else's business until all are sealed?
    fn is_secret(phase: Self::Phase) -> bool;

    /// Does this happening show something that was hidden before?
    fn reveals(happening: &Self::Happening) -> bool;

    /// The name of what is set out, for the list of saves: a scenario.
    fn title(setup: &Self::Setup) -> String;
}
