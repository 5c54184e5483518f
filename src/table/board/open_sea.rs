//! Sea and sky around an eye in the open air: the open sea around a deck, or the harbour below the quay
//! (`shaders/open_sea.wgsl`).
//!
//! In the cabin nothing of it is drawn. At sea ships float where they lie on the board. The sun lights everything that
//! the cabin's lantern lit.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::{NoFrustumCulling, RenderLayers};
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, MeshVertexBufferLayoutRef, PrimitiveTopology};
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use super::WindOnTable;
use super::places::yaw_from_heading;
use super::water::Sea;
use crate::table::craft::grain::Grain;
use crate::table::craft::surface::{RESTLESS, Surface};
use crate::table::deck::{Around, HARBOUR, look_around};
use crate::table::pieces::CaptainsEye;
use crate::table::pieces::motion::Keel;
use crate::table::settings::Settings;
use crate::table::stage::TableEye;

/// At most this number of ships makes white water.
const SHIPS: usize = 12;
/// The nearest ring of the water's net, the growth from each ring to the next, and the number of rings.
const RINGS: (f32, f32, u32) = (0.06, 1.125, 82);
/// The net has this number of spokes.
const SPOKES: u32 = 112;
/// The sky is drawn at this distance, and lies behind everything.
const HIGH: f32 = 100.0;
/// Waves of the harbour are larger than those around the ships of the table.
const LARGER: f32 = 9.0;

/// A ship that is not there.
const FAR: Vec4 = Vec4::new(1e6, 1e6, 0.0, 1.0);

/// Wind, and ships in the water; see the shader.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
struct Weather {
    wind: Vec4,
    ships: [Vec4; SHIPS],
}

impl Default for Weather {
    fn default() -> Self {
        Self { wind: Vec4::ZERO, ships: [FAR; SHIPS] }
    }
}

/// The material of sea and sky.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Stretch)]
struct OpenSea {
    #[uniform(0)]
    weather: Weather,
    #[texture(1)]
    #[sampler(2)]
    grain: Handle<Image>,
    stretch: Stretch,
}

/// A part of what surrounds the eye: the pipeline key.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Stretch {
    part: Part,
    around: Around,
}

/// Sea or sky.
#[repr(u8)]
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Part {
    Water,
    Sky,
}

impl From<&OpenSea> for Stretch {
    fn from(sea: &OpenSea) -> Self {
        sea.stretch
    }
}

impl Material for OpenSea {
    fn vertex_shader() -> ShaderRef {
        "shaders://open_sea.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders://open_sea.wgsl".into()
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let Stretch { part, around } = key.bind_group_data;
        let sky = (part == Part::Sky).then_some("SKY");
        let definitions = sky.into_iter().chain([RESTLESS]).chain(around.definitions().iter().copied());
        descriptor.vertex.shader_defs.extend(definitions.clone().map(Into::into));
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.extend(definitions.map(Into::into));
        }
        descriptor.primitive.cull_mode = None;
        Ok(())
    }
}

