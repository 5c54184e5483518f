//! Panels that stand still are painted once, on a glass, and the glass is laid over the table: a processor that draws
//! would pay for every one of their layers. A panel that changes is painted anew in the same frame, and goes on the
//! glass when it has stood still.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::core_pipeline::upscaling::upscaling;
use bevy::core_pipeline::{Core3d, Core3dSystems};
use bevy::image::ImageSampler;
use bevy::prelude::*;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::render_asset::RenderAssets;
use bevy::render::render_resource::{
    Extent3d, LoadOp, Operations, PipelineCache, RenderPassColorAttachment, RenderPassDescriptor, StoreOp, Texture,
    TextureDimension, TextureFormat, TextureUsages,
};
use bevy::render::renderer::{RenderContext, RenderDevice, ViewQuery};
use bevy::render::texture::GpuImage;
use bevy::render::view::ViewTarget;
use bevy::render::{RenderApp, RenderStartup};
use bevy_egui::egui::{self, ClippedPrimitive, Color32, TextureId, epaint};
use bevy_egui::render::{EguiCameraView, egui_pass, prepare_egui_pass};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiRenderOutput, EguiTextureHandle};

use super::SETTLED;
use super::copies::{copy, may_be_copied, place_for};
use crate::table::stage::{InAWindow, TableEye};

/// Panes of the glass in points, each way; a pane without a panel is left out.
const PANE: f32 = 32.0;

/// The picture on the glass.
struct Glass {
    picture: Handle<Image>,
    texture: TextureId,
    size: UVec2,
}

/// The panels as they were last, and the glass they are painted on.
#[derive(Resource, Default)]
pub struct KeptPanels {
    last: Vec<ClippedPrimitive>,
    /// The size of the window, and of its points.
    measures: (UVec2, f32),
    /// `number` counts their changes, `still` the frames without one since then.
    number: u64,
    still: u8,
    glass: Option<Glass>,
    panes: Vec<ClippedPrimitive>,
}

impl KeptPanels {
    /// Looks at the panels of a frame: have they stood still for long enough?
    fn settled(&mut self, now: &[ClippedPrimitive], same_pictures: bool, size: UVec2, scale: f32) -> bool {
        let measures = (size, scale);
        if same_pictures && self.measures == measures && alike(now, &self.last) {
            self.still = self.still.saturating_add(1);
        } else {
            (self.last, self.measures, self.still) = (now.to_vec(), measures, 0);
            self.number += 1;
            self.panes.clear();
        }
        self.still >= SETTLED
    }
}

fn alike(one: &[ClippedPrimitive], other: &[ClippedPrimitive]) -> bool {
    one.len() == other.len()
        && one.iter().zip(other).all(|(one, other)| match (&one.primitive, &other.primitive) {
            (epaint::Primitive::Mesh(a), epaint::Primitive::Mesh(b)) => one.clip_rect == other.clip_rect && a == b,
            // The picture of a paint callback is unknown.
            _ => false,
        })
}

/// The panes over which a panel lies, those beside each other in one piece.
fn panes(panels: &[ClippedPrimitive], texture: TextureId, whole: egui::Vec2) -> ClippedPrimitive {
    let [columns, rows] = [whole.x, whole.y].map(|length| (length / PANE).ceil() as usize);
    let mut covered = vec![false; columns * rows];
    for ClippedPrimitive { clip_rect, primitive } in panels {
        let epaint::Primitive::Mesh(mesh) = primitive else { continue };
        for corners in mesh.indices.chunks_exact(3) {
            let corners = corners.iter().filter_map(|corner| mesh.vertices.get(*corner as usize));
            let mut seen = egui::Rect::NOTHING;
            corners.for_each(|corner| seen.extend_with(corner.pos));
            let seen = seen.intersect(*clip_rect);
            if seen.is_negative() {
                continue;
            }
            let upto = |end: f32, most: usize| ((end / PANE).floor() as usize + 1).min(most);
            for row in (seen.top() / PANE) as usize..upto(seen.bottom(), rows) {
                for column in (seen.left() / PANE) as usize..upto(seen.right(), columns) {
                    covered[row * columns + column] = true;
                }
            }
        }
    }
    let mut mesh = egui::Mesh::with_texture(texture);
    let corner = |column: usize, row: usize| (egui::vec2(column as f32, row as f32) * PANE).min(whole).to_pos2();
    for row in 0..rows {
        let mut column = 0;
        while column < columns {
            let long = covered[row * columns + column..(row + 1) * columns].iter().take_while(|pane| **pane).count();
            if long > 0 {
                let pane = egui::Rect::from_two_pos(corner(column, row), corner(column + long, row + 1));
                let part = |at: egui::Pos2| (at.to_vec2() / whole).to_pos2();
                let uv = egui::Rect::from_min_max(part(pane.min), part(pane.max));
                mesh.add_rect_with_uv(pane, uv, Color32::WHITE);
            }
            column += long.max(1);
        }
    }
    let clip_rect = egui::Rect::from_min_size(egui::Pos2::ZERO, whole);
    ClippedPrimitive { clip_rect, primitive: epaint::Primitive::Mesh(mesh) }
}

