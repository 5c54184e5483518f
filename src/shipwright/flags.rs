//! Flags: their designs cut into one skin along the fly, so that a shader may wave them without a seam.

use super::lines::{Flag, FlagDesign, FlagPlace};
use super::paint::{Rgb, hex};
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::spars::{self, MastNodes};
use super::stern;
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::vector::{V3, v3};

const WHITE: Rgb = [0.905, 0.880, 0.807];
const RED: Rgb = [0.578, 0.007, 0.027];

type Point = (f64, f64);

/// Adds every flag.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId, masts: &MastNodes) {
    for flag in &slip.ship.flags {
        let (name, parent, head) = match &flag.at {
            FlagPlace::Truck(id) => {
                let Some(mast) = slip.ship.masts.iter().find(|m| m.id == *id) else { continue };
                let parent = masts.iter().find(|(name, _)| name == id).map_or(root, |(_, node)| *node);
                (format!("flag_{id}"), parent, spars::axis(slip, mast, mast.pole.unwrap_or(mast.topmast)))
            }
            FlagPlace::Staff => ("flag_ensign".to_owned(), root, stern::staff(slip, flag.size.1).1),
        };
        let mut cloth = TriangleMesh::default();
        hoist(slip, flag, head, &mut cloth);
        scene.node(&name, Some(parent), head, Parts { flag: cloth, ..Parts::default() });
    }
}

/// A piece of one colour; coordinates are metres from hoist and foot.
#[derive(Clone)]
struct Piece {
    corners: Vec<Point>,
    rgb: Rgb,
}

/// Lays the pieces in the plane of the flag, streaming aft, with a first ripple in them.
fn hoist(slip: &Slip, flag: &Flag, head: V3, sheet: &mut TriangleMesh) {
    let (fly, height) = flag.size;
    let pieces = design(slip, flag);
    let staff = matches!(flag.at, FlagPlace::Staff);
    let rake = if staff { 20.0_f64.to_radians().tan() } else { 0.0 };
    for piece in pieces {
        let first = sheet.vertices.len() as u32;
        for &(a, b) in &piece.corners {
            let f = a / fly;
            let ripple = 0.10 * height.max(1.2) * (f * 7.0).sin() * f.sqrt();
            let slope = 0.10 * height.max(1.2) * 7.0 / fly * (f * 7.0).cos() * f.sqrt();
            let down = height - b;
            let at = v3(head.x - 0.08 - a + rake * down, head.y + ripple, head.z - 0.1 - down - 0.06 * a * f);
            let uv = [f, b / height];
            let mark = [0.0, 0.5];
            sheet.push(Vertex { at, normal: v3(slope, 1.0, 0.0).unit(), uv, mark, rgb: piece.rgb, clean: 1.0 });
        }
        for i in 1..piece.corners.len() as u32 - 1 {
            sheet.triangle(first, first + i, first + i + 1);
        }
    }
}

