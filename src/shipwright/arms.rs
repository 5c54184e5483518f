//! Carving and paint on the transom: rose, swallow, shields, the sword-cross; and her windows.

use std::f64::consts::TAU;

use super::bands::ring;
use super::lines::TransomArms;
use super::paint::{Kind, PANE, Paint, hex};
use super::slip::Slip;
use super::stern;
use super::triangle_mesh::TriangleMesh;
use super::vector::{PORT, UP, V3};

/// Draws on the flat transom: y to port, z up, in layers.
struct Easel<'a, 's> {
    slip: &'a Slip<'s>,
    sheet: &'a mut TriangleMesh,
    middle: f64,
}

impl Easel<'_, '_> {
    /// A convex figure about the middle, `layer` coats proud.
    fn figure(&mut self, corners: &[(f64, f64)], layer: f64, paint: Paint) {
        let out = stern::transom_out(self.slip);
        let place = |&(y, h): &(f64, f64)| stern::on_transom(self.slip, y, self.middle + h) + out * (0.03 * layer);
        let points: Vec<V3> = corners.iter().map(place).collect();
        self.sheet.face(&points, out, paint);
    }

    fn disc(&mut self, y: f64, h: f64, r: f64, sides: usize, layer: f64, paint: Paint) {
        self.figure(&ring(y, h, r, r, sides, 0.0), layer, paint);
    }
}

/// Paints the arms with their middle at height `z`.
pub fn paint(slip: &Slip, sheet: &mut TriangleMesh, z: f64) {
    let mut easel = Easel { slip, sheet, middle: z };
    let plain = |text: &str| Paint::plain(hex(text));
    match &slip.ship.transom {
        TransomArms::TudorRose { size, figure, ground, .. } => rose(&mut easel, *size, plain(figure), plain(ground)),
        TransomArms::Bird { size, figure, ground, .. } => bird(&mut easel, *size, plain(figure), plain(ground)),
        TransomArms::Shield { size, figure, ground, .. } => {
            shield(&mut easel, *size, plain(ground), Paint::metal(hex(figure)));
        }
        TransomArms::SwordCross { size, figure, .. } => sword(&mut easel, *size, plain(figure)),
    }
}

fn rose(easel: &mut Easel, size: f64, petal: Paint, ground: Paint) {
    let r = size * 0.5;
    let sides = if easel.slip.grain.fine { 20 } else { 8 };
    easel.disc(0.0, 0.0, r * 1.34, sides, 1.0, easel.slip.paints.gilt);
    easel.disc(0.0, 0.0, r * 1.22, sides, 2.0, ground);
    if !easel.slip.grain.fine {
        easel.disc(0.0, 0.0, r, 5, 3.0, petal);
        return;
    }
    for k in 0..5 {
        let t = TAU * (f64::from(k) / 5.0 + 0.25);
        easel.disc(r * 0.58 * t.cos(), r * 0.58 * t.sin(), r * 0.46, 9, 3.0, petal);
        let t = t + TAU * 0.1;
        easel.disc(r * 0.86 * t.cos(), r * 0.86 * t.sin(), r * 0.14, 4, 3.0, Paint::plain(hex("#2F6B45")));
    }
    for k in 0..5 {
        let t = TAU * (f64::from(k) / 5.0 + 0.25);
        easel.disc(r * 0.28 * t.cos(), r * 0.28 * t.sin(), r * 0.25, 8, 4.0, ground);
    }
    easel.disc(0.0, 0.0, r * 0.18, 8, 5.0, easel.slip.paints.gilt);
}

fn bird(easel: &mut Easel, size: f64, ink: Paint, ground: Paint) {
    let k = size * 0.5;
    let sides = if easel.slip.grain.fine { 20 } else { 8 };
    easel.figure(&ring(0.0, 0.0, k * 1.25, k * 1.0, sides, 0.0), 1.0, ground);
    let at = |points: &[(f64, f64)]| -> Vec<(f64, f64)> { points.iter().map(|&(y, h)| (y * k, h * k)).collect() };
    // Body, head, two long wings, the forked tail.
    easel.figure(
        &at(&[(0.50, 0.22), (0.34, 0.34), (-0.05, 0.12), (-0.30, -0.18), (-0.12, -0.16), (0.30, 0.06)]),
        2.0,
        ink,
    );
    easel.figure(&at(&[(0.66, 0.24), (0.46, 0.34), (0.42, 0.16)]), 2.0, ink);
    easel.figure(&at(&[(0.30, 0.26), (0.02, 0.16), (-0.26, 0.48), (-0.86, 0.70), (-0.20, 0.66)]), 2.0, ink);
    easel.figure(&at(&[(0.26, 0.06), (0.02, 0.02), (0.10, -0.34), (0.50, -0.78), (0.30, -0.30)]), 2.0, ink);
    easel.figure(&at(&[(-0.22, -0.06), (-0.18, -0.18), (-0.94, -0.34)]), 2.0, ink);
    easel.figure(&at(&[(-0.24, -0.12), (-0.14, -0.18), (-0.62, -0.74)]), 2.0, ink);
    easel.disc(0.40 * k, 0.20 * k, 0.09 * k, 6, 3.0, Paint::plain(hex("#B33A2B")));
}