/// This picture of the panels is to be painted on this glass.
#[derive(Resource, ExtractResource, Clone, Copy, Default)]
struct ToPaint(Option<(AssetId<Image>, u64)>);

/// The panels stand still, and the glass lies in their place.
#[derive(Resource, Default)]
pub(super) struct PanelsRest(pub(super) bool);

/// This picture of the panels is on the glass.
#[derive(Resource, Clone, Default)]
struct Painted(Arc<AtomicU64>);

fn new_glass(size: UVec2, images: &mut Assets<Image>, contexts: &mut EguiContexts) -> Glass {
    let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let (shape, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
    let mut image = Image::new_uninit(extent, shape, format, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING | TextureUsages::COPY_DST;
    image.sampler = ImageSampler::nearest();
    let picture = images.add(image);
    let texture = contexts.add_image(EguiTextureHandle::Weak(picture.id()));
    Glass { picture, texture, size }
}

/// In place of panels that stand still there is the glass.
fn look_at_the_panels(
    mut kept: ResMut<KeptPanels>,
    (mut to_paint, mut rest, painted): (ResMut<ToPaint>, ResMut<PanelsRest>, Res<Painted>),
    mut images: ResMut<Assets<Image>>,
    mut contexts: EguiContexts,
    mut eyes: Query<(&Camera, &Msaa, &mut EguiRenderOutput), With<TableEye>>,
) {
    (to_paint.0, rest.0) = (None, false);
    // Pictures of several samples cannot be copied, and where there is time for them panels cost nothing.
    let Ok((camera, Msaa::Off, mut output)) = eyes.single_mut() else { return };
    let (Some(size), Ok(context)) = (camera.physical_target_size(), contexts.ctx_mut()) else { return };
    let scale = context.pixels_per_point();
    if !kept.settled(&output.paint_jobs, output.textures_delta.is_empty(), size, scale) {
        return;
    }
    let KeptPanels { last, number, glass, panes: laid, .. } = &mut *kept;
    if painted.0.load(Ordering::Relaxed) == *number {
        rest.0 = true;
        output.paint_jobs.clone_from(laid);
        return;
    }
    if let Some(old) = glass.take_if(|old| old.size != size) {
        contexts.remove_image(old.picture.id());
    }
    let glass = glass.get_or_insert_with(|| new_glass(size, &mut images, &mut contexts));
    if laid.is_empty() {
        laid.push(panes(last, glass.texture, egui::vec2(size.x as f32, size.y as f32) / scale));
    }
    to_paint.0 = Some((glass.picture.id(), *number));
}

/// While the panels are painted by themselves: the table below them, the glass, and which picture it will be.
#[derive(Resource, Default)]
struct Aside(Option<(Texture, Texture, u64)>);

/// The table is laid aside, and the panels get an empty place.
fn lay_aside(
    view: ViewQuery<&ViewTarget, With<EguiCameraView>>,
    (to_paint, images): (Res<ToPaint>, Res<RenderAssets<GpuImage>>),
    (pipelines, device): (Res<PipelineCache>, Res<RenderDevice>),
    mut aside: ResMut<Aside>,
    mut context: RenderContext,
) {
    let target = view.into_inner();
    let drawn = target.main_texture();
    let Some((glass, number)) = to_paint.0.and_then(|(glass, number)| Some((images.get(glass)?, number))) else {
        return;
    };
    let fits = glass.texture.size() == drawn.size() && glass.texture.format() == drawn.format();
    if !may_be_copied(drawn) || !fits || pipelines.waiting_pipelines().next().is_some() {
        return;
    }
    let table = place_for(drawn, "table_aside", &device);
    copy(context.command_encoder(), drawn, &table);
    let empty = Operations { load: LoadOp::Clear(LinearRgba::NONE.into()), store: StoreOp::Store };
    drop(context.begin_tracked_render_pass(RenderPassDescriptor {
        label: Some("empty_glass"),
        color_attachments: &[Some(RenderPassColorAttachment {
            view: target.main_texture_view(),
            depth_slice: None,
            resolve_target: None,
            ops: empty,
        })],
        ..default()
    }));
    aside.0 = Some((table, glass.texture.clone(), number));
}

/// Puts the painted panels on the glass, and brings the table back.
fn take_the_glass(
    view: ViewQuery<&ViewTarget, With<EguiCameraView>>,
    painted: Res<Painted>,
    mut aside: ResMut<Aside>,
    mut context: RenderContext,
) {
    let drawn = view.into_inner().main_texture();
    let Some((table, glass, number)) = aside.0.take() else { return };
    let encoder = context.command_encoder();
    copy(encoder, drawn, &glass);
    copy(encoder, &table, drawn);
    painted.0.store(number, Ordering::Relaxed);
}

/// A new graphics device has nothing of the old pictures.
fn forget(painted: Res<Painted>) {
    painted.0.store(0, Ordering::Relaxed);
}

pub(super) fn plugin(app: &mut App) {
    let painted = Painted::default();
    app.init_resource::<KeptPanels>()
        .init_resource::<ToPaint>()
        .init_resource::<PanelsRest>()
        .insert_resource(painted.clone())
        .add_plugins(ExtractResourcePlugin::<ToPaint>::default())
        .add_systems(
            PostUpdate,
            look_at_the_panels
                .after(EguiPostUpdateSet::ProcessOutput)
                .before(EguiPostUpdateSet::PostProcessOutput)
                .run_if(resource_exists::<InAWindow>.and_then(resource_exists::<KeptPanels>)),
        );
    let Some(renderer) = app.get_sub_app_mut(RenderApp) else { return };
    let laid_aside = |aside: Res<Aside>| aside.0.is_some();
    renderer
        .insert_resource(painted)
        .init_resource::<ToPaint>()
        .init_resource::<Aside>()
        .add_systems(RenderStartup, forget)
        .add_systems(
            Core3d,
            (lay_aside, egui_pass.run_if(laid_aside), take_the_glass)
                .chain()
                .after(Core3dSystems::PostProcess)
                .before(prepare_egui_pass)
                .before(upscaling),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{Rect, pos2, vec2};

    fn sheet(rect: Rect) -> ClippedPrimitive {
        let mut mesh = egui::Mesh::default();
        mesh.add_colored_rect(rect, Color32::BROWN);
        ClippedPrimitive { clip_rect: Rect::EVERYTHING, primitive: epaint::Primitive::Mesh(mesh) }
    }

    #[test]
    fn panels_settle_when_nothing_of_them_changes() {
        let mut kept = KeptPanels::default();
        let size = UVec2::new(320, 200);
        let one = [sheet(Rect::from_min_size(pos2(8.0, 8.0), vec2(40.0, 20.0)))];
        let other = [sheet(Rect::from_min_size(pos2(9.0, 8.0), vec2(40.0, 20.0)))];
        let mut look = |panels: &[ClippedPrimitive], same, scale| {
            let settled = (0..=SETTLED).map(|_| kept.settled(panels, same, size, scale)).collect::<Vec<_>>();
            assert!(!settled[0] || same, "a letter that was drawn anew is painted anew");
            (settled[usize::from(SETTLED)], kept.number)
        };
        assert_eq!(look(&one, true, 1.0), (true, 1));
        assert_eq!(look(&one, true, 1.0), (true, 1));
        assert_eq!(look(&other, true, 1.0), (true, 2));
        assert_eq!(look(&other, true, 2.0), (true, 3));
        assert!(!look(&other, false, 2.0).0);
        assert!(look(&[], true, 2.0).0);
    }

    #[test]
    fn the_glass_lies_where_panels_are_and_nowhere_else() {
        let panels = [
            sheet(Rect::from_min_max(pos2(40.0, 8.0), pos2(100.0, 20.0))),
            sheet(Rect::from_min_max(pos2(310.0, 190.0), pos2(400.0, 300.0))),
        ];
        let glass = panes(&panels, TextureId::User(7), vec2(320.0, 200.0));
        let epaint::Primitive::Mesh(mesh) = glass.primitive else { panic!("panes are a mesh") };
        assert!(mesh.is_valid() && mesh.texture_id == TextureId::User(7));
        let corners: Vec<_> = mesh.vertices.chunks(4).map(|pane| (pane[0].pos, pane[3].pos, pane[3].uv)).collect();
        assert_eq!(
            corners,
            [
                (pos2(32.0, 0.0), pos2(128.0, 32.0), pos2(128.0 / 320.0, 32.0 / 200.0)),
                (pos2(288.0, 160.0), pos2(320.0, 192.0), pos2(1.0, 192.0 / 200.0)),
                (pos2(288.0, 192.0), pos2(320.0, 200.0), pos2(1.0, 1.0)),
            ]
        );
    }
}
