//! Models that come in three fineness levels, of which the eye gets the one it can see.
//!
//! A level is loaded when it is first wanted and kept; only one is shown. Levels change by the height of the model on
//! the screen, with some slack, so that a slow zoom does not flicker between two.

use bevy::gltf::GltfAssetLabel;
use bevy::prelude::*;
use bevy::world_serialization::{WorldAssetRoot, WorldInstanceReady};

use super::Extent;
use crate::table::settings::{Quality, Settings};
use crate::table::stage::TableEye;

/// A table millimetre in world units: models are built in millimetres.
const MM: f32 = 0.01;
/// The slack between two levels.
const SLACK: f32 = 0.1;

/// The level of detail of a model.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Level {
    /// Seen from across the table.
    Far,
    /// Seen from a captain's chair.
    Middle,
    /// Seen from the water.
    Near,
}

impl Level {
    /// The word in a model's file name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }
}

/// The model of a piece, by the path of its files without level and ending (`models://revenge`), or a whole file.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct Model {
    /// The folder of its files.
    pub path: String,
    /// The files come in three levels.
    pub levels: bool,
}

/// The level that is shown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown(pub Level);

/// The root of one level of a piece's model.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOf {
    pub piece: Entity,
    pub level: Level,
}

/// The parts of this level stand in the world and may be dressed.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Rigged;

/// The level for a model this number of pixels long, when `now` is shown.
fn wanted(pixels: f32, now: Option<Level>, quality: Quality) -> Level {
    let (near, middle) = match quality {
        Quality::Low => (900.0, 380.0),
        Quality::Medium => (620.0, 200.0),
        Quality::High => (340.0, 110.0),
    };
    let up = |border: f32, level: Level| match now {
        Some(now) if now >= level => pixels > border * (1.0 - SLACK),
        _ => pixels > border * (1.0 + SLACK),
    };
    if up(near, Level::Near) {
        Level::Near
    } else if up(middle, Level::Middle) {
        Level::Middle
    } else {
        Level::Far
    }
}

fn choose_the_level(
    mut commands: Commands,
    assets: Res<AssetServer>,
    settings: Res<Settings>,
    eyes: Query<(&Camera, &GlobalTransform, &Projection), With<TableEye>>,
    pieces: Query<(Entity, &Model, &Extent, &GlobalTransform, Option<&Shown>)>,
    mut levels: Query<(&LevelOf, Has<Rigged>, &mut Visibility)>,
) {
    let Ok((camera, eye, projection)) = eyes.single() else { return };
    let height = camera.physical_viewport_size().map_or(720.0, |size| size.y as f32);
    let Projection::Perspective(lens) = projection else { return };
    for (piece, model, extent, at, shown) in &pieces {
        let away = at.transform_point(extent.centre).distance(eye.translation()).max(0.05);
        let length = 2.0 * extent.half.max_element();
        let pixels = length / away * height / (2.0 * (lens.fov / 2.0).tan());
        let level =
            if model.levels { wanted(pixels, shown.map(|shown| shown.0), settings.quality) } else { Level::Near };
        if shown.map(|shown| shown.0) != Some(level) {
            commands.entity(piece).try_insert(Shown(level));
            if !levels.iter().any(|(of, ..)| of.piece == piece && of.level == level) {
                let file =
                    if model.levels { format!("{}.{}.glb", model.path, level.word()) } else { model.path.clone() };
                let scene = assets.load(GltfAssetLabel::Scene(0).from_asset(file));
                commands.spawn((
                    Name::new("model"),
                    LevelOf { piece, level },
                    WorldAssetRoot(scene),
                    Transform::from_scale(Vec3::splat(MM)),
                    Visibility::Hidden,
                    ChildOf(piece),
                ));
            }
        }
        // The old level stays until the new one stands.
        let ready = levels.iter().any(|(of, rigged, _)| of.piece == piece && of.level == level && rigged);
        for (of, rigged, mut visibility) in &mut levels {
            if of.piece != piece || (!ready && of.level != level) {
                continue;
            }
            let seen = if of.level == level && rigged { Visibility::Inherited } else { Visibility::Hidden };
            visibility.set_if_neq(seen);
        }
    }
}

fn mark_as_rigged(ready: On<WorldInstanceReady>, mut commands: Commands, levels: Query<(), With<LevelOf>>) {
    if levels.contains(ready.entity) {
        commands.entity(ready.entity).insert(Rigged);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, choose_the_level.after(TransformSystems::Propagate)).add_observer(mark_as_rigged);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_change_with_slack() {
        let border = 200.0;
        assert_eq!(wanted(border, Some(Level::Middle), Quality::Medium), Level::Middle);
        assert_eq!(wanted(border, Some(Level::Far), Quality::Medium), Level::Far);
        assert_eq!(wanted(border * 1.2, Some(Level::Far), Quality::Medium), Level::Middle);
        assert_eq!(wanted(2000.0, None, Quality::Low), Level::Near);
        assert_eq!(wanted(10.0, Some(Level::Near), Quality::High), Level::Far);
    }
}
