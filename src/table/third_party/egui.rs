//! Panels: the context sits on the table's camera, nowhere else.

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() });
}
