//! The bow: beak with her rails and figurehead, hawse holes, catheads, anchors.

use super::lines::Figurehead;
use super::paint::{DARK, IRON, Kind, Paint};
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::triangle_mesh::TriangleMesh;
use super::vector::{AHEAD, PORT, UP, V3, between, v3};

/// Adds beak and ground tackle.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let mut sheet = TriangleMesh::default();
    if let [a0, ..] = slip.ship.beak[..] {
        beak(slip, &mut sheet);
        scene.node("beak", Some(root), v3(a0.0, 0.0, a0.1), Parts::timber(sheet));
    }
    let mut tackle = TriangleMesh::default();
    if slip.grain.fine {
        ground_tackle(slip, &mut tackle);
    }
    scene.node("anchors", Some(root), scene.nodes[root].pivot, Parts::timber(tackle));
}

/// Upper and lower edge of the beak's port side, widened by smooth steps.
fn edges(slip: &Slip, steps: usize) -> (Vec<V3>, Vec<V3>) {
    let [a0, a1, a2, b2, b1, b0] = slip.ship.beak[..] else { return (Vec::new(), Vec::new()) };
    let (w0, w1, w2) = slip.ship.beak_half_widths;
    // A quadratic through three points: the beak sweeps, it does not kink.
    let bend = |p: [(f64, f64); 3], t: f64| {
        let (a, b, c) = (2.0 * (t - 0.5) * (t - 1.0), 4.0 * t * (1.0 - t), 2.0 * t * (t - 0.5));
        (a * p[0].0 + b * p[1].0 + c * p[2].0, a * p[0].1 + b * p[1].1 + c * p[2].1)
    };
    let at = |i: usize| i as f64 / (steps - 1) as f64;
    let wide = |t: f64| if t < 0.5 { between(w0, w1, t * 2.0) } else { between(w1, w2, t * 2.0 - 1.0) };
    let top = (0..steps).map(|i| (bend([a0, a1, a2], at(i)), wide(at(i)))).map(|(p, w)| v3(p.0, w, p.1));
    let low = (0..steps).map(|i| bend([b0, b1, b2], at(i))).map(|p| v3(p.0, 0.15, p.1));
    (top.collect(), low.collect())
}

fn beak(slip: &Slip, sheet: &mut TriangleMesh) {
    let steps = if slip.grain.fine {
        7
    } else if slip.grain.some {
        4
    } else {
        3
    };
    let (top, low) = edges(slip, steps);
    let lerp =
        |t: f64, out: f64| -> Vec<V3> { top.iter().zip(&low).map(|(a, b)| b.toward(*a, t) + PORT * out).collect() };
    let [dark, light] = slip.paints.bands;
    let out = v3(0.2, 1.0, -0.3);
    let mut half = TriangleMesh::default();
    if !slip.grain.some {
        half.ribbon(&low, &top, |_| out, slip.paints.hull);
        sheet.append_both(&half);
        sheet.ribbon(&top, &top.iter().map(|p| p.mirrored()).collect::<Vec<_>>(), |_| UP, slip.paints.deck);
        return;
    }
    half.ribbon(&low, &lerp(0.55, 0.0), |_| out, slip.paints.hull);
    half.ribbon(&lerp(0.55, 0.0), &top, |_| out, dark);
    // Three rails sweep to the figurehead.
    for (t, width, paint) in [(0.98, 0.10, slip.paints.gilt), (0.55, 0.09, light), (0.05, 0.10, slip.paints.wale)] {
        let line = lerp(t, 0.04);
        let count = line.len() - 1;
        let spar: Vec<(V3, f64)> =
            line.iter().enumerate().map(|(i, &p)| (p, width * (1.0 - 0.35 * i as f64 / count as f64))).collect();
        half.tube(&spar, if slip.grain.fine { 4 } else { 3 }, (false, slip.grain.fine), paint);
    }
    if slip.grain.fine {
        for i in 1..steps - 1 {
            let (a, b) = (lerp(0.55, 0.03)[i], lerp(0.98, 0.03)[i]);
            half.tube(&[(a, 0.07), (b, 0.05)], 4, (false, false), light);
        }
    }
    sheet.append_both(&half);
    let across: Vec<V3> = top.iter().map(|p| p.mirrored()).collect();
    let sunk = |row: &[V3]| -> Vec<V3> { row.iter().map(|&p| p - UP * 0.25).collect() };
    sheet.ribbon(&sunk(&top), &sunk(&across), |_| UP, slip.paints.deck);
    let under: Vec<V3> = low.iter().map(|p| p.mirrored()).collect();
    sheet.ribbon(&low, &under, |_| -UP, slip.paints.wale);
    let (Some(&tip), Some(&chin)) = (top.last(), low.last()) else { return };
    let nose = v3(tip.x, 0.0, between(chin.z, tip.z, 0.6));
    sheet.cuboid(nose, AHEAD * 0.12, PORT * 0.28, UP * ((tip.z - chin.z) * 0.6 + 0.1), slip.paints.wale);
    match slip.ship.figurehead {
        Figurehead::Lion if slip.grain.fine => lion(slip, sheet, v3(tip.x, 0.0, tip.z)),
        _ => scroll(slip, sheet, v3(tip.x, 0.0, tip.z)),
    }
}

