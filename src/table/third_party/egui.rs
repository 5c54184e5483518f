//! Panels: the context sits on the table's camera, nowhere else.

use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, PrimaryEguiContext};

use crate::table::stage::TableEye;

fn sit_on_the_eye(added: On<Add, TableEye>, mut commands: Commands) {
    commands.entity(added.entity).insert(PrimaryEguiContext);
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        .add_observer(sit_on_the_eye);
}
