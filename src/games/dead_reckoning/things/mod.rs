//! The whole game as things: what lies on the table by the view alone, what it looks like, and how it comes to stand there.

pub mod models;
pub mod prints;
pub mod sleeves;
pub mod standing;
pub mod thing;
pub mod workshop;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((standing::plugin, workshop::plugin));
}
