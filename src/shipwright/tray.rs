//! The tray beside the tower, as the room sees it: plain for dice with numbers, with zones and ridges for a battle.

use super::paint::{BRASS, Kind, Paint, hex};
use super::triangle_mesh::TriangleMesh;
use super::vector::{UP, V3, v3};
use super::vessels::{Tray, Zone, ZoneKind};

fn wood() -> Paint {
    Paint::new(hex("#3A2618"), Kind::Planking)
}

/// The tray: a plain box with a baize floor.
pub fn plain(sheet: &mut TriangleMesh, tray: &Tray) {
    let walnut = wood();
    let ((x0, x1), (y0, y1)) = (tray.x, tray.y);
    let (thick, high) = (tray.rail.thickness, tray.rail.height);
    sheet.block(v3(x0 - thick, y0, -10.0), v3(x1 + thick, y1 + thick, -0.4), walnut);
    let floor = [v3(x0, 1.0, -0.2), v3(x1, 1.0, -0.2), v3(x1, y1, -0.2), v3(x0, y1, -0.2)];
    sheet.face(&floor, UP, Paint::plain(hex("#2E4A3B")));
    sheet.block(v3(x0 - thick, y1, -10.0), v3(x1 + thick, y1 + thick, high), walnut);
    for (from, to) in [(x0 - thick, x0), (x1, x1 + thick)] {
        sheet.block(v3(from, y0, -10.0), v3(to, y1, high), walnut);
    }
    let brass = Paint::metal(BRASS);
    for x in [x0 - 0.5 * thick, x1 + 0.5 * thick] {
        let y = y1 + 0.5 * thick;
        sheet.block(v3(x - 3.0, y - 3.0, high - 6.0), v3(x + 3.0, y + 3.0, high + 1.0), brass);
    }
}

/// Zones in their colours, and the ridges between them, capped with brass.
pub fn battle(sheet: &mut TriangleMesh, tray: &Tray) {
    for zone in &tray.zones {
        let colour = match zone.kind {
            ZoneKind::Strength(1) => "#D9C79C",
            ZoneKind::Strength(_) => "#C9A227",
            ZoneKind::Booty => "#7FA38F",
            ZoneKind::Damage => "#A5503A",
            ZoneKind::Explosion => "#7A1F24",
        };
        for corners in triangles(zone) {
            sheet.face(&corners.map(|(x, y)| v3(x, y, -0.05)), UP, Paint::plain(hex(colour)));
        }
    }
    let (wood, brass) = (wood(), Paint::metal(BRASS));
    let profile = tray.ridge;
    for ((x0, y0), (x1, y1)) in &tray.ridges {
        let (a, b) = (v3(*x0, *y0, 0.0), v3(*x1, *y1, 0.0));
        let across = UP.cross((b - a).unit());
        let (foot, head) = (across * (0.5 * profile.base), across * (0.5 * profile.top) + UP * profile.height);
        for side in [1.0, -1.0] {
            let mirrored = |v: V3| across * (side * v.dot(across)) + UP * v.dot(UP);
            let (foot, head) = (mirrored(foot), mirrored(head));
            let out = across * side * profile.height + UP * (0.5 * (profile.base - profile.top));
            sheet.ribbon(&[a + foot, b + foot], &[a + head, b + head], |_| out.unit(), wood);
        }
        let lift = UP * profile.height;
        let half = across * (0.5 * profile.top);
        sheet.face(&[a + lift - half, b + lift - half, b + lift + half, a + lift + half], UP, brass);
    }
}

/// An outline cut into triangles, ear by ear.
fn triangles(zone: &Zone) -> Vec<[(f64, f64); 3]> {
    let turn = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let mut ring = zone.outline.clone();
    let mut cut = Vec::new();
    while ring.len() >= 3 {
        let count = ring.len();
        let ear = (0..count).find(|at| {
            let (a, b, c) = (ring[(at + count - 1) % count], ring[*at], ring[(at + 1) % count]);
            let others = (0..count).filter(|other| (other + count - at + 1) % count > 2).map(|other| ring[other]);
            let within = |p: (f64, f64)| turn(a, b, p) >= 0.0 && turn(b, c, p) >= 0.0 && turn(c, a, p) >= 0.0;
            turn(a, b, c) > 0.0 && !others.into_iter().any(within)
        });
        // The rest has no area.
        let Some(at) = ear else { break };
        cut.push([ring[(at + count - 1) % count], ring[at], ring[(at + 1) % count]]);
        ring.remove(at);
    }
    cut
}
