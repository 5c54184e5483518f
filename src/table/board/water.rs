//! The water of a board: an engraved chart under moving water, whichever game lays it (`shaders/sea.wgsl`).

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::places::{BOARD_AT, BOARD_HALF};
use crate::table::craft::surface::RESTLESS;
use crate::table::deck::Around;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::TableEye;

/// The uniforms of the chart's shader; see `shaders/sea.wgsl`.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug, Default)]
pub struct Bearings {
    /// From the world to the board's plane, and where the wind blows to in it.
    pub origin_and_wind: Vec4,
    /// The surveyed rectangle: corner and size.
    pub region: Vec4,
    /// Columns, rows, motion, grid (1 shown, 0 hidden).
    pub numbers: Vec4,
    /// Marked hexes: middle in the plane, kind, strength.
    pub marks: [Vec4; 4],
}

/// The board's surface.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Nearness)]
pub struct Sea {
    /// Its place, and the marks on it.
    #[uniform(0)]
    pub bearings: Bearings,
    /// Distances to coast, shallows, shoal and reef.
    #[texture(1)]
    #[sampler(2)]
    pub soundings: Handle<Image>,
    /// Height of the land, and its slopes.
    #[texture(3)]
    #[sampler(4)]
    pub land: Handle<Image>,
    /// The noise everything takes its grain from.
    #[texture(5)]
    #[sampler(6)]
    pub grain: Handle<Image>,
    /// The eye is so near that single strokes of the engraver can be told apart.
    pub close: bool,
    /// It is ruled in hexes; otherwise its vertices give its plane, so that a tile may be turned over.
    pub hexes: bool,
    /// On the open sea land is land, and the chart is not drawn.
    pub around: Around,
}

/// The pipeline key of the sea.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nearness {
    close: bool,
    hexes: bool,
    around: Around,
}

impl From<&Sea> for Nearness {
    fn from(sea: &Sea) -> Self {
        Self { close: sea.close, hexes: sea.hexes, around: sea.around }
    }
}

impl Material for Sea {
    fn fragment_shader() -> ShaderRef {
        "shaders://sea.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let Nearness { close, hexes, around } = key.bind_group_data;
        let charted = hexes && around != Around::OpenSea;
        let definitions = [(close, "CLOSE"), (hexes, "HEXES"), (charted, "CHARTED"), (true, RESTLESS)];
        if let Some(fragment) = &mut descriptor.fragment {
            let own = definitions.into_iter().filter(|(on, _)| *on).map(|(_, name)| name);
            fragment.shader_defs.extend(own.chain(around.definitions().iter().copied()).map(Into::into));
        }
        Ok(())
    }
}

/// Strokes are drawn one by one where a pixel is smaller than this (table decimetres).
const STROKES_SHOW: f32 = 0.0085;

/// The width of a pixel where the board is nearest to the eye.
fn pixel_on_the_board(eye: Vec3, lens: &PerspectiveProjection, pixels: f32) -> f32 {
    let from_middle = (Vec2::new(eye.x, eye.z) - Vec2::new(BOARD_AT.x, BOARD_AT.z)).abs();
    let beside = (from_middle - BOARD_HALF).max(Vec2::ZERO);
    Vec3::new(beside.x, eye.y, beside.y).length() * 2.0 * (lens.fov / 2.0).tan() / pixels.max(1.0)
}

/// Near the water the chart is drawn stroke by stroke; from afar their mean is enough, and much cheaper.
fn draw_as_finely_as_is_seen(
    settings: Res<Settings>,
    eyes: Query<(&Camera, &GlobalTransform, &Projection), With<TableEye>>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let all: Vec<(AssetId<Sea>, bool)> = seas.iter().map(|(id, sea)| (id, sea.close)).collect();
    for (id, was) in all {
        let slack = if was { 1.12 } else { 1.0 };
        let sees = |(camera, eye, projection): (&Camera, &GlobalTransform, &Projection)| {
            let Projection::Perspective(lens) = projection else { return false };
            let pixels = camera.physical_viewport_size().map_or(720.0, |size| size.y as f32);
            pixel_on_the_board(eye.translation(), lens, pixels) < STROKES_SHOW * slack
        };
        let close = settings.quality != Quality::Low && (settings.quality == Quality::High || eyes.iter().any(sees));
        if close != was
            && let Some(mut sea) = seas.get_mut(id)
        {
            sea.close = close;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Sea>::default())
        .add_systems(PostUpdate, draw_as_finely_as_is_seen.after(TransformSystems::Propagate));
}
