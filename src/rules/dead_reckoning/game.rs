//! The game by name, and what its rules call the referee and what a rule gives back. Every chapter knows this file, and this
//! file none of them.

use crate::rules::kernel::{self, Referee};

/// Dead Reckoning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeadReckoning;

/// The referee of a battle.
pub type Table<'a> = Referee<'a, DeadReckoning>;

/// What every function of the rules that may stop gives back.
pub type Ruling<T> = kernel::Ruling<T, DeadReckoning>;
