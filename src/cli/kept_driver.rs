//! The graphics driver stays loaded until the process is gone.
//!
//! With the last of the app the driver's library was let go as well, and once a program that had ended well was found to jump
//! into where it had been. The system takes everything back anyway.

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::renderer::RenderInstance;

/// Takes hold of the driver once it is there, and never lets it go.
pub(super) struct KeptDriver;

impl Plugin for KeptDriver {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        let drawing = app.get_sub_app(RenderApp);
        if let Some(instance) = drawing.and_then(|drawing| drawing.world().get_resource::<RenderInstance>()) {
            std::mem::forget(instance.clone());
        }
    }
}
