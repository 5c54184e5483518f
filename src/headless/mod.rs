//! The games without a table: played by scripts, by bots against each other, and from journals. No engine.
//!
//! [`OffTable`] is the part that a game gives for it; [`games`] lists the games.

pub mod account;
mod faults;
pub mod game;
pub mod games;
pub mod off_table;
pub mod pairs;
#[cfg(feature = "physics")]
mod physical;
pub mod replay;
pub mod script;
pub mod simulate;
pub mod speaker;

mod dead_reckoning;
mod merchants_and_marauders;
mod pirates;
pub mod the_ships;

pub use game::{AnyGame, Of};
pub use games::{GAMES, Games};
pub use off_table::{OffTable, Storable};
pub use speaker::Speaker;
