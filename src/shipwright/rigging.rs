//! Standing and running rigging: shrouds with ratlines and deadeyes, stays, braces, sheets.

use super::lines::{Mast, SquareSail};
use super::paint::Paint;
use super::sails;
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::spars::{axis, bowsprit};
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::upperworks::{Tier, stern_top, tiers};
use super::vector::{AHEAD, PORT, UP, V3, v3};

/// Radii in metres: a true shroud of 0.05 m would vanish on the table, more so from afar.
struct Ropes {
    shroud: f64,
    stay: f64,
    running: f64,
    ratline: f64,
}

impl Ropes {
    fn of(slip: &Slip) -> Self {
        let k = if slip.grain.fine { 1.0 } else { 1.4 };
        Self { shroud: 0.065 * k, stay: 0.075 * k, running: 0.05 * k, ratline: 0.032 * k }
    }
}

/// Adds both rigs, a node a mast under each.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let pivot = scene.nodes[root].pivot;
    let ropes = Ropes::of(slip);
    let tiers = tiers(slip);
    let standing = scene.bare("rig_standing", Some(root), pivot);
    for (n, mast) in slip.ship.masts.iter().enumerate() {
        let mut sheet = TriangleMesh::default();
        shrouds(slip, &tiers, mast, &ropes, &mut sheet);
        if slip.grain.some {
            stays(slip, &tiers, n, &ropes, &mut sheet);
        }
        scene.node(&format!("rig_standing_{}", mast.id), Some(standing), pivot, Parts::timber(sheet));
    }
    let running = scene.bare("rig_running", Some(root), pivot);
    for mast in &slip.ship.masts {
        let mut sheet = TriangleMesh::default();
        if slip.grain.fine {
            braces(slip, &tiers, mast, &ropes, &mut sheet);
        }
        scene.node(&format!("rig_running_{}", mast.id), Some(running), pivot, Parts::timber(sheet));
    }
}

/// The highest castle over x.
fn over(tiers: &[Tier], x: f64) -> Option<&Tier> {
    let covers = |t: &&Tier| t.x.1 - 0.3 <= x && x <= t.x.2 + 0.3;
    tiers.iter().filter(covers).max_by(|a, b| a.rail_z(x).total_cmp(&b.rail_z(x)))
}

/// The foot of a shroud of this mast; the flag says that it stands on a channel.
fn foot(slip: &Slip, tiers: &[Tier], mast: &Mast, x: f64) -> (V3, bool) {
    let large = matches!(mast.id.as_str(), "fore" | "main");
    match over(tiers, x).filter(|_| !large) {
        Some(tier) => (slip.hull.topside(x, tier.rail_z(x)) - PORT * 0.12, false),
        None => (slip.hull.rail(x) + v3(0.0, 0.42, -0.1), true),
    }
}

fn shrouds(slip: &Slip, tiers: &[Tier], mast: &Mast, ropes: &Ropes, sheet: &mut TriangleMesh) {
    let (count, first, step) = mast.shrouds;
    let head = axis(slip, mast, mast.hounds) + PORT * 0.25;
    let paint = slip.paints.standing;
    let mut half = TriangleMesh::default();
    let feet: Vec<(V3, bool)> = (0..count).map(|k| foot(slip, tiers, mast, first + step * f64::from(k))).collect();
    let (Some(&(ahead, channel)), Some(&(aft, _))) = (feet.first(), feet.last()) else { return };
    for (k, &(at, on_channel)) in feet.iter().enumerate() {
        let middle = k == feet.len() / 2;
        if slip.grain.fine {
            half.rope(at, head, ropes.shroud, paint);
        } else if slip.grain.some {
            half.blade(at, head, AHEAD * ropes.shroud, paint);
        } else if k == 0 || k + 1 == feet.len() || middle {
            half.blade(at, head, AHEAD * 0.09, paint);
        }
        if slip.grain.fine {
            let way = (head - at).unit();
            half.tube(&[(at + way * 0.2, 0.17), (at + way * 0.55, 0.15)], 4, (false, false), paint);
            if on_channel {
                let plate = slip.hull.side(at.x, at.z - 1.3) + PORT * 0.06;
                half.blade(at, plate, AHEAD * 0.06, Paint::metal(super::paint::IRON));
            }
        }
    }
    if channel && slip.grain.some {
        let (a, b) = (ahead + AHEAD * 0.4, aft - AHEAD * 0.4);
        let mid = (a + b) * 0.5 - PORT * 0.21;
        half.cuboid(mid, (a - b) * 0.5, PORT * 0.24, UP * 0.06, slip.paints.wale);
    }
    if channel && slip.grain.some {
        ratlines(slip, &feet, head, ropes, &mut half);
    }
    sheet.append_both(&half);
    if slip.grain.some && mast.diameter > 0.5 {
        topmast_shrouds(slip, mast, ropes, sheet);
    }
}

fn ratlines(slip: &Slip, feet: &[(V3, bool)], head: V3, ropes: &Ropes, half: &mut TriangleMesh) {
    let (Some(&(ahead, _)), Some(&(aft, _))) = (feet.first(), feet.last()) else { return };
    let length = (head - feet[feet.len() / 2].0).length();
    let step = if slip.grain.fine { 0.72 } else { 2.1 };
    let mut s = 1.2;
    while s < length - 1.2 {
        let t = s / length;
        half.blade(ahead.toward(head, t), aft.toward(head, t), UP * ropes.ratline, slip.paints.standing);
        s += step;
    }
}

