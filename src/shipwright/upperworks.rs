//! Above the rail: castles in tiers, bulkheads, decks, bulwarks and rails.

use super::bands;
use super::lines::CastleStart;
use super::paint::{DARK, Kind, Paint};
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::vector::{AHEAD, PORT, UP, V3, between, v3};

/// One castle with its fittings.
#[derive(Clone, Debug)]
pub struct Tier {
    pub id: String,
    /// After end of the base, after end of the top, fore end.
    pub x: (f64, f64, f64),
    /// Deck heights aft and forward.
    pub deck: (f64, f64),
    /// Rail heights aft and forward.
    pub rail: (f64, f64),
    /// Its after end is the flat transom.
    pub at_transom: bool,
    pub below: Option<Box<Tier>>,
}

impl Tier {
    /// Height of the deck at x.
    pub fn deck_z(&self, x: f64) -> f64 {
        between(self.deck.0, self.deck.1, (x - self.x.1) / (self.x.2 - self.x.1))
    }

    /// Height of the rail at x.
    pub fn rail_z(&self, x: f64) -> f64 {
        between(self.rail.0, self.rail.1, (x - self.x.1) / (self.x.2 - self.x.1))
    }

    /// Height of the foot of the side at x.
    pub fn foot_z(&self, slip: &Slip, x: f64) -> f64 {
        self.below.as_ref().map_or_else(|| slip.hull.rail(x).z, |tier| tier.rail_z(x))
    }

    /// The deck this castle rises from, at x.
    pub fn floor_z(&self, slip: &Slip, x: f64) -> f64 {
        self.below.as_ref().map_or_else(|| slip.hull.deck(x).z, |tier| tier.deck_z(x))
    }

    /// A point of the port side: s from aft 0 to fore 1, t from foot 0 to rail 1.
    pub fn side(&self, slip: &Slip, s: f64, t: f64) -> V3 {
        let (xb, xt) = (between(self.x.0, self.x.2, s), between(self.x.1, self.x.2, s));
        let foot = slip.hull.topside(xb, self.foot_z(slip, xb));
        foot.toward(slip.hull.topside(xt, self.rail_z(xt)), t)
    }

    /// The direction of the port side.
    pub fn out(&self, slip: &Slip, s: f64) -> V3 {
        slip.hull.topside_normal(between(self.x.0, self.x.2, s))
    }

    /// Half the inner width of the deck at x.
    pub fn deck_y(&self, slip: &Slip, x: f64) -> f64 {
        slip.hull.topside(x, self.deck_z(x)).y - 0.12
    }

    /// The after end of the deck.
    pub fn deck_from(&self, slip: &Slip) -> f64 {
        if self.at_transom { slip.hull.transom_x(self.deck.0) } else { self.x.1 }
    }

    /// Length of the side.
    pub fn length(&self) -> f64 {
        self.x.2 - self.x.1
    }
}

/// The castles as tiers, in the order of the data.
pub fn tiers(slip: &Slip) -> Vec<Tier> {
    let mut tiers: Vec<Tier> = Vec::new();
    for castle in &slip.ship.castles {
        let (at_transom, top) = match castle.from {
            CastleStart::At(x) => (false, x),
            CastleStart::Transom => (true, slip.hull.transom_x(castle.rail.0)),
        };
        let under = |t: &&Tier| t.x.2 >= castle.to && t.x.0 <= top + 1.5 && t.rail.1 < castle.rail.1;
        let below = tiers.iter().rev().find(under).cloned().map(Box::new);
        let foot = match (at_transom, &below) {
            (false, _) => top,
            (true, Some(tier)) => slip.hull.transom_x(tier.rail.0),
            (true, None) => slip.hull.end(7, false).x,
        };
        let (deck, rail) = (castle.deck, castle.rail);
        tiers.push(Tier { id: castle.id.clone(), x: (foot, top, castle.to), deck, rail, at_transom, below });
    }
    tiers
}

/// The height of the highest rail at the stern.
pub fn stern_top(slip: &Slip) -> f64 {
    let tiers = tiers(slip).into_iter().filter(|tier| tier.at_transom);
    tiers.map(|tier| tier.rail.0).fold(slip.hull.end(7, false).z, f64::max)
}

/// Adds castles, decks and bulwarks.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let pivot = scene.nodes[root].pivot;
    let tiers = tiers(slip);
    scene.node("decks", Some(root), pivot, Parts::timber(decks(slip)));
    for tier in &tiers {
        let mut sheet = TriangleMesh::default();
        castle(slip, tier, &tiers, &mut sheet);
        let at = v3(between(tier.x.1, tier.x.2, 0.5), 0.0, tier.foot_z(slip, tier.x.2));
        scene.node(&format!("castle_{}", tier.id), Some(root), at, Parts::timber(sheet));
    }
}

