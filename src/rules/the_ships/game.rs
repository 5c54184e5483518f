//! The name of the game as a type, and two types that every chapter of its rules uses: the battle before a referee, and
//! a ruling.

use crate::rules::kernel;

/// The Ships: Invincible Armada.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TheShips;

/// The referee of a battle.
pub type Battle<'a> = kernel::Referee<'a, TheShips>;

/// A function of the rules that may stop for an answer returns this.
pub type Ruling<T> = kernel::Ruling<T, TheShips>;
