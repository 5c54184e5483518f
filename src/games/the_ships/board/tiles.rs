//! Nine square-cut tiles, each a board of its own with bevelled edges; land rises out of those that have any.

use bevy::asset::RenderAssetUsages;
use bevy::light::NotShadowCaster;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::ChartOnTable;
use super::sea::SeaOnTable;
use super::survey::Survey;
use crate::play::PlaySystems;
use crate::play::on_the_table::{OnTheTable, has_the_table};
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::game::TheShips;
use crate::table::board::places::{APRON, BOARD_HALF, BOARD_MIDDLE, COLUMN_PITCH, HEX_FLATS, MM, world_from_plane};
use crate::table::craft::joinery::Bench;
use crate::table::craft::surface::Surfaces;
use crate::table::settings::{Quality, Settings};

/// Everything of which the board is built.
#[derive(Component, Clone, Copy, Debug, Default)]
struct Laid;

/// A tile is this thick.
const THICK: f32 = 3.0 * MM;
/// The bevel of its upper edges.
const BEVEL: f32 = 0.6 * MM;
/// The gap that shows between two tiles.
const GAP: f32 = 0.2 * MM;

/// North-west corner and size of a tile's cut, in the board's plane.
fn cut(slot: Offset) -> (Vec2, Vec2) {
    let size = Vec2::new(6.0 * COLUMN_PITCH, 6.0 * HEX_FLATS);
    let corner = Vec2::new(slot.col as f32 * size.x - 0.5 * COLUMN_PITCH, slot.row as f32 * size.y - 0.25 * HEX_FLATS);
    (corner, size)
}

fn has_land(survey: &Survey, from: Vec2, room: Vec2) -> bool {
    let high = |x: u32, y: u32| survey.relief_at(from + room * Vec2::new(x as f32 / 24.0, y as f32 / 28.0)) > 0.0;
    (0..=24).any(|x| (0..=28).any(|y| high(x, y)))
}

