//! Sights of the sea and the shore: islands, forts, boats, beasts, weather, flags.

use bevy::math::Vec2;

use super::burin::{Burin, LINEN, PEN, Relief, mixed, points, smooth};
use super::goods::{BLUE, GOLD, GREEN, PALE, RED, WOOD};
use super::vessels::water;
use crate::rules::kernel::likeness::Subject;

use Subject as P;

/// Draws one of these; false for any other subject.
pub fn draw(burin: &mut Burin, subject: Subject) -> bool {
    match subject {
        P::Boat => boat(burin),
        P::Fire => fire(burin),
        P::Flag => flag(burin),
        P::Fort => fort(burin),
        P::Gull => gull(burin),
        P::Island => island(burin),
        P::Kraken => kraken(burin),
        P::Leaf => leaf(burin),
        P::Man => man(burin),
        P::Moon => moon(burin),
        P::Palm => palm(burin, Vec2::new(0.0, 0.75), 1.0),
        P::Parrot => parrot(burin),
        P::Signals => signals(burin),
        P::Whale => whale(burin),
        P::Wind => wind(burin),
        _ => return false,
    }
    true
}

fn boat(burin: &mut Burin) {
    for (number, x) in (0..4_u8).zip([-0.46, -0.14, 0.18, 0.46]) {
        burin.ball(Vec2::new(x, -0.14), Vec2::splat(0.10), [0xDD, 0xB5, 0x8C]);
        burin.soft(
            &[(x - 0.15, 0.28), (x - 0.11, -0.03), (x + 0.11, -0.03), (x + 0.15, 0.28)],
            if number % 2 == 0 { BLUE } else { RED },
            Relief::Ball(Vec2::new(x, 0.1), Vec2::new(0.2, 0.24)),
        );
        burin.soft(
            &[(x - 0.12, -0.19), (x - 0.08, -0.28), (x + 0.08, -0.28), (x + 0.12, -0.19)],
            PEN,
            Relief::Flat(0.3),
        );
    }
    burin.form(
        &points(&[(-0.90, 0.08), (0.94, 0.02), (0.66, 0.56), (-0.62, 0.56)]),
        WOOD,
        Relief::Drum(Vec2::new(-1.0, 0.28), Vec2::new(1.0, 0.28), 0.34),
    );
    burin.curve(&[(-0.82, 0.26), (0.0, 0.34), (0.84, 0.22)], 0.014, PEN);
    for x in [-0.34, 0.02, 0.36] {
        burin.line(&points(&[(x, 0.08), (x - 0.30, 0.80)]), 0.026, PEN);
        burin.line(&points(&[(x, 0.08), (x - 0.30, 0.80)]), 0.014, PALE);
    }
    water(burin, 0.60);
}

fn fort(burin: &mut Burin) {
    let stone = [0xC2, 0xB4, 0x98];
    burin.form(
        &points(&[(-0.30, 0.10), (-0.30, -0.58), (0.20, -0.58), (0.20, 0.10)]),
        stone,
        Relief::Drum(Vec2::new(-0.05, -0.6), Vec2::new(-0.05, 0.1), 0.27),
    );
    for x in [-0.30, -0.12, 0.06] {
        burin.form(&points(&[(x, -0.58), (x, -0.70), (x + 0.13, -0.70), (x + 0.13, -0.58)]), stone, Relief::Flat(0.15));
    }
    burin.line(&points(&[(-0.05, -0.66), (-0.05, -0.98)]), 0.014, PEN);
    burin.soft(
        &[(-0.05, -0.97), (0.16, -0.93), (0.34, -0.98), (0.34, -0.82), (0.14, -0.78), (-0.05, -0.82)],
        RED,
        Relief::Flat(0.14),
    );
    burin.form(
        &points(&[(-0.84, 0.62), (-0.74, -0.02), (0.74, -0.02), (0.86, 0.62)]),
        stone,
        Relief::Slope(Vec2::new(-0.9, -0.2), Vec2::new(1.2, 0.9)),
    );
    for tooth in 0..7_u8 {
        let x = -0.74 + 0.22 * f32::from(tooth);
        burin.form(&points(&[(x, -0.02), (x, -0.15), (x + 0.14, -0.15), (x + 0.14, -0.02)]), stone, Relief::Flat(0.15));
    }
    for row in 0..4_u8 {
        let y = 0.10 + 0.13 * f32::from(row);
        burin.line(&points(&[(-0.78, y), (0.78, y)]), 0.005, PEN);
    }
    burin.form(
        &points(&[(-0.12, 0.62), (-0.12, 0.30), (0.0, 0.20), (0.12, 0.30), (0.12, 0.62)]),
        [0x4A, 0x36, 0x26],
        Relief::Flat(0.4),
    );
    for x in [-0.52, -0.30, 0.32, 0.54] {
        burin.spot(Vec2::new(x, 0.20), 0.052, PEN);
        burin.line(&points(&[(x, 0.20), (x - 0.07, 0.23)]), 0.034, PEN);
    }
    water(burin, 0.62);
}

