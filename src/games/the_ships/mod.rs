//! The Ships on the table.

pub mod base;
pub mod setting_out;
pub mod ship_boards;
pub mod ships;
pub mod wind_piece;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((setting_out::plugin, ships::plugin, wind_piece::plugin, ship_boards::plugin));
}
