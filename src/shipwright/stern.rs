//! The stern: transom and her arms, taffrail, galleries, lanterns, rudder, outligger.

use super::build::Slip;
use super::paint::Paint;
use super::scene::{NodeId, Parts, Scene};
use super::sheet::{Sheet, Vertex};
use super::vector::{V3, v3};

/// Adds everything abaft the flat transom.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let mut sheet = Sheet::default();
    transom(slip, &mut sheet);
    scene.node("hull_stern", Some(root), scene.nodes[root].pivot, Parts::timber(sheet));
    rudder(slip, scene, root);
}

/// Half the width of the flat stern at height z.
pub fn half_width(slip: &Slip, z: f64) -> f64 {
    if z >= slip.hull.end(7, false).z {
        return slip.hull.topside(slip.hull.transom_x(z), z).y;
    }
    slip.hull.side(slip.hull.transom_x(z) + 0.01, z).y
}

/// A point of the flat transom.
pub fn on_transom(slip: &Slip, y: f64, z: f64) -> V3 {
    v3(slip.hull.transom_x(z), y, z)
}

/// Where the transom looks.
pub fn transom_out(slip: &Slip) -> V3 {
    v3(-1.0, 0.0, -slip.ship.transom_rake).unit()
}

fn transom(slip: &Slip, sheet: &mut Sheet) {
    let top = slip.stern_top();
    let (low, rail) = (slip.hull.end(4, false), slip.hull.end(7, false));
    let out = transom_out(slip);
    // Post to wing transom: the flat of the tuck.
    let mut column: Vec<V3> = Vec::new();
    for k in 0..=8 {
        column.push(slip.hull.at(0.0, slip.ship.v[4] * f64::from(k) / 8.0));
    }
    for k in 1..=8 {
        column.push(slip.hull.at(0.0, super::vector::between(slip.ship.v[4], 1.0, f64::from(k) / 8.0)));
    }
    for k in 1..=4 {
        let z = super::vector::between(rail.z, top, f64::from(k) / 4.0);
        column.push(on_transom(slip, half_width(slip, z), z));
    }
    let hull = slip.paints.hull;
    let under = |z: f64| if z <= 0.01 { Paint { rgb: slip.paints.bottom, ..hull } } else { hull };
    let field = field(slip);
    for pair in column.windows(2) {
        let paint = if pair[0].z >= low.z + 0.6 * (rail.z - low.z) { field } else { under(pair[0].z) };
        sheet.net(2, 2, |i, j| {
            let p = pair[j];
            let p = if i == 0 { p } else { p.mirrored() };
            Vertex::new(p, out, super::sheet::planks(paint, [p.y, p.z]), paint)
        });
    }
}

fn field(slip: &Slip) -> Paint {
    use super::lines::TransomArms::{Bird, Shield, SwordCross, TudorRose};
    let (TudorRose { field, .. } | Bird { field, .. } | Shield { field, .. } | SwordCross { field, .. }) =
        &slip.ship.transom;
    Paint::plain(super::paint::hex(field))
}

/// The rudder, hinged on the post.
fn rudder(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let heel = slip.hull.end(0, false);
    let wing = slip.hull.end(4, false);
    let mut sheet = Sheet::default();
    let hinge = |z: f64| {
        let t = (z - heel.z) / (wing.z - heel.z);
        v3(heel.x + (wing.x - heel.x) * t - 0.36, 0.15, z)
    };
    let top = wing.z + 0.3;
    let low = heel.z + 0.05;
    let edge = [
        hinge(low),
        hinge(top),
        hinge(top) - v3(0.5, 0.0, 0.0),
        hinge(0.3) - v3(0.75, 0.0, 0.0),
        hinge(low) - v3(1.1, 0.0, 0.0),
    ];
    sheet.board(&edge, v3(0.0, -0.3, 0.0), slip.paints.wale);
    scene.node("rudder", Some(root), v3(hinge(low).x, 0.0, low), Parts::timber(sheet));
}
