//! The tower ship with her tray, as the room sees her; the colliders of the dice are elsewhere and never drawn, but
//! wall, slot, baffles, rods, tray and ridges are the same numbers.
//!
//! `tower` has the inside for dice with numbers and the plain tray. For cubes `battle_inside`, `battle_wall` and
//! `battle_tray`, roots of their own in the same frame, stand in the place of `tower_inside` and `tower_wall` and lie on
//! `tower_tray`.
//!
//! Millimetres of the tray frame: x to the bow, y out over the tray, z up; the section plane is y = 0.

use std::f64::consts::PI;

use super::paint::{BRASS, DARK, GLOW, Kind, Paint, hex};
use super::scene::{NodeId, Parts, Scene};
use super::tray;
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::vector::{AHEAD, PORT, UP, V3, between, v3};
use super::vessels::{Inside, Tower, Vessels};

/// Height of the upper deck.
const DECK: f64 = 120.0;

fn oak(colour: &str) -> Paint {
    Paint::new(hex(colour), Kind::Planking)
}

fn paint(colour: &str) -> Paint {
    Paint::plain(hex(colour))
}

/// Adds `tower`, the parts that may fade or be lit apart from her, and those that are put in her for a battle.
pub fn add(scene: &mut Scene, vessels: &Vessels) {
    let (tower, tray) = (&vessels.tower, &vessels.tray);
    let ship = scene.bare("tower", None, V3::default());
    let root = Some(ship);
    part(scene, root, "tower_hull", starboard);
    part(scene, root, "tower_wall", |sheet| port_wall(sheet, tower, &tower.dice));
    part(scene, root, "tower_inside", |sheet| inside(sheet, tower, &tower.dice));
    part(scene, root, "tower_decks", decks);
    part(scene, root, "tower_rig", rig);
    part(scene, root, "tower_stand", stand);
    part(scene, root, "tower_tray", |sheet| tray::plain(sheet, tray));
    let mut cloth = Parts::default();
    sails(&mut cloth);
    scene.node("tower_sails", root, V3::default(), cloth);
    lanterns(scene, ship);
    part(scene, None, "battle_wall", |sheet| port_wall(sheet, tower, &tower.cubes));
    part(scene, None, "battle_inside", |sheet| inside(sheet, tower, &tower.cubes));
    part(scene, None, "battle_tray", |sheet| tray::battle(sheet, tray));
}

fn part(scene: &mut Scene, root: Option<NodeId>, name: &str, make: impl FnOnce(&mut TriangleMesh)) {
    let mut parts = Parts::default();
    make(&mut parts.timber);
    for vertex in &mut parts.timber.vertices {
        // Planks here are 4 mm wide, their butts 40 mm apart.
        let planked = vertex.mark[0] == Kind::Planking.number();
        vertex.uv = if planked { [vertex.uv[0] / 6.7, vertex.uv[1] * 0.3 / 4.0] } else { vertex.uv.map(|c| c / 2.5) };
    }
    scene.node(name, root, V3::default(), parts);
}

/// Half-breadth of the starboard skin amidships at z.
fn breadth(z: f64) -> f64 {
    if z < 62.0 {
        between(70.5, 76.0, 1.0 - ((62.0 - z) / 60.0).powi(2))
    } else {
        between(76.0, 71.0, ((z - 62.0) / 58.0).powi(2))
    }
}

/// A point of the starboard skin: s from transom 0 to stem 1.
fn skin(s: f64, z: f64) -> V3 {
    let aft = between(-112.0, -118.0, (z - 4.0) / 158.0);
    let stem = 110.0 + 18.0 * z / DECK;
    if s < 0.12 {
        let t = s / 0.12;
        return v3(between(aft, -96.0, t), -between(64.0, breadth(z), (t * PI * 0.5).sin()), z);
    }
    if s < 0.62 {
        return v3(between(-96.0, 100.0 - 10.0 * (1.0 - z / DECK), (s - 0.12) / 0.5), -breadth(z), z);
    }
    let turn = (s - 0.62) / 0.38 * PI * 0.5;
    let from = 100.0 - 10.0 * (1.0 - z / DECK);
    v3(from + (stem - from) * turn.sin(), -(breadth(z) * turn.cos()).max(2.0), z)
}

