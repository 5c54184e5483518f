//! Dresses a model that has just been rigged: our own surfaces for our own materials, sails as they are set, yards
//! braced and flags to the wind.

use bevy::camera::visibility::RenderLayers;
use bevy::gltf::GltfMaterialName;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::model::{LevelOf, Rigged};
use crate::table::craft::surface::{Surface, Surfaces};
use crate::table::deck::AT_SEA;

/// The set of a ship's sails.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum SailsSet {
    Furled,
    #[default]
    Battle,
    Full,
}

impl SailsSet {
    /// The word at the end of a sail's node name.
    const fn word(self) -> &'static str {
        self.into_str()
    }
}

/// Sails and flags of a piece that are dyed otherwise than drawn.
#[derive(Component, Clone, Debug)]
pub struct Coats {
    pub canvas: Handle<Surface>,
    pub flag: Handle<Surface>,
}

/// All of a model is but a pale shape: every part wears this, on this layer, and throws no shadow.
#[derive(Component, Clone, Debug)]
pub struct Pale(pub Handle<Surface>, pub RenderLayers);

/// The wind seen from on board: an angle about the vertical from straight ahead, to port.
#[derive(Component, Clone, Copy, PartialEq, Debug, Default)]
pub struct WindAboard(pub f32);

/// The yards are braced by this angle about their masts for a wind that blows `to` this angle.
///
/// They are squared before the wind, braced 40 degrees at most on a reach, and aback no further than that.
#[must_use]
pub fn brace(to: f32) -> f32 {
    (to.sin() * 40.0_f32.to_radians()).clamp(-0.7, 0.7)
}

/// Models wear our own surfaces.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DressedSystems;

fn paint(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    fresh: Query<(Entity, &LevelOf), Added<Rigged>>,
    (coats, pale): (Query<&Coats>, Query<&Pale>),
    ships: Query<(), With<SailsSet>>,
    children: Query<&Children>,
    parts: Query<(&GltfMaterialName, Entity), With<MeshMaterial3d<StandardMaterial>>>,
) {
    for (root, of) in &fresh {
        let coats = coats.get(of.piece).ok();
        // From a deck only ships are seen, and no other piece on the table.
        let seen =
            if ships.contains(of.piece) { RenderLayers::from_layers(&[0, AT_SEA]) } else { RenderLayers::layer(0) };
        for part in children.iter_descendants(root) {
            let Ok((name, part)) = parts.get(part) else { continue };
            if let Ok(Pale(film, layers)) = pale.get(of.piece) {
                let dressed = (MeshMaterial3d(film.clone()), layers.clone(), NotShadowCaster);
                commands.entity(part).remove::<MeshMaterial3d<StandardMaterial>>().insert(dressed);
                continue;
            }
            let (surface, shades): (&Handle<Surface>, bool) = match name.0.as_str() {
                "timber" => (&surfaces.timber, true),
                "canvas" => (coats.map_or(&surfaces.canvas, |coats| &coats.canvas), true),
                "flag" => (coats.map_or(&surfaces.flag, |coats| &coats.flag), true),
                "glow" => (&surfaces.glow, false),
                _ => continue,
            };
            let mut part = commands.entity(part);
            part.remove::<MeshMaterial3d<StandardMaterial>>().insert((MeshMaterial3d(surface.clone()), seen.clone()));
            if !shades {
                part.insert(NotShadowCaster);
            }
        }
    }
}

/// Sets sails, braces yards and streams flags if sails, wind or the model have changed.
fn trim(
    roots: Query<(Entity, &LevelOf, Ref<Rigged>)>,
    ships: Query<(Ref<SailsSet>, Ref<WindAboard>)>,
    children: Query<&Children>,
    mut nodes: Query<(&Name, &mut Transform, &mut Visibility), Without<LevelOf>>,
) {
    for (root, of, rigged) in &roots {
        let Ok((sails, wind)) = ships.get(of.piece) else { continue };
        if !(rigged.is_added() || sails.is_changed() || wind.is_changed()) {
            continue;
        }
        for node in children.iter_descendants(root) {
            let Ok((name, mut transform, mut visibility)) = nodes.get_mut(node) else { continue };
            // Parts of a node are called after it, with their material behind a dot; only the node itself moves.
            let name = name.as_str();
            if name.contains('.') {
                continue;
            }
            if name.starts_with("sail_") {
                let shown = name.ends_with(sails.word());
                visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
            } else if name.starts_with("yard_") {
                let lateen = name.ends_with("lateen");
                let turn = if lateen { brace(wind.0) * 0.6 } else { brace(wind.0) };
                transform.rotation = Quat::from_rotation_y(turn);
            } else if name.starts_with("flag_") {
                // A flag is built streaming aft; it streams to where the wind blows.
                transform.rotation = Quat::from_rotation_y(wind.0 + std::f32::consts::PI);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (paint.in_set(DressedSystems), trim).chain());
}