/// The upper face: flat for open sea, a fine mesh where there is land.
fn face(survey: &Survey, corner: Vec2, size: Vec2, step: f32) -> Mesh {
    let inset = BEVEL + GAP;
    let (from, room) = (corner + Vec2::splat(inset), size - Vec2::splat(2.0 * inset));
    let has_land = has_land(survey, from, room);
    let (nx, ny) = if has_land { ((room.x / step).ceil() as usize, (room.y / step).ceil() as usize) } else { (1, 1) };
    let mut positions = Vec::with_capacity((nx + 1) * (ny + 1));
    let mut normals = Vec::with_capacity((nx + 1) * (ny + 1));
    for y in 0..=ny {
        for x in 0..=nx {
            let p = from + room * Vec2::new(x as f32 / nx as f32, y as f32 / ny as f32);
            let rim = x == 0 || y == 0 || x == nx || y == ny;
            let height = |q: Vec2| survey.relief_at(q);
            let d = 0.02;
            let east = height(p + Vec2::X * d) - height(p - Vec2::X * d);
            let south = height(p + Vec2::Y * d) - height(p - Vec2::Y * d);
            let lift = if rim && !has_land { 0.0 } else { height(p) };
            positions.push((world_from_plane(p) + Vec3::Y * lift).to_array());
            normals.push(Vec3::new(-east, 2.0 * d, -south).normalize().to_array());
        }
    }
    let mut indices = Vec::with_capacity(nx * ny * 6);
    let at = |x: usize, y: usize| (y * (nx + 1) + x) as u32;
    for y in 0..ny {
        for x in 0..nx {
            indices.extend([at(x, y), at(x, y + 1), at(x + 1, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)]);
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_indices(Indices::U32(indices))
}

/// Bevel and sides; if land reaches the rim, the tile's edge rises with it like a cut cake.
fn rim(survey: &Survey, corner: Vec2, size: Vec2) -> Mesh {
    let mut bench = Bench::default();
    let middle = corner + size / 2.0;
    let steps = 48;
    let inner = size / 2.0 - Vec2::splat(BEVEL + GAP);
    let outer = size / 2.0 - Vec2::splat(GAP);
    let side = |half: Vec2, turn: usize, t: f32| {
        let s = t * 2.0 - 1.0;
        let local = match turn {
            0 => Vec2::new(s * half.x, half.y),
            1 => Vec2::new(half.x, -s * half.y),
            2 => Vec2::new(-s * half.x, -half.y),
            _ => Vec2::new(-half.x, s * half.y),
        };
        middle + local
    };
    for turn in 0..4 {
        for i in 0..steps {
            let (t0, t1) = (i as f32 / steps as f32, (i + 1) as f32 / steps as f32);
            let top = |t: f32| {
                let p = side(inner, turn, t);
                world_from_plane(p) + Vec3::Y * survey.relief_at(p)
            };
            let low = |t: f32, y: f32| {
                let p = side(outer, turn, t);
                world_from_plane(p) + Vec3::Y * y
            };
            let shoulder = |t: f32| survey.relief_at(side(inner, turn, t)) - BEVEL;
            bench.face([low(t0, shoulder(t0)), low(t1, shoulder(t1)), top(t1), top(t0)]);
            bench.face([low(t0, -THICK), low(t1, -THICK), low(t1, shoulder(t1)), low(t0, shoulder(t0))]);
        }
    }
    bench.finish()
}

/// The paper under the tiles, as far as they leave it to be seen: it shows the rest of the outermost hexes.
fn apron() -> Mesh {
    let (first, size) = cut(Offset::new(0, 0));
    let under = size * 1.5 - Vec2::splat(0.1);
    let middle = first + size * 1.5 - BOARD_MIDDLE;
    let mut bench = Bench::default();
    bench.level_with_hole(0.0, BOARD_HALF + Vec2::splat(APRON), middle, under);
    bench.finish()
}

fn lay_the_tiles(
    mut commands: Commands,
    chart: Res<ChartOnTable>,
    sea: Res<SeaOnTable>,
    surfaces: Res<Surfaces>,
    settings: Res<Settings>,
    old: Query<Entity, With<Laid>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let step = match settings.quality {
        Quality::Low => 0.09,
        Quality::Medium => 0.06,
        Quality::High => 0.04,
    };
    for (slot, laid) in chart.0.tiles() {
        let (corner, size) = cut(slot);
        let name = format!("tile {}", laid.number);
        let top = meshes.add(face(&sea.survey, corner, size, step));
        let flat = !has_land(&sea.survey, corner, size);
        let mut tile = commands.spawn((Name::new(name.clone()), Laid, Mesh3d(top), MeshMaterial3d(sea.sea.clone())));
        if flat {
            tile.insert(NotShadowCaster);
        }
        let edge = meshes.add(rim(&sea.survey, corner, size));
        let edge = (Mesh3d(edge), MeshMaterial3d(surfaces.linen.clone()), NotShadowCaster);
        commands.spawn((Name::new(name + " rim"), Laid, edge));
    }
    let under = Transform::from_translation(world_from_plane(BOARD_MIDDLE) - Vec3::Y * (THICK * 0.75));
    let paper = (Mesh3d(meshes.add(apron())), MeshMaterial3d(sea.sea.clone()), NotShadowCaster, under);
    commands.spawn((Name::new("apron"), Laid, paper));
}

/// While another game has the table, its sea lies within the frame.
fn make_room(on: Res<OnTheTable>, mut laid: Query<&mut Visibility, With<Laid>>) {
    let seen = if has_the_table::<TheShips>(on) { Visibility::Inherited } else { Visibility::Hidden };
    for mut visibility in &mut laid {
        visibility.set_if_neq(seen);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, make_room.after(PlaySystems::Show))
        .add_systems(Last, lay_the_tiles.run_if(resource_exists_and_changed::<SeaOnTable>));
}