fn island(burin: &mut Burin) {
    burin.soft(
        &[
            (-0.94, 0.60),
            (-0.60, 0.36),
            (-0.30, -0.10),
            (0.02, -0.36),
            (0.22, -0.12),
            (0.44, 0.12),
            (0.70, 0.40),
            (0.94, 0.60),
        ],
        [0x9A, 0xA0, 0x70],
        Relief::Ball(Vec2::new(-0.14, 0.30), Vec2::new(1.0, 0.75)),
    );
    burin.flow(
        &[(0.02, -0.32), (-0.20, 0.06), (-0.50, 0.44)],
        &[(0.04, -0.30), (0.30, 0.10), (0.66, 0.46)],
        7,
        (0.010, PEN),
    );
    burin.soft(
        &[(-0.96, 0.62), (-0.50, 0.46), (0.0, 0.52), (0.50, 0.44), (0.96, 0.62)],
        [0xDC, 0xC2, 0x86],
        Relief::Flat(0.12),
    );
    palm(burin, Vec2::new(-0.52, 0.50), 0.52);
    palm(burin, Vec2::new(0.50, 0.48), 0.40);
    water(burin, 0.60);
}

/// A palm with its foot here.
fn palm(burin: &mut Burin, foot: Vec2, tall: f32) {
    let p = |x: f32, y: f32| (foot.x + x * tall, foot.y + y * tall);
    burin.soft(
        &[p(-0.07, 0.0), p(0.04, -0.50), p(0.20, -1.0), p(0.27, -0.98), p(0.13, -0.48), p(0.08, 0.0)],
        WOOD,
        Relief::Slope(Vec2::from(p(-0.1, -0.5)), Vec2::from(p(0.3, -0.4))),
    );
    for ring in 0..7_u8 {
        let up = f32::from(ring) / 7.0;
        burin.curve(
            &[
                p(-0.06 + 0.26 * up, -0.08 - 0.88 * up),
                p(0.01 + 0.25 * up, -0.05 - 0.88 * up),
                p(0.08 + 0.18 * up, -0.08 - 0.88 * up),
            ],
            0.010 * tall.max(0.6),
            PEN,
        );
    }
    for (x, y, drop) in [
        (-0.62, -1.02, 0.34),
        (-0.46, -1.36, 0.12),
        (0.10, -1.56, 0.0),
        (0.66, -1.40, 0.12),
        (0.90, -1.06, 0.34),
        (0.30, -0.96, 0.30),
    ] {
        let (top, tip) = (p(0.23, -1.0), p(x, y + drop));
        let middle = ((top.0 + tip.0) / 2.0, (top.1 + tip.1) / 2.0 - 0.16 * tall);
        burin.soft(
            &[top, (middle.0, middle.1 - 0.05 * tall), tip, (middle.0, middle.1 + 0.09 * tall)],
            GREEN,
            Relief::Slope(Vec2::new(0.0, middle.1 - 0.1), Vec2::new(0.0, middle.1 + 0.2)),
        );
        burin.curve(&[top, middle, tip], 0.010 * tall.max(0.6), PEN);
    }
}