const STEPS: usize = 25;

fn along(i: usize) -> f64 {
    let t = i as f64 / (STEPS - 1) as f64;
    // Closer at both ends, where she turns.
    between(t, 0.5 - 0.5 * (PI * t).cos(), 0.5)
}

fn row(z: f64, out: f64) -> Vec<V3> {
    (0..STEPS).map(|i| skin(along(i), z)).map(|p| p - PORT * out).collect()
}

/// The starboard side the room sees: planks, wales, ports, painted bands, stern, beak.
fn starboard(sheet: &mut TriangleMesh) {
    let plank = oak("#5B3B22");
    sheet.net(STEPS, 9, |i, j| {
        let z = 2.0 + 122.0 * j as f64 / 8.0;
        let s = along(i);
        let at = skin(s, z);
        let ahead = skin((s + 0.005).min(1.0), z) - skin((s - 0.005).max(0.0), z);
        let up = skin(s, z + 1.0) - skin(s, z - 1.0);
        let out = ahead.cross(up);
        let out = if out.y > 0.0 { -out } else { out };
        Vertex::new(at, out, [at.x + 120.0, z / 0.3], plank)
    });
    let out = |i: usize| -PORT + AHEAD * if i > STEPS * 3 / 4 { 0.8 } else { 0.0 };
    for z in [46.0, 64.0, 92.0, 116.0] {
        let wale = paint("#2A2019");
        sheet.ribbon(&row(z - 2.0, 3.0), &row(z + 2.0, 3.0), out, wale);
        sheet.ribbon(&row(z + 2.0, 3.0), &row(z + 3.0, 0.0), |_| UP, wale);
        sheet.ribbon(&row(z - 3.0, 0.0), &row(z - 2.0, 3.0), |_| -UP, wale);
    }
    let (wine, ivory) = (paint("#7A2231"), paint("#EFE3C6"));
    sheet.ribbon(&row(104.0, 0.8), &row(114.0, 0.8), out, wine);
    for k in 0..38 {
        let s = between(0.03, 0.66, (f64::from(k) + 0.5) / 38.0);
        let (a, b) = (s - 0.0075, s + 0.0075);
        let at = |s: f64, z: f64| skin(s, z) - PORT * 1.3;
        sheet.face(&[at(a, 105.0), at(b, 105.0), at(s, 113.0)], -PORT, ivory);
    }
    for (z, count) in [(72.0, 7), (98.0, 5)] {
        for k in 0..count {
            let x = between(-84.0, 84.0, f64::from(k) / f64::from(count - 1));
            let middle = v3(x, -breadth(z) - 0.6, z);
            sheet.cuboid(middle, AHEAD * 6.0, PORT * 0.8, UP * 6.0, paint("#2A2019"));
            sheet.cuboid(middle - PORT * 0.6, AHEAD * 4.5, PORT * 0.9, UP * 4.5, oak("#6B4A2B"));
        }
    }
    transom(sheet);
    beak(sheet);
}

