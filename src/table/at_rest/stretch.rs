//! The table's picture goes through here on its way below the panels, where it may be kept, or drawn with fewer pixels, or have the
//! stairs of its edges smoothed.

use bevy::camera::MainPassResolutionOverride;
use bevy::core_pipeline::fullscreen_material::{FullscreenMaterial, FullscreenMaterialPlugin};
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_component::ExtractComponent;
use bevy::render::render_resource::ShaderType;
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::ShaderRef;

use super::Rested;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::{InAWindow, Screen, TableEye};

/// Low quality draws this share of width and height while the eye moves.
const COARSE: f32 = 0.6;

/// The way the picture is brought to the window.
#[derive(Component, ExtractComponent, ShaderType, Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Stretch {
    /// This share of it is filled, in each direction.
    share: Vec2,
    /// Edges are smoothed: every pixel was drawn with one sample.
    smoothed: u32,
}

impl FullscreenMaterial for Stretch {
    fn fragment_shader() -> ShaderRef {
        "shaders://stretch.wgsl".into()
    }
}

/// The picture can only be kept where it does not move by the clock; elsewhere, and where edges need no smoothing, the way through
/// here would be in vain.
fn choose(
    mut commands: Commands,
    settings: Res<Settings>,
    rested: Res<Rested>,
    (screen, window): (Res<State<Screen>>, Option<Res<InAWindow>>),
    eyes: Query<(Entity, &Camera, &Msaa, Option<&Stretch>), With<TableEye>>,
) {
    // Behind title and pages the eye drifts for ever, and slowly.
    let coarse = settings.quality == Quality::Low && rested.eye == 0 && *screen.get() == Screen::Table;
    for (eye, camera, samples, stretch) in &eyes {
        let smoothed = window.is_some() && *samples == Msaa::Off;
        if settings.moves_by_the_clock() && !smoothed {
            if stretch.is_some() {
                commands.entity(eye).remove::<Stretch>();
            }
            continue;
        }
        let Some(size) = camera.physical_target_size() else { continue };
        let (size, share) = (size.as_vec2(), if coarse { COARSE } else { 1.0 });
        let share = Stretch { share: (size * share).floor() / size.max(Vec2::ONE), smoothed: u32::from(smoothed) };
        if stretch != Some(&share) {
            commands.entity(eye).insert(share);
        }
    }
}

fn draw_fewer(mut commands: Commands, views: Query<(Entity, &ExtractedCamera, Option<&Stretch>)>) {
    for (view, camera, stretch) in &views {
        match (stretch, camera.physical_target_size) {
            (Some(stretch), Some(size)) if stretch.share.x < 1.0 => {
                let drawn = (size.as_vec2() * stretch.share).round().as_uvec2();
                commands.entity(view).insert(MainPassResolutionOverride(drawn));
            }
            _ => drop(commands.entity(view).remove::<MainPassResolutionOverride>()),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(FullscreenMaterialPlugin::<Stretch>::default())
        .add_systems(PostUpdate, choose.after(super::watch::watch));
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.add_systems(Render, draw_fewer.in_set(RenderSystems::CreateViews));
    }
}
