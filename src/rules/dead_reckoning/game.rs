//! Names the game, its referee and the result of its rules. Every chapter knows this file, and this file none of them.

use crate::rules::kernel::{self, Referee};

/// Dead Reckoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeadReckoning;

/// The referee of a battle.
pub type Table<'a> = Referee<'a, DeadReckoning>;

/// A function of the rules that may stop for an answer returns this.
pub type Ruling<T> = kernel::Ruling<T, DeadReckoning>;