/// A net of water that is finest around the eye and reaches to the horizon.
fn net() -> Mesh {
    let (first, wider, rings) = RINGS;
    let mut places = vec![[0.0, 0.0, 0.0]];
    let mut indices: Vec<u32> = Vec::new();
    for ring in 0..rings {
        let far = first * wider.powf(ring as f32);
        for spoke in 0..SPOKES {
            let turn = (spoke as f32 + 0.5 * (ring % 2) as f32) / SPOKES as f32 * TAU;
            places.push([far * turn.sin(), 0.0, far * turn.cos()]);
        }
        for spoke in 0..SPOKES {
            let next = (spoke + 1) % SPOKES;
            let (a, b) = (1 + ring * SPOKES + spoke, 1 + ring * SPOKES + next);
            match ring.checked_sub(1) {
                None => indices.extend([0, a, b]),
                Some(before) => {
                    let (c, d) = (1 + before * SPOKES + spoke, 1 + before * SPOKES + next);
                    indices.extend([c, a, b, c, b, d]);
                }
            }
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_indices(Indices::U32(indices))
}

/// Everything is lit by the same sun or lantern, also what is made later.
fn light_alike(around: Res<Around>, mut surfaces: ResMut<Assets<Surface>>, mut boards: ResMut<Assets<Sea>>) {
    let other: Vec<_> = surfaces.iter().filter(|(_, own)| own.around != *around).map(|(id, _)| id).collect();
    for id in other {
        if let Some(mut surface) = surfaces.get_mut(id) {
            surface.around = *around;
        }
    }
    let other: Vec<_> = boards.iter().filter(|(_, own)| own.around != *around).map(|(id, _)| id).collect();
    for id in other {
        if let Some(mut board) = boards.get_mut(id) {
            board.around = *around;
        }
    }
}

/// Spreads sea and sky out when the eye comes into the open air, and takes them away when it leaves.
fn spread_out(
    mut commands: Commands,
    around: Res<Around>,
    grain: Res<Grain>,
    (mut meshes, mut seas): (ResMut<Assets<Mesh>>, ResMut<Assets<OpenSea>>),
    old: Query<Entity, With<Part>>,
) {
    for part in &old {
        commands.entity(part).despawn();
    }
    if !around.open_air() {
        return;
    }
    let weather = Weather::default();
    for (part, mesh) in [(Part::Water, net()), (Part::Sky, Mesh::from(Sphere::new(HIGH)))] {
        let stretch = Stretch { part, around: *around };
        commands.spawn((
            Name::new("sea and sky"),
            part,
            Mesh3d(meshes.add(mesh)),
            MeshMaterial3d(seas.add(OpenSea { weather, grain: grain.0.clone(), stretch })),
            Transform::default(),
            (NotShadowCaster, NoFrustumCulling, RenderLayers::layer(around.layer())),
        ));
    }
}

/// It lies around the eye, on the level on which ships float, and moves with the wind.
fn surround_the_eye(
    (wind, around): (Res<WindOnTable>, Res<Around>),
    settings: Res<Settings>,
    eyes: Query<&Transform, (With<TableEye>, Without<Part>)>,
    ships: Query<(&GlobalTransform, &InheritedVisibility, &Children), With<CaptainsEye>>,
    keels: Query<&Keel>,
    mut parts: Query<(&Part, &mut Transform, &MeshMaterial3d<OpenSea>)>,
    mut seas: ResMut<Assets<OpenSea>>,
) {
    let Ok(eye) = eyes.single() else { return };
    let mut weather = Weather::default();
    let at_sea = *around == Around::OpenSea;
    let (mut level, scale) = if at_sea { (0.0_f32, 1.0) } else { (HARBOUR, LARGER) };
    let afloat = ships.iter().filter(|(_, seen, _)| at_sea && seen.get());
    for (slot, (at, _, children)) in weather.ships.iter_mut().zip(afloat) {
        let (place, ahead) = (at.translation(), at.rotation() * Vec3::Z);
        *slot = Vec4::new(place.x, place.z, ahead.x, ahead.z);
        let floats = children.iter().filter_map(|child| keels.get(child).ok()).map(|keel| at.transform_point(keel.0).y);
        level = floats.fold(level, f32::max);
    }
    let blows = Quat::from_rotation_y(yaw_from_heading(wind.0)) * Vec3::Z;
    weather.wind = Vec4::new(blows.x, blows.z, f32::from(u8::from(settings.moves_water())), level);
    for (part, mut place, material) in &mut parts {
        let (height, scale) = if *part == Part::Water { (level, scale) } else { (eye.translation.y, 1.0) };
        let around_it = Transform::from_xyz(eye.translation.x, height, eye.translation.z);
        place.set_if_neq(around_it.with_scale(Vec3::splat(scale)));
        if seas.get(&material.0).is_some_and(|sea| sea.weather != weather)
            && let Some(mut sea) = seas.get_mut(&material.0)
        {
            sea.weather = weather;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<OpenSea>::default()).add_systems(
        PostUpdate,
        (
            light_alike.run_if(
                resource_changed::<Around>
                    .or_eager(resource_changed::<Assets<Surface>>)
                    .or_eager(resource_changed::<Assets<Sea>>),
            ),
            spread_out.run_if(resource_changed::<Around>),
            surround_the_eye.run_if(|around: Res<Around>| around.open_air()),
        )
            .chain()
            .after(look_around)
            .before(TransformSystems::Propagate),
    );
}
