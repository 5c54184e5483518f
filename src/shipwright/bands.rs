//! Painted bands: grounds, edge lines and figures laid a hair proud of hull and castle sides.

use std::f64::consts::{PI, TAU};

use super::lines::{Band, BandPlace, Pattern};
use super::paint::{Kind, Paint, hex, mixed};
use super::slip::Slip;
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::upperworks::Tier;
use super::vector::{V3, between};

/// The distance of the ground from the planks, and of a figure from its ground.
const PROUD: f64 = 0.03;

/// A strip of a side: metres along from aft, 0..1 of the height.
struct Strip<'a> {
    at: &'a dyn Fn(f64, f64) -> (V3, V3),
    length: f64,
    height: f64,
    columns: usize,
    /// Rows of the ground: a strip of the hull follows her roundness.
    rows: usize,
    /// Columns stand where the hull's do.
    cosine: bool,
    fine: bool,
}

impl Strip<'_> {
    fn ground(&self, sheet: &mut TriangleMesh, from: f64, to: f64, proud: f64, paint: Paint) {
        let height = self.height * (to - from);
        let rows = if to - from > 0.5 { self.rows } else { 2 };
        let last = rows - 1;
        sheet.net(self.columns, rows, |i, j| {
            let even = i as f64 / (self.columns - 1) as f64;
            let along = self.length * if self.cosine { super::shell::column_u(i, self.columns) } else { even };
            let up = j as f64 / last as f64;
            let (at, out) = (self.at)(along, between(from, to, up));
            Vertex::new(at + out * proud, out, super::triangle_mesh::planks(paint, [along, up * height]), paint)
        });
    }

    /// A convex figure: corners as (metres along, fraction of the height).
    fn figure(&self, sheet: &mut TriangleMesh, corners: &[(f64, f64)], paint: Paint) {
        let points: Vec<(V3, V3)> =
            corners.iter().map(|&(a, f)| (self.at)(a.clamp(0.0, self.length), f.clamp(0.0, 1.0))).collect();
        let first = sheet.vertices.len() as u32;
        for (&(at, out), &(a, f)) in points.iter().zip(corners) {
            sheet.push(Vertex::new(at + out * (PROUD * 1.8), out, [a, f * self.height], paint));
        }
        for i in 1..corners.len() as u32 - 1 {
            sheet.triangle(first, first + i, first + i + 1);
        }
    }

    /// Figure `draw(middle)` every `pitch`, as many as fit evenly.
    fn every(&self, pitch: f64, mut draw: impl FnMut(f64, f64)) {
        let count = (self.length / pitch).round().max(1.0);
        let pitch = self.length / count;
        for k in 0..count as usize {
            draw((k as f64 + 0.5) * pitch, pitch);
        }
    }

    fn paint(&self, sheet: &mut TriangleMesh, band: &Band, seed: u32) {
        let ground = Paint::plain(hex(&band.ground)).part(seed);
        let figure = Paint::plain(hex(&band.figure)).part(seed + 1);
        self.ground(sheet, 0.0, 1.0, PROUD, ground);
        self.pattern(sheet, band.pattern, figure);
        if let Some((colour, width)) = &band.edge {
            let rgb = hex(colour);
            let paint =
                if rgb[0] > 1.6 * rgb[2] && rgb[1] > 2.0 * rgb[2] { Paint::metal(rgb) } else { Paint::plain(rgb) };
            let share = (width / self.height).min(0.45);
            self.ground(sheet, 0.0, share, PROUD * 1.8, paint);
            self.ground(sheet, 1.0 - share, 1.0, PROUD * 1.8, paint);
        }
    }

    fn pattern(&self, sheet: &mut TriangleMesh, pattern: Pattern, figure: Paint) {
        let h = self.height;
        match pattern {
            Pattern::Plain => {}
            Pattern::Triangles(width) => self.every(width, |a, w| {
                self.figure(sheet, &[(a - w * 0.46, 0.06), (a + w * 0.46, 0.06), (a, 0.92)], figure);
            }),
            Pattern::Bars(width) => self.every(2.0 * width, |a, w| {
                let lean = h * 0.5;
                let q = w * 0.25;
                self.figure(
                    sheet,
                    &[(a - q - lean, 0.0), (a + q - lean, 0.0), (a + q + lean, 1.0), (a - q + lean, 1.0)],
                    figure,
                );
            }),
            Pattern::Chevrons(pitch) => self.every(pitch, |a, w| {
                let (q, tip) = (w * 0.25, w * 0.45);
                for f in [0.0, 1.0] {
                    self.figure(
                        sheet,
                        &[
                            (a - q - tip * 0.5, f),
                            (a + q - tip * 0.5, f),
                            (a + q + tip * 0.5, 0.5),
                            (a - q + tip * 0.5, 0.5),
                        ],
                        figure,
                    );
                }
            }),
            Pattern::Lozenges(long, high) => self.every(long, |a, w| {
                let up = (0.46_f64).min(high / h * 0.5);
                self.figure(sheet, &[(a - w * 0.46, 0.5), (a, 0.5 - up), (a + w * 0.46, 0.5), (a, 0.5 + up)], figure);
            }),
            Pattern::Discs(across, pitch) => {
                let sides = if self.fine { 10 } else { 6 };
                self.every(pitch, |a, _| {
                    let r = (across * 0.5).min(h * 0.46);
                    self.figure(sheet, &ring(a, 0.5, r, r / h, sides, 0.0), figure);
                });
            }
            Pattern::Arcade(pitch) => self.every(pitch, |a, w| self.arch(sheet, a, w * 0.34, figure)),
            Pattern::Balusters(pitch) => self.every(pitch, |a, _| self.baluster(sheet, a, figure)),
            Pattern::Strapwork(pitch) if self.fine => self.every(pitch, |a, w| self.scroll(sheet, a, w, figure)),
            Pattern::Strapwork(pitch) => self.every(pitch, |a, w| {
                self.figure(sheet, &[(a - w * 0.4, 0.5), (a, 0.25), (a + w * 0.4, 0.5), (a, 0.75)], figure);
            }),
        }
    }

    /// A round-headed arch.
    fn arch(&self, sheet: &mut TriangleMesh, a: f64, half: f64, paint: Paint) {
        let (foot, spring) = (0.08, (0.92 - half / self.height).max(0.4));
        let mut corners = vec![(a - half, foot), (a + half, foot)];
        let steps = if self.fine { 3 } else { 1 };
        for k in 0..=steps {
            let turn = PI * f64::from(k) / f64::from(steps);
            corners.push((a + half * turn.cos(), spring + (0.92 - spring) * turn.sin()));
        }
        self.figure(sheet, &corners, paint);
    }

    /// A baluster: a drop with its belly low.
    fn baluster(&self, sheet: &mut TriangleMesh, a: f64, paint: Paint) {
        let r = 0.17;
        self.figure(sheet, &[(a, 0.05), (a + r, 0.38), (a, 0.96), (a - r, 0.38)], paint);
    }

    /// A lying S: two arcs that meet in its middle, each curling back over itself.
    fn scroll(&self, sheet: &mut TriangleMesh, a: f64, pitch: f64, paint: Paint) {
        let across = pitch * 0.235;
        let up = (self.height * 0.42).min(across * 1.3);
        let steps = 4;
        for side in [-1.0, 1.0] {
            let heart = a + side * across;
            let edge = |k: usize, q: f64| {
                let t = PI * 1.55 * k as f64 / steps as f64;
                (heart - side * across * q * t.cos(), 0.5 + side * up * q * t.sin() / self.height)
            };
            for k in 0..steps {
                self.figure(sheet, &[edge(k, 1.12), edge(k + 1, 1.12), edge(k + 1, 0.72), edge(k, 0.72)], paint);
            }
        }
    }
}