fn transom(sheet: &mut TriangleMesh) {
    let edge = |z: f64| skin(0.0, z.min(DECK));
    let x = |z: f64| between(-112.0, -118.0, (z - 4.0) / 158.0);
    let at = |y: f64, z: f64| v3(x(z), y, z);
    let wine = paint("#7A2231");
    sheet.face(&[at(0.0, 2.0), at(edge(2.0).y, 2.0), at(-64.0, 92.0), at(0.0, 92.0)], -AHEAD, oak("#5B3B22"));
    sheet.face(&[at(0.0, 92.0), at(-64.0, 92.0), at(-52.0, 158.0), at(-30.0, 162.0), at(0.0, 162.0)], -AHEAD, wine);
    let gilt = Paint::metal(hex("#C9A227"));
    sheet.tube(
        &[
            (at(-64.0, 20.0), 2.0),
            (at(-64.0, 92.0), 2.0),
            (at(-52.0, 158.0), 2.0),
            (at(-30.0, 163.0), 2.0),
            (at(0.0, 163.0), 2.0),
        ],
        6,
        (true, true),
        gilt,
    );
    for y in [-48.0, -30.0, -12.0] {
        let middle = at(y, 120.0) - AHEAD * 0.4;
        sheet.cuboid(middle, AHEAD * 0.6, PORT * 5.5, UP * 8.0, gilt);
        sheet.cuboid(
            middle - AHEAD * 0.5,
            AHEAD * 0.6,
            PORT * 4.0,
            UP * 6.5,
            Paint::new(super::paint::PANE, Kind::Glass),
        );
    }
    // Gallery at z 96, 6 out.
    sheet.block(v3(x(96.0) - 6.0, -66.0, 94.0), v3(x(96.0), 0.0, 97.0), gilt);
    sheet.block(v3(x(96.0) - 6.0, -66.0, 107.0), v3(x(96.0) - 4.0, 0.0, 109.0), gilt);
    for k in 0..15 {
        let y = -64.0 + 4.5 * f64::from(k);
        let foot = v3(x(96.0) - 5.0, y, 97.0);
        sheet.turned(foot, UP, &[(0.0, 0.7), (3.5, 1.5), (10.0, 0.6)], 5, paint("#EFE3C6"));
    }
}

fn beak(sheet: &mut TriangleMesh) {
    let gilt = Paint::metal(hex("#C9A227"));
    for side in [1.0, -1.0] {
        let edge = |x: f64, z: f64, w: f64| v3(x, -8.0 + side * w, z);
        let top = [edge(124.0, 120.0, 9.0), edge(138.0, 124.0, 6.0), edge(150.0, 136.0, 2.5)];
        let low = [edge(120.0, 100.0, 2.0), edge(138.0, 114.0, 2.0), edge(149.0, 130.0, 1.5)];
        sheet.ribbon(&low, &top, |_| PORT * side, oak("#5B3B22"));
        sheet.tube(&top.map(|p| (p, 1.3)), 6, (true, true), gilt);
    }
    sheet.face(
        &[v3(124.0, 1.0, 119.0), v3(124.0, -17.0, 119.0), v3(138.0, -14.0, 123.0), v3(138.0, -2.0, 123.0)],
        UP,
        oak("#B08A5A"),
    );
    let tip = v3(149.0, -8.0, 136.0);
    sheet.tube(
        &[(tip + v3(-9.0, 0.0, -3.0), 1.8), (tip + v3(-3.0, 0.0, 2.0), 2.8), (tip + v3(1.0, 0.0, 6.0), 2.4)],
        8,
        (true, true),
        gilt,
    );
    sheet.turned(
        tip + v3(0.0, 0.0, 5.5),
        v3(0.8, 0.0, 0.6),
        &[(-1.0, 2.0), (1.0, 3.6), (3.0, 3.2), (4.2, 1.8), (6.0, 1.2), (6.3, 0.0)],
        8,
        gilt,
    );
}