fn topmast_shrouds(slip: &Slip, mast: &Mast, ropes: &Ropes, sheet: &mut TriangleMesh) {
    let rim = axis(slip, mast, mast.hounds + 0.6);
    let head = axis(slip, mast, mast.topmast - 1.2);
    let spread: &[f64] = if slip.grain.fine { &[-0.2, -0.7, -1.1] } else { &[-0.6] };
    for side in [1.0, -1.0] {
        for x in spread {
            let foot = rim + v3(x * mast.diameter, side * 1.35 * mast.diameter, 0.0);
            sheet.rope(foot, head, ropes.running, slip.paints.standing);
        }
    }
}

/// A place on a mast that castles leave free: this far over the deck or the castle about it.
fn clear_of(slip: &Slip, tiers: &[Tier], mast: &Mast, x: f64, height: f64) -> V3 {
    let floor = over(tiers, x).map_or(slip.hull.deck(mast.x).z, |tier| tier.rail_z(x));
    axis(slip, mast, floor + height)
}

fn stays(slip: &Slip, tiers: &[Tier], n: usize, ropes: &Ropes, sheet: &mut TriangleMesh) {
    let masts = &slip.ship.masts;
    let mast = &masts[n];
    let hounds = axis(slip, mast, mast.hounds + 0.2);
    let topmast = axis(slip, mast, mast.topmast - 0.3);
    let paint = slip.paints.standing;
    let mut stay = |a: V3, b: V3, r: f64| sheet.rope(a, b, r, paint);
    if n == 0 {
        stay(hounds, bowsprit(slip, 0.75), ropes.stay);
        stay(topmast, bowsprit(slip, 0.95), ropes.stay * 0.8);
        return;
    }
    let before = &masts[n - 1];
    stay(hounds, clear_of(slip, tiers, before, before.x - 0.8, 0.8), ropes.stay);
    if mast.diameter > 0.5 {
        stay(topmast, axis(slip, before, before.hounds + 0.5), ropes.stay * 0.8);
    }
    if let (Some(pole), true) = (mast.pole, before.pole.is_some()) {
        stay(axis(slip, mast, pole - 1.0), axis(slip, before, before.topmast), ropes.running);
    }
}

/// Braces of this mast's yards, and the sheets and vangs of her lateens.
fn braces(slip: &Slip, tiers: &[Tier], mast: &Mast, ropes: &Ropes, sheet: &mut TriangleMesh) {
    let masts = &slip.ship.masts;
    let after = masts.iter().skip_while(|m| m.id != mast.id).nth(1);
    for sail in slip.ship.square.iter().filter(|s| s.mast == mast.id) {
        let Some(after) = after else { continue };
        let arm = sails::sling(slip, sail, sail.yard.z) + PORT * (sail.yard.length * 0.48);
        let to = lead(slip, tiers, sail, mast, after);
        for side in [1.0, -1.0] {
            let flip = |p: V3| v3(p.x, p.y * side, p.z);
            sheet.sagging(flip(arm), flip(to), ropes.running, slip.paints.running);
        }
    }
    for sail in slip.ship.lateen.iter().filter(|s| s.mast == mast.id) {
        let clew = v3(sail.clew.0, 0.4, sail.clew.1);
        let last = masts.last().is_some_and(|m| m.id == mast.id);
        let (x, z) = slip.ship.outligger;
        let rail = |x: f64| over(tiers, x).map_or(slip.hull.rail(x), |t| slip.hull.topside(x, t.rail_z(x)));
        let to = if last { v3(x + 0.3, 0.7, z) } else { rail(clew.x - 1.5) };
        sheet.sagging(clew, to, ropes.running, slip.paints.running);
        let peak = v3(sail.peak.0, 0.4, sail.peak.1);
        let stern = v3(slip.hull.transom_x(stern_top(slip)), 1.2, stern_top(slip));
        sheet.sagging(peak, stern, ropes.running * 0.8, slip.paints.running);
        // Halyard: the yard hangs from the hounds.
        let s = ((mast.x - sail.tack.0) / (sail.peak.0 - sail.tack.0)).clamp(0.1, 0.9);
        let hung = v3(sail.tack.0, 0.4, sail.tack.1).toward(peak, s);
        sheet.rope(hung, axis(slip, mast, mast.hounds.max(hung.z + 0.5)), ropes.running, slip.paints.running);
    }
}

/// The lower end of a brace.
fn lead(slip: &Slip, tiers: &[Tier], sail: &SquareSail, mast: &Mast, after: &Mast) -> V3 {
    let course = sail.id.ends_with("course");
    if course && mast.id == "main" {
        let x = after.x + 1.0;
        return over(tiers, x).map_or(slip.hull.rail(x), |t| slip.hull.topside(x, t.rail_z(x)));
    }
    let z = if course { after.hounds - 5.0 } else { after.hounds - 0.6 };
    axis(slip, after, z) + PORT * 0.2
}

impl TriangleMesh {
    /// A flat line seen from both sides, `half` being half its width.
    fn blade(&mut self, a: V3, b: V3, half: V3, paint: Paint) {
        let normal = (b - a).cross(half).unit();
        for out in [normal, -normal] {
            let corners = [a - half, b - half, b + half, a + half];
            let first = self.vertices.len() as u32;
            for corner in corners {
                self.push(Vertex::new(corner, out, [(corner - a).length(), 0.0], paint));
            }
            self.triangle(first, first + 1, first + 2);
            self.triangle(first, first + 2, first + 3);
        }
    }

    /// A rope that hangs a little.
    fn sagging(&mut self, a: V3, b: V3, radius: f64, paint: Paint) {
        let sag = 0.02 * (b - a).length();
        let at = |t: f64| a.toward(b, t) - UP * (sag * 4.0 * t * (1.0 - t));
        self.tube(&[(a, radius), (at(0.33), radius), (at(0.67), radius), (b, radius)], 3, (false, false), paint);
    }
}
