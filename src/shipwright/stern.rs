//! The stern: transom, taffrail, lanterns, staff, rudder, outligger.

use super::lines::{FlagPlace, TransomArms};
use super::paint::{BRASS, GLOW, Kind, Paint, hex};
use super::scene::{NodeId, Parts, Scene};
use super::shell::row_v;
use super::slip::Slip;
use super::triangle_mesh::{TriangleMesh, Vertex, planks};
use super::upperworks::stern_top;
use super::vector::{AHEAD, PORT, UP, V3, between, v3};
use super::{arms, gallery};

/// Adds everything abaft the flat transom.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let mut sheet = TriangleMesh::default();
    let column = outline(slip);
    transom(slip, &mut sheet, &column);
    edges(slip, &mut sheet, &column);
    if slip.grain.some {
        dress(slip, &mut sheet);
    }
    poles(slip, &mut sheet);
    scene.node("hull_stern", Some(root), scene.nodes[root].pivot, Parts::timber(sheet));
    gallery::add(slip, scene, root);
    lanterns(slip, scene, root);
    rudder(slip, scene, root);
}

/// Half the width of the flat stern at height z.
pub fn half_width(slip: &Slip, z: f64) -> f64 {
    if z >= slip.hull.end(7, false).z {
        return slip.hull.topside(slip.hull.transom_x(z), z).y;
    }
    let post = slip.hull.section(0.0);
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..30 {
        let v = 0.5 * (low + high);
        if post.at(v).z < z {
            low = v;
        } else {
            high = v;
        }
    }
    post.at(low).y
}

/// A point of the flat transom.
pub fn on_transom(slip: &Slip, y: f64, z: f64) -> V3 {
    v3(slip.hull.transom_x(z), y, z)
}

/// The direction of the transom.
pub fn transom_out(slip: &Slip) -> V3 {
    v3(-1.0, 0.0, -slip.ship.transom_rake).unit()
}

/// Foot and head of the stern staff that carries an ensign of this height.
pub fn staff(slip: &Slip, ensign: f64) -> (V3, V3) {
    let top = stern_top(slip);
    let foot = v3(slip.hull.transom_x(top) + 0.25, 0.0, top - 0.6);
    let length = ensign + 2.6;
    let lean = 20.0_f64.to_radians();
    (foot, foot + v3(-lean.sin() * length, 0.0, lean.cos() * length))
}

/// The port edge of the stern from the heel of the post to the taffrail.
fn outline(slip: &Slip) -> Vec<V3> {
    let (top, rail) = (stern_top(slip), slip.hull.end(7, false));
    let post = slip.hull.section(0.0);
    // The skin's own rows, so that no gap opens between side and stern.
    let rows = slip.grain.hull.1;
    let mut column: Vec<V3> = (0..rows).map(|j| post.at(row_v(j, rows, slip.ship.v[3]))).collect();
    for k in 1..=2 {
        let z = between(rail.z, top, f64::from(k) / 2.0);
        column.push(on_transom(slip, half_width(slip, z), z));
    }
    column
}

fn transom(slip: &Slip, sheet: &mut TriangleMesh, column: &[V3]) {
    let (low, rail) = (slip.hull.end(4, false), slip.hull.end(7, false));
    let out = transom_out(slip);
    let hull = slip.paints.hull;
    let field = field(slip);
    for pair in column.windows(2) {
        let paint = if pair[0].z >= between(low.z, rail.z, 0.55) {
            field
        } else if pair[0].z < -0.01 {
            Paint { rgb: slip.paints.bottom, ..hull }
        } else {
            hull
        };
        sheet.net(2, 2, |i, j| {
            let p = if i == 0 { pair[j] } else { pair[j].mirrored() };
            Vertex::new(p, out, planks(paint, [p.y, p.z]), paint)
        });
    }
}

