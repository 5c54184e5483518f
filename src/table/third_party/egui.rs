//! Panels: the context sits on the table's camera, nowhere else.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::render::EGUI_SHADER_HANDLE;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet};

/// In place of the shader that the library brings: the same colours for less.
fn with_our_own_shader(mut shaders: ResMut<Assets<Shader>>) {
    let ours = Shader::from_wgsl(include_str!("../../../shaders/panels.wgsl"), "shaders/panels.wgsl");
    if let Err(fault) = shaders.insert(EGUI_SHADER_HANDLE.id(), ours) {
        warn!("panels are drawn as the library draws them: {fault}");
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        // A letter that was never written before is drawn in the same picture, not in one that may never come.
        // Panels that are drawn beside things on the table see camera and things where this picture shows them.
        .add_systems(Startup, with_our_own_shader)
        .configure_sets(PostUpdate, EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate))
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}
