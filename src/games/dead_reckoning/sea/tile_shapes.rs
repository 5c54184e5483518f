//! The shapes of tiles: a face with its land under the chart's water, a rim, a back; and the floor and the harbour beneath.

use bevy::prelude::*;

use super::land::relief;
use super::places::{HARBOUR, THICK, TILE};
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::table::craft::joinery::{Bench, mesh};
use crate::table::craft::whittling::{Paint, Whittler};
use crate::table::settings::Quality;

/// The bevel of a tile's upper edges.
const BEVEL: f32 = 0.012;
/// The part of a tile that may rise: west, east, north, south.
const RISES: [f32; 4] = [-1.60, 0.50, -1.28, 0.64];

/// Columns of a mesh: the edges of the tile, and between two borders as many steps as are asked for.
fn lines(least: f32, from: f32, to: f32, most: f32, step: f32) -> Vec<f32> {
    let count = ((to - from) / step).ceil().max(1.0);
    let between = (0..=count as usize).map(|number| from + (to - from) * number as f32 / count);
    std::iter::once(least).chain(between).chain(std::iter::once(most)).collect()
}

/// The upper face of a tile with its middle at `middle` of the ocean's plane: every vertex knows its place in it.
#[must_use]
pub fn face(tile: TileId, middle: Vec2, quality: Quality) -> Mesh {
    let step = match quality {
        Quality::Low => 0.10,
        Quality::Medium => 0.06,
        Quality::High => 0.04,
    };
    let inner = TILE - Vec2::splat(BEVEL);
    let [west, east, north, south] = RISES;
    let step = if tile.open_sea { 9.0 } else { step };
    let (xs, ys) = (lines(-inner.x, west, east, inner.x, step), lines(-inner.y, north, south, inner.y, step));
    plane(&xs, &ys, middle, |p| if tile.open_sea { 0.0 } else { relief(tile, p) })
}

/// A net of water with these columns and rows.
fn plane(xs: &[f32], ys: &[f32], middle: Vec2, height: impl Fn(Vec2) -> f32) -> Mesh {
    let (mut positions, mut normals, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
    for y in ys {
        for x in xs {
            let p = Vec2::new(*x, *y);
            let d = 0.02;
            let slope = |by: Vec2| height(p + by * d) - height(p - by * d);
            positions.push([p.x, height(p), p.y]);
            normals.push(Vec3::new(-slope(Vec2::X), 2.0 * d, -slope(Vec2::Y)).normalize().to_array());
            uvs.push((middle + p).to_array());
        }
    }
    let mut indices = Vec::new();
    let wide = xs.len();
    let at = |x: usize, y: usize| (y * wide + x) as u32;
    for y in 1..ys.len() {
        for x in 1..wide {
            let (nw, ne, sw, se) = (at(x - 1, y - 1), at(x, y - 1), at(x - 1, y), at(x, y));
            indices.extend([nw, sw, ne, ne, sw, se]);
        }
    }
    mesh(positions, normals, uvs, indices)
}

/// The edge of a tile all round, from its face at 0 down to its back.
#[must_use]
pub fn rim() -> Mesh {
    let mut bench = Bench::default();
    let middle = Vec3::Y * -THICK / 2.0;
    bench.edges(middle, Vec3::new(TILE.x, THICK / 2.0, TILE.y), BEVEL);
    bench.finish()
}

/// The back of a tile, printed: it looks down.
#[must_use]
pub fn back() -> Mesh {
    let mut bench = Bench::default();
    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(x, z): (f32, f32)| {
        let at = Vec3::new(x * TILE.x, -THICK, z * TILE.y);
        bench.corner(at, Vec3::NEG_Y, Vec2::new(x * 0.5 + 0.5, 0.5 - z * 0.5))
    });
    bench.square(corners);
    bench.finish()
}

/// The water of the harbour, from its northern edge to the quay.
#[must_use]
pub fn basin(middle: Vec2, quay: f32) -> Mesh {
    plane(&[-HARBOUR.x, HARBOUR.x], &[-HARBOUR.y, quay], middle, |_| 0.0)
}

/// The quay of the harbour: stone, bollards, houses at both ends, a crane.
#[must_use]
pub fn quay(from: f32) -> Mesh {
    let mut knife = Whittler::default();
    let (stone, plank) = (Paint::coat(0x8E8577), Paint::wood(0x7A5A36));
    let half = Vec3::new(HARBOUR.x, 0.05, (HARBOUR.y - from) / 2.0);
    let middle = (HARBOUR.y + from) / 2.0;
    knife.block(Vec3::new(0.0, -0.05 + 0.004, middle), half, plank.shaded(0.8));
    let blocks = 46;
    let wide = HARBOUR.x / blocks as f32;
    for number in 0..blocks {
        let x = -HARBOUR.x + wide * (2 * number + 1) as f32;
        let paint = stone.shaded(0.84 + 0.05 * ((number * 7) % 5) as f32);
        knife.block(Vec3::new(x, -0.02, from), Vec3::new(wide * 0.96, 0.05, 0.05), paint);
    }
    for number in 0..12 {
        let x = -HARBOUR.x + 0.46 + number as f32 * 0.93;
        let foot = Vec3::new(x, 0.03, from);
        knife.turned(
            foot,
            &[(0.034, 0.0), (0.026, 0.05), (0.040, 0.06), (0.040, 0.08), (0.0, 0.09)],
            8,
            Paint::metal(0x3C3D40),
        );
    }
    // Two piers reach into the basin, between the berths.
    for x in [-3.75, 3.75] {
        knife.block(Vec3::new(x, 0.012, from - 0.42), Vec3::new(0.20, 0.018, 0.42), plank);
        for (dx, dz) in [(-0.17, -0.80), (0.17, -0.80), (-0.17, -0.42), (0.17, -0.42)] {
            let foot = Vec3::new(x + dx, -0.02, from + dz);
            knife.turned(foot, &[(0.035, 0.0), (0.032, 0.11), (0.0, 0.115)], 7, Paint::wood(0x4F3A22));
        }
    }
    for (x, turn) in [(-4.75, 0.2_f32), (-5.2, -0.1), (4.8, -0.2), (5.22, 0.12)] {
        knife.turn_to(Transform::from_xyz(x, 0.0, from - 0.40).with_rotation(Quat::from_rotation_y(turn)));
        knife.block(Vec3::new(0.0, 0.0, 0.0), Vec3::new(0.20, 0.05, 0.17), stone.shaded(0.8));
        knife.block(Vec3::new(0.0, 0.13, 0.0), Vec3::new(0.17, 0.10, 0.13), Paint::coat(0xCDBD96));
        knife.gable(
            Vec3::new(0.0, 0.30, 0.0),
            Vec3::new(0.21, 0.08, 0.18),
            Paint::coat(0x8A4A30),
            Paint::coat(0xBBAA84),
        );
        knife.block(Vec3::new(0.05, 0.10, 0.131), Vec3::new(0.035, 0.07, 0.003), Paint::coat(0x2E2014));
        knife.block(Vec3::new(-0.08, 0.14, 0.131), Vec3::new(0.03, 0.03, 0.003), Paint::coat(0xE0B965));
    }
    knife.finish()
}
