//! The mesh of a die: its faces with their numbers, and edges a little rounded, so that they catch the light.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use crate::dice::solids::{Face, Solid};

/// The corners of a face are drawn in this far: the rest is the rounding.
const DRAWN_IN: f32 = 0.93;

/// Columns and rows of the engraving: a cell a face, and one without anything.
pub const CELLS: UVec2 = UVec2::new(5, 5);
/// An edge of this die spans this share of a face's cell.
const CELL_SPAN: f32 = 0.92;

#[derive(Default)]
struct Cutter {
    positions: Vec<[f32; 3]>,
    normals: Vec<[f32; 3]>,
    uvs: Vec<[f32; 2]>,
    indices: Vec<u32>,
}

impl Cutter {
    fn corner(&mut self, at: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(at.to_array());
        self.normals.push(normal.to_array());
        self.uvs.push(uv.to_array());
        self.positions.len() as u32 - 1
    }

    fn fan(&mut self, corners: &[u32]) {
        if let [first, rest @ ..] = corners {
            for pair in rest.windows(2) {
                self.indices.extend([*first, pair[0], pair[1]]);
            }
        }
    }
}

/// A face as it is cut: its direction, and each corner with where it ends up.
struct Cut {
    normal: Vec3,
    corners: Vec<(Vec3, Vec3)>,
}

fn vector(at: [f64; 3]) -> Vec3 {
    Vec3::from_array(at.map(|c| c as f32))
}

/// The cell of a number in the engraving.
#[must_use]
pub fn cell(number: u8) -> Rect {
    let at = u32::from(number.saturating_sub(1));
    let size = Vec2::ONE / CELLS.as_vec2();
    let corner = Vec2::new((at % CELLS.x) as f32, (at / CELLS.x) as f32) * size;
    Rect::from_corners(corner, corner + size)
}

/// The die in its own millimetres; `numbered` faces get their cells, others the blank one.
#[must_use]
pub fn mesh(solid: Solid, edge: f64, numbered: bool) -> Mesh {
    let mut cutter = Cutter::default();
    let blank = cell((CELLS.x * CELLS.y) as u8).center();
    let cuts: Vec<Cut> = solid.faces(edge).iter().map(|face| front(&mut cutter, face, edge, numbered, blank)).collect();
    bevel(&mut cutter, &cuts, blank);
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, cutter.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, cutter.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, cutter.uvs)
        .with_inserted_indices(Indices::U32(cutter.indices))
}

/// The flat of a face.
fn front(cutter: &mut Cutter, face: &Face, edge: f64, numbered: bool, blank: Vec2) -> Cut {
    let normal = vector(face.normal);
    let ring: Vec<Vec3> = face.corners.iter().map(|corner| vector(*corner)).collect();
    let middle = ring.iter().sum::<Vec3>() / ring.len().max(1) as f32;
    let across = match ring.as_slice() {
        [first, second, ..] => (*second - *first).normalize_or_zero(),
        _ => Vec3::X,
    };
    let up = normal.cross(across);
    let cell = cell(face.number);
    let corners: Vec<(Vec3, Vec3)> = ring.iter().map(|at| (*at, middle + (*at - middle) * DRAWN_IN)).collect();
    let numbers: Vec<u32> = corners
        .iter()
        .map(|(_, at)| {
            let local = *at - middle;
            let share = Vec2::new(local.dot(across), -local.dot(up)) / edge as f32 * CELL_SPAN;
            let uv = if numbered { cell.center() + share * cell.size() } else { blank };
            cutter.corner(*at, normal, uv)
        })
        .collect();
    cutter.fan(&numbers);
    Cut { normal, corners }
}

/// Strips along the edges and caps on the corners, shaded as if they were round.
fn bevel(cutter: &mut Cutter, cuts: &[Cut], blank: Vec2) {
    let same = |a: Vec3, b: Vec3| a.distance_squared(b) < 1e-6;
    let drawn = |cut: &Cut, corner: Vec3| cut.corners.iter().find(|(at, _)| same(*at, corner)).map(|(_, at)| *at);
    for (number, cut) in cuts.iter().enumerate() {
        for (i, (from, near_from)) in cut.corners.iter().enumerate() {
            let Some((to, near_to)) = cut.corners.get((i + 1) % cut.corners.len()) else { continue };
            for other in cuts.iter().skip(number + 1) {
                if let (Some(far_from), Some(far_to)) = (drawn(other, *from), drawn(other, *to)) {
                    let corners = [
                        cutter.corner(*near_to, cut.normal, blank),
                        cutter.corner(*near_from, cut.normal, blank),
                        cutter.corner(far_from, other.normal, blank),
                        cutter.corner(far_to, other.normal, blank),
                    ];
                    cutter.fan(&corners);
                }
            }
        }
    }
    let mut capped: Vec<Vec3> = Vec::new();
    for (corner, _) in cuts.iter().flat_map(|cut| &cut.corners) {
        if capped.iter().any(|other| same(*other, *corner)) {
            continue;
        }
        capped.push(*corner);
        let out = corner.normalize_or_zero();
        let aside = out.any_orthonormal_vector();
        let mut around: Vec<(f32, Vec3, Vec3)> = cuts
            .iter()
            .filter_map(|cut| drawn(cut, *corner).map(|at| (cut.normal, at)))
            .map(|(normal, at)| ((at - *corner).dot(out.cross(aside)).atan2((at - *corner).dot(aside)), at, normal))
            .collect();
        around.sort_by(|a, b| a.0.total_cmp(&b.0));
        let numbers: Vec<u32> = around.iter().map(|(_, at, normal)| cutter.corner(*at, *normal, blank)).collect();
        cutter.fan(&numbers);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outward_and_closed(mesh: &Mesh) {
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let numbers: Vec<usize> = mesh.indices().unwrap().iter().collect();
        let mut volume = 0.0;
        for triangle in numbers.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|i| Vec3::from_array(positions[triangle[i]]));
            let out = (b - a).cross(c - a);
            assert!(out.dot(a + b + c) > 0.0, "every triangle looks outward");
            volume += a.dot(b.cross(c)) / 6.0;
        }
        assert!(volume > 0.0);
    }

    #[test]
    fn dice_are_closed_and_look_outward() {
        for (solid, edge) in [(Solid::D20, 12.0), (Solid::D6, 16.0), (Solid::Cube, 8.0)] {
            let mesh = mesh(solid, edge, true);
            outward_and_closed(&mesh);
            // Flats, edges and corners of the solid: 20 + 60 + 36 triangles of a d20, 12 + 24 + 8 of a cube.
            let expected = if solid == Solid::D20 { 20 + 60 + 36 } else { 12 + 24 + 8 };
            assert_eq!(mesh.indices().unwrap().len() / 3, expected);
        }
    }

    #[test]
    fn every_number_has_a_cell_of_its_own() {
        let cells: Vec<_> = (1..=20).map(cell).collect();
        for (i, one) in cells.iter().enumerate() {
            assert!(Rect::new(0.0, 0.0, 1.0, 1.0).contains(one.center()));
            assert!(cells.iter().skip(i + 1).all(|other| one.center() != other.center()));
        }
    }
}
