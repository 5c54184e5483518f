//! Stern galleries: a floor on brackets round transom and quarters, with a baluster rail.

use super::lines::Gallery;
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::stern;
use super::triangle_mesh::TriangleMesh;
use super::vector::{UP, V3, between, v3};

/// Adds the galleries.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    for (n, gallery) in slip.ship.galleries.iter().enumerate() {
        let mut sheet = TriangleMesh::default();
        wrap(slip, gallery, &mut sheet);
        let pivot = v3(slip.hull.transom_x(gallery.floor), 0.0, gallery.floor);
        scene.node(&format!("gallery_{}", n + 1), Some(root), pivot, Parts::timber(sheet));
    }
}

/// The outer edge in plan at height z: from the quarter, port, round to starboard.
fn edge(slip: &Slip, gallery: &Gallery, z: f64, out: f64) -> Vec<V3> {
    let stern = slip.hull.transom_x(gallery.floor);
    let side = |x: f64, more: f64| v3(x, slip.hull.side(x, gallery.floor).y + more, z);
    let wide = stern::half_width(slip, gallery.floor);
    let mut port = vec![
        side(stern + gallery.wrap, 0.02),
        side(stern + gallery.wrap * 0.75, out * 0.30),
        side(stern + gallery.wrap * 0.35, out * 0.40),
        v3(stern - out * 0.25, wide + out * 0.42, z),
        v3(stern - out * 0.85, wide + out * 0.18, z),
        v3(stern - out, wide * 0.55, z),
    ];
    let starboard: Vec<V3> = port.iter().rev().map(|p| p.mirrored()).collect();
    port.push(v3(stern - out * 1.05, 0.0, z));
    port.extend(starboard);
    port
}

fn wrap(slip: &Slip, gallery: &Gallery, sheet: &mut TriangleMesh) {
    let (floor, rail) = (gallery.floor, gallery.rail);
    let outer = edge(slip, gallery, floor, gallery.out);
    let above = edge(slip, gallery, rail, gallery.out * 1.04);
    let under = edge(slip, gallery, floor - 0.55, gallery.out * 0.25);
    let middle = v3(slip.hull.transom_x(floor) + gallery.wrap * 0.4, 0.0, floor);
    let outward = |i: usize| {
        let way = outer[i] - middle;
        v3(way.x, way.y, 0.0).unit()
    };
    let at = |row: &[V3], up: f64, out: f64| -> Vec<V3> {
        row.iter().enumerate().map(|(i, &p)| p + UP * up + outward(i) * out).collect()
    };
    let [dark, light] = slip.paints.bands;
    let gilt = slip.paints.gilt;
    // Brackets' cove, floor edge, low wall.
    sheet.ribbon(&under, &at(&outer, -0.1, 0.0), |i| outward(i) - UP, slip.paints.hull);
    if !slip.grain.some {
        sheet.ribbon(&at(&outer, -0.1, 0.0), &above, outward, light);
        return;
    }
    sheet.ribbon(&at(&outer, -0.1, 0.06), &at(&outer, 0.08, 0.06), outward, gilt);
    let wall = between(0.0, rail - floor, 0.42);
    let mid = at(&outer, wall, 0.01);
    sheet.ribbon(&at(&outer, 0.08, 0.01), &mid, outward, dark);
    if !slip.grain.fine {
        sheet.ribbon(&mid, &above, outward, light);
        sheet.ribbon(&at(&above, 0.06, -0.10), &at(&above, 0.06, 0.07), |_| UP, gilt);
        return;
    }
    sheet.ribbon(&at(&outer, 0.08, -0.07), &at(&outer, wall, -0.07), |i| -outward(i), dark);
    sheet.ribbon(&at(&above, -0.08, 0.07), &at(&above, 0.06, 0.07), outward, gilt);
    sheet.ribbon(&at(&above, 0.06, -0.10), &at(&above, 0.06, 0.07), |_| UP, gilt);
    sheet.ribbon(&at(&above, -0.08, -0.10), &at(&above, 0.06, -0.10), |i| -outward(i), gilt);
    sheet.ribbon(&at(&mid, 0.04, -0.09), &at(&mid, 0.04, 0.05), |_| UP, gilt);
    floor_boards(slip, gallery, &outer, sheet);
    for i in 1..outer.len() {
        let long = (outer[i] - outer[i - 1]).length();
        let pitch = 0.55;
        let count = (long / pitch).round().max(1.0) as usize;
        for k in 0..count {
            let t = (k as f64 + 0.5) / count as f64;
            let (a, b) = (mid[i - 1].toward(mid[i], t), above[i - 1].toward(above[i], t));
            sheet.tube(&[(a, 0.10), (b, 0.06)], 3, (false, false), light);
        }
    }
}

fn floor_boards(slip: &Slip, gallery: &Gallery, outer: &[V3], sheet: &mut TriangleMesh) {
    let inner: Vec<V3> = outer
        .iter()
        .map(|p| {
            let stern = slip.hull.transom_x(gallery.floor);
            let x = p.x.max(stern);
            let y = slip.hull.side(x, gallery.floor).y.min(p.y.abs());
            v3(x, y * p.y.signum(), p.z)
        })
        .collect();
    sheet.ribbon(&inner, outer, |_| UP, slip.paints.deck);
}
