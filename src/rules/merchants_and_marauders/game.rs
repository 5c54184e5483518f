//! The game as a type, apart from its rules, so that every file of it can name it.

use crate::rules::kernel;

/// Merchants & Marauders.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MerchantsAndMarauders;

/// The referee of this game.
pub type Table<'a> = kernel::Referee<'a, MerchantsAndMarauders>;
/// A function of the rules that may stop for an answer returns this.
pub type Ruling<T> = kernel::Ruling<T, MerchantsAndMarauders>;