fn moon(burin: &mut Burin) {
    burin.ball(Vec2::new(0.0, -0.10), Vec2::splat(0.66), [0xF0, 0xE2, 0xA8]);
    for (x, y, radius) in [(-0.20, -0.24, 0.12), (0.16, 0.10, 0.16), (0.22, -0.34, 0.08)] {
        burin.veil(Vec2::new(x, y), Vec2::splat(radius), (0.6, 0.7));
    }
    burin.curve(&[(-0.98, 0.26), (-0.40, 0.12), (0.10, 0.26), (0.60, 0.16), (0.98, 0.30)], 0.080, [0x6A, 0x74, 0x8A]);
    burin.curve(&[(-0.80, 0.46), (-0.20, 0.38), (0.40, 0.50), (0.90, 0.44)], 0.060, [0x6A, 0x74, 0x8A]);
}

fn wind(burin: &mut Burin) {
    // A cheek that blows, as on the corners of old charts.
    for (x, y, radius) in [(-0.72, -0.42, 0.24), (-0.86, 0.0, 0.22), (-0.68, 0.40, 0.24), (-0.44, -0.58, 0.20)] {
        burin.ball(Vec2::new(x, y), Vec2::splat(radius), LINEN);
    }
    let skin = [0xE6, 0xC3, 0x9C];
    burin.ball(Vec2::new(-0.42, -0.02), Vec2::new(0.40, 0.46), skin);
    burin.ball(Vec2::new(-0.26, 0.16), Vec2::splat(0.20), mixed(skin, RED, 0.22));
    burin.curve(&[(-0.40, -0.14), (-0.30, -0.20), (-0.18, -0.14)], 0.022, PEN);
    burin.curve(&[(-0.12, -0.20), (-0.02, -0.02), (-0.10, 0.04)], 0.018, PEN);
    burin.ball(Vec2::new(-0.04, 0.16), Vec2::splat(0.07), PEN);
    for (y, rise, long) in [(0.16, -0.36, 0.94), (0.17, -0.10, 0.98), (0.18, 0.14, 0.98), (0.19, 0.40, 0.92)] {
        burin.curve(&[(0.06, y), (0.40, y + rise * 0.5), (long, y + rise)], 0.026, BLUE);
        burin.curve(&[(0.20, y + rise * 0.2), (0.50, y + rise * 0.7), (long - 0.10, y + rise * 1.25)], 0.012, PEN);
    }
}

fn whale(burin: &mut Burin) {
    let skin = [0x76, 0x88, 0x94];
    burin.soft(
        &[
            (0.58, 0.42),
            (0.70, 0.0),
            (0.56, -0.36),
            (0.78, -0.28),
            (0.86, -0.40),
            (0.94, -0.20),
            (0.90, 0.10),
            (0.78, 0.46),
        ],
        skin,
        Relief::Slope(Vec2::new(0.5, -0.4), Vec2::new(1.0, 0.4)),
    );
    burin.soft(
        &[
            (-0.92, 0.40),
            (-0.82, 0.02),
            (-0.46, -0.20),
            (0.02, -0.16),
            (0.46, 0.12),
            (0.72, 0.36),
            (0.66, 0.60),
            (-0.80, 0.60),
        ],
        skin,
        Relief::Ball(Vec2::new(-0.24, 0.16), Vec2::new(0.85, 0.52)),
    );
    burin.flow(
        &[(-0.88, 0.38), (-0.50, 0.44), (0.10, 0.50)],
        &[(-0.80, 0.60), (-0.40, 0.60), (0.20, 0.60)],
        5,
        (0.010, LINEN),
    );
    burin.curve(&[(-0.90, 0.32), (-0.64, 0.34), (-0.46, 0.26)], 0.018, PEN);
    burin.spot(Vec2::new(-0.46, 0.17), 0.036, PEN);
    for (x, out) in [(-0.50, -0.28), (-0.44, 0.0), (-0.38, 0.26)] {
        burin.curve(&[(x, -0.20), (x + out * 0.4, -0.56), (x + out, -0.72), (x + out * 1.4, -0.52)], 0.026, PEN);
        burin.curve(&[(x, -0.20), (x + out * 0.4, -0.56), (x + out, -0.72), (x + out * 1.4, -0.52)], 0.014, LINEN);
    }
    water(burin, 0.56);
}