/// The mix of a band's two colours, for figures too small to draw.
fn from_afar(band: &Band) -> Paint {
    let share = match band.pattern {
        Pattern::Plain | Pattern::Balusters(_) => 0.0,
        Pattern::Discs(..) => 0.2,
        _ => 0.4,
    };
    Paint::plain(mixed(hex(&band.ground), hex(&band.figure), share))
}

/// A ring of corners about (a, f).
pub fn ring(a: f64, f: f64, ra: f64, rf: f64, sides: usize, turn: f64) -> Vec<(f64, f64)> {
    let angle = |k: usize| turn + TAU * k as f64 / sides as f64;
    (0..sides).map(|k| (a + ra * angle(k).cos(), f + rf * angle(k).sin())).collect()
}

/// Bands along the hull, on both sides.
pub fn hull_bands(slip: &Slip, sheet: &mut TriangleMesh) {
    let mut half = TriangleMesh::default();
    for (n, band) in slip.ship.bands.iter().enumerate() {
        let BandPlace::Rail(low, high) = band.on else { continue };
        let long = |v: f64| slip.hull.at(1.0, v).x - slip.hull.at(0.0, v).x;
        let length = long(high);
        let table = surface_table(slip, low, high);
        let at = |a: f64, f: f64| table_at(&table, a / length, f);
        let height = slip.hull.at(0.5, high).z - slip.hull.at(0.5, low).z;
        let fine = slip.grain.fine;
        let rows = if fine { 4 } else { 2 };
        let columns = slip.grain.hull.0;
        let strip = Strip { at: &at, length, height, columns, rows, cosine: true, fine };
        if slip.grain.some {
            strip.paint(&mut half, band, 40 + n as u32);
        } else {
            strip.ground(&mut half, 0.0, 1.0, PROUD, from_afar(band));
        }
    }
    sheet.append_both(&half);
}