fn shield(easel: &mut Easel, size: f64, ground: Paint, gold: Paint) {
    let escutcheon = |k: f64, h: f64| -> Vec<(f64, f64)> {
        [(-0.42, 0.5), (0.42, 0.5), (0.42, -0.08), (0.26, -0.36), (0.0, -0.5), (-0.26, -0.36), (-0.42, -0.08)]
            .map(|(y, z)| (y * k, z * k + h))
            .to_vec()
    };
    let lower = -size * 0.35;
    easel.figure(&escutcheon(size * 1.16, lower), 1.0, gold);
    easel.figure(&escutcheon(size, lower), 2.0, ground);
    let (w, h) = (size * 0.07, size * 0.36);
    easel.figure(&[(-w, lower - h), (w, lower - h), (w, lower + h * 1.1), (-w, lower + h * 1.1)], 3.0, gold);
    easel.figure(
        &[(-h * 0.85, lower), (h * 0.85, lower), (h * 0.85, lower + 2.0 * w), (-h * 0.85, lower + 2.0 * w)],
        3.0,
        gold,
    );
    // The royal arms above, under the taffrail: quarters of Castile and Portugal, crowned.
    let (k, up) = (size * 0.77, size * 0.80);
    easel.figure(&escutcheon(k * 1.14, up), 1.0, gold);
    easel.figure(&escutcheon(k, up), 2.0, Paint::plain(hex("#F4F1E8")));
    let red = Paint::plain(hex("#A01C20"));
    easel.figure(&[(-0.42 * k, up), (0.0, up), (0.0, up + 0.5 * k), (-0.42 * k, up + 0.5 * k)], 3.0, red);
    easel.figure(
        &[(0.0, up), (0.0, up - 0.5 * k), (0.26 * k, up - 0.36 * k), (0.42 * k, up - 0.08 * k), (0.42 * k, up)],
        3.0,
        red,
    );
    for (y, h) in [(-0.21, 0.25), (0.19, -0.2)] {
        easel.figure(&ring(y * k, up + h * k, k * 0.11, k * 0.13, 4, TAU / 8.0), 4.0, gold);
    }
    for (y, h) in [(0.21, 0.25), (-0.19, -0.2)] {
        easel.figure(&ring(y * k, up + h * k, k * 0.10, k * 0.14, 5, 0.3), 4.0, Paint::plain(hex("#27406F")));
    }
    for y in [-0.32, -0.11, 0.11, 0.32] {
        easel.figure(
            &[(y * k - 0.1 * k, up + 0.58 * k), (y * k + 0.1 * k, up + 0.58 * k), (y * k, up + 0.74 * k)],
            1.0,
            gold,
        );
    }
}

fn sword(easel: &mut Easel, size: f64, red: Paint) {
    let k = size * 0.5;
    let at = |points: &[(f64, f64)]| -> Vec<(f64, f64)> { points.iter().map(|&(y, h)| (y * k, h * k)).collect() };
    let sides = if easel.slip.grain.fine { 18 } else { 8 };
    easel.figure(&ring(0.0, 0.0, k * 1.22, k * 1.22, sides, 0.0), 1.0, Paint::plain(hex("#2B2622")));
    easel.figure(&ring(0.0, 0.0, k * 1.12, k * 1.12, sides, 0.0), 2.0, Paint::plain(hex("#F1EBDC")));
    easel.figure(&at(&[(-0.10, 0.7), (0.10, 0.7), (0.10, -0.62), (0.0, -1.0), (-0.10, -0.62)]), 3.0, red);
    easel.figure(&at(&[(-0.55, 0.14), (0.55, 0.14), (0.55, 0.34), (-0.55, 0.34)]), 3.0, red);
    for side in [-1.0, 1.0] {
        let lobes: [(f64, f64, f64); 3] = [(0.62, 0.24, 0.16), (0.50, 0.40, 0.12), (0.50, 0.08, 0.12)];
        for (y, h, r) in lobes {
            easel.disc(side * y * k, h * k, r * k, 8, 4.0, red);
        }
        easel.disc(side * 0.11 * k, 0.86 * k, 0.13 * k, 8, 4.0, red);
    }
    easel.disc(0.0, 0.78 * k, 0.15 * k, 8, 4.0, red);
}

/// A row of windows across the transom with their sills at `z`, `pairs` on each side of the middle.
pub fn windows(slip: &Slip, sheet: &mut TriangleMesh, z: f64, pairs: usize, inner: f64) {
    let out = stern::transom_out(slip);
    let reach = stern::half_width(slip, z) - 0.45;
    if reach < inner + 0.4 {
        return;
    }
    let step = (reach - inner) / pairs as f64;
    let up = (UP - out * UP.dot(out)).unit();
    let (w, h) = ((step * 0.36).min(0.36), 0.34);
    for side in [-1.0, 1.0] {
        for k in 0..pairs {
            let y = side * (inner + step * (k as f64 + 0.5));
            let middle = stern::on_transom(slip, y, z + h) + out * 0.03;
            let frame = |k: f64| {
                let (a, b) = (PORT * (w + k), up * (h + k));
                [middle - a - b, middle + a - b, middle + a + b, middle - a + b]
            };
            sheet.face(&frame(0.10).map(|p| p + out * 0.01), out, slip.paints.gilt);
            sheet.face(&frame(0.0).map(|p| p + out * 0.03), out, Paint::new(PANE, Kind::Glass));
            if slip.grain.fine {
                let bar = Paint::plain(slip.paints.wale.rgb);
                for (a, b) in [(PORT * 0.025, up * h), (PORT * w, up * 0.025)] {
                    let at = middle + out * 0.05;
                    sheet.face(&[at - a - b, at + a - b, at + a + b, at - a + b], out, bar);
                }
            }
        }
    }
}