fn kraken(burin: &mut Burin) {
    let skin = [0xA0, 0x5A, 0x62];
    let arm = |burin: &mut Burin, side: f32, root: f32, reach: f32, tall: f32| {
        let x = root * side;
        burin.soft(
            &[
                (x - 0.10, 0.56),
                (x + 0.10 * side, 0.0),
                (x + reach * side, -tall),
                (x + (reach + 0.24) * side, -tall - 0.06),
                (x + (reach + 0.26) * side, -tall + 0.20),
                (x + (reach + 0.14) * side, -tall + 0.08),
                (x + (reach * 0.7) * side, -tall + 0.36),
                (x + 0.26 * side, 0.10),
                (x + 0.12, 0.56),
            ],
            skin,
            Relief::Ball(Vec2::new(x, 0.0), Vec2::new(0.55, 0.75)),
        );
        for sucker in 0..5_u8 {
            let down = f32::from(sucker) / 5.0;
            burin.spot(
                Vec2::new(x + (0.16 + reach * 0.55 * (1.0 - down)) * side, 0.42 - (tall + 0.30) * (1.0 - down) * 0.8),
                0.026,
                PALE,
            );
        }
    };
    arm(burin, -1.0, 0.44, 0.10, 0.62);
    arm(burin, 1.0, 0.44, 0.10, 0.46);
    burin.soft(
        &[(-0.36, 0.60), (-0.40, 0.10), (-0.26, -0.46), (0.0, -0.72), (0.26, -0.46), (0.40, 0.10), (0.36, 0.60)],
        skin,
        Relief::Ball(Vec2::new(-0.04, -0.06), Vec2::new(0.50, 0.80)),
    );
    for side in [-1.0, 1.0] {
        burin.ball(Vec2::new(0.17 * side, 0.14), Vec2::new(0.11, 0.13), LINEN);
        burin.spot(Vec2::new(0.17 * side + 0.02, 0.16), 0.056, PEN);
        burin.curve(&[(0.05 * side, -0.02), (0.18 * side, -0.04), (0.30 * side, 0.04)], 0.022, PEN);
    }
    water(burin, 0.56);
}

fn gull(burin: &mut Burin) {
    for side in [-1.0, 1.0] {
        let lift = if side < 0.0 { 0.0 } else { -0.10 };
        burin.soft(
            &[
                (0.06 * side, 0.02),
                (0.36 * side, -0.34 + lift),
                (0.70 * side, -0.40 + lift),
                (0.98 * side, -0.16 + lift),
                (0.62 * side, -0.20 + lift),
                (0.30 * side, 0.06),
            ],
            LINEN,
            Relief::Slope(Vec2::new(0.0, -0.5), Vec2::new(0.1, 0.3)),
        );
        burin.flow(
            &[(0.36 * side, -0.26 + lift), (0.32 * side, 0.02)],
            &[(0.86 * side, -0.26 + lift), (0.80 * side, -0.16 + lift)],
            6,
            (0.008, PEN),
        );
        burin.curve(&[(0.74 * side, -0.37 + lift), (0.98 * side, -0.16 + lift)], 0.034, PEN);
    }
    burin.soft(
        &[(-0.40, 0.22), (-0.14, -0.02), (0.18, -0.08), (0.34, 0.0), (0.20, 0.14), (-0.12, 0.22)],
        LINEN,
        Relief::Ball(Vec2::new(0.0, 0.04), Vec2::new(0.46, 0.24)),
    );
    burin.soft(&[(0.30, -0.04), (0.46, 0.02), (0.32, 0.06)], GOLD, Relief::Flat(0.0));
    burin.spot(Vec2::new(0.24, -0.02), 0.022, PEN);
}

