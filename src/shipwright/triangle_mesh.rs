//! A growing mesh of one material, and the faces everything else is made of.

use super::paint::{Kind, Paint, Rgb};
use super::vector::{V3, v3};

/// One corner as the shader gets it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vertex {
    /// Place, ship metres.
    pub at: V3,
    pub normal: V3,
    /// `TEXCOORD_0`.
    pub uv: [f64; 2],
    /// `TEXCOORD_1`: kind and seed, or a sail's (u, w).
    pub mark: [f64; 2],
    pub rgb: Rgb,
    /// 1 clean, 0 black with grime.
    pub clean: f64,
}

impl Vertex {
    /// A corner in this paint.
    pub fn new(at: V3, normal: V3, uv: [f64; 2], paint: Paint) -> Self {
        Self { at, normal: normal.unit(), uv, mark: [paint.kind.number(), paint.seed], rgb: paint.rgb, clean: 1.0 }
    }
}

/// Corners and triangles.
#[derive(Clone, Debug, Default)]
pub struct TriangleMesh {
    pub vertices: Vec<Vertex>,
    /// Triangles, counter-clockwise from outside.
    pub triangles: Vec<[u32; 3]>,
}

impl TriangleMesh {
    /// Adds a corner.
    pub fn push(&mut self, vertex: Vertex) -> u32 {
        self.vertices.push(vertex);
        (self.vertices.len() - 1) as u32
    }

    /// Adds a triangle, turned the way its corners' normals face; one without area is left out.
    pub fn triangle(&mut self, a: u32, b: u32, c: u32) {
        let [va, vb, vc] = [a, b, c].map(|i| self.vertices[i as usize]);
        let across = (vb.at - va.at).cross(vc.at - va.at);
        if across.length() < 1e-9 {
            return;
        }
        let facing = across.dot(va.normal + vb.normal + vc.normal);
        self.triangles.push(if facing >= 0.0 { [a, b, c] } else { [a, c, b] });
    }

    /// A flat convex face that looks towards `out`.
    pub fn face(&mut self, corners: &[V3], out: V3, paint: Paint) {
        let Some((normal, uv)) = plane_of(corners, out, paint) else { return };
        let first = self.vertices.len() as u32;
        for &corner in corners {
            self.push(Vertex::new(corner, normal, uv(corner), paint));
        }
        for i in 1..corners.len() as u32 - 1 {
            self.triangle(first, first + i, first + i + 1);
        }
    }

    /// A net of corners `f(i, j)`, `columns` x `rows` of them.
    pub fn net(&mut self, columns: usize, rows: usize, f: impl Fn(usize, usize) -> Vertex) {
        let first = self.vertices.len() as u32;
        for i in 0..columns {
            for j in 0..rows {
                self.push(f(i, j));
            }
        }
        let at = |i: usize, j: usize| first + (i * rows + j) as u32;
        for i in 1..columns {
            for j in 1..rows {
                let (a, b, c, d) = (at(i - 1, j - 1), at(i, j - 1), at(i, j), at(i - 1, j));
                self.triangle(a, b, c);
                self.triangle(a, c, d);
            }
        }
    }

    /// A ribbon between two edges, flat across, smooth along: `out` is roughly where it looks.
    pub fn ribbon(&mut self, lower: &[V3], upper: &[V3], out: impl Fn(usize) -> V3, paint: Paint) {
        let mut along = vec![0.0];
        for pair in lower.windows(2) {
            along.push(along[along.len() - 1] + (pair[1] - pair[0]).length());
        }
        let last = lower.len() - 1;
        self.net(lower.len(), 2, |i, j| {
            let ahead = lower[(i + 1).min(last)] - lower[i.saturating_sub(1)];
            let normal = ahead.cross(upper[i] - lower[i]);
            let normal = if normal.dot(out(i)) < 0.0 { -normal } else { normal };
            let at = if j == 0 { lower[i] } else { upper[i] };
            let up = if j == 0 { 0.0 } else { (upper[i] - lower[i]).length() };
            Vertex::new(at, normal, planks(paint, [along[i], up]), paint)
        });
    }

    /// Adds everything of `other`.
    pub fn append(&mut self, other: &TriangleMesh) {
        let first = self.vertices.len() as u32;
        self.vertices.extend_from_slice(&other.vertices);
        self.triangles.extend(other.triangles.iter().map(|t| t.map(|i| i + first)));
    }

    /// The same on the other side of the ship.
    pub fn mirrored(&self) -> TriangleMesh {
        let flip = |v: &Vertex| Vertex { at: v.at.mirrored(), normal: v.normal.mirrored(), ..*v };
        TriangleMesh {
            vertices: self.vertices.iter().map(flip).collect(),
            triangles: self.triangles.iter().map(|&[a, b, c]| [a, c, b]).collect(),
        }
    }

    /// Adds everything of `half`, and the same on the other side.
    pub fn append_both(&mut self, half: &TriangleMesh) {
        self.append(half);
        self.append(&half.mirrored());
    }
}

/// Metres on a surface as the paint's kind wants them: planks count strakes of 0.3 m.
pub fn planks(paint: Paint, metres: [f64; 2]) -> [f64; 2] {
    if paint.kind == Kind::Planking { [metres[0], metres[1] / 0.3] } else { metres }
}

/// The normal of a flat face, and metres on it: along the most level direction, then across.
fn plane_of(corners: &[V3], out: V3, paint: Paint) -> Option<(V3, impl Fn(V3) -> [f64; 2])> {
    let first = *corners.first()?;
    let mut normal = V3::default();
    for pair in corners.windows(2).skip(1) {
        normal += (pair[0] - first).cross(pair[1] - first);
    }
    if normal.length() < 1e-10 {
        return None;
    }
    let normal = if normal.dot(out) < 0.0 { (-normal).unit() } else { normal.unit() };
    let level = v3(-normal.y, normal.x, 0.0);
    let along = if normal.z.abs() > 0.7 { v3(1.0, 0.0, 0.0) } else { level.unit() };
    let up = normal.cross(along).unit();
    let along = up.cross(normal).unit();
    Some((normal, move |p: V3| planks(paint, [p.dot(along), p.dot(up)])))
}
