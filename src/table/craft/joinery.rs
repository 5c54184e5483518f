//! Meshes that a joiner or a turner would make: bevelled boards, mitred bars, turned shapes, flat sheets.

use std::f32::consts::TAU;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

/// A mesh in the making.
#[derive(Default)]
pub struct Bench {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Bench {
    /// One corner; its number is handed back.
    pub fn corner(&mut self, at: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(at.to_array());
        self.normals.push(normal.to_array());
        self.uvs.push(uv.to_array());
        (self.positions.len() - 1) as u32
    }

    /// A flat four-sided face, corners against the clock as seen from outside; grain runs along the longer side.
    pub fn face(&mut self, corners: [Vec3; 4]) {
        let [a, b, c, d] = corners;
        let normal = (b - a).cross(d - a).normalize_or_zero();
        let (long, wide) = (a.distance(b), a.distance(d));
        let uv =
            |u: f32, v: f32| if long >= wide { Vec2::new(u * long, v * wide) } else { Vec2::new(v * wide, u * long) };
        let numbers = [
            self.corner(a, normal, uv(0.0, 0.0)),
            self.corner(b, normal, uv(1.0, 0.0)),
            self.corner(c, normal, uv(1.0, 1.0)),
            self.corner(d, normal, uv(0.0, 1.0)),
        ];
        self.square(numbers);
    }

    /// Two triangles over four corners against the clock.
    pub fn square(&mut self, [a, b, c, d]: [u32; 4]) {
        self.indices.extend([a, b, c, a, c, d]);
    }

    /// A box with its upper edges taken off by `bevel`; no bottom.
    pub fn board(&mut self, middle: Vec3, half: Vec3, bevel: f32) {
        let corner = |x: f32, z: f32| middle + Vec3::new(x * (half.x - bevel), half.y, z * (half.z - bevel));
        self.face([corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)]);
        self.edges(middle, half, bevel);
    }

    /// A level surface with a hole where something covers it anyway; planks run along x.
    pub fn level_with_hole(&mut self, height: f32, half: Vec2, hole_at: Vec2, hole: Vec2) {
        let (west, east) = (hole_at.x - hole.x, hole_at.x + hole.x);
        let (north, south) = (hole_at.y - hole.y, hole_at.y + hole.y);
        let strips = [
            (-half.x, half.x, -half.y, north),
            (-half.x, half.x, south, half.y),
            (-half.x, west, north, south),
            (east, half.x, north, south),
        ];
        for (left, right, far, near) in strips {
            let corners = [(left, near), (right, near), (right, far), (left, far)]
                .map(|(x, z)| self.corner(Vec3::new(x, height, z), Vec3::Y, Vec2::new(x + half.x, half.y - z)));
            self.square(corners);
        }
    }

    /// Bevel and sides of a box, without its upper face.
    pub fn edges(&mut self, middle: Vec3, half: Vec3, bevel: f32) {
        let corner = |x: f32, y: f32, z: f32| middle + Vec3::new(x, y, z);
        let (x, y, z) = (half.x, half.y, half.z);
        let (ix, iy, iz) = (x - bevel, y - bevel, z - bevel);
        let sides = [
            [(-x, z), (x, z), (-ix, iz), (ix, iz)],
            [(x, z), (x, -z), (ix, iz), (ix, -iz)],
            [(x, -z), (-x, -z), (ix, -iz), (-ix, -iz)],
            [(-x, -z), (-x, z), (-ix, -iz), (-ix, iz)],
        ];
        for [(ax, az), (bx, bz), (cx, cz), (dx, dz)] in sides {
            self.face([corner(ax, iy, az), corner(bx, iy, bz), corner(dx, y, dz), corner(cx, y, cz)]);
            self.face([corner(ax, -y, az), corner(bx, -y, bz), corner(bx, iy, bz), corner(ax, iy, az)]);
        }
    }

