//! Bots: captains who see one seat’s view and send ordinary orders, and whole battles between them. No engine.

pub mod ahead;
pub mod bot;
pub mod counsel;
pub mod crew;
pub mod guessed_state;
pub mod learner;
pub mod luck;
pub mod rank;

// The bots of each game, and the table of them.
pub mod dead_reckoning;
pub mod merchants_and_marauders;
pub mod pirates;
pub mod the_ships;

pub use ahead::{Ahead, Wishes};
pub use bot::{Bot, Crewed, Lots};
pub use counsel::Counsel;
pub use crew::{Crew, Played, play, play_watched};
pub use guessed_state::GuessedState;
pub use learner::Learner;
pub use luck::{Luck, Random, SeededDice};
pub use rank::Rank;
