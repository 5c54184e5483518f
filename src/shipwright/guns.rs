//! Gun ports: the frame and the dark inside on the hull, a lid to close, a bronze gun run out.

use super::paint::{BRONZE, DARK, Kind, Paint, TARRED};
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::stern;
use super::triangle_mesh::TriangleMesh;
use super::vector::{AHEAD, PORT, V3, v3};

/// Degrees by which a lid is raised.
const RAISED: f64 = 95.0;

/// The place of a port: its middle, forward along the side, up along the side, outward.
pub struct PortPlace {
    pub middle: V3,
    along: V3,
    up: V3,
    pub out: V3,
}

impl PortPlace {
    fn mirrored(&self) -> Self {
        Self {
            middle: self.middle.mirrored(),
            along: self.along.mirrored(),
            up: self.up.mirrored(),
            out: self.out.mirrored(),
        }
    }
}

/// Adds every port.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let ports = &slip.ship.ports;
    let half_high = ports.size.1 * 0.5;
    let barrel = |out: V3| Parts::timber(if slip.grain.some { gun(slip, out) } else { TriangleMesh::default() });
    let share = |scene: &mut Scene, name: &str, parts: Parts| (parts.triangles() > 0).then(|| scene.mesh(name, parts));
    let guns = [share(scene, "gun_p", barrel(PORT)), share(scene, "gun_s", barrel(-PORT))];
    let mut frames = TriangleMesh::default();
    for (n, &x) in ports.x.iter().enumerate() {
        let sill = slip.hull.line_at(5, x).z + ports.above_gun_deck;
        let place = on_side(slip, x, sill + half_high);
        frame(slip, &mut frames, &place);
        frame(slip, &mut frames, &place.mirrored());
        port(slip, scene, root, &format!("p_{}", n + 1), &place, guns[0]);
        port(slip, scene, root, &format!("s_{}", n + 1), &place.mirrored(), guns[1]);
    }
    if !ports.stern.is_empty() {
        let gun = share(scene, "gun_t", barrel(-AHEAD));
        let out = stern::transom_out(slip);
        for (n, &(y, z)) in ports.stern.iter().enumerate() {
            let up = PORT.cross(out).unit();
            let up = if up.z < 0.0 { -up } else { up };
            let place = PortPlace { middle: stern::on_transom(slip, y, z + half_high), along: PORT, up, out };
            frame(slip, &mut frames, &place);
            port(slip, scene, root, &format!("t_{}", n + 1), &place, gun);
        }
    }
    scene.node("port_frames", Some(root), scene.nodes[root].pivot, Parts::timber(frames));
}

/// The place of a port on the skin, `x` along and `z` above the keel.
pub fn on_side(slip: &Slip, x: f64, z: f64) -> PortPlace {
    let (u, v) = slip.hull.find(x, z);
    let out = slip.hull.normal(u, v);
    let along = v3(out.y, -out.x, 0.0).unit();
    let up = out.cross(along).unit();
    let up = if up.z < 0.0 { -up } else { up };
    PortPlace { middle: slip.hull.at(u, v), along, up, out }
}

/// The nodes of one port: its hinge, the lid, the gun.
fn port(slip: &Slip, scene: &mut Scene, root: NodeId, name: &str, place: &PortPlace, gun: Option<usize>) {
    let (w, h) = (slip.ship.ports.size.0 * 0.5375, slip.ship.ports.size.1 * 1.075);
    let hinge = place.middle + place.up * (h * 0.5) + place.out * 0.12;
    let node = scene.bare(&format!("port_{name}"), Some(root), hinge);
    let mut sheet = TriangleMesh::default();
    if slip.grain.some {
        lid(slip, &mut sheet, place, hinge, w, h);
    }
    let lid = scene.node(&format!("lid_{name}"), Some(node), hinge, Parts::timber(sheet));
    // Raised about the hinge: outward and up.
    let swing = (-place.up).cross(place.out);
    scene.nodes[lid].turn = Some((swing, RAISED));
    let gun_node = scene.bare(&format!("gun_{name}"), Some(node), place.middle);
    scene.nodes[gun_node].mesh = gun;
}

