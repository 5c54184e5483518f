//! The only place where egui and Rapier are configured.

pub mod egui;
pub mod rapier;
mod readers;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((egui::plugin, rapier::plugin, readers::plugin));
}
