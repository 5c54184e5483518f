//! The line around a piece that is pointed at or chosen: its own meshes once more, swollen by a pixel or two.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::model::{LevelOf, Shown};
use super::{Hovered, Selected};
use crate::table::craft::surface::{Surface, Surfaces};

/// A mesh that is only there as a line around another.
#[derive(Component, Clone, Copy, Debug)]
pub struct LineAround {
    pub piece: Entity,
}

/// The parts of a model that carry its silhouette; ropes and small fittings would only make the line restless.
fn carries_the_silhouette(surface: &Handle<Surface>, surfaces: &Surfaces) -> bool {
    *surface != surfaces.glow && *surface != surfaces.flag
}

fn draw_the_lines(
    mut commands: Commands,
    surfaces: Res<Surfaces>,
    pieces: Query<(Entity, Has<Hovered>, Has<Selected>, Option<&Shown>)>,
    levels: Query<&LevelOf>,
    lines: Query<(Entity, &LineAround)>,
    children: Query<&Children>,
    parts: Query<(&Mesh3d, &MeshMaterial3d<Surface>), Without<LineAround>>,
    mut last: Local<Vec<(Entity, bool, Option<Shown>)>>,
) {
    let mut wanted: Vec<(Entity, bool, Option<Shown>)> = pieces
        .iter()
        .filter(|(_, hovered, selected, _)| *hovered || *selected)
        .map(|(piece, _, selected, shown)| (piece, selected, shown.copied()))
        .collect();
    wanted.sort_by_key(|(piece, ..)| *piece);
    let standing = |piece: Entity| lines.iter().any(|(_, line)| line.piece == piece);
    if *last == wanted && wanted.iter().all(|(piece, ..)| standing(*piece)) {
        return;
    }
    for (line, _) in &lines {
        commands.entity(line).despawn();
    }
    for (piece, selected, shown) in &wanted {
        let surface = if *selected { &surfaces.chosen } else { &surfaces.hover };
        for part in children.iter_descendants(*piece) {
            // Levels that are not shown get no line.
            if levels.get(part).is_ok_and(|of| Some(Shown(of.level)) != *shown) {
                continue;
            }
            let Ok((mesh, own)) = parts.get(part) else { continue };
            if carries_the_silhouette(&own.0, &surfaces) {
                commands.spawn((
                    LineAround { piece: *piece },
                    Mesh3d(mesh.0.clone()),
                    MeshMaterial3d(surface.clone()),
                    NotShadowCaster,
                    Transform::IDENTITY,
                    ChildOf(part),
                ));
            }
        }
    }
    *last = wanted;
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw_the_lines);
}