    /// A shape turned on the lathe about the vertical: radius and height from bottom to top.
    pub fn turned(&mut self, foot: Vec3, profile: &[(f32, f32)], around: u32) {
        let mut rows: Vec<Vec<u32>> = Vec::new();
        for pair in profile.windows(2) {
            let [(r0, h0), (r1, h1)] = [pair.first(), pair.last()].map(|p| p.copied().unwrap_or_default());
            let slope = Vec2::new(h1 - h0, r0 - r1).normalize_or_zero();
            for (radius, height) in [(r0, h0), (r1, h1)] {
                let row = (0..=around)
                    .map(|step| {
                        let turn = step as f32 / around as f32 * TAU;
                        let out = Vec3::new(turn.cos(), 0.0, -turn.sin());
                        let normal = out * slope.x + Vec3::Y * slope.y;
                        self.corner(foot + out * radius + Vec3::Y * height, normal, Vec2::new(turn * radius, height))
                    })
                    .collect();
                rows.push(row);
            }
        }
        for pair in rows.chunks(2) {
            let [Some(low), Some(high)] = [pair.first(), pair.last()] else { continue };
            for (l, h) in low.windows(2).zip(high.windows(2)) {
                if let ([a, b], [d, c]) = (l, h) {
                    self.square([*a, *b, *c, *d]);
                }
            }
        }
    }

    /// The finished mesh.
    #[must_use]
    pub fn finish(self) -> Mesh {
        mesh(self.positions, self.normals, self.uvs, self.indices)
    }
}

/// Triangles over corners with normals and coordinates of their surface.
#[must_use]
pub fn mesh(positions: Vec<[f32; 3]>, normals: Vec<[f32; 3]>, uvs: Vec<[f32; 2]>, indices: Vec<u32>) -> Mesh {
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
        .with_inserted_indices(Indices::U32(indices))
}

/// A board with bevelled upper edges.
#[must_use]
pub fn board(half: Vec3, bevel: f32) -> Mesh {
    let mut bench = Bench::default();
    bench.board(Vec3::ZERO, half, bevel);
    bench.finish()
}

/// A flat sheet lying on its back, `uv` from its north-west corner.
#[must_use]
pub fn sheet(half: Vec2) -> Mesh {
    let mut bench = Bench::default();
    let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)].map(|(x, z): (f32, f32)| {
        bench.corner(Vec3::new(x * half.x, 0.0, z * half.y), Vec3::Y, Vec2::new(x * 0.5 + 0.5, z * 0.5 + 0.5))
    });
    bench.square(corners);
    bench.finish()
}

/// A shape turned on the lathe.
#[must_use]
pub fn turned(profile: &[(f32, f32)], around: u32) -> Mesh {
    let mut bench = Bench::default();
    bench.turned(Vec3::ZERO, profile, around);
    bench.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every triangle's own normal agrees with the normals of its corners.
    fn faces_outward(mesh: &Mesh) -> bool {
        let read = |attribute| match mesh.attribute(attribute) {
            Some(bevy::mesh::VertexAttributeValues::Float32x3(values)) => values.clone(),
            _ => Vec::new(),
        };
        let (positions, normals) = (read(Mesh::ATTRIBUTE_POSITION), read(Mesh::ATTRIBUTE_NORMAL));
        let indices: Vec<usize> = mesh.indices().into_iter().flat_map(Indices::iter).collect();
        indices.chunks(3).all(|triangle| {
            let [a, b, c] = [0, 1, 2].map(|i| Vec3::from(positions[triangle[i]]));
            let own = (b - a).cross(c - a);
            own.length() < 1e-9 || own.dot(Vec3::from(normals[triangle[0]])) > 0.0
        })
    }

    #[test]
    fn boards_sheets_and_turned_shapes_face_outward() {
        assert!(faces_outward(&board(Vec3::new(2.0, 0.3, 1.0), 0.1)));
        assert!(faces_outward(&sheet(Vec2::new(2.0, 1.0))));
        assert!(faces_outward(&turned(&[(1.0, 0.0), (1.2, 0.5), (0.0, 1.0)], 12)));
    }
}
