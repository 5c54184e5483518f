//! The shapes of small things that games share: cubes and heaps of them, markers, pegs, coins, barrels, the edges of cards.

use std::f32::consts::TAU;

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

/// The lantern before the player at turn.
pub(super) fn lantern() -> Mesh {
    let mut knife = Whittler::default();
    let brass = Paint::metal(0xB8893B);
    knife.turned(Vec3::ZERO, &[(0.10, 0.0), (0.10, 0.02), (0.07, 0.035), (0.07, 0.05)], 8, brass);
    for post in 0..4_u8 {
        let turn = TAU * (f32::from(post) + 0.5) / 4.0;
        let at = Vec3::new(turn.cos() * 0.064, 0.12, turn.sin() * 0.064);
        knife.block(at, Vec3::new(0.007, 0.085, 0.007), brass);
    }
    knife.turned(Vec3::Y * 0.20, &[(0.085, 0.0), (0.08, 0.012), (0.03, 0.06), (0.03, 0.075), (0.0, 0.085)], 8, brass);
    knife.finish()
}

/// Its light.
pub(super) fn lantern_light() -> Mesh {
    turned(&[(0.0, 0.05), (0.042, 0.06), (0.046, 0.12), (0.038, 0.19), (0.0, 0.20)], 10)
}

/// A level oval.
pub fn oval(bench: &mut Bench, half: Vec2, y: f32) {
    let steps = 40_u8;
    let point = |step: u8| {
        let turn = f32::from(step) / f32::from(steps) * TAU;
        Vec3::new(turn.cos() * half.x, y, -turn.sin() * half.y)
    };
    let uv = |at: Vec3| Vec2::new(at.x / 0.70, at.z / 0.76);
    let middle = bench.corner(Vec3::Y * y, Vec3::Y, Vec2::ZERO);
    for step in (0..steps).step_by(2) {
        let three = [step, step + 1, step + 2].map(point).map(|at| bench.corner(at, Vec3::Y, uv(at)));
        let [a, b, c] = three;
        bench.square([middle, a, b, c]);
    }
}

/// The base of a ship: an oval of wood, half of which is this long and this wide.
#[must_use]
pub fn base(half: Vec2, thick: f32) -> Mesh {
    let mut bench = Bench::default();
    let steps = 40_u8;
    let point = |step: u8, inset: f32, y: f32| {
        let turn = f32::from(step) / f32::from(steps) * TAU;
        Vec3::new(turn.cos() * (half.x - inset), y, -turn.sin() * (half.y - inset))
    };
    for step in 0..steps {
        let next = step + 1;
        bench.face([
            point(step, 0.0, 0.0),
            point(next, 0.0, 0.0),
            point(next, 0.0, thick - 0.01),
            point(step, 0.0, thick - 0.01),
        ]);
        bench.face([
            point(step, 0.0, thick - 0.01),
            point(next, 0.0, thick - 0.01),
            point(next, 0.01, thick),
            point(step, 0.01, thick),
        ]);
    }
    oval(&mut bench, half - Vec2::splat(0.01), thick);
    bench.finish()
}
