//! The boxes of her hull, on her sides and across her stern: bare nodes, on which the table shows the holes.

use super::guns::on_side;
use super::scene::{NodeId, Scene, Turn};
use super::slip::Slip;
use super::stern;
use super::vector::{AHEAD, PORT, UP, V3, between, lot, v3};

/// Places across the stern, from port.
const ACROSS: u32 = 7;
/// They stand this far off the planks, over wales and bands.
const PROUD: f64 = 0.17;

/// Adds a node for every box: `box_p_1` from the bow, `box_t_1` from port; each looks outward as port does.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let boxes = slip.ship.boxes;
    for number in 1..=boxes.count {
        for (side, port) in [("p", true), ("s", false)] {
            // No two sides are shot through alike.
            let seed = number * 2 + u32::from(port);
            let x = boxes.from - boxes.length * (f64::from(number) - 0.5 + 0.5 * (lot(seed) - 0.5));
            let (low, high) = (slip.hull.line_at(3, x).z + 0.8, slip.hull.line_at(6, x).z + 0.4);
            let place = on_side(slip, x, between(low, high, lot(seed + 100)));
            let (middle, out) =
                if port { (place.middle, place.out) } else { (place.middle.mirrored(), place.out.mirrored()) };
            mark(scene, root, &format!("box_{side}_{number}"), middle, out);
        }
    }
    let (low, high) = (slip.hull.end(4, false).z + 0.6, slip.hull.end(7, false).z);
    for number in 1..=ACROSS {
        let z = between(low, high, 0.15 + 0.75 * lot(number + 300));
        let half = slip.hull.end(5, false).y * 0.85;
        let y = half * (1.0 - 2.0 * (f64::from(number) - 0.5) / f64::from(ACROSS));
        mark(scene, root, &format!("box_t_{number}"), stern::on_transom(slip, y, z), stern::transom_out(slip));
    }
}

fn mark(scene: &mut Scene, root: NodeId, name: &str, at: V3, out: V3) {
    let node = scene.bare(name, Some(root), at + out * PROUD);
    scene.nodes[node].turn = Some(turn_towards(out));
}

/// The turn that brings port to `out` and keeps up as far up as it can be.
fn turn_towards(out: V3) -> Turn {
    let along = out.cross(UP).unit();
    let up = along.cross(out).unit();
    // A quaternion from the three axes, by its largest part.
    let (m, n) = ([along, out, up], [AHEAD, PORT, UP]);
    let at = |row: usize, column: usize| m[column].dot(n[row]);
    let trace = at(0, 0) + at(1, 1) + at(2, 2);
    let (axis, w) = if trace > -0.9 {
        (v3(at(2, 1) - at(1, 2), at(0, 2) - at(2, 0), at(1, 0) - at(0, 1)), 1.0 + trace)
    } else {
        // Nearly about: her starboard side, turned about the vertical.
        let z = 1.0 + at(2, 2) - at(0, 0) - at(1, 1);
        (v3(at(0, 2) + at(2, 0), at(1, 2) + at(2, 1), z), at(1, 0) - at(0, 1))
    };
    (axis.unit(), 2.0 * axis.length().atan2(w).to_degrees())
}
