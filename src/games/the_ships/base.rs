//! A ship's base: two hexes of walnut, a disc of sea in which she lies, her name on brass.

use bevy::prelude::*;

use crate::table::board::places::{HEX_FLATS, HEX_SIDE, MM};
use crate::table::craft::joinery::Bench;

/// The wood is this thick.
pub const THICK: f32 = 4.0 * MM;
/// The chamfer of its upper edge.
const CHAMFER: f32 = 1.0 * MM;
/// This much is left free between two bases.
const INSET: f32 = 0.8 * MM;
/// The sea's disc lies this far inside the wood.
const MARGIN: f32 = 5.0 * MM;

/// The outline of two hexes, bow towards +z, drawn in by `inset`; against the clock from above.
fn outline(inset: f32) -> [Vec2; 10] {
    let (side, flats) = (HEX_SIDE, HEX_FLATS);
    let tip = inset * 1.154_700_5;
    let flank = inset * 0.577_350_3;
    [
        Vec2::new(side / 2.0 - flank, flats - inset),
        Vec2::new(side - tip, flats / 2.0),
        Vec2::new(side / 2.0 - tip * 0.5, 0.0),
        Vec2::new(side - tip, -flats / 2.0),
        Vec2::new(side / 2.0 - flank, -flats + inset),
        Vec2::new(-side / 2.0 + flank, -flats + inset),
        Vec2::new(-side + tip, -flats / 2.0),
        Vec2::new(-side / 2.0 + tip * 0.5, 0.0),
        Vec2::new(-side + tip, flats / 2.0),
        Vec2::new(-side / 2.0 + flank, flats - inset),
    ]
}

/// Fills an outline that every corner sees from the middle of its own hex.
fn fill(bench: &mut Bench, outline: &[Vec2; 10], y: f32) {
    let rim = outline.map(|p| bench.corner(Vec3::new(p.x, y, p.y), Vec3::Y, p));
    let [a, b, c, d, e, f, g, h, i, j] = rim;
    for corners in [[a, b, i, j], [b, c, h, i], [c, d, g, h], [d, e, f, g]] {
        bench.square(corners);
    }
}

/// The wood.
#[must_use]
pub fn wood() -> Mesh {
    let mut bench = Bench::default();
    let (foot, top) = (outline(INSET), outline(INSET + CHAMFER));
    fill(&mut bench, &top, THICK);
    let lift = |p: Vec2, y: f32| Vec3::new(p.x, y, p.y);
    for i in 0..10 {
        let next = (i + 1) % 10;
        let (low, high) = (0.0, THICK - CHAMFER);
        bench.face([lift(foot[i], low), lift(foot[next], low), lift(foot[next], high), lift(foot[i], high)]);
        bench.face([lift(foot[i], high), lift(foot[next], high), lift(top[next], THICK), lift(top[i], THICK)]);
    }
    bench.finish()
}

/// The sea she lies in.
#[must_use]
pub fn water() -> Mesh {
    let mut bench = Bench::default();
    fill(&mut bench, &outline(MARGIN), THICK + 0.6 * MM);
    bench.finish()
}

/// A brass arrow on the bow hex.
#[must_use]
pub fn arrow() -> Mesh {
    let mut bench = Bench::default();
    let y = THICK + 1.0 * MM;
    let point = |x: f32, z: f32| Vec3::new(x * MM, y, z * MM);
    bench.face([point(-3.5, 61.0), point(3.5, 61.0), point(0.0, 66.5), point(0.0, 66.5)]);
    bench.finish()
}
