//! Boxes, turned work, tubes and boards: the joiner's shapes.

use std::f64::consts::TAU;

use super::paint::Paint;
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::vector::{AHEAD, UP, V3};

/// Two directions square to `axis` and each other.
pub fn square_to(axis: V3) -> (V3, V3) {
    let axis = axis.unit();
    let side = if axis.z.abs() > 0.8 { AHEAD } else { UP };
    let a = (side - axis * side.dot(axis)).unit();
    (a, axis.cross(a))
}

impl TriangleMesh {
    /// A box about `middle` with half-edges `a`, `b`, `c`.
    pub fn cuboid(&mut self, middle: V3, a: V3, b: V3, c: V3, paint: Paint) {
        for (n, s, t) in [(a, b, c), (b, c, a), (c, a, b)] {
            for sign in [1.0, -1.0] {
                let m = middle + n * sign;
                self.face(&[m + s + t, m - s + t, m - s - t, m + s - t], n * sign, paint);
            }
        }
    }

    /// A box square to the ship, from its least to its greatest corner.
    pub fn block(&mut self, low: V3, high: V3, paint: Paint) {
        let (m, h) = ((low + high) * 0.5, (high - low) * 0.5);
        let axis = |x, y, z| V3 { x, y, z };
        self.cuboid(m, axis(h.x, 0.0, 0.0), axis(0.0, h.y, 0.0), axis(0.0, 0.0, h.z), paint);
    }

    /// A beam from `a` to `b`, `wide` and `high` across.
    pub fn beam(&mut self, a: V3, b: V3, wide: f64, high: f64, paint: Paint) {
        let along = b - a;
        let (up, side) = square_to(along);
        self.cuboid((a + b) * 0.5, along * 0.5, side * (wide * 0.5), up * (high * 0.5), paint);
    }

    /// A round spar through `points` with its radius at each; capped where asked.
    pub fn tube(&mut self, points: &[(V3, f64)], sides: usize, caps: (bool, bool), paint: Paint) {
        let last = points.len() - 1;
        let (up, side) = square_to(points[last].0 - points[0].0);
        let mut along = vec![0.0];
        for pair in points.windows(2) {
            along.push(along[along.len() - 1] + (pair[1].0 - pair[0].0).length());
        }
        let out = |j: usize| {
            let turn = TAU * (j % sides) as f64 / sides as f64;
            side * turn.cos() + up * turn.sin()
        };
        self.net(points.len(), sides + 1, |i, j| {
            let (at, radius) = points[i];
            Vertex::new(at + out(j) * radius, out(j), [along[i], j as f64 / sides as f64], paint)
        });
        for (end, wanted) in [(0, caps.0), (last, caps.1)] {
            if wanted {
                let (at, radius) = points[end];
                let ring: Vec<V3> = (0..sides).map(|j| at + out(j) * radius).collect();
                let other = points[if end == 0 { 1 } else { last - 1 }].0;
                self.face(&ring, at - other, paint);
            }
        }
    }

    /// A thin straight rope.
    pub fn rope(&mut self, a: V3, b: V3, radius: f64, paint: Paint) {
        self.tube(&[(a, radius), (b, radius)], 3, (false, false), paint);
    }

    /// Turned work about `axis` from `foot`: (height, radius) from below, hard edges between.
    pub fn turned(&mut self, foot: V3, axis: V3, profile: &[(f64, f64)], sides: usize, paint: Paint) {
        let axis = axis.unit();
        let (up, side) = square_to(axis);
        for pair in profile.windows(2) {
            let ((h0, r0), (h1, r1)) = (pair[0], pair[1]);
            let length = ((h1 - h0).powi(2) + (r1 - r0).powi(2)).sqrt();
            if length < 1e-6 {
                continue;
            }
            self.net(sides + 1, 2, |i, j| {
                let turn = TAU * (i % sides) as f64 / sides as f64;
                let out = side * turn.cos() + up * turn.sin();
                let (h, r) = if j == 0 { (h0, r0) } else { (h1, r1) };
                let normal = out * ((h1 - h0) / length) + axis * ((r0 - r1) / length);
                Vertex::new(foot + axis * h + out * r, normal, [turn * r, h], paint)
            });
        }
    }

    /// A board: a convex outline moved by `through`, with both faces and its edges.
    pub fn board(&mut self, outline: &[V3], through: V3, paint: Paint) {
        let far: Vec<V3> = outline.iter().map(|&p| p + through).collect();
        let middle = outline.iter().fold(V3::default(), |a, &p| a + p) * (1.0 / outline.len() as f64);
        self.face(outline, -through, paint);
        self.face(&far, through, paint);
        for i in 0..outline.len() {
            let k = (i + 1) % outline.len();
            let out = (outline[i] + outline[k]) * 0.5 - middle;
            self.face(&[outline[i], outline[k], far[k], far[i]], out, paint);
        }
    }
}