/// Mouldings along the quarters and across, the arched taffrail.
fn edges(slip: &Slip, sheet: &mut TriangleMesh, column: &[V3]) {
    let top = stern_top(slip);
    let out = transom_out(slip);
    let (low, rail) = (slip.hull.end(4, false), slip.hull.end(7, false));
    let half = half_width(slip, top);
    let gilt = slip.paints.gilt;
    // The taffrail's crest.
    let steps = if slip.grain.fine {
        10
    } else if slip.grain.some {
        4
    } else {
        2
    };
    let crest = |k: usize, lift: f64| {
        let t = 2.0 * k as f64 / steps as f64 - 1.0;
        on_transom(slip, half * t, top) + UP * (lift * (0.25 + 0.75 * (1.0 - t * t)))
    };
    let foot: Vec<V3> = (0..=steps).map(|k| crest(k, 0.0)).collect();
    let head: Vec<V3> = (0..=steps).map(|k| crest(k, 0.75)).collect();
    let inside = AHEAD * 0.14;
    let shifted = |row: &[V3], by: V3| -> Vec<V3> { row.iter().map(|&p| p + by).collect() };
    let board = slip.paints.bands[0];
    sheet.ribbon(&shifted(&foot, out * 0.02), &shifted(&head, out * 0.02), |_| out, board);
    sheet.ribbon(&shifted(&foot, inside), &shifted(&head, inside), |_| AHEAD, board);
    sheet.ribbon(&shifted(&head, out * 0.08), &shifted(&head, inside * 1.4), |_| UP, gilt);
    if !slip.grain.some {
        return;
    }
    let sides = if slip.grain.fine { 6 } else { 3 };
    for side in [1.0, -1.0] {
        let edge: Vec<(V3, f64)> = column
            .iter()
            .filter(|p| p.z >= low.z - 0.01)
            .map(|p| (v3(p.x, p.y * side, p.z) + out * 0.03, 0.13))
            .collect();
        sheet.tube(&edge, sides, (true, true), if slip.grain.fine { gilt } else { slip.paints.wale });
    }
    let beams = if slip.grain.fine { &[low.z, between(low.z, rail.z, 0.55), rail.z][..] } else { &[] };
    for &z in beams {
        let w = half_width(slip, z);
        let at = on_transom(slip, 0.0, z) + out * 0.05;
        sheet.cuboid(at, PORT * w, UP * 0.11, out * 0.09, slip.paints.wale);
    }
}

/// Windows and arms.
fn dress(slip: &Slip, sheet: &mut TriangleMesh) {
    let (top, rail) = (stern_top(slip), slip.hull.end(7, false));
    let (low, high) = (rail.z + 0.2, top - 0.1);
    let deck = slip.hull.end(6, false).z;
    let arms_size = match &slip.ship.transom {
        TransomArms::TudorRose { size, .. }
        | TransomArms::Bird { size, .. }
        | TransomArms::Shield { size, .. }
        | TransomArms::SwordCross { size, .. } => *size,
    };
    let tall = matches!(slip.ship.transom, TransomArms::Shield { .. });
    arms::paint(slip, sheet, if tall { between(low, high, 0.52) } else { between(low, high, 0.54) });
    if slip.ship.galleries.is_empty() {
        arms::windows(slip, sheet, rail.z + 0.5, 1, arms_size * 0.5 + 0.3);
        arms::windows(slip, sheet, deck - 1.1, 2, 0.35);
    }
    for gallery in &slip.ship.galleries {
        arms::windows(slip, sheet, gallery.floor + 0.35, 2, 0.25);
        let above = gallery.rail + 0.55;
        if above + 0.8 < top {
            arms::windows(slip, sheet, above, 1, arms_size * 0.5 + 0.35);
        }
    }
}

fn field(slip: &Slip) -> Paint {
    let (TransomArms::TudorRose { field, .. }
    | TransomArms::Bird { field, .. }
    | TransomArms::Shield { field, .. }
    | TransomArms::SwordCross { field, .. }) = &slip.ship.transom;
    Paint::plain(hex(field))
}

/// Stern staff and outligger.
fn poles(slip: &Slip, sheet: &mut TriangleMesh) {
    let sides = slip.grain.sides.min(6);
    for flag in &slip.ship.flags {
        if flag.at == FlagPlace::Staff {
            let (foot, head) = staff(slip, flag.size.1);
            sheet.tube(
                &[(foot, 0.12), (head + (head - foot).unit() * 0.2, 0.06)],
                sides,
                (false, true),
                slip.paints.spar,
            );
        }
    }
    let (x, z) = slip.ship.outligger;
    let top = stern_top(slip);
    let foot = v3(slip.hull.transom_x(top) + 2.2, 0.7, between(top, z, -0.35) - 0.2);
    sheet.tube(&[(foot, 0.15), (v3(x, 0.7, z), 0.08)], sides, (false, true), slip.paints.spar);
}

