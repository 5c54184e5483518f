//! Small models cut from wood and painted: huts, palms, chests, forts. Colours stand in the vertices, so that all of them share one
//! surface.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::joinery::mesh;
use super::surface::dye;

/// A paint, and the working of parts painted with it: see the recipe for timber in `shaders/surface.wgsl`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paint {
    colour: Vec4,
    recipe: f32,
}

impl Paint {
    /// A smooth coat.
    #[must_use]
    pub fn coat(hex: u32) -> Self {
        Self { colour: dye(hex), recipe: 0.0 }
    }

    /// Bare wood with its grain.
    #[must_use]
    pub fn wood(hex: u32) -> Self {
        Self { colour: dye(hex), recipe: 2.0 }
    }

    /// Gilt, brass, iron.
    #[must_use]
    pub fn metal(hex: u32) -> Self {
        Self { colour: dye(hex), recipe: 4.0 }
    }

    /// A little darker or lighter, and in more shade.
    #[must_use]
    pub fn shaded(self, by: f32) -> Self {
        Self { colour: (self.colour * by).with_w(self.colour.w * by.min(1.0)), ..self }
    }
}

/// A model under the knife. Everything is cut in the frame that was set last.
#[derive(Default)]
pub struct Whittler {
    frame: Transform,
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    recipes: Vec<[f32; 2]>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl Whittler {
    /// From now on everything is cut in this frame.
    pub fn turn_to(&mut self, frame: Transform) {
        self.frame = frame;
    }

    fn corner(&mut self, at: Vec3, normal: Vec3, uv: Vec2, paint: Paint) -> u32 {
        self.positions.push(self.frame.transform_point(at).to_array());
        self.normals.push((self.frame.rotation * normal).to_array());
        self.uvs.push((uv * 4.0).to_array());
        self.recipes.push([paint.recipe, 0.0]);
        self.colours.push(paint.colour.to_array());
        (self.positions.len() - 1) as u32
    }

    /// A flat face, corners against the clock as seen from outside.
    pub fn face(&mut self, corners: &[Vec3], paint: Paint) {
        let [a, b, c, ..] = corners else { return };
        let normal = (*b - *a).cross(*c - *a).normalize_or_zero();
        let along = (*b - *a).normalize_or_zero();
        let across = normal.cross(along);
        let uv = |at: Vec3| Vec2::new((at - *a).dot(along), (at - *a).dot(across));
        let numbers: Vec<u32> = corners.iter().map(|at| self.corner(*at, normal, uv(*at), paint)).collect();
        for pair in numbers.windows(2).skip(1) {
            if let (Some(first), [second, third]) = (numbers.first(), pair) {
                self.indices.extend([*first, *second, *third]);
            }
        }
    }

    /// The same seen from both sides: a leaf.
    pub fn leaf(&mut self, corners: &[Vec3], paint: Paint) {
        self.face(corners, paint);
        let turned: Vec<Vec3> = corners.iter().rev().copied().collect();
        self.face(&turned, paint);
    }

    /// A box, without its bottom.
    pub fn block(&mut self, middle: Vec3, half: Vec3, paint: Paint) {
        let at = |x: f32, y: f32, z: f32| middle + Vec3::new(x, y, z) * half;
        self.face(&[at(-1.0, 1.0, 1.0), at(1.0, 1.0, 1.0), at(1.0, 1.0, -1.0), at(-1.0, 1.0, -1.0)], paint);
        for (x, z) in [(0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)] {
            // The side that looks out this way, from its left to its right.
            let (lx, lz, rx, rz) = (x - z, z + x, x + z, z - x);
            let shade = paint.shaded(0.92);
            self.face(&[at(lx, -1.0, lz), at(rx, -1.0, rz), at(rx, 1.0, rz), at(lx, 1.0, lz)], shade);
        }
    }

    /// A shape turned on the lathe about the vertical: radius and height from bottom to top.
    pub fn turned(&mut self, foot: Vec3, profile: &[(f32, f32)], around: u32, paint: Paint) {
        for pair in profile.windows(2) {
            let [(low, from), (high, to)] = pair else { continue };
            let slope = Vec2::new(to - from, low - high).normalize_or_zero();
            let mut rows = [Vec::new(), Vec::new()];
            for step in 0..=around {
                let turn = step as f32 / around as f32 * TAU;
                let out = Vec3::new(turn.cos(), 0.0, -turn.sin());
                let normal = out * slope.x + Vec3::Y * slope.y;
                for (row, (radius, height)) in rows.iter_mut().zip([(*low, *from), (*high, *to)]) {
                    let uv = Vec2::new(height, turn * 0.2);
                    row.push(self.corner(foot + out * radius + Vec3::Y * height, normal, uv, paint));
                }
            }
            let [low, high] = rows;
            for (low, high) in low.windows(2).zip(high.windows(2)) {
                if let ([a, b], [d, c]) = (low, high) {
                    self.indices.extend([*a, *b, *c, *a, *c, *d]);
                }
            }
        }
    }

    /// A roof over a box: its ridge runs along x.
    pub fn gable(&mut self, middle: Vec3, half: Vec3, paint: Paint, ends: Paint) {
        let at = |x: f32, y: f32, z: f32| middle + Vec3::new(x, y, z) * half;
        let (west, east) = (at(-0.86, 1.0, 0.0), at(0.86, 1.0, 0.0));
        self.face(&[at(-1.0, -1.0, 1.0), at(1.0, -1.0, 1.0), east, west], paint);
        self.face(&[at(1.0, -1.0, -1.0), at(-1.0, -1.0, -1.0), west, east], paint.shaded(0.85));
        self.face(&[at(1.0, -1.0, 1.0), at(1.0, -1.0, -1.0), east], ends);
        self.face(&[at(-1.0, -1.0, -1.0), at(-1.0, -1.0, 1.0), west], ends);
    }

    /// Is anything cut?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The finished model.
    #[must_use]
    pub fn finish(self) -> Mesh {
        mesh(self.positions, self.normals, self.uvs, self.indices)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_1, self.recipes)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_roofs_and_turned_shapes_face_outward() {
        let mut knife = Whittler::default();
        let paint = Paint::coat(0xFFFFFF);
        knife.block(Vec3::ZERO, Vec3::new(2.0, 1.0, 3.0), paint);
        knife.gable(Vec3::Y * 2.0, Vec3::ONE, paint, paint);
        knife.turned(Vec3::ZERO, &[(1.0, 0.0), (1.2, 0.5), (0.0, 1.0)], 9, paint);
        for triangle in knife.indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(knife.positions[triangle[corner] as usize]));
            let own = (b - a).cross(c - a);
            let normal = Vec3::from(knife.normals[triangle[0] as usize]);
            assert!(own.length() < 1e-9 || own.dot(normal) > 0.0, "{a} {b} {c}");
            // Seen from the middle, everything looks away.
            assert!(own.dot((a + b + c) / 3.0 - Vec3::Y * 0.3) > -0.5, "{a} {b} {c}");
        }
    }
}