/// The lid as it lies when closed: hull outside, tarred within.
fn lid(slip: &Slip, sheet: &mut TriangleMesh, place: &PortPlace, hinge: V3, w: f64, h: f64) {
    let (side, down) = (place.along * w, -place.up * h);
    let corners = [hinge - side, hinge + side, hinge + side + down, hinge - side + down];
    let thick = place.out * 0.08;
    let outer = corners.map(|c| c + thick);
    sheet.face(&outer, place.out, slip.paints.hull.times(1.1));
    sheet.face(&corners, -place.out, Paint::new(TARRED, Kind::Tarred));
    if slip.grain.fine {
        for k in 0..4 {
            let n = (k + 1) % 4;
            let out = (corners[k] + corners[n]) * 0.5 - (hinge + down * 0.5);
            sheet.face(&[corners[k], corners[n], outer[n], outer[k]], out, slip.paints.wale);
        }
        let bar = hinge + down * 0.5 + place.out * 0.09;
        for t in [-0.55, 0.55] {
            let at = bar + side * t;
            sheet.face(
                &[
                    at - side * 0.09 - down * 0.45,
                    at + side * 0.09 - down * 0.45,
                    at + side * 0.09 + down * 0.4,
                    at - side * 0.09 + down * 0.4,
                ],
                place.out,
                Paint::metal(super::paint::IRON),
            );
        }
    }
}

/// A raised frame about a dark square: the depth of the hull's side is seen in it.
fn frame(slip: &Slip, sheet: &mut TriangleMesh, place: &PortPlace) {
    let (w, h) = (slip.ship.ports.size.0 * 0.5, slip.ship.ports.size.1 * 0.5);
    let at = |k: f64, proud: f64| {
        [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
            .map(|(a, b)| place.middle + place.along * (a * w * k) + place.up * (b * h * k) + place.out * proud)
    };
    let dark = Paint::new(DARK, Kind::Tarred);
    if !slip.grain.some {
        sheet.face(&at(1.0, 0.22), place.out, dark);
        return;
    }
    sheet.face(&at(1.0, 0.05), place.out, dark);
    let (inside, front, edge) = (at(1.0, 0.02), at(1.0, 0.13), at(1.24, 0.13));
    for k in 0..4 {
        let n = (k + 1) % 4;
        let middle = (front[k] + front[n]) * 0.5 - place.middle;
        if slip.grain.fine {
            sheet.face(&[front[k], front[n], edge[n], edge[k]], place.out, slip.paints.wale);
            sheet.face(&[inside[k], inside[n], front[n], front[k]], -middle, dark);
        }
    }
}

/// A bronze barrel about its own axis, muzzle outward.
fn gun(slip: &Slip, out: V3) -> TriangleMesh {
    let mut sheet = TriangleMesh::default();
    let bronze = Paint::metal(BRONZE);
    if slip.grain.fine {
        let profile = [(-0.2, 0.20), (0.60, 0.19), (0.92, 0.16), (0.96, 0.23), (1.12, 0.20)];
        sheet.turned(V3::default(), out, &profile, 5, bronze);
        sheet.turned(V3::default(), out, &[(1.12, 0.20), (1.12, 0.10)], 5, bronze);
        let bore: Vec<V3> = super::bands::ring(0.0, 0.0, 0.11, 0.11, 5, 0.0)
            .iter()
            .map(|&(a, b)| {
                let (up, side) = super::solids::square_to(out);
                out * 1.125 + up * a + side * b
            })
            .collect();
        sheet.face(&bore, out, Paint::new(DARK, Kind::Tarred));
    } else {
        sheet.turned(V3::default(), out, &[(0.0, 0.2), (1.12, 0.19)], 4, bronze);
        sheet.turned(V3::default(), out, &[(1.12, 0.19), (1.12, 0.0)], 4, Paint::new(DARK, Kind::Tarred));
    }
    sheet
}
