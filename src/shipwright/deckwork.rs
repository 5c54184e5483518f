//! On deck: hatches with gratings, the boat amidships, ladders, capstan, belfry; and the captain's eye.

use super::paint::{DARK, Kind, Paint};
use super::scene::{NodeId, Parts, Scene};
use super::slip::Slip;
use super::triangle_mesh::{TriangleMesh, Vertex};
use super::upperworks::{Tier, tiers};
use super::vector::{AHEAD, PORT, UP, V3, between, v3};

/// Adds the fittings of the decks.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let tiers = tiers(slip);
    let mut sheet = TriangleMesh::default();
    if slip.grain.some {
        waist(slip, &tiers, &mut sheet);
        for tier in &tiers {
            upper_gratings(slip, tier, &tiers, &mut sheet);
        }
        for tier in tiers.iter().filter(|t| slip.grain.fine && (t.at_transom || t.below.is_none())) {
            ladders(slip, tier, &mut sheet);
        }
    }
    scene.node("deckwork", Some(root), scene.nodes[root].pivot, Parts::timber(sheet));
    let half_deck = tiers.iter().find(|t| t.id == "half_deck").or(tiers.first());
    // As far aft as no mast and no castle stands before the eyes, and to starboard: the main mast is well ahead, and
    // beside the way.
    let eye = half_deck.map_or(v3(0.0, 0.0, 6.0), |t| {
        let rail = t.x.2 - 1.1;
        let castles = tiers.iter().filter(|other| other.at_transom && other.id != t.id).map(|other| other.x.2 + 0.9);
        let masts = slip.ship.masts.iter().map(|mast| mast.x + 1.0);
        let free = castles.chain(masts).filter(|x| *x < rail).fold(t.x.1 + 0.9, f64::max);
        let x = free.max(rail - 6.5).min(rail);
        PORT * -1.5 + v3(x, 0.0, t.deck_z(x) + 1.7)
    });
    scene.bare("eye_captain", Some(root), eye);
}

/// The open part of the upper deck: from the half deck's break to the forecastle.
fn waist_ends(tiers: &[Tier]) -> (f64, f64) {
    let aft = tiers.iter().filter(|t| t.at_transom).map(|t| t.x.2).fold(f64::MIN, f64::max);
    let fore = tiers.iter().filter(|t| !t.at_transom).map(|t| t.x.1).fold(f64::MAX, f64::min);
    (aft, fore)
}

fn waist(slip: &Slip, tiers: &[Tier], sheet: &mut TriangleMesh) {
    let (aft, fore) = waist_ends(tiers);
    let Some(main) = slip.ship.masts.iter().find(|m| m.x > aft && m.x < fore) else { return };
    let deck = |x: f64| {
        let p = slip.hull.deck(x);
        v3(x, 0.0, p.z + p.y / 20.0)
    };
    hatch(slip, sheet, deck(between(aft, main.x, 0.5)), (main.x - aft) * 0.28, 0.9);
    let length = (fore - main.x - 2.4).clamp(2.0, 5.5);
    let middle = main.x + 1.2 + length * 0.5;
    hatch(slip, sheet, deck(middle), length * 0.44, 1.1);
    boat(slip, sheet, deck(middle) + UP * 0.45, length);
    if slip.grain.fine {
        // Bitts before the mast, and its wedges.
        for y in [-0.45, 0.45] {
            let at = deck(main.x - 0.75) + PORT * y;
            sheet.cuboid(at + UP * 0.5, AHEAD * 0.1, PORT * 0.1, UP * 0.5, slip.paints.wale);
        }
        sheet.cuboid(deck(main.x - 0.75) + UP * 0.75, AHEAD * 0.08, PORT * 0.65, UP * 0.09, slip.paints.wale);
        let foot = deck(main.x);
        sheet.turned(
            foot,
            UP,
            &[(0.0, main.diameter * 0.8), (0.22, main.diameter * 0.62), (0.22, 0.1)],
            8,
            slip.paints.wale,
        );
    }
}

