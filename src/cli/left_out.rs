//! The table with a part left out, or in the engine's own material: the cost of a frame without a part tells the cost
//! of the part.

use bevy::camera::visibility::RenderLayers;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::{EguiPostUpdateSet, EguiRenderOutput};

use crate::table::at_rest::KeptPanels;
use crate::table::board::water::Sea;
use crate::table::craft::surface::{Kind, Surface};
use crate::table::room::light::Lantern;
use crate::table::stage::TableEye;

/// Parts that can be left out besides the kinds of surfaces, by name.
const SHADOWS: &str = "shadows";
const SAMPLES: &str = "samples";
const PANELS: &str = "panels";
const SEA: &str = "sea";
/// No picture is kept: neither of things at rest nor of the whole table nor of the panels.
const KEEPING: &str = "keeping";

/// Lists every part that can be left out, by name.
pub(super) fn parts() -> impl Iterator<Item = &'static str> {
    [SHADOWS, SAMPLES, PANELS, SEA, KEEPING].into_iter().chain(Kind::ALL.map(Kind::name))
}

/// Kinds of surfaces that are left out.
#[derive(Resource)]
struct LeftOut(Vec<Kind>);

/// Leaves these parts out.
pub(super) fn leave_out(app: &mut App, parts: &[&str]) {
    let left = |part| parts.contains(&part);
    app.insert_resource(LeftOut(Kind::ALL.into_iter().filter(|kind| left(kind.name())).collect()));
    app.add_systems(PostUpdate, hide_surfaces);
    if left(SHADOWS) {
        app.add_systems(PreUpdate, no_shadows);
    }
    if left(SAMPLES) {
        app.add_systems(PreUpdate, plain_samples);
    }
    if left(PANELS) {
        leave_out_panels(app);
    }
    if left(SEA) {
        app.add_systems(PostUpdate, hide_the_sea);
    }
    if left(KEEPING) {
        app.add_systems(PreUpdate, never_at_rest);
        app.world_mut().remove_resource::<KeptPanels>();
    }
}

/// Only the table: nothing that lies over it.
pub(super) fn leave_out_panels(app: &mut App) {
    let clear = |mut outputs: Query<&mut EguiRenderOutput>| {
        for mut output in &mut outputs {
            output.paint_jobs.clear();
        }
    };
    app.add_systems(PostUpdate, clear.after(EguiPostUpdateSet::PostProcessOutput));
}

/// An eye that seems to move sees everything anew.
fn never_at_rest(mut eyes: Query<&mut Projection, With<TableEye>>) {
    eyes.iter_mut().for_each(|mut lens| lens.set_changed());
}

fn plain_samples(mut eyes: Query<&mut Msaa, With<TableEye>>) {
    for mut samples in &mut eyes {
        samples.set_if_neq(Msaa::Off);
    }
}

fn no_shadows(mut lanterns: Query<&mut SpotLight, With<Lantern>>) {
    for mut light in lanterns.iter_mut().filter(|light| light.shadow_maps_enabled) {
        light.shadow_maps_enabled = false;
    }
}

fn hide_surfaces(
    mut commands: Commands,
    left: Res<LeftOut>,
    surfaces: Res<Assets<Surface>>,
    things: Query<(Entity, &MeshMaterial3d<Surface>), Changed<MeshMaterial3d<Surface>>>,
) {
    for (thing, surface) in &things {
        if surfaces.get(&surface.0).is_some_and(|own| left.0.contains(&own.kind)) {
            commands.entity(thing).insert(RenderLayers::none());
        }
    }
}

fn hide_the_sea(mut commands: Commands, boards: Query<Entity, Added<MeshMaterial3d<Sea>>>) {
    for board in &boards {
        commands.entity(board).insert(RenderLayers::none());
    }
}

/// Draws the same meshes in the same light with the engine's own material.
pub(super) fn paint_plainly(app: &mut App) {
    app.add_systems(PostUpdate, (plain_surfaces, plain_sea));
}

fn plain_surfaces(
    mut commands: Commands,
    surfaces: Res<Assets<Surface>>,
    mut plain: ResMut<Assets<StandardMaterial>>,
    mut known: Local<HashMap<AssetId<Surface>, Handle<StandardMaterial>>>,
    things: Query<(Entity, &MeshMaterial3d<Surface>)>,
) {
    for (thing, surface) in &things {
        let Some(own) = surfaces.get(&surface.0) else { continue };
        let plain = known.entry(surface.id()).or_insert_with(|| {
            let colour = |of: Vec4| Color::linear_rgb(of.x, of.y, of.z);
            let two_sided = own.kind.two_sided();
            plain.add(StandardMaterial {
                base_color: colour(own.dye.base),
                base_color_texture: own.picture.clone(),
                perceptual_roughness: own.dye.numbers.x.clamp(0.0, 1.0),
                metallic: if own.kind == Kind::Metal { 1.0 } else { 0.0 },
                unlit: matches!(own.kind, Kind::Glow | Kind::Window | Kind::Outline),
                double_sided: two_sided,
                cull_mode: (!two_sided).then_some(StandardMaterial::default().cull_mode).flatten(),
                ..default()
            })
        });
        commands.entity(thing).remove::<MeshMaterial3d<Surface>>().insert(MeshMaterial3d(plain.clone()));
    }
}

fn plain_sea(
    mut commands: Commands,
    mut plain: ResMut<Assets<StandardMaterial>>,
    boards: Query<Entity, With<MeshMaterial3d<Sea>>>,
) {
    for board in &boards {
        let water = plain.add(StandardMaterial { base_color: Color::linear_rgb(0.02, 0.10, 0.15), ..default() });
        commands.entity(board).remove::<MeshMaterial3d<Sea>>().insert(MeshMaterial3d(water));
    }
}
