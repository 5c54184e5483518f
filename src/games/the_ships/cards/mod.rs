//! What lies beside the ship boards: order cards that are turned together, the cards on the guns, movement tokens.
//!
//! All of it follows from what the window may see; the motion is only the way from one position to the next.

mod laying;
pub mod lying;
mod prints;
mod tokens;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((laying::plugin, tokens::plugin));
}
