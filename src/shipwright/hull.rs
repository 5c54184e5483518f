//! The form of a hull: any point of her side, from the eight lines.

use super::curve::Monotone;
use super::lines::ShipLines;
use super::vector::{V3, v3};

/// The eight lines, low to high: keel, floor, bilge, waterline, breadth, gun deck, upper deck, rail.
pub const LINES: [&str; 8] = ["K", "F", "H", "W", "B", "G", "U", "R"];

/// Half the width of keel, stem and post.
pub const HALF_KEEL: f64 = 0.17;

#[derive(Clone, Debug)]
struct Line {
    aft: f64,
    fore: f64,
    y: Monotone,
    z: Monotone,
}

/// A hull's port side as a surface over (u, v): u from stern 0 to stem 1, v from keel 0 to rail 1.
#[derive(Clone, Debug)]
pub struct Hull {
    lines: Vec<Line>,
    v: Vec<f64>,
    rake: f64,
    lean: f64,
}

impl Hull {
    /// From lines that `check` has passed.
    pub fn new(ship: &ShipLines) -> Self {
        let line = |name: &&str| {
            let points = ship.lines.get(*name).map_or(&[][..], Vec::as_slice);
            let (aft, fore) = match points {
                [first, .., last] => (first.0, last.0),
                _ => (0.0, 1.0),
            };
            let u: Vec<f64> = points.iter().map(|p| (p.0 - aft) / (fore - aft)).collect();
            Line {
                aft,
                fore,
                y: Monotone::new(u.clone(), points.iter().map(|p| p.1).collect()),
                z: Monotone::new(u, points.iter().map(|p| p.2).collect()),
            }
        };
        Self { lines: LINES.iter().map(line).collect(), v: ship.v.clone(), rake: ship.transom_rake, lean: ship.lean_in }
    }

    /// The point of line `n` at `u`.
    pub fn on_line(&self, n: usize, u: f64) -> V3 {
        let line = &self.lines[n];
        v3(line.aft + u * (line.fore - line.aft), line.y.value(u), line.z.value(u))
    }

    /// The curve across at `u`: x, y, z over v.
    pub fn section(&self, u: f64) -> Section {
        let points: Vec<V3> = (0..LINES.len()).map(|n| self.on_line(n, u)).collect();
        let over = |f: fn(&V3) -> f64| Monotone::new(self.v.clone(), points.iter().map(f).collect());
        Section { x: over(|p| p.x), y: over(|p| p.y), z: over(|p| p.z) }
    }

    /// The point at (u, v).
    pub fn at(&self, u: f64, v: f64) -> V3 {
        self.section(u).at(v)
    }

    /// The outward normal at (u, v).
    pub fn normal(&self, u: f64, v: f64) -> V3 {
        let e = 1e-4;
        let (u0, u1) = ((u - e).max(0.0), (u + e).min(1.0));
        let (v0, v1) = ((v - e).max(0.0), (v + e).min(1.0));
        let along = self.at(u1, v) - self.at(u0, v);
        let up = self.at(u, v1) - self.at(u, v0);
        let normal = up.cross(along);
        if normal.length() < 1e-12 { v3(0.0, 1.0, 0.0) } else { normal.unit() }
    }

    /// The u at which the line of constant v passes x.
    pub fn u_at(&self, x: f64, v: f64) -> f64 {
        bisect(|u| self.at(u, v).x - x)
    }

    /// The (u, v) of the side at x and height z.
    pub fn find(&self, x: f64, z: f64) -> (f64, f64) {
        let v = bisect(|v| self.at(self.u_at(x, v), v).z - z);
        (self.u_at(x, v), v)
    }

    /// The side at x and height z, below the rail or above it.
    pub fn side(&self, x: f64, z: f64) -> V3 {
        if z >= self.rail(x).z {
            return self.topside(x, z);
        }
        let (u, v) = self.find(x, z);
        v3(x, self.at(u, v).y, z)
    }

    /// A line at x, drawn on straight beyond its after end.
    pub fn line_at(&self, n: usize, x: f64) -> V3 {
        let line = &self.lines[n];
        let u = (x - line.aft) / (line.fore - line.aft);
        if u >= 0.0 {
            let u = u.min(1.0);
            return v3(x, line.y.value(u), line.z.value(u));
        }
        let e = 0.01;
        let (a, b) = (self.on_line(n, 0.0), self.on_line(n, e));
        let k = u / e;
        v3(x, a.y + (b.y - a.y) * k, a.z + (b.z - a.z) * k)
    }

    /// The rail at x.
    pub fn rail(&self, x: f64) -> V3 {
        self.line_at(7, x)
    }

    /// The upper deck at the side at x.
    pub fn deck(&self, x: f64) -> V3 {
        self.line_at(6, x)
    }

    /// The leaning side above the rail.
    pub fn topside(&self, x: f64, z: f64) -> V3 {
        let rail = self.rail(x);
        v3(x, (rail.y - self.lean * (z - rail.z)).max(0.05), z)
    }

    /// The outward normal of the leaning side at x.
    pub fn topside_normal(&self, x: f64) -> V3 {
        let z = self.rail(x).z;
        let ahead = self.topside(x + 0.05, z) - self.topside(x - 0.05, z);
        v3(0.0, -self.lean, 1.0).cross(ahead).unit()
    }

    /// The place of the flat transom at height z.
    pub fn transom_x(&self, z: f64) -> f64 {
        let wing = self.on_line(4, 0.0);
        if z >= self.on_line(7, 0.0).z {
            let rail = self.on_line(7, 0.0);
            return rail.x - self.rake * (z - rail.z);
        }
        if z <= wing.z {
            return wing.x;
        }
        let v = bisect(|v| self.at(0.0, v).z - z);
        self.at(0.0, v).x
    }

    /// The post or stem end of every line.
    pub fn end(&self, n: usize, fore: bool) -> V3 {
        self.on_line(n, if fore { 1.0 } else { 0.0 })
    }
}

/// One curve across the hull.
#[derive(Clone, Debug)]
pub struct Section {
    x: Monotone,
    y: Monotone,
    z: Monotone,
}

impl Section {
    /// The point at v; never inside the keel.
    pub fn at(&self, v: f64) -> V3 {
        v3(self.x.value(v), self.y.value(v).max(HALF_KEEL), self.z.value(v))
    }
}

/// The zero of a rising function in 0..1, or an end of the range.
fn bisect(f: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..24 {
        let middle = 0.5 * (low + high);
        if f(middle) < 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}