fn parrot(burin: &mut Burin) {
    burin.soft(&[(0.10, 0.30), (0.36, 0.62), (0.50, 0.98), (0.26, 0.90), (0.0, 0.50)], RED, Relief::Flat(0.2));
    burin.soft(
        &[
            (-0.26, -0.76),
            (0.0, -0.86),
            (0.22, -0.66),
            (0.30, -0.30),
            (0.34, 0.14),
            (0.16, 0.48),
            (-0.14, 0.44),
            (-0.32, 0.10),
            (-0.36, -0.34),
            (-0.40, -0.60),
        ],
        GREEN,
        Relief::Ball(Vec2::new(-0.08, -0.2), Vec2::new(0.50, 0.80)),
    );
    burin.soft(
        &[(0.0, -0.32), (0.26, -0.30), (0.34, 0.14), (0.24, 0.50), (0.06, 0.24)],
        [0x4A, 0x6E, 0xA0],
        Relief::Slope(Vec2::new(0.0, -0.3), Vec2::new(0.4, 0.5)),
    );
    burin.flow(
        &[(0.04, -0.24), (0.10, 0.16), (0.22, 0.46)],
        &[(0.26, -0.24), (0.30, 0.10), (0.26, 0.44)],
        5,
        (0.012, PEN),
    );
    burin.soft(
        &[(-0.36, -0.62), (-0.56, -0.52), (-0.56, -0.28), (-0.44, -0.38), (-0.34, -0.44)],
        GOLD,
        Relief::Flat(0.1),
    );
    burin.ball(Vec2::new(-0.20, -0.58), Vec2::splat(0.085), LINEN);
    burin.spot(Vec2::new(-0.21, -0.58), 0.044, PEN);
    burin.line(&points(&[(-0.70, 0.54), (0.60, 0.50)]), 0.055, PEN);
    burin.line(&points(&[(-0.70, 0.54), (0.60, 0.50)]), 0.036, WOOD);
}

fn fire(burin: &mut Burin) {
    burin.soft(
        &[
            (-0.40, 0.70),
            (-0.66, 0.24),
            (-0.44, -0.16),
            (-0.30, 0.06),
            (-0.20, -0.50),
            (0.06, -0.90),
            (0.10, -0.44),
            (0.30, -0.24),
            (0.40, -0.52),
            (0.64, 0.06),
            (0.58, 0.46),
            (0.36, 0.72),
        ],
        [0xD8, 0x62, 0x2A],
        Relief::Ball(Vec2::new(0.0, 0.1), Vec2::new(0.85, 1.0)),
    );
    burin.soft(
        &[(-0.24, 0.70), (-0.34, 0.34), (-0.10, 0.16), (0.0, -0.26), (0.16, 0.10), (0.32, 0.32), (0.22, 0.70)],
        [0xEC, 0xB8, 0x48],
        Relief::Flat(0.08),
    );
    burin.flow(
        &[(-0.46, 0.10), (-0.50, 0.40), (-0.34, 0.66)],
        &[(0.50, 0.0), (0.50, 0.40), (0.34, 0.66)],
        6,
        (0.010, [0x8A, 0x2C, 0x1C]),
    );
    for x in [-0.60, -0.20, 0.20] {
        burin.form(&points(&[(x, 0.66), (x + 0.44, 0.72), (x + 0.42, 0.86), (x, 0.82)]), WOOD, Relief::Flat(0.4));
    }
}

fn flag(burin: &mut Burin) {
    burin.line(&points(&[(-0.62, -0.90), (-0.62, 0.90)]), 0.045, PEN);
    burin.line(&points(&[(-0.63, -0.88), (-0.63, 0.88)]), 0.024, WOOD);
    burin.soft(
        &[
            (-0.58, -0.80),
            (-0.20, -0.66),
            (0.24, -0.82),
            (0.74, -0.70),
            (0.66, -0.30),
            (0.76, 0.12),
            (0.26, 0.04),
            (-0.18, 0.20),
            (-0.58, 0.06),
        ],
        RED,
        Relief::Drum(Vec2::new(-0.18, -0.8), Vec2::new(-0.18, 0.2), 0.60),
    );
    let band = smooth(&points(&[(-0.56, -0.36), (-0.18, -0.22), (0.24, -0.36), (0.68, -0.28)]), false);
    burin.line(&band, 0.085, LINEN);
    burin.flow(
        &[(-0.20, -0.66), (-0.22, -0.24), (-0.18, 0.18)],
        &[(0.70, -0.70), (0.62, -0.30), (0.70, 0.10)],
        4,
        (0.012, PEN),
    );
    burin.ball(Vec2::new(-0.62, -0.92), Vec2::splat(0.07), GOLD);
}