fn design(slip: &Slip, flag: &Flag) -> Vec<Piece> {
    let (a, b) = flag.size;
    let columns = if slip.grain.some { 12 } else { 3 };
    let field = |rgb| columns_of(a, b, columns, rgb);
    match &flag.design {
        FlagDesign::StGeorge => {
            let mut pieces = field(WHITE);
            cross(&mut pieces, 0.0, 0.0, a, b, b / 5.0);
            pieces
        }
        FlagDesign::Burgundy(ground, red) => {
            let mut pieces = field(hex(ground));
            raguly(&mut pieces, a, b, hex(red), slip.grain.fine);
            pieces
        }
        FlagDesign::Pennant(upper, lower) => pennant(a, b, columns, hex(upper), hex(lower)),
        FlagDesign::Striped(one, two, count) => {
            let mut pieces = field(hex(one));
            let count = (*count).max(1);
            let step = b / f64::from(count);
            for k in (1..count).step_by(2) {
                let low = step * f64::from(k);
                inlay(&mut pieces, &rectangle(0.0, low, a, low + step), hex(two));
            }
            let share = (f64::from(count) * 5.0 / 9.0).round() / f64::from(count);
            let (low, wide) = (b - b * share, a * 0.45);
            inlay(&mut pieces, &rectangle(0.0, low, wide, b), WHITE);
            cross(&mut pieces, 0.0, low, wide, b, (b - low) / 5.0);
            pieces
        }
        FlagDesign::Royal(gold) => {
            let mut pieces = field(hex(gold));
            let (x0, x1, y0, y1) = (a * 0.30, a * 0.70, b * 0.25, b * 0.88);
            let (xm, ym) = (a * 0.5, b * 0.56);
            let (red, white) = (hex("#A01C20"), WHITE);
            inlay(&mut pieces, &rectangle(x0, ym, xm, y1), red);
            inlay(&mut pieces, &rectangle(xm, ym, x1, y1), white);
            inlay(&mut pieces, &rectangle(x0, y0, xm, ym), white);
            inlay(&mut pieces, &rectangle(xm, y0, x1, ym), red);
            inlay(&mut pieces, &[(x0, y0), (xm, b * 0.10), (xm, y0)], white);
            inlay(&mut pieces, &[(xm, y0), (xm, b * 0.10), (x1, y0)], red);
            if slip.grain.fine {
                let dark = hex("#2F2A55");
                for (x, y, on) in [(0.40, 0.72, gold.as_str()), (0.60, 0.40, gold.as_str())] {
                    inlay(
                        &mut pieces,
                        &rectangle(a * (x - 0.045), b * (y - 0.08), a * (x + 0.045), b * (y + 0.08)),
                        hex(on),
                    );
                }
                for (x, y) in [(0.60, 0.72), (0.40, 0.40)] {
                    let lion = [(x - 0.04, y - 0.08), (x + 0.05, y - 0.05), (x + 0.02, y + 0.09), (x - 0.03, y + 0.05)];
                    inlay(&mut pieces, &lion.map(|(x, y)| (a * x, b * y)), dark);
                }
            }
            pieces
        }
    }
}

