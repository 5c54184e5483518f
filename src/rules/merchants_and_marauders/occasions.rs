//! A room says that a moment has come, and the language of cards answers: so no room knows what cards do, and cards
//! may use every room.

use super::clauses::Effect;
use super::game::{MerchantsAndMarauders, Ruling, Table};
use super::hours::Occasion;
use super::state::Source;
use super::words::Colour;

/// A game that answers moments.
pub trait Answers {
    /// Opens a moment.
    ///
    /// # Errors
    /// Stops where an answer is missing.
    fn open(table: &mut Table<'_>, occasion: &Occasion) -> Ruling<()>;

    /// Carries out effects of something a player has.
    ///
    /// # Errors
    /// Stops where an answer is missing.
    fn carry_out(table: &mut Table<'_>, by: Colour, source: Source, effects: &[Effect]) -> Ruling<()>;
}

/// Opens a moment.
///
/// # Errors
/// Stops where an answer is missing.
pub fn open(table: &mut Table<'_>, occasion: &Occasion) -> Ruling<()> {
    MerchantsAndMarauders::open(table, occasion)
}

/// Carries out effects of something a player has.
///
/// # Errors
/// Stops where an answer is missing.
pub fn carry_out(table: &mut Table<'_>, by: Colour, source: Source, effects: &[Effect]) -> Ruling<()> {
    MerchantsAndMarauders::carry_out(table, by, source, effects)
}
