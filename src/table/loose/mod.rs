//! Loose things on the table, which fall, roll and knock on each other as live bodies: coins and lead one may play
//! with, and splinters of a ship that is hit. None of them belongs to a game.

mod ground;
mod splinters;
mod trinkets;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ground::plugin, trinkets::plugin, splinters::plugin));
}