/// The section plane over the tray: the wall over the slot, the sill, frames, lids, pillars.
fn port_wall(sheet: &mut TriangleMesh, tower: &Tower, inside: &Inside) {
    let ((back, _), (aft, ahead)) = (tower.port_wall, tower.x);
    let (sill, slot) = (tower.sill, inside.slot);
    let (plank, gilt) = (oak("#7C5A36"), Paint::metal(hex("#C9A227")));
    sheet.block(v3(-116.0, back, slot), v3(126.0, 0.0, DECK + 2.0), plank);
    sheet.block(v3(-112.0, back, 0.0), v3(112.0, 0.0, sill), plank);
    sheet.block(v3(ahead, back, sill), v3(116.0, 0.0, slot), plank);
    sheet.block(v3(-116.0, back, sill), v3(aft, 0.0, slot), plank);
    // Deck ends as painted bands, a gilt fillet all round.
    for z in [slot, 78.0, 112.0] {
        sheet.block(v3(-114.0, 0.0, z), v3(122.0, 0.8, z + 3.0), paint("#EFE3C6"));
    }
    for (low, high) in
        [(v3(-117.0, 0.0, DECK), v3(128.0, 1.2, DECK + 2.0)), (v3(-112.0, 0.0, -0.2), v3(112.0, 0.6, 1.4))]
    {
        sheet.block(low, high, gilt);
    }
    for (x0, x1) in [(-117.0, -115.0), (124.0, 126.0)] {
        sheet.block(v3(x0, 0.0, slot), v3(x1, 1.2, DECK), gilt);
    }
    let (wine, ivory) = (paint("#7A2231"), paint("#EFE3C6"));
    sheet.block(v3(-114.0, 0.0, 86.0), v3(122.0, 0.5, 108.0), wine);
    for k in 0..24 {
        let x = -110.0 + 9.7 * f64::from(k);
        let at = |dx: f64, z: f64| v3(x + dx, 0.9, z);
        if k % 2 == 0 {
            sheet.face(&[at(-4.2, 88.0), at(4.2, 88.0), at(0.0, 106.0)], PORT, ivory);
        } else {
            sheet.face(
                &[at(-3.0, 88.0), at(3.0, 88.0), at(3.0, 99.0), at(1.5, 103.0), at(-1.5, 103.0), at(-3.0, 99.0)],
                PORT,
                ivory,
            );
        }
    }
    for x in [-80.0, -40.0, 0.0, 40.0, 80.0] {
        // Head over the port, sill under it, the lid folded up flat.
        sheet.block(v3(x - 15.0, 0.0, slot), v3(x + 15.0, 1.6, slot + 5.0), gilt);
        sheet.block(v3(x - 13.0, 0.0, slot + 6.0), v3(x + 13.0, 2.0, slot + 24.0), oak("#6B4A2B"));
        sheet.block(v3(x - 10.0, 2.0, slot + 9.0), v3(x + 10.0, 2.6, slot + 21.0), wine);
        sheet.block(v3(x - 13.0, -0.2, 1.4), v3(x + 13.0, 1.0, sill), gilt);
    }
    for (x0, x1) in [(-67.0, -53.0), (-27.0, -13.0), (13.0, 27.0), (53.0, 67.0), (-100.0, -93.0), (93.0, 100.0)] {
        sheet.block(v3(x0, -3.0, sill), v3(x1, 0.0, slot), oak("#A87B47"));
        let middle = v3(0.5 * (x0 + x1), 0.0, 0.5 * (sill + slot));
        sheet.cuboid(middle + PORT * 0.4, AHEAD * ((x1 - x0) * 0.28), PORT * 0.6, UP * (0.38 * (slot - sill)), wine);
    }
}

/// The raked decks that lead dice down, and the rods that spread them.
fn inside(sheet: &mut TriangleMesh, tower: &Tower, inside: &Inside) {
    let (deck, brass) = (oak("#7C5A36"), Paint::metal(BRASS));
    let (half, thin) = (0.5 * (tower.x.1 - tower.x.0), 0.5 * inside.plate_thickness);
    for ((y0, z0), (y1, z1)) in &inside.plates {
        let (a, b) = (v3(0.0, *y0, *z0), v3(0.0, *y1, *z1));
        let up = (b - a).cross(AHEAD).unit();
        let up = if up.z < 0.0 { -up } else { up };
        sheet.cuboid((a + b) * 0.5 - up * thin, AHEAD * half, (b - a) * 0.5, up * thin, deck);
        sheet.cuboid(b - up * 0.6, AHEAD * half, (b - a).unit() * 0.6, up * 0.8, brass);
    }
    for rod in &inside.rods {
        let (from, to) = (v3(rod.x, rod.y.0, rod.z), v3(rod.x, rod.y.1, rod.z));
        let radius = 0.5 * inside.rod_thickness;
        sheet.tube(&[(from, radius), (to, radius)], 10, (true, true), oak("#B08A5A"));
    }
    for x in [-102.0, 102.0] {
        sheet.block(v3(x - 2.0, -66.0, 0.0), v3(x + 2.0, -4.0, DECK), deck);
    }
    sheet.face(
        &[v3(-100.0, -66.0, 0.0), v3(100.0, -66.0, 0.0), v3(100.0, -66.0, DECK), v3(-100.0, -66.0, DECK)],
        PORT,
        deck,
    );
    sheet.face(
        &[v3(-100.0, -66.0, 0.5), v3(100.0, -66.0, 0.5), v3(100.0, -4.0, 0.5), v3(-100.0, -4.0, 0.5)],
        UP,
        Paint::new(DARK, Kind::Tarred),
    );
}

