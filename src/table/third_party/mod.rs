//! The only place where egui and Rapier are configured.

pub mod egui;
pub mod rapier;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((egui::plugin, rapier::plugin));
}
