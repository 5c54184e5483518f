//! The game as a type, apart from its rules, so that every file of it can name it.

use crate::rules::kernel;

/// Pirates of the Crimson Coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pirates;

/// The referee of this game.
pub type Table<'a> = kernel::Referee<'a, Pirates>;
/// A function of the rules that may stop for an answer returns this.
pub type Ruling<T> = kernel::Ruling<T, Pirates>;
