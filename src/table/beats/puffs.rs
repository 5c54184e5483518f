//! Smoke, flashes, splashes and splinters: a handful of little sheets that the vertex shader moves.
//!
//! One entity is one volley. Its look at a moment follows from its beginning alone, so nothing is computed from frame
//! to frame; the entity goes when its last puff has faded.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, MeshVertexBufferLayoutRef, PrimitiveTopology};
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

use crate::table::board::WindOnTable;
use crate::table::board::places::yaw_from_heading;
use crate::table::craft::surface::dye;
use crate::table::deck::AT_SEA;
use crate::table::settings::Settings;
use crate::table::stage::Redraw;

/// Sheets in one cloud.
const SHEETS: u16 = 28;

/// The kind of a cloud.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recipe {
    /// Powder smoke with a flash in it.
    Muzzle,
    /// The smoke of a musket.
    Musket,
    /// Shot in the water.
    Splash,
    /// Shot in the timber.
    Splinters,
    /// The flames of a ship that burns: they go on until they are taken away.
    Fire,
    /// The smoke over them.
    Smoke,
    Blast,
}

impl Recipe {
    /// The colours when young, when old and at the beginning; life, size, rise, weight; staggering, thickness, flash,
    /// endless.
    fn dye(self) -> (Dye, f32) {
        let mixed = |young: u32, old: u32, core: u32, numbers: [f32; 4], more: [f32; 4]| Dye {
            young: dye(young),
            old: dye(old),
            core: dye(core),
            numbers: numbers.into(),
            more: more.into(),
            clock: Vec4::ZERO,
            wind: Vec4::ZERO,
        };
        let ends = |life: f32, late: f32| life + late + 0.1;
        match self {
            Self::Muzzle => {
                (mixed(0xD9D2C4, 0x9A958C, 0xFFC25A, [3.4, 0.30, 0.16, 0.0], [0.55, 0.62, 0.05, 0.0]), ends(3.4, 0.55))
            }
            Self::Musket => {
                (mixed(0xDDD8CC, 0xA5A098, 0xFFC25A, [1.8, 0.10, 0.10, 0.0], [0.7, 0.5, 0.04, 0.0]), ends(1.8, 0.7))
            }
            Self::Splash => {
                (mixed(0xF3F6F2, 0xBFD2D6, 0xF3F6F2, [1.1, 0.085, 0.95, 1.6], [0.4, 0.85, 0.0, 0.0]), ends(1.1, 0.4))
            }
            Self::Splinters => {
                (mixed(0x6B4A2A, 0x3A2618, 0xD9B070, [0.9, 0.035, 0.7, 1.7], [0.15, 1.0, 0.06, 0.0]), ends(0.9, 0.15))
            }
            Self::Fire => {
                (mixed(0xF0832A, 0x8A2E12, 0xFFD878, [0.85, 0.115, 0.42, 0.0], [0.85, 0.9, 0.6, 1.0]), f32::INFINITY)
            }
            Self::Smoke => {
                (mixed(0x2B2724, 0x5A554F, 0x2B2724, [3.4, 0.26, 0.42, 0.0], [3.4, 0.5, 0.0, 1.0]), f32::INFINITY)
            }
            Self::Blast => {
                (mixed(0xC98A50, 0x4A4440, 0xFFE09A, [5.0, 0.75, 0.45, 0.0], [0.3, 0.8, 0.22, 0.0]), ends(5.0, 0.3))
            }
        }
    }
}

/// A cloud that stands in the world. Its entity's own place and turn are those of the spot it comes from.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
#[require(Transform, Visibility)]
pub struct Puff {
    /// To where it is thrown, in its own frame.
    pub along: Vec3,
    /// Over how wide a line it begins, along its own z.
    pub wide: f32,
    pub recipe: Recipe,
}

/// The time at which a cloud is gone.
#[derive(Component, Clone, Copy, Debug)]
struct Fades(f32);

/// Colours and numbers of a cloud; the shader explains them.
#[derive(ShaderType, Clone, Copy, PartialEq, Debug)]
pub struct Dye {
    young: Vec4,
    old: Vec4,
    core: Vec4,
    numbers: Vec4,
    more: Vec4,
    clock: Vec4,
    wind: Vec4,
}

/// The material of clouds.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
pub struct Cloud {
    #[uniform(0)]
    dye: Dye,
}

impl Material for Cloud {
    fn vertex_shader() -> ShaderRef {
        "shaders://puffs.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders://puffs.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Blend
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
        _: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.primitive.cull_mode = None;
        Ok(())
    }
}

/// The sheets all clouds share.
#[derive(Resource)]
struct Sheets(Handle<Mesh>);

/// A quarter turn for each corner; a sheet's place in its cloud follows from its number.
fn sheets() -> Mesh {
    let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]];
    let (mut places, mut ways, mut own) = (Vec::new(), Vec::new(), Vec::new());
    let mut indices = Vec::new();
    for sheet in 0..SHEETS {
        let share = (f32::from(sheet) + 0.5) / f32::from(SHEETS);
        for [x, y] in corners {
            // The box around the cloud is made from these points: they lie as far as it may come.
            places.push([x * 2.5, y * 2.5, x * 2.5]);
            ways.push([x, y]);
            own.push([share, (f32::from(sheet) * 0.618_034).fract()]);
        }
        let first = u32::from(sheet) * 4;
        indices.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, ways)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, own)
        .with_inserted_indices(Indices::U32(indices))
}

fn cut_the_sheets(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(Sheets(meshes.add(sheets())));
}

fn billow(
    mut commands: Commands,
    fresh: Query<(Entity, &Puff), Added<Puff>>,
    sheets: Res<Sheets>,
    wind: Res<WindOnTable>,
    time: Res<Time>,
    mut clouds: ResMut<Assets<Cloud>>,
) {
    for (entity, puff) in &fresh {
        let (mut dye, lasts) = puff.recipe.dye();
        let to = Quat::from_rotation_y(yaw_from_heading(wind.0)) * Vec3::Z;
        dye.clock =
            Vec4::new(time.elapsed_secs_wrapped(), puff.wide, f32::from(SHEETS), (entity.index_u32() % 97) as f32);
        dye.wind = (to * 0.16).extend(0.0);
        dye.core.w = 1.0;
        let along = puff.along;
        dye.young.w = along.x;
        dye.old.w = along.y;
        dye.wind.w = along.z;
        commands.entity(entity).insert((
            Mesh3d(sheets.0.clone()),
            MeshMaterial3d(clouds.add(Cloud { dye })),
            (NotShadowCaster, RenderLayers::from_layers(&[0, AT_SEA])),
            Fades(time.elapsed_secs() + lasts),
        ));
    }
}

fn fade(
    mut commands: Commands,
    time: Res<Time>,
    settings: Res<Settings>,
    clouds: Query<(Entity, &Fades)>,
    mut redraw: ResMut<Redraw>,
) {
    let now = time.elapsed_secs();
    let mut any = false;
    for (entity, fades) in &clouds {
        if now >= fades.0 {
            commands.entity(entity).despawn();
        } else if fades.0.is_finite() {
            // An endless fire is drawn as often as the water is.
            any = true;
        }
    }
    if any && !settings.reduced_motion {
        redraw.ask();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<Cloud>::default())
        .add_systems(Startup, cut_the_sheets)
        .add_systems(PostUpdate, (billow, fade));
}