/// The upper deck, the inside of the bulwarks and the cap rail.
fn decks(slip: &Slip) -> TriangleMesh {
    let mut sheet = TriangleMesh::default();
    let columns = slip.grain.along;
    let (aft, fore) = (slip.hull.end(6, false).x + 0.1, slip.hull.end(6, true).x - 0.3);
    let deck = |i: usize| slip.hull.deck(between(aft, fore, super::shell::column_u(i, columns)));
    planked(&mut sheet, columns, slip.paints.deck, |i| {
        let p = deck(i);
        (p.x, (p.y - 0.1).max(0.05), p.z)
    });
    let mut half = TriangleMesh::default();
    let lower: Vec<V3> = (0..columns).map(|i| deck(i) + v3(0.0, -0.2, 0.0)).collect();
    let rail = |i: usize, inward: f64, up: f64| {
        let p = slip.hull.on_line(7, super::shell::column_u(i, columns));
        v3(p.x, (p.y - inward).max(0.0), p.z + up)
    };
    let upper: Vec<V3> = (0..columns).map(|i| rail(i, 0.2, 0.0)).collect();
    let inside = slip.paints.hull.times(0.8);
    half.ribbon(&lower, &upper, |_| -PORT, inside);
    let outer: Vec<V3> = (0..columns).map(|i| rail(i, -0.1, 0.03)).collect();
    let inner: Vec<V3> = (0..columns).map(|i| rail(i, 0.3, 0.03)).collect();
    half.ribbon(&inner, &outer, |_| UP, slip.paints.wale.times(1.3));
    sheet.append_both(&half);
    sheet
}

/// A cambered deck: `edge(i)` is (x, half width, height at the side).
fn planked(sheet: &mut TriangleMesh, columns: usize, paint: Paint, edge: impl Fn(usize) -> (f64, f64, f64)) {
    sheet.net(columns, 3, |i, j| {
        let (x, half, z) = edge(i);
        let y = half * (j as f64 - 1.0);
        let camber = if j == 1 { half / 20.0 } else { 0.0 };
        Vertex::new(v3(x, y, z + camber), v3(0.0, y / half.max(0.1) / 20.0, 1.0), [x, y / 0.3], paint)
    });
}

fn castle(slip: &Slip, tier: &Tier, tiers: &[Tier], sheet: &mut TriangleMesh) {
    let straight = tier.at_transom || tier.length() < 7.0;
    let columns = match (slip.grain.some, straight) {
        (false, true) => 2,
        (true, true) => slip.grain.along / 3,
        _ => (slip.grain.along * 2 / 5).max(3),
    };
    let at = |i: usize| i as f64 / (columns - 1) as f64;
    let from = tier.deck_from(slip);
    planked(sheet, columns, slip.paints.deck, |i| {
        let x = between(from, tier.x.2, at(i));
        (x, tier.deck_y(slip, x), tier.deck_z(x))
    });
    let mut half = TriangleMesh::default();
    bands::castle_bands(slip, tier, &mut half, columns);
    let inside = Paint::new(slip.paints.hull.rgb, Kind::Planking).times(0.9);
    let point = |i: usize, z: f64, inward: f64| {
        let x = between(tier.x.1, tier.x.2, at(i));
        slip.hull.topside(x, z) + v3(0.0, -inward, 0.0)
    };
    let x = |i: usize| between(tier.x.1, tier.x.2, at(i));
    let lower: Vec<V3> = (0..columns).map(|i| point(i, tier.deck_z(x(i)) - 0.05, 0.14)).collect();
    let upper: Vec<V3> = (0..columns).map(|i| point(i, tier.rail_z(x(i)), 0.14)).collect();
    half.ribbon(&lower, &upper, |_| -PORT, inside);
    cap(slip, tier, &mut half, columns);
    sheet.append_both(&half);
    bulkhead(slip, tier, tiers, sheet, tier.x.2, AHEAD);
    if !tier.at_transom {
        bulkhead(slip, tier, tiers, sheet, tier.x.1, -AHEAD);
    }
}

/// The cap rail of a castle side, with a lip outside.
fn cap(slip: &Slip, tier: &Tier, half: &mut TriangleMesh, columns: usize) {
    let edge = |i: usize, out: f64, up: f64| {
        let s = i as f64 / (columns - 1) as f64;
        tier.side(slip, s, 1.0) + v3(0.0, out, up)
    };
    let row = |out: f64, up: f64| -> Vec<V3> { (0..columns).map(|i| edge(i, out, up)).collect() };
    let paint = slip.paints.wale;
    half.ribbon(&row(-0.2, 0.1), &row(0.1, 0.1), |_| UP, paint);
    if !slip.grain.some {
        return;
    }
    half.ribbon(&row(0.1, -0.06), &row(0.1, 0.1), |_| PORT, paint);
    if slip.grain.fine {
        half.ribbon(&row(-0.2, 0.0), &row(-0.2, 0.1), |_| -PORT, paint);
    }
}