fn decks(sheet: &mut TriangleMesh) {
    let (deck, rail) = (oak("#B08A5A"), paint("#2A2019"));
    let (wine, ivory) = (paint("#7A2231"), paint("#EFE3C6"));
    // The upper deck about the hopper's opening.
    for (low, high) in [
        ((-114.0, -66.0), (-44.0, 0.0)),
        ((44.0, -66.0), (104.0, 0.0)),
        ((-44.0, -66.0), (44.0, -54.0)),
        ((-44.0, -10.0), (44.0, 0.0)),
    ] {
        sheet.block(v3(low.0, low.1, DECK), v3(high.0, high.1, DECK + 2.0), deck);
    }
    sheet.face(
        &[
            v3(104.0, 0.0, DECK + 2.0),
            v3(104.0, -62.0, DECK + 2.0),
            v3(116.0, -40.0, DECK + 2.0),
            v3(124.0, -8.0, DECK + 2.0),
            v3(126.0, 0.0, DECK + 2.0),
        ],
        UP,
        deck,
    );
    for (low, high) in [
        ((-48.0, -58.0), (48.0, -54.0)),
        ((-48.0, -10.0), (48.0, -6.0)),
        ((-48.0, -54.0), (-44.0, -10.0)),
        ((44.0, -54.0), (48.0, -10.0)),
    ] {
        sheet.block(v3(low.0, low.1, DECK + 2.0), v3(high.0, high.1, 126.0), paint("#4A2F1B"));
    }
    let mut castle = |x0: f64, x1: f64, low: f64, deck_z: f64, rail_z: f64, y0: f64| {
        sheet.block(v3(x0, y0, low), v3(x1, -1.0, deck_z), oak("#5B3B22"));
        sheet.face(
            &[
                v3(x0, y0, deck_z + 0.2),
                v3(x1, y0, deck_z + 0.2),
                v3(x1, -1.0, deck_z + 0.2),
                v3(x0, -1.0, deck_z + 0.2),
            ],
            UP,
            deck,
        );
        for (a, b) in [(v3(x0, y0 - 1.5, low), v3(x1, y0 + 0.5, rail_z)), (v3(x0, -1.5, deck_z), v3(x1, 0.4, rail_z))] {
            sheet.block(a, b, wine);
            sheet.block(v3(a.x - 0.5, a.y - 0.6, rail_z), v3(b.x + 0.5, b.y + 0.6, rail_z + 1.6), rail);
        }
        let count = ((x1 - x0) / 5.5) as i32;
        for k in 0..count {
            let x = between(x0, x1, (f64::from(k) + 0.5) / f64::from(count));
            for (y, out) in [(y0 - 2.0, -1.0), (0.8, 1.0)] {
                let z = if out < 0.0 { low + 1.5 } else { deck_z + 1.5 };
                let top = rail_z - 1.0;
                sheet.face(&[v3(x - 2.0, y, z), v3(x + 2.0, y, z), v3(x, y, top)], PORT * out, ivory);
            }
        }
        for x in [x0, x1] {
            let out = if x > 0.5 * (x0 + x1) { AHEAD } else { -AHEAD };
            sheet.cuboid(v3(x, 0.5 * y0, rail_z), out * 0.6, PORT * (0.5 * y0), UP * 0.8, rail);
            for k in 0..9 {
                let y = between(y0, -1.0, (f64::from(k) + 0.5) / 9.0);
                sheet.turned(
                    v3(x, y, deck_z),
                    UP,
                    &[(0.0, 0.6), ((rail_z - deck_z) * 0.4, 1.2), (rail_z - deck_z, 0.5)],
                    5,
                    ivory,
                );
            }
        }
    };
    castle(62.0, 104.0, 122.0, 134.0, 142.0, -62.0);
    castle(-114.0, -58.0, 122.0, 136.0, 146.0, -63.0);
    castle(-116.0, -84.0, 136.0, 150.0, 158.0, -58.0);
    for (a, b) in [(v3(-58.0, -70.0, 124.0), v3(62.0, -70.0, 124.0)), (v3(-58.0, 0.0, 124.0), v3(-46.0, 0.0, 124.0))] {
        sheet.beam(a, b, 3.0, 4.0, rail);
    }
}

