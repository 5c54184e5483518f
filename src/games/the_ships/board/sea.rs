//! The material of the board: the engraved chart under its water.

use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::ChartOnTable;
use super::survey::{self, Survey};
use crate::rules::geometry::hex::{Heading, Hex, Offset};
use crate::table::aids::Aids;
use crate::table::board::places::{BOARD_AT, BOARD_HALF, BOARD_MIDDLE, plane_from_hex, yaw_from_heading};
use crate::table::board::{HexMarks, WindOnTable};
use crate::table::craft::grain::Grain;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::TableEye;

/// What the chart's shader is told; see `shaders/sea.wgsl`.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug, Default)]
pub struct Bearings {
    origin_and_wind: Vec4,
    region: Vec4,
    numbers: Vec4,
    marks: [Vec4; 4],
}

/// The board's surface.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Nearness)]
pub struct Sea {
    #[uniform(0)]
    bearings: Bearings,
    #[texture(1)]
    #[sampler(2)]
    soundings: Handle<Image>,
    #[texture(3)]
    #[sampler(4)]
    land: Handle<Image>,
    #[texture(5)]
    #[sampler(6)]
    grain: Handle<Image>,
    /// The eye is so near that single strokes of the engraver can be told apart.
    close: bool,
}

/// What decides which pipeline draws the sea.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nearness {
    close: bool,
}

impl From<&Sea> for Nearness {
    fn from(sea: &Sea) -> Self {
        Self { close: sea.close }
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
        if let (true, Some(fragment)) = (key.bind_group_data.close, &mut descriptor.fragment) {
            fragment.shader_defs.push("CLOSE".into());
        }
        Ok(())
    }
}

/// Strokes are drawn one by one where a pixel is smaller than this (table decimetres).
const STROKES_SHOW: f32 = 0.0085;

/// How wide a pixel is where the board is nearest to the eye.
fn pixel_on_the_board(eye: Vec3, lens: &PerspectiveProjection, pixels: f32) -> f32 {
    let from_middle = (Vec2::new(eye.x, eye.z) - Vec2::new(BOARD_AT.x, BOARD_AT.z)).abs();
    let beside = (from_middle - BOARD_HALF).max(Vec2::ZERO);
    Vec3::new(beside.x, eye.y, beside.y).length() * 2.0 * (lens.fov / 2.0).tan() / pixels.max(1.0)
}

/// Near the water the chart is drawn stroke by stroke; from afar their mean is enough, and much cheaper.
fn draw_as_finely_as_is_seen(
    settings: Res<Settings>,
    on_table: Res<SeaOnTable>,
    eyes: Query<(&Camera, &GlobalTransform, &Projection), With<TableEye>>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let Some(sea) = seas.get(&on_table.sea) else { return };
    let slack = if sea.close { 1.12 } else { 1.0 };
    let sees = |(camera, eye, projection): (&Camera, &GlobalTransform, &Projection)| {
        let Projection::Perspective(lens) = projection else { return false };
        let pixels = camera.physical_viewport_size().map_or(720.0, |size| size.y as f32);
        pixel_on_the_board(eye.translation(), lens, pixels) < STROKES_SHOW * slack
    };
    let close = settings.quality != Quality::Low && (settings.quality == Quality::High || eyes.iter().any(sees));
    if close != sea.close
        && let Some(mut sea) = seas.get_mut(&on_table.sea)
    {
        sea.close = close;
    }
}

/// The sea that lies on the table, and its survey.
#[derive(Resource)]
pub struct SeaOnTable {
    /// The material of all tiles.
    pub sea: Handle<Sea>,
    /// Distances and heights.
    pub survey: Survey,
}

/// The direction of a heading in the board's plane (x east, y south).
#[must_use]
pub fn plane_direction(heading: Heading) -> Vec2 {
    let ahead = Quat::from_rotation_y(yaw_from_heading(heading)) * Vec3::Z;
    Vec2::new(ahead.x, ahead.z)
}

fn bearings(wind: Heading, settings: &Settings, marks: &HexMarks, aids: &Aids) -> Bearings {
    let origin = Vec2::new(BOARD_AT.x, BOARD_AT.z) - BOARD_MIDDLE;
    let (from, size) = survey::region();
    let moving = settings.quality > Quality::Low && !settings.reduced_motion && !settings.still_water;
    let mark = |at: Option<Offset>, kind: f32, strength: f32| {
        at.map_or(Vec4::ZERO, |offset| plane_from_hex(Hex::from(offset)).extend(kind).extend(strength))
    };
    Bearings {
        origin_and_wind: origin.extend(plane_direction(wind).x).extend(plane_direction(wind).y),
        region: from.extend(size.x).extend(size.y),
        numbers: Vec4::new(18.0, 18.0, f32::from(u8::from(moving)), f32::from(u8::from(aids.grid))),
        marks: [mark(marks.chosen, 2.0, 0.9), mark(marks.hover, 1.0, 0.8), Vec4::ZERO, Vec4::ZERO],
    }
}

/// A new chart is surveyed once; it takes some tens of milliseconds.
fn survey_the_chart(
    mut commands: Commands,
    chart: Res<ChartOnTable>,
    wind: Res<WindOnTable>,
    settings: Res<Settings>,
    aids: Res<Aids>,
    grain: Res<Grain>,
    mut images: ResMut<Assets<Image>>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let survey = Survey::new(|offset| chart.0.terrain(offset));
    let sea = seas.add(Sea {
        bearings: bearings(wind.0, &settings, &HexMarks::default(), &aids),
        soundings: images.add(survey.soundings()),
        land: images.add(survey.land()),
        grain: grain.0.clone(),
        close: false,
    });
    commands.insert_resource(SeaOnTable { sea, survey });
}

/// Wind, quality and marks change; the survey stays.
fn tell_the_shader(
    wind: Res<WindOnTable>,
    settings: Res<Settings>,
    marks: Res<HexMarks>,
    aids: Res<Aids>,
    on_table: Res<SeaOnTable>,
    mut seas: ResMut<Assets<Sea>>,
) {
    let now = bearings(wind.0, &settings, &marks, &aids);
    if seas.get(&on_table.sea).is_some_and(|sea| sea.bearings != now)
        && let Some(mut sea) = seas.get_mut(&on_table.sea)
    {
        sea.bearings = now;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Sea>::default()).add_systems(
        PostUpdate,
        (
            survey_the_chart.run_if(resource_exists_and_changed::<ChartOnTable>.and_then(resource_exists::<Grain>)),
            tell_the_shader.run_if(
                resource_exists::<SeaOnTable>.and_then(
                    resource_exists_and_changed::<WindOnTable>
                        .or_else(resource_exists_and_changed::<Settings>)
                        .or_else(resource_exists_and_changed::<HexMarks>)
                        .or_else(resource_exists_and_changed::<Aids>)
                        .or_else(resource_exists_and_changed::<SeaOnTable>),
                ),
            ),
            draw_as_finely_as_is_seen.after(TransformSystems::Propagate).run_if(resource_exists::<SeaOnTable>),
        )
            .chain(),
    );
}
