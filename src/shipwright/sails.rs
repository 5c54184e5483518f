//! Yards and sails: every sail three times, furled, at battle sail and full.

use std::f64::consts::PI;

use super::lines::{LateenBattle, LateenSail, SailDesign, SquareBattle, SquareSail};
use super::paint::{Rgb, hex, mixed, scaled};
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::spars::{self, MastNodes};
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::vector::{AHEAD, PORT, UP, V3, between, lot, v3};

/// The distance of yards before their mast.
const BEFORE: f64 = 0.5;

/// Adds every yard with its sail in three settings.
pub fn add(slip: &Slip, scene: &mut Scene, masts: &MastNodes) {
    for sail in &slip.ship.square {
        let Some(parent) = node_of(masts, &sail.mast) else { continue };
        let axis = sling(slip, sail, sail.yard.z);
        let yard = scene.bare(&format!("yard_{}", sail.id), Some(parent), axis - AHEAD * BEFORE);
        for (state, mut parts) in square_states(slip, sail) {
            let lowered = sail.yard.lowered.filter(|_| state == "furled");
            lifts(slip, sail, lowered.unwrap_or(sail.yard.z), &mut parts.timber);
            scene.node(&format!("sail_{}_{state}", sail.id), Some(yard), scene.nodes[yard].pivot, parts);
        }
    }
    for sail in &slip.ship.lateen {
        let Some(parent) = node_of(masts, &sail.mast) else { continue };
        let Some(mast) = slip.ship.masts.iter().find(|m| m.id == sail.mast) else { continue };
        let (tack, peak) = (corner(sail.tack), corner(sail.peak));
        let t = ((mast.x - tack.x) / (peak.x - tack.x)).clamp(0.1, 0.9);
        let pivot = spars::axis(slip, mast, tack.toward(peak, t).z);
        let yard = scene.bare(&format!("yard_{}", sail.id), Some(parent), pivot);
        for (state, parts) in lateen_states(slip, sail) {
            scene.node(&format!("sail_{}_{state}", sail.id), Some(yard), pivot, parts);
        }
    }
}

fn node_of(masts: &MastNodes, id: &str) -> Option<NodeId> {
    masts.iter().find(|(name, _)| name == id).map(|(_, node)| *node)
}

/// The middle of a yard at height z.
pub fn sling(slip: &Slip, sail: &SquareSail, z: f64) -> V3 {
    if let Some(mast) = slip.ship.masts.iter().find(|m| m.id == sail.mast) {
        return spars::axis(slip, mast, z) + AHEAD * BEFORE;
    }
    let ((x0, z0), (x1, z1)) = slip.ship.bowsprit;
    // Under the bowsprit, clear of it.
    let x = x0 + (z + 0.45 - z0) / (z1 - z0) * (x1 - x0);
    v3(x, 0.0, z)
}