/// Masts, yards, bowsprit, shrouds: all clear of where cubes are dropped.
fn rig(sheet: &mut TriangleMesh) {
    let spar = Paint::new(hex("#8A6238"), Kind::Spar);
    let rope = Paint::new(hex("#2A2019"), Kind::Rope);
    for (x, y, top, r) in [(74.0, -62.0, 200.0, 3.0), (0.0, -60.0, 240.0, 3.5), (-74.0, -62.0, 205.0, 2.5)] {
        let foot = v3(x, y, DECK);
        sheet.tube(
            &[(foot, r), (v3(x, y, between(DECK, top, 0.6)), r * 0.85), (v3(x, y, top), r * 0.45)],
            10,
            (false, true),
            spar,
        );
        let hounds = v3(x, y, between(DECK, top, 0.72));
        sheet.turned(
            hounds,
            UP,
            &[(0.0, r), (1.0, r * 1.8), (7.0, r * 2.6), (8.0, r * 2.6), (8.0, 1.0)],
            12,
            paint("#7A2231"),
        );
        sheet.turned(hounds + UP * 3.0, UP, &[(0.0, r * 2.15), (2.0, r * 2.35)], 12, paint("#EFE3C6"));
        // The main mast's shrouds would stand inside her sails.
        if x != 0.0 {
            shrouds(sheet, hounds, rope);
        }
        sheet.turned(v3(x, y, top), UP, &[(0.0, 1.0), (1.5, 2.0), (3.0, 0.0)], 8, Paint::metal(hex("#C9A227")));
    }
    sheet.tube(&[(v3(106.0, -8.0, 131.0), 3.0), (v3(158.0, -8.0, 162.0), 1.6)], 8, (false, true), spar);
    sheet.rope(v3(74.0, -62.0, 178.0), v3(150.0, -8.0, 157.0), 0.5, rope);
    for z in [176.0, 196.0] {
        for (a, b) in [
            (v3(-35.0, -60.0, z), v3(35.0, -60.0, z)),
            (v3(-35.0, -5.0, z), v3(35.0, -5.0, z)),
            (v3(47.0, -58.0, z), v3(47.0, -6.0, z)),
            (v3(-47.0, -58.0, z), v3(-47.0, -6.0, z)),
        ] {
            sheet.tube(&[(a, 1.1), (a.toward(b, 0.5), 2.0), (b, 1.1)], 8, (true, true), spar);
        }
    }
}

/// Eight lines a side with ratlines to starboard.
fn shrouds(sheet: &mut TriangleMesh, hounds: V3, rope: Paint) {
    let x = hounds.x;
    for k in 0..8 {
        let at = v3(x - 14.0 + 4.0 * f64::from(k), -73.0, 122.0);
        sheet.rope(at, hounds - UP, 0.5, rope);
        sheet.rope(v3(at.x, -0.5, 142.0), hounds - UP, 0.5, rope);
    }
    for k in 1..9 {
        let t = f64::from(k) * 0.1;
        let (a, b) = (v3(x - 14.0, -73.0, 122.0), v3(x + 14.0, -73.0, 122.0));
        sheet.rope(a.toward(hounds, t), b.toward(hounds, t), 0.3, rope);
    }
}