/// A hatch: coaming, and a grating over the dark.
fn hatch(slip: &Slip, sheet: &mut TriangleMesh, at: V3, long: f64, wide: f64) {
    let (l, w) = (long.max(0.4), wide);
    sheet.cuboid(at + UP * 0.05, AHEAD * (l + 0.14), PORT * (w + 0.14), UP * 0.22, slip.paints.wale.times(1.6));
    let top = at + UP * 0.29;
    let level =
        |p: V3, a: f64, b: f64| [p + v3(-a, -b, 0.0), p + v3(a, -b, 0.0), p + v3(a, b, 0.0), p + v3(-a, b, 0.0)];
    sheet.face(&level(top, l, w), UP, Paint::new(DARK, Kind::Tarred));
    if !slip.grain.fine {
        return;
    }
    let bar = Paint::plain(slip.paints.deck.rgb).times(0.8);
    let count = |half: f64| (half * 2.0 / 0.42) as i32;
    for k in 0..=count(l) {
        let x = between(-l, l, f64::from(k) / f64::from(count(l).max(1)));
        sheet.face(&level(top + v3(x, 0.0, 0.025), 0.06, w), UP, bar);
    }
    for k in 0..=count(w) {
        let y = between(-w, w, f64::from(k) / f64::from(count(w).max(1)));
        sheet.face(&level(top + v3(0.0, y, 0.03), l, 0.06), UP, bar);
    }
}

/// The ship's boat on her chocks, open, with thwarts.
fn boat(slip: &Slip, sheet: &mut TriangleMesh, keel: V3, length: f64) {
    let (columns, half, high) = (if slip.grain.fine { 9 } else { 5 }, length * 0.17, length * 0.16);
    let wide = |t: f64| half * (1.0 - (2.0 * t - 0.9).abs().powf(2.6)).clamp(0.03, 1.0);
    let rise = |t: f64| high * (1.0 + 0.5 * (2.0 * t - 1.0).powi(2));
    let row = |k: f64, up: f64, shrink: f64| -> Vec<V3> {
        (0..columns)
            .map(|i| i as f64 / (columns - 1) as f64)
            .map(|t| keel + v3((t - 0.5) * length * (1.0 - shrink * 0.04), wide(t) * k, rise(t) * up))
            .collect()
    };
    let mut half_boat = TriangleMesh::default();
    let paint = slip.paints.hull.times(1.35);
    half_boat.ribbon(&row(0.12, 0.0, 2.0), &row(0.86, 0.42, 0.6), |_| PORT - UP, paint);
    half_boat.ribbon(&row(0.86, 0.42, 0.6), &row(1.0, 1.0, 0.0), |_| PORT, slip.paints.bands[0]);
    half_boat.ribbon(&row(0.80, 0.45, 0.7), &row(0.93, 1.0, 0.2), |_| -PORT + UP, slip.paints.deck);
    half_boat.ribbon(&row(0.0, 0.25, 2.0), &row(0.80, 0.45, 0.7), |_| UP, slip.paints.deck.times(0.7));
    half_boat.ribbon(&row(0.93, 1.0, 0.2), &row(1.03, 1.0, 0.0), |_| UP, slip.paints.wale);
    sheet.append_both(&half_boat);
    for t in [0.28, 0.5, 0.7].into_iter().filter(|_| slip.grain.fine) {
        let at = keel + v3((t - 0.5) * length, 0.0, rise(t) * 0.8);
        sheet.cuboid(at, AHEAD * 0.14, PORT * (wide(t) * 0.95), UP * 0.03, slip.paints.deck);
    }
}

