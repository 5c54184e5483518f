//! Masts in their pieces, tops, bowsprit.

use super::lines::Mast;
use super::paint::Paint;
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::triangle_mesh::TriangleMesh;
use super::vector::{AHEAD, PORT, UP, V3, v3};

/// The nodes of the masts, by id; `bowsprit` last.
pub type MastNodes = Vec<(String, NodeId)>;

/// The point of a mast's axis at height z.
pub fn axis(slip: &Slip, mast: &Mast, z: f64) -> V3 {
    let deck = slip.hull.deck(mast.x).z;
    v3(mast.x - mast.rake.to_radians().tan() * (z - deck), 0.0, z)
}

/// The bowsprit's axis, at `t` from heel to cap.
pub fn bowsprit(slip: &Slip, t: f64) -> V3 {
    let ((x0, z0), (x1, z1)) = slip.ship.bowsprit;
    v3(x0, 0.0, z0).toward(v3(x1, 0.0, z1), t)
}

/// Adds masts and bowsprit.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) -> MastNodes {
    let mut nodes = Vec::new();
    for mast in &slip.ship.masts {
        nodes.push((mast.id.clone(), step(slip, scene, root, mast)));
    }
    let mut sheet = TriangleMesh::default();
    let line = [(0.0, 0.38), (0.35, 0.36), (0.7, 0.28), (1.0, 0.20)].map(|(t, r)| (bowsprit(slip, t), r));
    let line = if slip.grain.some { &line[..] } else { &[line[0], line[3]][..] };
    sheet.tube(line, slip.grain.sides, (false, true), slip.paints.spar.part(9));
    if slip.grain.fine {
        for t in [0.36, 0.40, 0.44] {
            let (a, b) = (bowsprit(slip, t), bowsprit(slip, t + 0.018));
            sheet.tube(&[(a, 0.42), (b, 0.42)], 8, (true, true), slip.paints.standing);
        }
    }
    nodes.push(("bowsprit".into(), scene.node("mast_bowsprit", Some(root), bowsprit(slip, 0.0), Parts::timber(sheet))));
    nodes
}

/// One mast: lower mast, top, topmast, pole, each with its own foot.
fn step(slip: &Slip, scene: &mut Scene, root: NodeId, mast: &Mast) -> NodeId {
    let d = mast.diameter;
    let sides = slip.grain.sides;
    let at = |z: f64| axis(slip, mast, z);
    let deck = at(slip.hull.deck(mast.x).z);
    let spar = |n: u32| slip.paints.spar.part(n);
    let along = (at(mast.hounds) - deck).unit();

    let mut lower = TriangleMesh::default();
    let head = at(mast.hounds + 1.1);
    let bury = at(deck.z - 0.6);
    let taper = [(bury, d * 0.5), (deck.toward(head, 0.5), d * 0.47), (at(mast.hounds), d * 0.40), (head, d * 0.34)];
    let taper = if slip.grain.some { &taper[..] } else { &[taper[0], taper[3]][..] };
    lower.tube(taper, sides, (false, slip.grain.some), spar(1));
    if slip.grain.fine {
        // Woldings: rope hoops that hold a made mast together.
        let mut z = deck.z + 3.0;
        while z < mast.hounds - 1.5 {
            lower.tube(&[(at(z), d * 0.52), (at(z + 0.25), d * 0.52)], 6, (false, false), slip.paints.running);
            z += 2.2;
        }
        // Cap.
        lower.cuboid(head, AHEAD * (d * 0.62), PORT * (d * 0.5), along * 0.14, slip.paints.wale);
    }
    let node = scene.node(&format!("mast_{}", mast.id), Some(root), deck, Parts::timber(lower));

    let mut tub = TriangleMesh::default();
    top(slip, &mut tub, mast, along);
    scene.node(&format!("top_{}", mast.id), Some(node), at(mast.hounds - 0.4), Parts::timber(tub));

    let mut upper = TriangleMesh::default();
    let foot = at(mast.hounds + 0.2);
    let truck = at(mast.topmast);
    let taper = [(foot, d * 0.30), (foot.toward(truck, 0.5), d * 0.26), (truck, d * 0.18)];
    let taper = if slip.grain.fine { &taper[..] } else { &[taper[0], taper[2]][..] };
    upper.tube(taper, sides, (false, slip.grain.some), spar(2));
    if mast.pole.is_none() && slip.grain.fine {
        button(slip, &mut upper, truck, d);
    }
    if mast.pole.is_some() && slip.grain.fine {
        // Crosstrees where the pole begins.
        let cross = at(mast.topmast - 0.9);
        upper.cuboid(cross, AHEAD * d, PORT * 0.07, UP * 0.07, spar(3));
        upper.cuboid(cross + UP * 0.1, AHEAD * 0.07, PORT * d * 1.2, UP * 0.07, spar(3));
    }
    let topmast = scene.node(&format!("topmast_{}", mast.id), Some(node), foot, Parts::timber(upper));

    if let Some(height) = mast.pole {
        let mut pole = TriangleMesh::default();
        let (foot, truck) = (at(mast.topmast - 0.8), at(height));
        pole.tube(&[(foot, d * 0.16 + 0.04), (truck, d * 0.09)], sides, (false, true), spar(4));
        if slip.grain.fine {
            button(slip, &mut pole, truck, d);
        }
        scene.node(&format!("pole_{}", mast.id), Some(topmast), foot, Parts::timber(pole));
    }
    node
}

/// The gilt button at a truck.
fn button(slip: &Slip, sheet: &mut TriangleMesh, at: V3, d: f64) {
    let r = 0.12 + d * 0.1;
    sheet.turned(at, UP, &[(0.0, r * 0.5), (r * 0.5, r), (r, r * 0.8), (r * 1.4, 0.01)], 6, slip.paints.gilt);
}

/// The round tub at the hounds, painted like the upper works.
fn top(slip: &Slip, sheet: &mut TriangleMesh, mast: &Mast, along: V3) {
    let d = mast.diameter;
    let large = matches!(mast.id.as_str(), "fore" | "main");
    let (r0, r1, h) = if large { (d, d * 1.55, 1.1) } else { (d * 0.8, d * 1.2, 0.6) };
    let foot = axis(slip, mast, mast.hounds - 0.4);
    let sides = if slip.grain.fine { 9 } else { 5 };
    let [dark, light] = slip.paints.bands;
    let floor = slip.paints.wale;
    let at = |f: f64| (h * f, r0 + (r1 - r0) * f);
    if !slip.grain.some {
        sheet.turned(foot, along, &[(0.0, r0), (h, r1)], sides, dark);
        return;
    }
    sheet.turned(foot, along, &[(-0.25, d * 0.45), (0.0, r0), at(0.12)], sides, floor);
    sheet.turned(foot, along, &[at(0.12), at(0.36)], sides, dark);
    sheet.turned(foot, along, &[at(0.36), at(0.62)], sides, light);
    sheet.turned(foot, along, &[at(0.62), at(0.88)], sides, dark);
    if !slip.grain.fine {
        return;
    }
    let rim = [(h * 0.88, r1 * 1.0), (h * 0.90, r1 * 1.06), (h, r1 * 1.06), (h, r1 * 0.93)];
    sheet.turned(foot, along, &rim, sides, floor);
    if slip.grain.fine {
        let inside: Paint = slip.paints.hull.times(0.7);
        sheet.turned(foot, along, &[(h, r1 * 0.93), (h * 0.3, r0 * 0.95), (h * 0.3, 0.01)], sides, inside);
    }
}