/// Courses and topsails wrapped about the trunk, and white pennants.
fn sails(parts: &mut Parts) {
    let canvas = hex("#E6DCC3");
    let corners = [v3(44.0, -56.0, 0.0), v3(44.0, -8.0, 0.0), v3(-44.0, -8.0, 0.0), v3(-44.0, -56.0, 0.0)];
    for k in 0..4 {
        let (a, b) = (corners[k], corners[(k + 1) % 4]);
        let out = v3(b.y - a.y, a.x - b.x, 0.0).unit();
        let out = if out.dot((a + b) * 0.5 + PORT * 32.0) < 0.0 { -out } else { out };
        for (head, foot, belly) in [(175.0, 128.0, 14.0), (200.0, 178.0, 7.0)] {
            let at = |u: f64, w: f64| {
                let flare = 1.0 + 0.06 * w;
                let middle = (a + b) * 0.5;
                let side = (b - a) * 0.5;
                let bulge = (1.0 - u * u) * (PI * 0.82 * w.powf(0.8)).sin() * belly;
                middle
                    + side * (u * flare)
                    + out * (2.0 + bulge)
                    + UP * (between(head, foot, w) + 5.0 * w * w * (1.0 - u * u))
            };
            parts.canvas.net(11, 8, |i, j| {
                let (u, w) = (i as f64 / 5.0 - 1.0, j as f64 / 7.0);
                let e = 0.01;
                let normal = (at(u + e, w) - at(u - e, w)).cross(at(u, w - e) - at(u, w + e));
                let normal = if normal.dot(out) < 0.0 { -normal } else { normal };
                let long = (b - a).length() * 0.5 / 2.5;
                let uv = [u * long, w * (head - foot) / 2.5];
                Vertex { at: at(u, w), normal: normal.unit(), uv, mark: [u, w], rgb: canvas, clean: 0.95 - 0.1 * w }
            });
        }
    }
    for (x, y, top) in [(74.0, -62.0, 200.0), (0.0, -60.0, 240.0), (-74.0, -62.0, 205.0)] {
        parts.flag.net(15, 3, |i, j| {
            let f = i as f64 / 14.0;
            let half = 4.0 * (1.0 - 0.85 * f);
            let at = v3(x - 1.0 - 40.0 * f, y + 2.0 * (f * 7.0).sin() * f, top - 5.0 + half * (j as f64 - 1.0));
            Vertex { at, normal: PORT, uv: [f, j as f64 * 0.5], mark: [0.0, 0.5], rgb: hex("#F4F1E8"), clean: 1.0 }
        });
    }
}

fn stand(sheet: &mut TriangleMesh) {
    let walnut = oak("#3A2618");
    for x in [-70.0, 70.0] {
        sheet.block(v3(x - 7.0, -92.0, -10.0), v3(x + 7.0, -66.0, 2.0), walnut);
        sheet.block(v3(x - 7.0, -92.0, 2.0), v3(x + 7.0, -79.0, 14.0), walnut);
    }
    sheet.block(v3(-70.0, -88.0, -6.0), v3(70.0, -82.0, 2.0), walnut);
    sheet.block(v3(-118.0, -70.0, -10.0), v3(112.0, 0.0, 0.0), walnut);
    let brass = Paint::metal(BRASS);
    sheet.block(v3(-30.0, -93.5, -7.0), v3(30.0, -88.0, 1.0), brass);
    // Keel and floor timbers, end grain, under the deck of the section.
    for k in 0..7 {
        let x = -96.0 + 32.0 * f64::from(k);
        sheet.block(v3(x - 4.0, -4.0, -8.0), v3(x + 4.0, 0.6, -0.5), oak("#A87B47"));
    }
}

fn lanterns(scene: &mut Scene, root: NodeId) {
    for (n, y) in [-46.0, -10.0].into_iter().enumerate() {
        let foot = v3(-121.0, y, 160.0);
        let brass = Paint::metal(BRASS);
        let mut parts = Parts::default();
        parts.timber.tube(&[(v3(-117.0, y, 154.0), 0.8), (foot, 0.8)], 5, (false, false), brass);
        parts.timber.turned(foot, UP, &[(-1.0, 1.0), (0.0, 3.0), (0.8, 3.2)], 8, brass);
        parts.timber.turned(foot, UP, &[(8.0, 4.4), (8.6, 4.4), (11.0, 1.2), (12.5, 0.0)], 8, brass);
        parts.glow.turned(foot, UP, &[(0.8, 3.0), (8.0, 4.2)], 8, Paint::new(GLOW, Kind::Glass));
        scene.node(&format!("tower_lantern_{}", n + 1), Some(root), V3::default(), parts);
    }
}