fn square_states(slip: &Slip, sail: &SquareSail) -> [(&'static str, Parts); 3] {
    let full = set(slip, sail, sail.foot.z, sail.belly, sail.bonnet);
    let battle = match sail.battle {
        SquareBattle::Set { foot, belly } => set(slip, sail, foot, belly, None),
        SquareBattle::Clewed => clewed(slip, sail),
        SquareBattle::Furled => furled(slip, sail),
    };
    [("full", full), ("battle", battle), ("furled", furled(slip, sail))]
}

/// A yard: thick at the slings, half that at the arms.
fn spar(slip: &Slip, middle: V3, along: V3, length: f64) -> TriangleMesh {
    let mut sheet = TriangleMesh::default();
    let r = length / 100.0;
    let at = |t: f64| middle + along * (length * 0.5 * t);
    let few = [(at(-1.0), r * 0.5), (at(-0.5), r * 0.85), (at(0.0), r), (at(0.5), r * 0.85), (at(1.0), r * 0.5)];
    let points = if slip.grain.fine { &few[..] } else { &[few[0], few[2], few[4]][..] };
    let points = if slip.grain.some { points } else { &[few[0], few[4]][..] };
    sheet.tube(points, slip.grain.sides.min(6), (slip.grain.fine, slip.grain.fine), slip.paints.spar.part(21));
    if slip.grain.fine {
        // Parrel at the slings.
        sheet.tube(&[(at(0.035), r * 1.3), (at(-0.035), r * 1.3)], 6, (false, false), slip.paints.standing);
    }
    sheet
}

/// Two lifts from the mast to the yardarms: they turn with the yard.
fn lifts(slip: &Slip, sail: &SquareSail, z: f64, sheet: &mut TriangleMesh) {
    if !slip.grain.fine || sail.mast == "bowsprit" {
        return;
    }
    let yard = sling(slip, sail, z);
    let head = yard - AHEAD * 0.3 + UP * (sail.yard.length * 0.13 + 0.5);
    for side in [1.0, -1.0] {
        sheet.rope(yard + PORT * (side * sail.yard.length * 0.47), head, 0.045, slip.paints.running);
    }
}

/// The width of a sail between head and foot at height z of the full cut.
fn half_width(sail: &SquareSail, z: f64) -> f64 {
    let head = sail.yard.z - 0.2;
    0.5 * between(sail.head, sail.foot.width, (head - z) / (head - sail.foot.z))
}

/// A sail that draws.
fn set(slip: &Slip, sail: &SquareSail, foot: f64, belly: f64, bonnet: Option<f64>) -> Parts {
    let yard = sling(slip, sail, sail.yard.z);
    let head = yard.z - 0.2;
    let drop = head - foot;
    let (wide, low) = (0.5 * sail.head, half_width(sail, foot));
    let course = sail.id.ends_with("course") || sail.mast == "bowsprit";
    // A spritsail's foot arches over the beak.
    let roach = match sail.mast.as_str() {
        "bowsprit" => 0.40,
        _ if course => 0.05,
        _ => 0.08,
    };
    let foot_x = sling(slip, sail, foot.max(slip.ship.bowsprit.0.1)).x;
    let foot_x = if sail.mast == "bowsprit" { yard.x } else { foot_x + 0.2 };
    let at = |u: f64, w: f64| {
        // The wind presses most below the middle; the head is laced to the yard, the foot held at its corners only.
        let fill = (PI * 0.80 * w.powf(0.8)).sin();
        let across = 1.0 - u.abs().powf(2.3);
        let hollow = 0.03 * drop * (PI * w).sin();
        let half = between(wide, low, w) - hollow;
        let lift = roach * drop * w * w * (1.0 - u * u);
        v3(between(yard.x, foot_x, w) + belly * across * fill, half * u, head - drop * w + lift)
    };
    let emblem = slip.ship.emblems.iter().find(|e| e.sail == sail.id).map(|e| {
        let SailDesign::Cross(colour) = &e.design;
        hex(colour)
    });
    let lacing = bonnet.map(|z| (head - z) / drop);
    let cut = Cut::new(slip, wide.max(low), drop, emblem, lacing);
    let mut parts = Parts { timber: spar(slip, yard, PORT, sail.yard.length), ..Parts::default() };
    cut.patch(&mut parts.canvas, slip.paints.sail, &at, drop, |u, w| half_at(wide, low, w) * u);
    parts
}

fn half_at(head: f64, foot: f64, w: f64) -> f64 {
    between(head, foot, w)
}

/// The lines a sail is divided by, so that its painting has sharp edges.
struct Cut {
    u: Vec<f64>,
    w: Vec<f64>,
    cross: Option<(Rgb, [f64; 4])>,
    lacing: Option<(f64, f64)>,
}

impl Cut {
    fn new(slip: &Slip, half: f64, drop: f64, emblem: Option<Rgb>, lacing: Option<f64>) -> Self {
        let coarse = emblem.is_some() && !slip.grain.fine;
        let (columns, rows) = if coarse { (1, 1 + usize::from(slip.grain.some)) } else { slip.grain.sail };
        let mut u: Vec<f64> = (0..=columns).map(|i| -1.0 + 2.0 * i as f64 / columns as f64).collect();
        let mut w: Vec<f64> = (0..=rows).map(|j| (j as f64 / rows as f64).powf(0.9)).collect();
        let cross = emblem.map(|rgb| {
            let arm = drop * 0.085;
            let long = drop * 0.36;
            let (ua, ul) = (arm / half, long * 0.95 / half);
            let (mid, wa, wl) = (0.46, arm / drop, long / drop);
            for edge in [-ul, -ua, ua, ul] {
                insert(&mut u, edge);
            }
            for edge in [mid - wl, mid - wa, mid + wa, mid + wl] {
                insert(&mut w, edge);
            }
            (rgb, [ua, ul, wa, wl])
        });
        let lacing = lacing.filter(|_| slip.grain.some).map(|at| {
            let thick = 0.09 / drop;
            insert(&mut w, at - thick);
            insert(&mut w, at + thick);
            (at - thick, at + thick)
        });
        Self { u, w, cross, lacing }
    }

    /// The colour of the cell about (u, w).
    fn colour(&self, canvas: Rgb, u: f64, w: f64) -> Rgb {
        if let Some((rgb, [ua, ul, wa, wl])) = self.cross {
            let (du, dw) = (u.abs(), (w - 0.46).abs());
            if (du < ua && dw < wl) || (dw < wa && du < ul) {
                return rgb;
            }
        }
        if self.lacing.is_some_and(|(a, b)| w > a && w < b) {
            return scaled(canvas, 0.55);
        }
        canvas
    }

    fn patch(
        &self,
        sheet: &mut TriangleMesh,
        canvas: Rgb,
        at: &dyn Fn(f64, f64) -> V3,
        drop: f64,
        across: impl Fn(f64, f64) -> f64,
    ) {
        let e = 1e-3;
        let normal = |u: f64, w: f64| {
            let (u0, u1) = ((u - e).max(-1.0), (u + e).min(1.0));
            let (w0, w1) = ((w - e).max(0.0), (w + e).min(1.0));
            let n = (at(u1, w) - at(u0, w)).cross(at(u, w0) - at(u, w1));
            if n.length() < 1e-12 { AHEAD } else { n.unit() }
        };
        let mut corners = std::collections::BTreeMap::<(usize, usize, u64), u32>::new();
        for i in 1..self.u.len() {
            for j in 1..self.w.len() {
                let middle = (0.5 * (self.u[i] + self.u[i - 1]), 0.5 * (self.w[j] + self.w[j - 1]));
                let rgb = self.colour(canvas, middle.0, middle.1);
                let quad = [(i - 1, j - 1), (i, j - 1), (i, j), (i - 1, j)].map(|(a, b)| {
                    *corners.entry((a, b, rgb[1].to_bits())).or_insert_with(|| {
                        let (u, w) = (self.u[a], self.w[b]);
                        let (at, normal) = (at(u, w), normal(u, w));
                        let clean = 0.94 - 0.16 * w * w - 0.06 * u.abs().powi(6);
                        sheet.push(Vertex { at, normal, uv: [across(u, w), w * drop], mark: [u, w], rgb, clean })
                    })
                });
                sheet.triangle(quad[0], quad[1], quad[2]);
                sheet.triangle(quad[0], quad[2], quad[3]);
            }
        }
    }
}

/// Puts a line into a rising list, in place of a near one that is not an end.
fn insert(list: &mut Vec<f64>, at: f64) {
    let last = list.len() - 1;
    if at <= list[0] || at >= list[last] {
        return;
    }
    let i = list.partition_point(|&x| x < at);
    list.insert(i, at);
}

/// Clewed up: the cloth hangs from the yard in three festoons.
fn clewed(slip: &Slip, sail: &SquareSail) -> Parts {
    let yard = sling(slip, sail, sail.yard.z);
    let head = yard.z - 0.2;
    let drop = head - sail.foot.z;
    let half = 0.5 * sail.head;
    let at = |u: f64, w: f64| {
        let swag = (1.5 * PI * (u + 1.0 / 3.0 + 2.0 / 3.0)).sin().abs().powf(0.8);
        let depth = drop * (0.13 + 0.17 * swag) * (1.0 - 0.45 * u.abs().powi(4));
        let puff = (PI * (0.08 + 0.84 * w)).sin() * (0.35 + 0.9 * swag);
        let gather = 1.0 - 0.10 * w * (1.0 - swag);
        v3(yard.x + 0.1 + puff * w.min(0.2) * 5.0, half * u * gather, head - depth * w)
    };
    let mut u: Vec<f64> = Vec::new();
    let (columns, rows) = slip.grain.sail;
    let columns = columns.max(6) * 3 / 2;
    for i in 0..=columns {
        u.push(-1.0 + 2.0 * i as f64 / columns as f64);
    }
    let rows = rows.max(3) * 3 / 4;
    let w = (0..=rows).map(|j| j as f64 / rows as f64).collect();
    let cut = Cut { u, w, cross: None, lacing: None };
    let mut parts = Parts { timber: spar(slip, yard, PORT, sail.yard.length), ..Parts::default() };
    cut.patch(&mut parts.canvas, slip.paints.sail, &at, drop * 0.3, |u, _| half * u);
    parts
}

/// Rolled on its yard, which is lowered where the data says so.
fn furled(slip: &Slip, sail: &SquareSail) -> Parts {
    let yard = sling(slip, sail, sail.yard.lowered.unwrap_or(sail.yard.z));
    let length = sail.yard.length;
    let mut parts = Parts { timber: spar(slip, yard, PORT, length), ..Parts::default() };
    let below = yard - UP * (length / 100.0 + 0.1) + AHEAD * 0.12;
    roll(slip, &mut parts.canvas, below - PORT * (sail.head * 0.5), below + PORT * (sail.head * 0.5), length);
    parts
}

/// A roll of canvas from `a` to `b`, pinched by gaskets.
fn roll(slip: &Slip, canvas: &mut TriangleMesh, a: V3, b: V3, yard: f64) {
    let radius = if yard > 12.0 { 0.32 } else { 0.22 };
    let long = (b - a).length();
    // Every second ring is a gasket, where the roll is drawn tight.
    let (most, pitch, sides) = match (slip.grain.fine, slip.grain.some) {
        (true, _) => (14.0, 1.1, 5),
        (_, true) => (6.0, 3.0, 4),
        _ => (2.0, 9.0, 3),
    };
    let count = (long / pitch).round().clamp(2.0, most) as usize;
    let along = (b - a).unit();
    let (up, side) = super::solids::square_to(along);
    let ring = |i: usize| {
        let t = i as f64 / count as f64;
        let tied = i.is_multiple_of(2);
        let thin = 1.0 - 0.45 * (2.0 * t - 1.0).powi(4);
        let lump = 0.9 + 0.25 * lot(i as u32 * 7 + (long * 10.0) as u32);
        (t, radius * thin * if tied { 0.72 } else { lump }, tied)
    };
    canvas.net(count + 1, sides + 1, |i, j| {
        let (t, r, tied) = ring(i);
        let turn = std::f64::consts::TAU * (j % sides) as f64 / sides as f64;
        let out = side * turn.cos() + up * turn.sin();
        let rgb = if tied && slip.grain.fine {
            mixed(slip.paints.sail, slip.paints.running.rgb, 0.7)
        } else {
            slip.paints.sail
        };
        let mark = [2.0 * t - 1.0, 0.1];
        let at = a.toward(b, t) + out * r - UP * (r * 0.5);
        Vertex { at, normal: out, uv: [long * (t - 0.5), r * turn], mark, rgb, clean: if tied { 0.7 } else { 0.92 } }
    });
}

/// A corner of a lateen, on the leeward side of her mast.
fn corner(p: (f64, f64)) -> V3 {
    v3(p.0, 0.4, p.1)
}

fn lateen_states(slip: &Slip, sail: &LateenSail) -> [(&'static str, Parts); 3] {
    let full = lateen_set(slip, sail, sail.belly);
    let rolled = || {
        let mut parts = lateen_yard(slip, sail);
        let (tack, peak) = (corner(sail.tack), corner(sail.peak));
        roll(slip, &mut parts.canvas, tack + PORT * 0.2, peak + PORT * 0.2, (peak - tack).length());
        parts
    };
    let battle = match sail.battle {
        LateenBattle::Set { belly } => lateen_set(slip, sail, belly),
        LateenBattle::Furled => rolled(),
    };
    [("full", full), ("battle", battle), ("furled", rolled())]
}

fn lateen_yard(slip: &Slip, sail: &LateenSail) -> Parts {
    let (tack, peak) = (corner(sail.tack), corner(sail.peak));
    let timber = spar(slip, tack.toward(peak, 0.5), (peak - tack).unit(), (peak - tack).length() * 1.04);
    Parts { timber, ..Parts::default() }
}

fn lateen_set(slip: &Slip, sail: &LateenSail, belly: f64) -> Parts {
    let mut parts = lateen_yard(slip, sail);
    let (tack, peak, clew) = (corner(sail.tack), corner(sail.peak), corner(sail.clew));
    let drop = (clew - tack.toward(peak, 0.5)).length();
    // s along the yard from tack to peak, w from the yard towards the clew.
    let at = |u: f64, w: f64| {
        let s = 0.5 * (u + 1.0);
        let from = tack.toward(peak, s) - UP * 0.15;
        let bulge = 4.0 * s * (1.0 - s) * (PI * 0.85 * w.powf(0.8)).sin().max(0.0);
        let foot = UP * (0.05 * drop * (PI * w).sin() * (1.0 - s));
        from.toward(clew, w * 0.985) + PORT * (belly * bulge) + foot
    };
    let (columns, rows) = slip.grain.sail;
    let u = (0..=columns).map(|i| -1.0 + 2.0 * i as f64 / columns as f64).collect();
    let w = (0..=rows).map(|j| j as f64 / rows as f64).collect();
    let cut = Cut { u, w, cross: None, lacing: None };
    let long = 0.5 * (peak - tack).length();
    cut.patch(&mut parts.canvas, slip.paints.sail, &at, drop, |u, w| long * u * (1.0 - w));
    parts
}