/// Stern lanterns: brass about glass.
fn lanterns(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let top = stern_top(slip);
    let reach = half_width(slip, top) - 0.35;
    for (n, &height) in slip.ship.lanterns.iter().enumerate() {
        let (side, lift) = match n {
            0 => (0.0, 0.75),
            n if n % 2 == 1 => (1.0, 0.25),
            _ => (-1.0, 0.25),
        };
        let rail = on_transom(slip, reach * side, top);
        let foot = rail + v3(-0.55, 0.0, 0.45 + lift);
        let r = height * 0.34;
        let sides = if slip.grain.fine { 6 } else { slip.grain.sides };
        let brass = Paint::metal(BRASS);
        let mut body = TriangleMesh::default();
        if slip.grain.fine {
            body.tube(&[(rail - UP * 0.2, 0.06), (foot - UP * 0.25, 0.06), (foot, 0.06)], 4, (false, false), brass);
            body.turned(foot, UP, &[(-0.12, 0.06), (0.0, r * 0.72), (0.06, r * 0.78)], sides, brass);
        }
        let (g0, g1) = (0.06, height * 0.68);
        let cap = [(g1, r * 1.08), (g1 + 0.05, r * 1.08), (height * 0.86, r * 0.35), (height, 0.02)];
        let cap = if slip.grain.fine { &cap[..] } else { &[cap[0], cap[3]][..] };
        if slip.grain.some {
            body.turned(foot, UP, cap, sides, brass);
        }
        if slip.grain.fine {
            for k in 0..6 {
                let t = std::f64::consts::TAU * f64::from(k) / 6.0;
                let way = v3(t.cos(), t.sin(), 0.0);
                body.rope(foot + way * (r * 0.74) + UP * g0, foot + way * (r * 1.03) + UP * g1, 0.03, brass);
            }
        }
        let node = scene.node(&format!("lantern_{}", n + 1), Some(root), foot, Parts::timber(body));
        let mut glass = TriangleMesh::default();
        glass.turned(foot, UP, &[(g0, r * 0.70), (g1, r)], sides, Paint::new(GLOW, Kind::Glass));
        let light = Parts { glow: glass, ..Parts::default() };
        scene.node(&format!("light_{}", n + 1), Some(node), foot + UP * (height * 0.4), light);
    }
}

/// The rudder, hinged on the post.
fn rudder(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let heel = slip.hull.end(0, false);
    let wing = slip.hull.end(4, false);
    let mut sheet = TriangleMesh::default();
    let hinge = |z: f64| {
        let t = (z - heel.z) / (wing.z - heel.z);
        v3(heel.x + (wing.x - heel.x) * t - 0.36, 0.15, z)
    };
    let (low, top) = (heel.z + 0.05, wing.z + 0.3);
    let aft = |z: f64, chord: f64| hinge(z) - v3(chord, 0.0, 0.0);
    let wet = Paint { rgb: slip.paints.bottom, ..slip.paints.wale };
    let through = v3(0.0, -0.3, 0.0);
    if !slip.grain.some {
        sheet.board(&[hinge(low), hinge(top), aft(top, 0.5), aft(low, 1.1)], through, slip.paints.wale);
        scene.node("rudder", Some(root), v3(hinge(low).x, 0.0, low), Parts::timber(sheet));
        return;
    }
    sheet.board(&[hinge(low), hinge(0.0), aft(0.0, 0.75), aft(low, 1.1)], through, wet);
    sheet.board(&[hinge(0.0), hinge(top), aft(top, 0.5), aft(0.0, 0.75)], through, slip.paints.wale);
    if slip.grain.fine {
        for t in [0.12, 0.40, 0.68] {
            let z = between(low, 0.3, t);
            let (a, b) = (hinge(z) + v3(0.5, 0.0, 0.0), aft(z, 0.7));
            let iron = Paint::metal(super::paint::IRON);
            sheet.cuboid((a + b) * 0.5 - PORT * 0.15, (a - b) * 0.5, PORT * 0.19, UP * 0.07, iron);
        }
    }
    scene.node("rudder", Some(root), v3(hinge(low).x, 0.0, low), Parts::timber(sheet));
}
