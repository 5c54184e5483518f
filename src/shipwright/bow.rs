//! The bow: beak, figurehead, anchors, catheads.

use super::build::Slip;
use super::scene::{NodeId, Parts, Scene};
use super::sheet::Sheet;
use super::vector::{UP, V3, v3};

/// Adds the beak.
pub fn add(slip: &Slip, scene: &mut Scene, root: NodeId) {
    let [a0, a1, a2, b2, b1, b0] = slip.ship.beak[..] else { return };
    let (w0, w1, w2) = slip.ship.beak_half_widths;
    let upper = |p: (f64, f64), w: f64| v3(p.0, w, p.1);
    let top: Vec<V3> = vec![upper(a0, w0), upper(a1, w1), upper(a2, w2)];
    let low: Vec<V3> = vec![upper(b0, 0.15), upper(b1, 0.15), upper(b2, 0.12)];
    let mut half = Sheet::default();
    let out = v3(0.2, 1.0, -0.3);
    half.ribbon(&low, &top, |_| out, slip.paints.hull);
    let mut sheet = Sheet::default();
    sheet.append_both(&half);
    let mirrored: Vec<V3> = top.iter().map(|p| p.mirrored()).collect();
    sheet.ribbon(&top, &mirrored, |_| UP, slip.paints.deck);
    let under: Vec<V3> = low.iter().map(|p| p.mirrored()).collect();
    sheet.ribbon(&low, &under, |_| -UP, slip.paints.wale);
    scene.node("beak", Some(root), v3(a0.0, 0.0, a0.1), Parts::timber(sheet));
}
