//! The ocean of a whole game: tiles that are turned over, islands, their cards, the harbour.

pub mod growth;
pub mod land;
pub mod lay;
pub mod places;
pub mod tales;
pub mod tile_shapes;
pub mod waters;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(waters::plugin);
}