/// A straight bulkhead at x with a door, posts, and the breast rail over it.
fn bulkhead(slip: &Slip, tier: &Tier, tiers: &[Tier], sheet: &mut TriangleMesh, x: f64, out: V3) {
    let floor = tier.floor_z(slip, x);
    let deck = tier.deck_z(x);
    let width = |z: f64| {
        let (d, r) = (slip.hull.deck(x), slip.hull.rail(x));
        if z < r.z { between(d.y, r.y, ((z - d.z) / (r.z - d.z)).clamp(0.0, 1.0)) } else { slip.hull.topside(x, z).y }
    };
    let mut levels = vec![floor, deck];
    let rail = slip.hull.rail(x).z;
    if floor < rail && rail < deck {
        levels.insert(1, rail);
    }
    let proud = out * 0.04;
    for pair in levels.windows(2) {
        let (a, b) = (width(pair[0]), width(pair[1]));
        let corners = [v3(x, a, pair[0]), v3(x, -a, pair[0]), v3(x, -b, pair[1]), v3(x, b, pair[1])];
        sheet.face(&corners, out, slip.paints.hull.times(1.1));
    }
    let beam = |sheet: &mut TriangleMesh, z: f64, high: f64, paint: Paint| {
        let w = width(z) - 0.02;
        let at = v3(x, 0.0, z) + out * 0.06;
        sheet.cuboid(at, PORT * w, UP * (high * 0.5), out * 0.09, paint);
    };
    if !slip.grain.some {
        return;
    }
    beam(sheet, deck - 0.02, 0.18, slip.paints.bands[0]);
    if !slip.grain.fine {
        breast_rail(slip, tier, tiers, sheet, x, out);
        return;
    }
    let high = (deck - floor).max(0.2);
    let panel = |sheet: &mut TriangleMesh, y: f64, w: f64, z0: f64, z1: f64, paint: Paint| {
        let (z0, z1) = (floor + high * z0, floor + high * z1);
        let at = |y: f64, z: f64| v3(x, y, z) + proud;
        sheet.face(&[at(y - w, z0), at(y + w, z0), at(y + w, z1), at(y - w, z1)], out, paint);
    };
    let reach = width(deck).min(width(floor));
    let posts = ((reach / 1.1) as i32).clamp(1, 4);
    let post = slip.paints.bands[0];
    for k in -posts..=posts {
        let y = (reach - 0.12) * f64::from(k) / f64::from(posts);
        panel(sheet, y, 0.09, 0.0, 0.96, post);
        if k < posts {
            let y = (reach - 0.12) * (f64::from(k) + 0.5) / f64::from(posts);
            let door = k == 0 || k == -1;
            let dark = Paint::new(DARK, if door { Kind::Tarred } else { Kind::Glass });
            let (w, z0, z1) = if door { (0.30, 0.0, 0.80) } else { (0.22, 0.45, 0.75) };
            panel(sheet, y, w, z0, z1, dark);
        }
    }
    breast_rail(slip, tier, tiers, sheet, x, out);
}

/// The rail across the break of a deck, on balusters; left out where a higher castle closes the place.
fn breast_rail(slip: &Slip, tier: &Tier, tiers: &[Tier], sheet: &mut TriangleMesh, x: f64, out: V3) {
    let closed = |t: &Tier| t.id != tier.id && t.rail.1 > tier.rail.1 && (t.x.2 - x).abs() < 0.2;
    if tiers.iter().any(closed) {
        return;
    }
    let (deck, rail) = (tier.deck_z(x), tier.rail_z(x));
    let half = slip.hull.topside(x, rail).y - 0.05;
    let at = v3(x, 0.0, 0.0) - out * 0.06;
    if !slip.grain.fine {
        let corner = |y: f64, z: f64| at + v3(0.0, y, z);
        let wall = [corner(-half, deck), corner(half, deck), corner(half, rail), corner(-half, rail)];
        sheet.face(&wall, out, slip.paints.bands[1]);
        sheet.face(&wall.map(|p| p - out * 0.1), -out, slip.paints.bands[0]);
        return;
    }
    sheet.cuboid(at + UP * (rail + 0.02), PORT * half, UP * 0.08, AHEAD * 0.1, slip.paints.wale);
    let step = 0.8;
    let count = (2.0 * half / step) as i32;
    for k in 1..count {
        let y = half * (2.0 * f64::from(k) / f64::from(count) - 1.0);
        let foot = at + v3(0.0, y, deck);
        let head = at + v3(0.0, y, rail);
        sheet.tube(&[(foot, 0.08), (head, 0.06)], 4, (false, false), slip.paints.bands[1]);
    }
}
