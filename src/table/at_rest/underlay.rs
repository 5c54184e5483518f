//! The picture never rests while sails, flags and water move by the clock. Still things are drawn once and kept there,
//! colours and depths; only moving things are drawn over them. This takes one sample a pixel: the engine's pictures of
//! several cannot be copied.

use std::sync::{Mutex, PoisonError};

use bevy::core_pipeline::core_3d::{Opaque3d, main_opaque_pass_3d};
use bevy::core_pipeline::{Core3d, Core3dSystems};
use bevy::pbr::DrawMaterial;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_phase::{
    CachedRenderPipelinePhaseItem, Draw, DrawError, DrawFunctions, RenderCommandState, TrackedRenderPass,
    ViewBinnedRenderPhases,
};
use bevy::render::render_resource::{CachedRenderPipelineId, PipelineCache, RenderPassDescriptor, StoreOp, Texture};
use bevy::render::renderer::{RenderContext, RenderDevice, ViewQuery};
use bevy::render::view::{ExtractedView, ViewDepthTexture, ViewTarget};
use bevy::shader::ShaderDefVal;

use super::copies::{copy, may_be_copied, place_for};
use super::kept::Kept;
use super::stretch::Stretch;
use crate::table::craft::surface::RESTLESS;

/// These opaque things are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Wanted {
    #[default]
    All,
    Still,
    Moving,
}

/// The picture of still things, as one view saw it.
struct Laid {
    view: Entity,
    colours: Texture,
    depths: Texture,
}

impl Laid {
    fn beneath(view: Entity, target: &ViewTarget, depth: &ViewDepthTexture, device: &RenderDevice) -> Self {
        Self {
            view,
            colours: place_for(target.main_texture(), "still_colours", device),
            depths: place_for(&depth.texture, "still_depths", device),
        }
    }

    fn fits(&self, view: Entity, target: &ViewTarget) -> bool {
        let now = target.main_texture();
        self.view == view && self.colours.size() == now.size() && self.colours.format() == now.format()
    }
}

/// The kept picture, and the things that are being drawn.
#[derive(Resource, Default)]
struct Underlay(Mutex<(Wanted, Option<Laid>)>);

impl Underlay {
    fn want(&self, wanted: Wanted) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).0 = wanted;
    }

    fn leaves_out(&self, pipeline: CachedRenderPipelineId, pipelines: &PipelineCache) -> bool {
        let wanted = self.0.lock().unwrap_or_else(PoisonError::into_inner).0;
        wanted != Wanted::All && (wanted == Wanted::Moving) != moves(pipeline, pipelines)
    }
}

fn moves(pipeline: CachedRenderPipelineId, pipelines: &PipelineCache) -> bool {
    let restless = |definition: &ShaderDefVal| matches!(definition, ShaderDefVal::Bool(name, true) if name == RESTLESS);
    let descriptor = pipelines.get_render_pipeline_descriptor(pipeline);
    descriptor.fragment.as_ref().is_some_and(|fragment| fragment.shader_defs.iter().any(restless))
}

/// Draws as the engine does, but only the wanted things.
struct DrawWanted(RenderCommandState<Opaque3d, DrawMaterial>);

impl Draw<Opaque3d> for DrawWanted {
    fn prepare(&mut self, world: &World) {
        self.0.prepare(world);
    }

    fn draw<'w>(
        &mut self,
        world: &'w World,
        pass: &mut TrackedRenderPass<'w>,
        view: Entity,
        item: &Opaque3d,
    ) -> Result<(), DrawError> {
        if world.resource::<Underlay>().leaves_out(item.cached_pipeline(), world.resource::<PipelineCache>()) {
            return Ok(());
        }
        self.0.draw(world, pass, view, item)
    }
}

/// Runs before the engine draws opaque things: still ones are there already, or are drawn now and kept.
fn lay_under(
    world: &World,
    view: ViewQuery<(&ExtractedView, &ViewTarget, &ViewDepthTexture, Has<Stretch>)>,
    phases: Res<ViewBinnedRenderPhases<Opaque3d>>,
    (kept, underlay, device): (Res<Kept>, Res<Underlay>, Res<RenderDevice>),
    mut context: RenderContext,
) {
    underlay.want(Wanted::All);
    let entity = view.entity();
    let (extracted, target, depth, stretched) = view.into_inner();
    if !stretched {
        return;
    }
    let laid = underlay.0.lock().unwrap_or_else(PoisonError::into_inner).1.take();
    let Some(phase) = phases.get(&extracted.retained_view_entity) else { return };
    if !kept.still || !may_be_copied(target.main_texture()) || !may_be_copied(&depth.texture) {
        return;
    }
    // The first call on an attachment clears it.
    let colour_attachment = target.get_color_attachment();
    let depth_attachment = depth.get_attachment(StoreOp::Store);
    let (colours, depths) = (target.main_texture(), &depth.texture);
    let laid = if let Some(laid) = laid.filter(|laid| laid.fits(entity, target)) {
        let encoder = context.command_encoder();
        copy(encoder, &laid.colours, colours);
        copy(encoder, &laid.depths, depths);
        laid
    } else {
        underlay.want(Wanted::Still);
        {
            let mut pass = context.begin_tracked_render_pass(RenderPassDescriptor {
                label: Some("still"),
                color_attachments: &[Some(colour_attachment)],
                depth_stencil_attachment: Some(depth_attachment),
                timestamp_writes: None,
                occlusion_query_set: None,
                multiview_mask: None,
            });
            if let Err(fault) = phase.render(&mut pass, world, entity) {
                error!("What lies still could not be drawn: {fault:?}");
            }
        }
        let laid = Laid::beneath(entity, target, depth, &device);
        let encoder = context.command_encoder();
        copy(encoder, colours, &laid.colours);
        copy(encoder, depths, &laid.depths);
        laid
    };
    underlay.want(Wanted::Moving);
    underlay.0.lock().unwrap_or_else(PoisonError::into_inner).1 = Some(laid);
}

/// Replaces the engine's own way of drawing opaque things.
fn draw_only_what_is_wanted(world: &mut World) {
    let draw = DrawWanted(RenderCommandState::new(world));
    world.resource::<DrawFunctions<Opaque3d>>().write().add_with::<DrawMaterial, _>(draw);
}

pub(super) fn plugin(app: &mut App) {
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    renderer
        .init_resource::<Underlay>()
        .add_systems(bevy::render::RenderStartup, draw_only_what_is_wanted)
        .add_systems(Core3d, lay_under.in_set(Core3dSystems::MainPass).before(main_opaque_pass_3d));
}
