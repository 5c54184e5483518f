//! Ambient occlusion, baked: every corner looks about itself over a coarse lattice of the solid parts.

use super::scene::Scene;
use super::vector::{V3, v3};

/// Edge of a lattice cell, metres.
const CELL: f64 = 0.3;
/// The distance up to which a corner is shaded.
const REACH: f64 = 3.6;
/// Directions over the whole sphere.
const RAYS: usize = 48;
/// More cells than this are not worth the memory: such a ship stays unshaded.
const MOST: usize = 12_000_000;

/// The parts that stand still and cast shade.
const SOLID: [&str; 9] =
    ["hull", "decks", "castle_", "beak", "gallery_", "deckwork", "rig_standing", "top_", "lantern_"];

/// A lattice of cells, solid or empty.
struct Lattice {
    low: V3,
    size: [usize; 3],
    full: Vec<bool>,
}

impl Lattice {
    fn new(scene: &Scene) -> Option<Self> {
        let (mut low, mut high) = (v3(f64::MAX, f64::MAX, f64::MAX), v3(f64::MIN, f64::MIN, f64::MIN));
        each_solid(scene, |corners| {
            for p in corners {
                low = v3(low.x.min(p.x), low.y.min(p.y), low.z.min(p.z));
                high = v3(high.x.max(p.x), high.y.max(p.y), high.z.max(p.z));
            }
        });
        if low.x > high.x {
            return None;
        }
        let count = |a: f64, b: f64| ((b - a) / CELL) as usize + 3;
        let size = [count(low.x, high.x), count(low.y, high.y), count(low.z, high.z)];
        let cells = size[0].checked_mul(size[1])?.checked_mul(size[2])?;
        if cells > MOST {
            return None;
        }
        let mut lattice = Self { low: low - v3(CELL, CELL, CELL), size, full: vec![false; cells] };
        each_solid(scene, |[a, b, c]| {
            let longest = (b - a).length().max((c - a).length()).max((c - b).length());
            let steps = ((longest / (CELL * 0.7)) as usize + 1).min(200);
            for i in 0..=steps {
                for j in 0..=steps - i {
                    let (s, t) = (i as f64 / steps as f64, j as f64 / steps as f64);
                    if let Some(cell) = lattice.cell(a + (b - a) * s + (c - a) * t) {
                        lattice.full[cell] = true;
                    }
                }
            }
        });
        Some(lattice)
    }

    fn cell(&self, p: V3) -> Option<usize> {
        let at = |v: f64, low: f64, n: usize| {
            let k = ((v - low) / CELL).floor();
            (k >= 0.0 && (k as usize) < n).then_some(k as usize)
        };
        let (i, j, k) = (
            at(p.x, self.low.x, self.size[0])?,
            at(p.y, self.low.y, self.size[1])?,
            at(p.z, self.low.z, self.size[2])?,
        );
        Some((i * self.size[1] + j) * self.size[2] + k)
    }

    /// The share of the sky over `at` that is closed, 0..1.
    fn closed(&self, at: V3, normal: V3, rays: &[V3]) -> f64 {
        let from = at + normal * (CELL * 1.25);
        let (mut hidden, mut whole) = (0.0, 0.0);
        for &ray in rays {
            let facing = ray.dot(normal);
            if facing < 0.15 {
                continue;
            }
            whole += facing;
            let mut far = CELL * 0.6;
            while far < REACH {
                if self.cell(from + ray * far).is_some_and(|cell| self.full[cell]) {
                    hidden += facing * (1.0 - 0.8 * far / REACH);
                    break;
                }
                far += CELL * 0.9;
            }
        }
        if whole > 0.0 { hidden / whole } else { 0.0 }
    }
}

/// Every triangle of the solid parts, where it lies in the ship.
fn each_solid(scene: &Scene, mut f: impl FnMut([V3; 3])) {
    for node in &scene.nodes {
        let Some(mesh) = node.mesh.filter(|_| SOLID.iter().any(|s| node.name.starts_with(s))) else { continue };
        let sheet = &scene.meshes[mesh].parts.timber;
        for t in &sheet.triangles {
            f(t.map(|i| sheet.vertices[i as usize].at + node.pivot));
        }
    }
}

/// Darkens the solid corners of a scene by their surroundings.
pub fn darken(scene: &mut Scene) {
    let Some(lattice) = Lattice::new(scene) else { return };
    let golden = std::f64::consts::PI * (3.0 - 5.0_f64.sqrt());
    let rays: Vec<V3> = (0..RAYS)
        .map(|k| {
            let z = 1.0 - 2.0 * (k as f64 + 0.5) / RAYS as f64;
            let (r, turn) = ((1.0 - z * z).sqrt(), golden * k as f64);
            v3(r * turn.cos(), r * turn.sin(), z)
        })
        .collect();
    let mut shaded = vec![false; scene.meshes.len()];
    for node in &scene.nodes {
        let Some(mesh) = node.mesh.filter(|&m| !shaded[m] && node.turn.is_none()) else { continue };
        shaded[mesh] = true;
        for vertex in &mut scene.meshes[mesh].parts.timber.vertices {
            let closed = lattice.closed(vertex.at + node.pivot, vertex.normal, &rays);
            vertex.clean *= (1.0 - 0.85 * closed).clamp(0.12, 1.0);
        }
    }
}
