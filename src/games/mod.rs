//! How each game looks on the table.

pub mod dead_reckoning;
pub mod papers;
pub mod the_ships;

use bevy::prelude::*;

/// Every game.
pub fn plugin(app: &mut App) {
    app.add_plugins((papers::shared, the_ships::plugin, dead_reckoning::plugin));
}
