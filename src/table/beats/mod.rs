//! Beats: the sights and sounds of one fact, as a value, and the player that shows it.
//!
//! A game turns a happening into [`Beats`]; it never moves a piece itself. Pace, pause and skipping belong to the
//! player alone, and every beat has an end state to which skipping and reduced motion go at once.

mod call_outs;
mod player;
pub mod puffs;
mod score;
mod shown;

pub use call_outs::{CallOut, CallOuts};
pub use player::{Performance, ShowSystems, perform};
pub use puffs::{Puff, Recipe};
pub use score::{Act, Beats, Change, Cue, Spot, eased};
pub use shown::Shown;

use bevy::prelude::*;

/// The player and everything it needs.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins((player::plugin, call_outs::plugin, puffs::plugin));
}

/// The player alone, for tables without a picture.
pub fn without_a_picture(app: &mut App) {
    app.add_plugins((player::plugin, call_outs::bare));
}