/// Points and normals of the hull along two lines of constant v, even in u.
fn surface_table(slip: &Slip, low: f64, high: f64) -> Vec<[(V3, V3); 2]> {
    let of = |u: f64, v: f64| (slip.hull.at(u, v), slip.hull.normal(u, v));
    (0..=160).map(|k| super::shell::column_u(k, 161)).map(|u| [of(u, low), of(u, high)]).collect()
}

fn table_at(table: &[[(V3, V3); 2]], u: f64, f: f64) -> (V3, V3) {
    let k = (1.0 - 2.0 * u.clamp(0.0, 1.0)).acos() / PI * (table.len() - 1) as f64;
    let i = (k as usize).min(table.len() - 2);
    let t = k - i as f64;
    let on = |side: usize| {
        let ((p, n), (q, m)) = (table[i][side], table[i + 1][side]);
        (p.toward(q, t), n.toward(m, t))
    };
    let ((p, n), (q, m)) = (on(0), on(1));
    (p.toward(q, f), n.toward(m, f).unit())
}

/// The painted port side of a castle: three bands fill it from foot to rail.
pub fn castle_bands(slip: &Slip, tier: &Tier, half: &mut TriangleMesh, columns: usize) {
    let fine = slip.grain.fine;
    for (n, band) in slip.ship.bands.iter().enumerate() {
        let BandPlace::Castle(low, high) = band.on else { continue };
        let length = tier.length();
        let middle = tier.side(slip, 0.5, 1.0).z - tier.side(slip, 0.5, 0.0).z;
        let at = |a: f64, f: f64| {
            let s = a / length;
            (tier.side(slip, s, between(low, high, f)), tier.out(slip, s))
        };
        let height = middle * (high - low);
        let strip = Strip { at: &at, length, height, columns, rows: 2, cosine: false, fine };
        if slip.grain.some {
            strip.paint(half, band, 60 + n as u32);
            if fine {
                moulding(slip, tier, half, columns, low);
            }
        } else {
            strip.ground(half, 0.0, 1.0, PROUD, from_afar(band));
        }
    }
}

/// A gilt moulding at the lower edge of a band.
fn moulding(slip: &Slip, tier: &Tier, half: &mut TriangleMesh, columns: usize, t: f64) {
    let row = |out: f64, up: f64| -> Vec<V3> {
        (0..columns)
            .map(|i| i as f64 / (columns - 1) as f64)
            .map(|s| tier.side(slip, s, t) + tier.out(slip, s) * out + super::vector::UP * up)
            .collect()
    };
    let paint = Paint { kind: Kind::Plain, ..slip.paints.wale };
    half.ribbon(&row(0.10, -0.05), &row(0.10, 0.06), |i| tier.out(slip, i as f64 / columns as f64), paint);
}