fn signals(burin: &mut Burin) {
    burin.line(&points(&[(-0.10, -0.95), (0.10, 0.95)]), 0.022, PEN);
    for (number, y) in (0..4_u8).zip([-0.82, -0.38, 0.06, 0.50]) {
        let (x, wave) = (-0.06 + 0.05 * f32::from(number), if number % 2 == 0 { 0.05 } else { -0.05 });
        let (one, other) = [(RED, LINEN), (BLUE, GOLD), (LINEN, BLUE), (GOLD, RED)][usize::from(number)];
        burin.soft(
            &[
                (x, y),
                (x + 0.36, y + wave),
                (x + 0.76, y - wave),
                (x + 0.76, y + 0.36 - wave),
                (x + 0.36, y + 0.36 + wave),
                (x, y + 0.36),
            ],
            one,
            Relief::Drum(Vec2::new(x + 0.3, y), Vec2::new(x + 0.3, y + 0.4), 0.5),
        );
        burin.line(
            &smooth(&points(&[(x + 0.02, y + 0.18), (x + 0.36, y + 0.18 + wave), (x + 0.74, y + 0.18 - wave)]), false),
            0.064,
            other,
        );
    }
}

fn man(burin: &mut Burin) {
    burin.soft(
        &[(-0.66, 0.92), (-0.56, 0.20), (-0.20, -0.04), (0.20, -0.04), (0.56, 0.20), (0.66, 0.92)],
        LINEN,
        Relief::Ball(Vec2::new(-0.1, 0.5), Vec2::new(0.8, 0.7)),
    );
    for y in [0.16, 0.36, 0.56, 0.76] {
        burin.curve(&[(-0.58, y + 0.04), (0.0, y + 0.08), (0.58, y + 0.04)], 0.050, BLUE);
    }
    burin.ball(Vec2::new(0.0, -0.34), Vec2::new(0.27, 0.33), [0xDD, 0xB5, 0x8C]);
    burin.soft(
        &[(-0.32, -0.38), (-0.26, -0.70), (0.0, -0.80), (0.26, -0.70), (0.32, -0.38), (0.0, -0.48)],
        RED,
        Relief::Ball(Vec2::new(-0.05, -0.5), Vec2::new(0.38, 0.34)),
    );
    for side in [-1.0, 1.0] {
        burin.spot(Vec2::new(0.10 * side, -0.32), 0.034, PEN);
    }
    burin.curve(&[(-0.10, -0.16), (0.0, -0.12), (0.10, -0.16)], 0.020, PEN);
}

fn leaf(burin: &mut Burin) {
    burin.soft(
        &[
            (-0.72, 0.68),
            (-0.60, 0.08),
            (-0.24, -0.46),
            (0.30, -0.72),
            (0.76, -0.78),
            (0.64, -0.20),
            (0.34, 0.22),
            (-0.10, 0.48),
        ],
        GREEN,
        Relief::Slope(Vec2::new(-0.6, -0.6), Vec2::new(0.5, 0.5)),
    );
    burin.curve(&[(-0.88, 0.86), (-0.40, 0.32), (0.10, -0.20), (0.70, -0.74)], 0.026, PEN);
    for share in [0.15, 0.30, 0.45, 0.60, 0.75] {
        let (x, y) = (-0.56 + share * 1.16, 0.48 - share * 1.12);
        burin.curve(&[(x, y), (x - 0.02, y - 0.18), (x + 0.06, y - 0.32)], 0.012, PEN);
        burin.curve(&[(x, y), (x + 0.18, y + 0.02), (x + 0.30, y - 0.04)], 0.012, PEN);
    }
}