/// A lion rampant over the beak's tip: haunches, breast, maned head, two paws.
fn lion(slip: &Slip, sheet: &mut TriangleMesh, tip: V3) {
    let gilt = slip.paints.gilt;
    let at = |x: f64, y: f64, z: f64| tip + v3(x, y, z);
    sheet.tube(
        &[
            (at(-1.3, 0.0, -0.05), 0.16),
            (at(-0.8, 0.0, 0.15), 0.30),
            (at(-0.2, 0.0, 0.55), 0.30),
            (at(0.12, 0.0, 0.85), 0.24),
        ],
        6,
        (true, true),
        gilt,
    );
    sheet.turned(
        at(-0.02, 0.0, 0.78),
        v3(0.8, 0.0, 0.6),
        &[(-0.1, 0.22), (0.1, 0.40), (0.30, 0.36), (0.42, 0.20), (0.66, 0.13), (0.70, 0.0)],
        7,
        gilt,
    );
    for side in [1.0, -1.0] {
        sheet.tube(
            &[
                (at(0.0, 0.22 * side, 0.55), 0.12),
                (at(0.5, 0.24 * side, 0.42), 0.10),
                (at(0.62, 0.22 * side, 0.62), 0.08),
            ],
            4,
            (false, true),
            gilt,
        );
        sheet.tube(
            &[(at(-0.75, 0.26 * side, 0.15), 0.17), (at(-0.25, 0.28 * side, -0.05), 0.11)],
            4,
            (false, true),
            gilt,
        );
    }
    sheet.tube(
        &[(at(-1.25, 0.0, 0.0), 0.07), (at(-1.5, 0.0, 0.5), 0.06), (at(-1.2, 0.0, 0.85), 0.10)],
        4,
        (false, true),
        gilt,
    );
}

/// A carved scroll.
fn scroll(slip: &Slip, sheet: &mut TriangleMesh, tip: V3) {
    let gilt = slip.paints.gilt;
    let turn = |k: u32| {
        let (a, r) = (f64::from(k) * 1.05, 0.55 - 0.07 * f64::from(k));
        (tip + v3(r * a.sin() - 0.1, 0.0, 0.35 - r * a.cos()), 0.20 - 0.02 * f64::from(k))
    };
    let steps = if slip.grain.fine { 7 } else { 3 };
    for k in 0..steps - 1 {
        sheet.tube(&[turn(k), turn(k + 1)], if slip.grain.fine { 5 } else { 3 }, (true, true), gilt);
    }
}

/// Hawse holes, catheads and the anchors lashed under them.
fn ground_tackle(slip: &Slip, sheet: &mut TriangleMesh) {
    let stem = slip.hull.end(7, true);
    let mut half = TriangleMesh::default();
    let iron = Paint::metal(IRON);
    let x = stem.x - 2.4;
    let (u, v) = slip.hull.find(stem.x - 1.5, slip.hull.end(5, true).z + 0.5);
    let (hole, out) = (slip.hull.at(u, v), slip.hull.normal(u, v));
    half.turned(hole, out, &[(-0.05, 0.34), (0.10, 0.32), (0.10, 0.22), (0.02, 0.2)], 8, slip.paints.wale);
    half.turned(hole, out, &[(0.06, 0.22), (0.06, 0.0)], 8, Paint::new(DARK, Kind::Tarred));
    let rail = slip.hull.rail(x);
    let way = v3(0.45, 0.9, 0.12).unit();
    let head = rail + way * 1.5 + UP * 0.15;
    half.beam(rail - way * 0.9 + UP * 0.15, head, 0.26, 0.26, slip.paints.wale);
    // The anchor: ring under the cathead, shank aft along the bow, flukes lashed to the rail.
    let length = 3.2;
    let crown_x = x - length + 0.7;
    let ring = head - UP * 0.55 - way * 0.15;
    let crown = slip.hull.rail(crown_x) + v3(0.0, 0.45, -0.55);
    half.rope(head, ring, 0.05, slip.paints.running);
    half.tube(&[(ring, 0.09), (crown, 0.12)], 5, (true, true), iron);
    let along = (crown - ring).unit();
    let arm = |k: f64| crown + UP * (0.95 * k) - along * (0.75 * k.abs()) + PORT * 0.05;
    for side in [1.0, -1.0] {
        half.tube(&[(crown, 0.12), (arm(side * 0.55) + along * 0.2, 0.10), (arm(side), 0.06)], 4, (false, true), iron);
        if slip.grain.fine {
            half.cuboid(arm(side * 0.9) - along * 0.05, along * 0.26, PORT * 0.24, UP * 0.035, iron);
        }
    }
    half.beam(ring - UP * 1.0 + along * 0.25, ring + UP * 0.9 + along * 0.25, 0.2, 0.24, slip.paints.spar);
    sheet.append_both(&half);
}
