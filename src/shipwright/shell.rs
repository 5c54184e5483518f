//! The closed shell of a hull: what the drawn skin is cut from, and the figures a right loft must give.

use super::hull::Hull;
use super::lines::ShipLines;
use super::vector::{V3, v3};

/// Columns and rows of a hull's net, by cosine along and even across.
#[derive(Clone, Copy, Debug)]
pub struct Net {
    pub columns: usize,
    pub rows: usize,
}

/// The u of column `i`: closer at the ends, where the shape turns.
pub fn column_u(i: usize, columns: usize) -> f64 {
    let t = i as f64 / (columns - 1) as f64;
    0.5 * (1.0 - (std::f64::consts::PI * t).cos())
}

/// The v of row `j`; the row nearest the waterline lies on it, so that paint may end there.
pub fn row_v(j: usize, rows: usize, waterline: f64) -> f64 {
    let even = |j: usize| j as f64 / (rows - 1) as f64;
    let nearest = (waterline * (rows - 1) as f64).round() as usize;
    if j == nearest { waterline } else { even(j) }
}

/// A closed shell, its corners welded.
#[derive(Clone, Debug)]
pub struct Shell {
    corners: Vec<V3>,
    triangles: Vec<[usize; 3]>,
    least_rise: f64,
    least_run: f64,
}

/// Lofts the closed shell of a hull, at the finest level.
pub fn loft(ship: &ShipLines) -> Shell {
    Shell::of(&Hull::new(ship), ship.v[3], Net { columns: 61, rows: 25 })
}

impl Shell {
    /// Lofts a shell with this net.
    pub fn of(hull: &Hull, waterline: f64, net: Net) -> Self {
        let Net { columns, rows } = net;
        let mut port = Vec::with_capacity(columns * rows);
        for i in 0..columns {
            let section = hull.section(column_u(i, columns));
            port.extend((0..rows).map(|j| section.at(row_v(j, rows, waterline))));
        }
        let steps = |a: usize, b: usize, f: fn(V3) -> f64| f(port[b]) - f(port[a]);
        let mut least_rise = f64::MAX;
        let mut least_run = f64::MAX;
        for i in 0..columns {
            for j in 0..rows {
                let here = i * rows + j;
                if j > 0 {
                    least_rise = least_rise.min(steps(here - 1, here, |p| p.z));
                }
                if i > 0 {
                    least_run = least_run.min(steps(here - rows, here, |p| p.x));
                }
            }
        }
        let count = port.len();
        let mut corners = port.clone();
        corners.extend(port.iter().map(|p| p.mirrored()));
        let mut triangles = Vec::new();
        let mut quad = |a, b, c, d| triangles.extend([[a, b, c], [a, c, d]]);
        let (port, starboard) = (|i: usize, j: usize| i * rows + j, |i: usize, j: usize| count + i * rows + j);
        let (stem, rail) = (columns - 1, rows - 1);
        for i in 1..columns {
            for j in 1..rows {
                quad(port(i - 1, j - 1), port(i - 1, j), port(i, j), port(i, j - 1));
                quad(starboard(i - 1, j - 1), starboard(i, j - 1), starboard(i, j), starboard(i - 1, j));
            }
            quad(port(i - 1, 0), port(i, 0), starboard(i, 0), starboard(i - 1, 0));
            quad(port(i - 1, rail), starboard(i - 1, rail), starboard(i, rail), port(i, rail));
        }
        for j in 1..rows {
            quad(port(0, j - 1), starboard(0, j - 1), starboard(0, j), port(0, j));
            quad(port(stem, j - 1), port(stem, j), starboard(stem, j), starboard(stem, j - 1));
        }
        Self { corners, triangles, least_rise, least_run }
    }

    /// Its triangles, by the numbers of their corners.
    pub fn triangles(&self) -> &[[usize; 3]] {
        &self.triangles
    }

    /// The least step of height along any section.
    pub fn least_rise(&self) -> f64 {
        self.least_rise
    }

    /// The least step forward along any line.
    pub fn least_run(&self) -> f64 {
        self.least_run
    }

    /// The volume of the whole shell, m3; negative were it inside out.
    pub fn volume(&self) -> f64 {
        self.solid(|corners| corners.to_vec())
    }

    /// The volume under water, m3.
    pub fn displacement(&self) -> f64 {
        self.solid(sunk)
    }

    /// The volume between the origin and the rest that `cut` leaves of every triangle.
    fn solid(&self, cut: impl Fn([V3; 3]) -> Vec<V3>) -> f64 {
        let mut sixfold = 0.0;
        for triangle in &self.triangles {
            let left = cut(triangle.map(|i| self.corners[i]));
            for i in 2..left.len() {
                sixfold += left[0].dot(left[i - 1].cross(left[i]));
            }
        }
        sixfold / 6.0
    }
}

/// The part of a triangle under water; the waterplane adds nothing to a volume about the origin.
fn sunk(corners: [V3; 3]) -> Vec<V3> {
    let mut left = Vec::with_capacity(4);
    for i in 0..3 {
        let (a, b) = (corners[i], corners[(i + 1) % 3]);
        if a.z <= 0.0 {
            left.push(a);
        }
        if (a.z < 0.0) != (b.z < 0.0) && a.z != b.z {
            let t = a.z / (a.z - b.z);
            left.push(v3(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, 0.0));
        }
    }
    left
}
