//! The shapes of small things that games share: cubes and heaps of them, markers, pegs, coins, barrels, the edges of cards.

use bevy::prelude::*;

use crate::table::craft::joinery::{Bench, turned};
use crate::table::craft::whittling::{Paint, Whittler};

/// A card is this thick.
pub const THICK: f32 = 0.012;
/// Half of a cube.
pub const CUBE: f32 = 0.085;

/// A cube of beech, its edges broken.
pub(super) fn cube() -> Mesh {
    let mut bench = Bench::default();
    bench.board(Vec3::ZERO, Vec3::splat(CUBE), 0.014);
    bench.finish()
}

/// A heap of this number of cubes, in rows of five.
pub(super) fn heap(count: u8) -> Mesh {
    let mut bench = Bench::default();
    let half = CUBE * 0.86;
    for number in 0..count {
        let (column, row, layer) = (number % 5, (number / 5) % 4, number / 20);
        let jitter = (f32::from(number) * 12.9898).sin() * 0.012;
        let at = Vec3::new(
            (f32::from(column) - 2.0) * half * 2.12 + jitter,
            half + f32::from(layer) * half * 2.0,
            (f32::from(row) - 1.5) * half * 2.12 - jitter,
        );
        bench.board(at, Vec3::splat(half), 0.012);
    }
    bench.finish()
}

/// A round marker.
pub(super) fn marker() -> Mesh {
    turned(&[(0.085, 0.0), (0.092, 0.012), (0.092, 0.034), (0.080, 0.046), (0.0, 0.046)], 20)
}

/// The edge of a card, or of several.
#[must_use]
pub fn edge(half: Vec2, thick: f32) -> Mesh {
    let mut bench = Bench::default();
    bench.edges(Vec3::ZERO, Vec3::new(half.x, thick / 2.0, half.y), 0.0);
    bench.finish()
}

/// A peg of boxwood, which marks a used thing.
pub(super) fn peg() -> Mesh {
    turned(&[(0.030, 0.0), (0.030, 0.05), (0.052, 0.06), (0.056, 0.09), (0.040, 0.115), (0.0, 0.12)], 12)
}

/// A barrel of cargo, standing on its foot.
pub(super) fn barrel() -> Mesh {
    let mut knife = Whittler::default();
    let (oak, hoop) = (Paint::wood(0x8F6436), Paint::metal(0x3C3D40));
    let r = 0.076;
    knife.turned(
        Vec3::ZERO,
        &[(r * 0.80, 0.0), (r, 0.055), (r, 0.105), (r * 0.80, 0.16), (r * 0.70, 0.16), (r * 0.70, 0.15), (0.0, 0.15)],
        12,
        oak,
    );
    for (low, wide) in [(0.012, 0.86), (0.128, 0.90)] {
        knife.turned(
            Vec3::ZERO,
            &[
                (r * wide, low),
                (r * (wide + 0.05), low + 0.008),
                (r * (wide + 0.05), low + 0.022),
                (r * wide, low + 0.028),
            ],
            12,
            hoop,
        );
    }
    knife.finish()
}

/// A gold coin, lying.
pub(super) fn coin() -> Mesh {
    let mut knife = Whittler::default();
    let (r, h) = (0.085, 0.030);
    let gold = Paint::metal(0xE0B040);
    knife.turned(
        Vec3::ZERO,
        &[
            (r * 0.94, 0.0),
            (r, h * 0.3),
            (r, h * 0.8),
            (r * 0.92, h),
            (r * 0.80, h),
            (r * 0.76, h * 0.8),
            (0.0, h * 0.8),
        ],
        16,
        gold,
    );
    knife.finish()
}
