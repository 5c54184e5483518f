//! The renderer leaves out everything that it has drawn already.

use bevy::core_pipeline::fullscreen_material::FullscreenMaterialPipelineId;
use bevy::core_pipeline::upscaling::upscaling;
use bevy::core_pipeline::{Core3d, Core3dSystems};
use bevy::pbr::Shadow;
use bevy::prelude::*;
use bevy::render::render_phase::ViewBinnedRenderPhases;
use bevy::render::render_resource::PipelineCache;
use bevy::render::renderer::{CurrentView, ViewQuery};
use bevy::render::view::ViewTarget;
use bevy::render::{Extract, ExtractSchedule, Render, RenderApp, RenderStartup, RenderSystems};

use bevy_egui::render::EguiCameraView;

use super::glass::PanelsRest;
use super::stretch::Stretch;
use super::{Rested, SETTLED};

/// The parts of the last frame that are still valid.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Kept {
    /// The picture of the table.
    picture: bool,
    /// The picture of all that does not move by the clock.
    pub(super) still: bool,
    shadows: bool,
    /// This number of frames was drawn with everything there.
    whole: u8,
    /// Neither the picture nor the panels above it have changed in this number of frames.
    finished: u8,
}

impl Kept {
    /// Nothing has to be drawn: the last frame is there, panels and all.
    const fn everything(self) -> bool {
        self.finished >= SETTLED
    }
}

/// Shadows that are not drawn in this frame.
#[derive(Resource, Default)]
struct LeftOut(ViewBinnedRenderPhases<Shadow>);

/// A new graphics device has nothing of the old pictures.
fn forget(mut kept: ResMut<Kept>) {
    *kept = Kept::default();
}

fn see_what_rests(
    rested: Extract<Res<Rested>>,
    panels: Extract<Res<PanelsRest>>,
    pipelines: Res<PipelineCache>,
    mut kept: ResMut<Kept>,
) {
    let whole = if pipelines.waiting_pipelines().next().is_some() { 0 } else { kept.whole.saturating_add(1) };
    let settled = |frames: u8| frames >= SETTLED && whole >= SETTLED;
    let picture = settled(rested.picture);
    *kept = Kept {
        picture,
        finished: if picture && panels.0 { kept.finished.saturating_add(1) } else { 0 },
        still: settled(rested.still),
        shadows: settled(rested.shadows),
        whole,
    };
}

fn anything_new(kept: Res<Kept>, view: Option<Res<CurrentView>>, stretched: Query<(), With<Stretch>>) -> bool {
    !(kept.picture && view.is_some_and(|view| stretched.contains(view.0)))
}

/// The picture stays in one texture, and the panels are drawn into the other: they change places once a frame, and
/// back.
fn change_back(
    view: ViewQuery<(&ViewTarget, &FullscreenMaterialPipelineId), With<Stretch>>,
    pipelines: Res<PipelineCache>,
) {
    let (target, stretched) = view.into_inner();
    if pipelines.get_render_pipeline(stretched.0).is_some() {
        let _ = target.post_process_write();
    }
}

/// Neither the table nor the panels are brought to the window's picture once more.
fn leave_everything_out(mut commands: Commands, views: Query<Entity, With<Stretch>>) {
    for view in &views {
        commands.entity(view).remove::<(FullscreenMaterialPipelineId, EguiCameraView)>();
    }
}

/// The view's other texture holds the finished picture.
fn change(view: ViewQuery<&ViewTarget, With<Stretch>>) {
    let _ = view.into_inner().post_process_write();
}

/// Takes the shadows out before the frame is drawn, and puts them back when it is.
fn leave_out_shadows(
    kept: Res<Kept>,
    mut shadows: ResMut<ViewBinnedRenderPhases<Shadow>>,
    mut left_out: ResMut<LeftOut>,
) {
    if kept.shadows {
        std::mem::swap(&mut shadows.0, &mut left_out.0.0);
    }
}

pub(super) fn plugin(app: &mut App) {
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    let everything = |kept: Res<Kept>| kept.everything();
    renderer
        .init_resource::<Kept>()
        .init_resource::<LeftOut>()
        .add_systems(RenderStartup, forget)
        .add_systems(ExtractSchedule, see_what_rests)
        .configure_sets(Core3d, Core3dSystems::MainPass.run_if(anything_new))
        .add_systems(
            Core3d,
            (
                change.run_if(everything).after(Core3dSystems::PostProcess).before(upscaling),
                (change_back, change.run_if(everything)).after(upscaling),
            ),
        )
        .add_systems(Render, leave_everything_out.run_if(everything).in_set(RenderSystems::PrepareBindGroups))
        .add_systems(
            Render,
            (
                leave_out_shadows.after(RenderSystems::PrepareBindGroups).before(RenderSystems::Render),
                leave_out_shadows.in_set(RenderSystems::Cleanup),
            ),
        );
}