/// A grating on a castle's deck where no higher castle stands on it; a belfry on the forecastle.
fn upper_gratings(slip: &Slip, tier: &Tier, tiers: &[Tier], sheet: &mut TriangleMesh) {
    let above = tiers.iter().filter(|t| t.below.as_ref().is_some_and(|b| b.id == tier.id));
    let free = above.map(|t| t.x.2).fold(tier.deck_from(slip), f64::max);
    let (from, to) = (free + 0.6, tier.x.2 - 0.7);
    if to - from < 1.6 {
        return;
    }
    let mast = slip.ship.masts.iter().find(|m| m.x > from - 0.6 && m.x < to + 0.6).map(|m| m.x);
    let x = match mast {
        Some(x) if to - x > x - from => between(x, to, 0.55),
        Some(x) => between(from, x, 0.45),
        None => between(from, to, 0.5),
    };
    let room = mast.map_or((to - from) * 0.5, |m| (x - m).abs() - 0.5);
    let y = tier.deck_y(slip, x);
    let at = v3(x, 0.0, tier.deck_z(x) + y / 20.0 - 0.06);
    hatch(slip, sheet, at, room.clamp(0.45, 1.2), (y * 0.4).min(0.8));
    if slip.grain.fine && !tier.at_transom {
        belfry(slip, tier, sheet);
    }
    if slip.grain.fine && tier.id == "half_deck" {
        let x = from + 0.6;
        let at = v3(x, 0.0, tier.deck_z(x) + tier.deck_y(slip, x) / 20.0);
        let drum = [(0.0, 0.5), (0.1, 0.5), (0.15, 0.3), (0.7, 0.24), (0.75, 0.42), (1.0, 0.42), (1.0, 0.0)];
        sheet.turned(at, UP, &drum, 8, slip.paints.wale.times(1.8));
    }
}

fn belfry(slip: &Slip, tier: &Tier, sheet: &mut TriangleMesh) {
    let x = tier.x.1 + 0.25;
    let foot = v3(x, 0.0, tier.rail_z(x));
    let gilt = slip.paints.gilt;
    for y in [-0.4, 0.4] {
        sheet.cuboid(foot + v3(0.0, y, 0.4), AHEAD * 0.08, PORT * 0.08, UP * 0.5, slip.paints.bands[1]);
    }
    sheet.turned(foot + UP * 0.9, UP, &[(0.0, 0.75), (0.45, 0.06), (0.6, 0.0)], 4, slip.paints.bands[0]);
    sheet.turned(foot + UP * 0.3, UP, &[(0.0, 0.26), (0.12, 0.2), (0.4, 0.14), (0.46, 0.0)], 7, gilt);
}

/// Two ladders from the deck below to a castle's break.
fn ladders(slip: &Slip, tier: &Tier, sheet: &mut TriangleMesh) {
    let aft_end = if tier.at_transom { None } else { Some((tier.x.1, -1.0)) };
    let ends = if tier.at_transom { Some((tier.x.2, 1.0)) } else { aft_end };
    let Some((x, out)) = ends else { return };
    let (low, high) = (tier.floor_z(slip, x + out), tier.deck_z(x));
    let run = (high - low) * 0.55;
    let y = slip.hull.topside(x, high).y - 0.75;
    let mut half = TriangleMesh::default();
    let foot = v3(x + out * (run + 0.1), y, low);
    let head = v3(x + out * 0.1, y, high);
    let wood = slip.paints.deck.times(0.75);
    for side in [-0.32, 0.32] {
        half.beam(foot + PORT * side, head + PORT * side, 0.06, 0.16, wood);
    }
    let steps = ((high - low) / 0.4) as i32;
    for k in 1..steps {
        let at = foot.toward(head, f64::from(k) / f64::from(steps));
        half.push_step(at, wood);
    }
    sheet.append_both(&half);
}

impl TriangleMesh {
    /// One tread: its upper face only.
    fn push_step(&mut self, at: V3, paint: Paint) {
        let first = self.vertices.len() as u32;
        for (x, y) in [(-0.12, -0.3), (0.12, -0.3), (0.12, 0.3), (-0.12, 0.3)] {
            self.push(Vertex::new(at + v3(x, y, 0.03), UP, [x, y / 0.3], paint));
        }
        self.triangle(first, first + 1, first + 2);
        self.triangle(first, first + 2, first + 3);
    }
}