fn rectangle(x0: f64, y0: f64, x1: f64, y1: f64) -> [Point; 4] {
    [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
}

fn columns_of(a: f64, b: f64, columns: usize, rgb: Rgb) -> Vec<Piece> {
    let x = |i: usize| a * i as f64 / columns as f64;
    (0..columns).map(|i| Piece { corners: rectangle(x(i), 0.0, x(i + 1), b).to_vec(), rgb }).collect()
}

/// A red cross over a field.
fn cross(pieces: &mut Vec<Piece>, x0: f64, y0: f64, x1: f64, y1: f64, arm: f64) {
    let (xm, ym, h) = (0.5 * (x0 + x1), 0.5 * (y0 + y1), arm * 0.5);
    inlay(pieces, &rectangle(xm - h, y0, xm + h, y1), RED);
    inlay(pieces, &rectangle(x0, ym - h, x1, ym + h), RED);
}

/// Two knotted diagonals.
fn raguly(pieces: &mut Vec<Piece>, a: f64, b: f64, rgb: Rgb, knots: bool) {
    let length = (a * a + b * b).sqrt();
    for rise in [1.0, -1.0] {
        let (dx, dy) = (a / length, rise * b / length);
        let (nx, ny) = (-dy, dx);
        let start = if rise > 0.0 { 0.0 } else { b };
        let at = |s: f64, t: f64| (dx * s + nx * t, start + dy * s + ny * t);
        let half = b / 14.0;
        let margin = length * 0.03;
        inlay(
            pieces,
            &[at(margin, -half), at(length - margin, -half), at(length - margin, half), at(margin, half)],
            rgb,
        );
        if !knots {
            continue;
        }
        for k in 0..8_u32 {
            let s = length * (0.09 + 0.117 * f64::from(k));
            let side = if k % 2 == 0 { 1.0 } else { -1.0 };
            let (w, out) = (b * 0.045, b * 0.085);
            let lean = if k < 4 { -w } else { w };
            let corners = [
                at(s - w, side * half * 0.8),
                at(s + w, side * half * 0.8),
                at(s + w + lean, side * (half + out)),
                at(s - w + lean, side * (half + out)),
            ];
            inlay(pieces, &corners, rgb);
        }
    }
}

/// Two halves that part into a swallow tail.
fn pennant(a: f64, b: f64, columns: usize, upper: Rgb, lower: Rgb) -> Vec<Piece> {
    let tail = 0.8;
    let columns = columns * 5 / 4;
    let mut pieces = Vec::new();
    let edge = |f: f64| {
        let half = 0.5 * b * (1.0 - 0.35 * f);
        let parted = ((f - tail) / (1.0 - tail)).max(0.0);
        (half, half * 0.75 * parted)
    };
    for i in 0..columns {
        let (f0, f1) = (i as f64 / columns as f64, (i + 1) as f64 / columns as f64);
        let ((h0, p0), (h1, p1)) = (edge(f0), edge(f1));
        let m = 0.5 * b;
        pieces.push(Piece {
            corners: vec![(a * f0, m + p0), (a * f1, m + p1), (a * f1, m + h1), (a * f0, m + h0)],
            rgb: upper,
        });
        pieces.push(Piece {
            corners: vec![(a * f0, m - h0), (a * f1, m - h1), (a * f1, m - p1), (a * f0, m - p0)],
            rgb: lower,
        });
    }
    pieces
}

/// Cuts a convex shape into the pieces: the parts inside take its colour.
fn inlay(pieces: &mut Vec<Piece>, shape: &[Point], rgb: Rgb) {
    let turn: f64 = (0..shape.len())
        .map(|i| {
            let (p, q) = (shape[i], shape[(i + 1) % shape.len()]);
            p.0 * q.1 - q.0 * p.1
        })
        .sum();
    let mut after = Vec::with_capacity(pieces.len() + 4);
    for piece in pieces.drain(..) {
        let mut inside = piece.corners.clone();
        let mut outside = Vec::new();
        for i in 0..shape.len() {
            let (p, q) = (shape[i], shape[(i + 1) % shape.len()]);
            let left = |c: &Point| ((q.0 - p.0) * (c.1 - p.1) - (q.1 - p.1) * (c.0 - p.0)) * turn.signum();
            outside.push(cut(&inside, &|c| -left(c)));
            inside = cut(&inside, &left);
            if inside.len() < 3 {
                break;
            }
        }
        if area(&inside) < 1e-6 {
            after.push(piece);
            continue;
        }
        let rest = outside.into_iter().filter(|c| area(c) > 1e-6);
        after.extend(rest.map(|corners| Piece { corners, rgb: piece.rgb }));
        after.push(Piece { corners: inside, rgb });
    }
    *pieces = after;
}

/// The part of a convex polygon where `side` is not negative.
fn cut(corners: &[Point], side: &dyn Fn(&Point) -> f64) -> Vec<Point> {
    let mut left = Vec::with_capacity(corners.len() + 1);
    for i in 0..corners.len() {
        let (p, q) = (corners[i], corners[(i + 1) % corners.len()]);
        let (a, b) = (side(&p), side(&q));
        if a >= 0.0 {
            left.push(p);
        }
        if (a > 0.0 && b < 0.0) || (a < 0.0 && b > 0.0) {
            let t = a / (a - b);
            left.push((p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t));
        }
    }
    left
}

fn area(corners: &[Point]) -> f64 {
    let cross = |p: Point, q: Point| p.0 * q.1 - q.0 * p.1;
    (0..corners.len()).map(|i| cross(corners[i], corners[(i + 1) % corners.len()])).sum::<f64>().abs() * 0.5
}
