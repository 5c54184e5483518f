//! The table's picture goes through here on its way below the panels, where it may be kept, or drawn with fewer pixels, or have the
//! stairs of its edges smoothed.

use bevy::camera::MainPassResolutionOverride;
use bevy::core_pipeline::fullscreen_material::{
    FullscreenMaterial, FullscreenMaterialPipelineId, FullscreenMaterialPlugin,
};
use bevy::prelude::*;
use bevy::render::camera::ExtractedCamera;
use bevy::render::extract_component::ExtractComponent;
use bevy::render::render_resource::{CachedRenderPipelineId, PipelineCache, ShaderType};
use bevy::render::{Render, RenderApp, RenderSystems};
use bevy::shader::ShaderRef;

use super::Rested;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::{InAWindow, Screen, TableEye};

/// While the eye moves, this share of width and height is drawn where a pixel has one sample: a picture that follows the
/// hand is worth more than one that is sharp.
const fn share_in_motion(quality: Quality) -> f32 {
    match quality {
        Quality::Low => 0.6,
        Quality::Medium => 0.66,
        Quality::High => 1.0,
    }
}

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
    let moving = rested.eye == 0 && *screen.get() == Screen::Table;
    for (eye, camera, samples, stretch) in &eyes {
        let smoothed = window.is_some() && *samples == Msaa::Off;
        if settings.moves_by_the_clock() && !smoothed {
            if stretch.is_some() {
                commands.entity(eye).remove::<Stretch>();
            }
            continue;
        }
        let Some(size) = camera.physical_target_size() else { continue };
        let (size, share) = (size.as_vec2(), if moving && smoothed { share_in_motion(settings.quality) } else { 1.0 });
        let share = Stretch { share: (size * share).floor() / size.max(Vec2::ONE), smoothed: u32::from(smoothed) };
        if stretch != Some(&share) {
            commands.entity(eye).insert(share);
        }
    }
}

/// The way that enlarges and smooths nothing, once it is made: a processor that draws would do both for every pixel.
#[derive(Resource, Default)]
struct Enlarging(Option<CachedRenderPipelineId>);

impl Enlarging {
    fn ready(&self, pipelines: &PipelineCache) -> bool {
        self.0.is_some_and(|own| pipelines.get_render_pipeline(own).is_some())
    }
}

fn draw_fewer(
    mut commands: Commands,
    (enlarging, pipelines): (Res<Enlarging>, Res<PipelineCache>),
    views: Query<(Entity, &ExtractedCamera, Option<&Stretch>)>,
) {
    let ready = enlarging.ready(&pipelines);
    for (view, camera, stretch) in &views {
        match (stretch, camera.physical_target_size) {
            (Some(stretch), Some(size)) if ready && stretch.share.x < 1.0 => {
                let drawn = (size.as_vec2() * stretch.share).round().as_uvec2();
                commands.entity(view).insert(MainPassResolutionOverride(drawn));
            }
            _ => drop(commands.entity(view).remove::<MainPassResolutionOverride>()),
        }
    }
}

/// The engine knows one way for each picture: the other one is the same with one more definition in its shader.
fn enlarge(
    mut enlarging: ResMut<Enlarging>,
    pipelines: Res<PipelineCache>,
    mut views: Query<(&mut FullscreenMaterialPipelineId, Has<MainPassResolutionOverride>), With<Stretch>>,
) {
    for (mut way, fewer) in &mut views {
        if enlarging.0.is_none() && pipelines.get_render_pipeline(way.0).is_some() {
            let mut other = pipelines.get_render_pipeline_descriptor(way.0).clone();
            other.label = Some("enlarging".into());
            other.fragment.iter_mut().for_each(|fragment| fragment.shader_defs.push("ENLARGED".into()));
            enlarging.0 = Some(pipelines.queue_render_pipeline(other));
        }
        if let Some(own) = enlarging.0.filter(|_| fewer) {
            way.0 = own;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(FullscreenMaterialPlugin::<Stretch>::default())
        .add_systems(PostUpdate, choose.after(super::watch::watch));
    if let Some(renderer) = app.get_sub_app_mut(RenderApp) {
        renderer.init_resource::<Enlarging>().add_systems(
            Render,
            (draw_fewer.in_set(RenderSystems::CreateViews), enlarge.in_set(RenderSystems::PrepareBindGroups)),
        );
    }
}
