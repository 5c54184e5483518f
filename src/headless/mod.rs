//! The games without a table: played by scripts, by bots against each other, and from journals. No engine.
//!
//! What a game gives for that is [`Headless`]; which games there are stands in [`games`].

pub mod account;
mod faults;
pub mod game;
pub mod games;
#[cfg(feature = "physics")]
mod physical;
pub mod replay;
pub mod scene;
pub mod script;
pub mod simulate;
pub mod speaker;

mod dead_reckoning;
pub mod the_ships;

pub use account::Chronicled;
pub use game::{AnyGame, Headless, Of, Storable};
pub use games::{GAMES, Games};
pub use speaker::Speaker;
