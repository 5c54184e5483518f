//! Panels: the context sits on the table's camera, nowhere else.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .insert_resource(EguiGlobalSettings { auto_create_primary_context: false, ..default() })
        // A letter that was never written before is drawn in the same picture, not in one that may never come.
        // Panels that are drawn beside things on the table see camera and things where this picture shows them.
        .configure_sets(PostUpdate, EguiPostUpdateSet::EndPass.after(TransformSystems::Propagate))
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}
