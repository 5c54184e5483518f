//! Belongings of a captain: charts and instruments, coins and chests, arms, a bell and a drum.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec2;

use super::burin::{Burin, LINEN, PEN, Relief, arc, oval, points, smooth};
use super::goods::{BLUE, GOLD, GREEN, IRON, PALE, Pen, RED, WOOD};
use crate::rules::kernel::likeness::Subject;

use Subject as P;

/// Draws one of these; false for any other subject.
pub fn draw(burin: &mut Burin, subject: Subject) -> bool {
    match subject {
        P::Bell => bell(burin),
        P::Chart => chart(burin),
        P::Chest => chest(burin),
        P::Coin => coin(burin),
        P::Compass => compass(burin),
        P::Cutlass => cutlass(burin),
        P::Drum => drum(burin),
        P::Hat => hat(burin),
        P::Heart => heart(burin),
        P::Ledger => ledger(burin),
        P::Mast => mast(burin),
        P::Mortar => mortar(burin),
        P::Pistol => pistol(burin),
        P::Quill => quill(burin),
        P::Sextant => sextant(burin),
        P::Skull => skull(burin),
        _ => return false,
    }
    true
}

fn bell(burin: &mut Burin) {
    burin.line(&points(&[(-0.62, -0.72), (0.62, -0.72)]), 0.050, PEN);
    burin.line(&oval(Vec2::new(0.0, -0.62), Vec2::splat(0.11)), 0.034, PEN);
    burin.soft(
        &[
            (-0.14, -0.52),
            (0.14, -0.52),
            (0.30, -0.28),
            (0.36, 0.16),
            (0.62, 0.46),
            (0.0, 0.52),
            (-0.62, 0.46),
            (-0.36, 0.16),
            (-0.30, -0.28),
        ],
        GOLD,
        Relief::Drum(Vec2::new(0.0, -0.6), Vec2::new(0.0, 0.5), 0.50),
    );
    burin.ball(Vec2::new(0.0, 0.58), Vec2::new(0.13, 0.11), IRON);
    burin.curve(&[(-0.36, 0.20), (0.0, 0.28), (0.36, 0.20)], 0.016, PEN);
    burin.curve(&[(0.0, 0.66), (0.05, 0.80), (0.0, 0.94)], 0.040, RED);
}

fn chart(burin: &mut Burin) {
    burin.form(
        &points(&[(-0.78, -0.54), (0.74, -0.62), (0.80, 0.50), (-0.72, 0.58)]),
        PALE,
        Relief::Slope(Vec2::new(-0.8, -0.8), Vec2::new(1.6, 1.2)),
    );
    burin.soft(
        &[(-0.56, -0.28), (-0.28, -0.36), (-0.14, -0.12), (-0.28, 0.16), (-0.44, 0.36), (-0.58, 0.12)],
        GREEN,
        Relief::Flat(0.3),
    );
    for (x, y) in [(0.02, 0.24), (0.14, 0.12), (0.28, 0.06), (0.40, -0.08)] {
        burin.spot(Vec2::new(x, y), 0.034, PEN);
    }
    for side in [-1.0, 1.0] {
        burin.line(&points(&[(0.56 - 0.10 * side, -0.30), (0.56 + 0.10 * side, -0.12)]), 0.034, RED);
    }
    burin.ball(Vec2::new(-0.76, 0.0), Vec2::new(0.10, 0.60), PALE);
    burin.ball(Vec2::new(0.80, -0.06), Vec2::new(0.10, 0.60), PALE);
}

fn chest(burin: &mut Burin) {
    burin.form(
        &points(&[(-0.74, 0.06), (0.74, 0.06), (0.68, 0.68), (-0.68, 0.68)]),
        WOOD,
        Relief::Slope(Vec2::new(-0.9, 0.0), Vec2::new(1.2, 1.0)),
    );
    burin.soft(
        &[(-0.78, -0.30), (-0.62, -0.66), (0.0, -0.76), (0.62, -0.66), (0.78, -0.30), (0.70, -0.16), (-0.70, -0.16)],
        WOOD,
        Relief::Ball(Vec2::new(-0.1, -0.36), Vec2::new(0.95, 0.46)),
    );
    burin.tint(&points(&[(-0.70, -0.16), (0.70, -0.16), (0.74, 0.06), (-0.74, 0.06)]), PEN);
    for (x, y) in [
        (-0.56, 0.0),
        (-0.36, -0.06),
        (-0.16, -0.02),
        (0.06, -0.08),
        (0.28, -0.02),
        (0.50, -0.05),
        (-0.46, -0.10),
        (-0.04, -0.14),
        (0.38, -0.12),
    ] {
        burin.ball(Vec2::new(x, y), Vec2::new(0.13, 0.10), GOLD);
    }
    for x in [-0.46, 0.46] {
        burin.form(
            &points(&[(x - 0.06, 0.08), (x + 0.06, 0.08), (x + 0.055, 0.68), (x - 0.055, 0.68)]),
            IRON,
            Relief::Flat(0.3),
        );
    }
    burin.form(
        &points(&[(-0.12, 0.08), (0.12, 0.08), (0.10, 0.34), (0.0, 0.40), (-0.10, 0.34)]),
        GOLD,
        Relief::Flat(0.12),
    );
    burin.spot(Vec2::new(0.0, 0.20), 0.036, PEN);
}

fn coin(burin: &mut Burin) {
    for (x, y) in [(0.22, 0.30), (-0.32, 0.24), (0.0, -0.14)] {
        let at = Vec2::new(x, y);
        burin.ball(at, Vec2::splat(0.52), GOLD);
        burin.line(&oval(at, Vec2::splat(0.42)), 0.012, PEN);
        burin.line(&points(&[(x, y - 0.26), (x, y + 0.26)]), 0.034, PEN);
        burin.line(&points(&[(x - 0.20, y - 0.04), (x + 0.20, y - 0.04)]), 0.034, PEN);
    }
}

fn compass(burin: &mut Burin) {
    burin.ball(Vec2::ZERO, Vec2::splat(0.84), GOLD);
    burin.shade(&oval(Vec2::ZERO, Vec2::splat(0.70)), LINEN, Relief::Slope(Vec2::new(-0.7, -0.7), Vec2::new(1.4, 1.4)));
    burin.contour(&oval(Vec2::ZERO, Vec2::splat(0.70)), 0.014, PEN);
    for point in 0..16_u8 {
        let out = Vec2::from_angle(f32::from(point) / 16.0 * TAU);
        burin.line(&[out * 0.60, out * 0.68], 0.010, PEN);
    }
    for point in 0..4_u8 {
        let out = Vec2::from_angle(f32::from(point) / 4.0 * TAU - PI / 2.0);
        let side = out.perp() * 0.13;
        burin.form(&[Vec2::ZERO, out * 0.16 + side, out * 0.60], PEN, Relief::Flat(0.0));
        burin.form(
            &[Vec2::ZERO, out * 0.16 - side, out * 0.60],
            if point == 0 { RED } else { PALE },
            Relief::Flat(0.0),
        );
    }
    burin.ball(Vec2::ZERO, Vec2::splat(0.07), GOLD);
}

fn cutlass(burin: &mut Burin) {
    burin.soft(
        &[(-0.44, 0.30), (-0.10, 0.02), (0.34, -0.46), (0.84, -0.84), (0.62, -0.36), (0.12, 0.16), (-0.34, 0.42)],
        [0xC4, 0xC8, 0xCA],
        Relief::Slope(Vec2::new(-0.3, -0.4), Vec2::new(0.4, 0.5)),
    );
    burin.curve(&[(-0.30, 0.30), (0.10, -0.06), (0.60, -0.56)], 0.012, PEN);
    burin.line(&points(&[(-0.40, 0.36), (-0.82, 0.78)]), 0.075, PEN);
    burin.line(&points(&[(-0.42, 0.38), (-0.80, 0.76)]), 0.055, WOOD);
    let guard = smooth(&points(&[(-0.16, 0.40), (-0.36, 0.60), (-0.62, 0.88), (-0.86, 0.80)]), false);
    burin.line(&guard, 0.052, PEN);
    burin.line(&guard, 0.036, GOLD);
    burin.line(&points(&[(-0.54, 0.16), (-0.22, 0.46)]), 0.052, PEN);
    burin.line(&points(&[(-0.54, 0.16), (-0.22, 0.46)]), 0.036, GOLD);
}

fn drum(burin: &mut Burin) {
    burin.form(
        &points(&[(-0.62, -0.22), (0.62, -0.22), (0.62, 0.56), (-0.62, 0.56)]),
        BLUE,
        Relief::Drum(Vec2::new(0.0, -0.3), Vec2::new(0.0, 0.6), 0.62),
    );
    for step in 0..5_u8 {
        let x = -0.60 + 0.24 * f32::from(step);
        burin.line(&points(&[(x, -0.12), (x + 0.12, 0.50), (x + 0.24, -0.12)]), 0.014, LINEN);
    }
    for y in [-0.20, 0.54] {
        burin.soft(
            &[
                (-0.66, y - 0.06),
                (0.0, y + 0.06),
                (0.66, y - 0.06),
                (0.66, y + 0.06),
                (0.0, y + 0.18),
                (-0.66, y + 0.06),
            ],
            RED,
            Relief::Flat(0.2),
        );
    }
    burin.ball(Vec2::new(0.0, -0.28), Vec2::new(0.66, 0.16), PALE);
    for (from, to) in [((-0.50, -0.82), (0.14, -0.28)), ((0.56, -0.80), (-0.06, -0.24))] {
        burin.line(&points(&[from, to]), 0.034, PEN);
        burin.line(&points(&[from, to]), 0.022, WOOD);
    }
}

fn hat(burin: &mut Burin) {
    let felt = [0x5A, 0x44, 0x36];
    burin.soft(
        &[(-0.44, 0.14), (-0.38, -0.40), (0.0, -0.54), (0.38, -0.40), (0.44, 0.14)],
        felt,
        Relief::Ball(Vec2::new(-0.1, -0.1), Vec2::new(0.55, 0.52)),
    );
    let brim = [
        (-0.94, -0.22),
        (-0.50, 0.16),
        (0.0, 0.32),
        (0.50, 0.16),
        (0.94, -0.22),
        (0.48, -0.20),
        (0.0, -0.38),
        (-0.48, -0.20),
    ];
    burin.soft(&brim, felt, Relief::Ball(Vec2::new(-0.2, -0.12), Vec2::new(1.0, 0.55)));
    let braid = smooth(&points(&[(-0.92, -0.22), (-0.48, -0.19), (0.0, -0.37), (0.48, -0.19), (0.92, -0.22)]), false);
    burin.line(&braid, 0.034, PEN);
    burin.line(&braid, 0.022, GOLD);
    burin.soft(
        &[(0.30, -0.16), (0.34, -0.60), (0.62, -0.86), (0.86, -0.74), (0.74, -0.48), (0.48, -0.24)],
        LINEN,
        Relief::Slope(Vec2::new(0.3, -0.8), Vec2::new(0.7, -0.1)),
    );
    burin.flow(
        &[(0.36, -0.22), (0.42, -0.56), (0.64, -0.80)],
        &[(0.46, -0.24), (0.66, -0.46), (0.80, -0.66)],
        5,
        (0.008, PEN),
    );
}

fn heart(burin: &mut Burin) {
    burin.soft(
        &[
            (0.0, 0.72),
            (-0.46, 0.28),
            (-0.72, -0.12),
            (-0.62, -0.50),
            (-0.28, -0.58),
            (0.0, -0.30),
            (0.28, -0.58),
            (0.62, -0.50),
            (0.72, -0.12),
            (0.46, 0.28),
        ],
        RED,
        Relief::Ball(Vec2::new(-0.08, -0.04), Vec2::new(0.85, 0.80)),
    );
    for way in [[(0.0, -0.20), (0.0, 0.36)], [(-0.27, 0.08), (0.27, 0.08)]] {
        burin.line(&points(&way), 0.090, PEN);
        burin.line(&points(&way), 0.072, LINEN);
    }
}

fn ledger(burin: &mut Burin) {
    for side in [-1.0, 1.0] {
        burin.form(
            &smooth(
                &points(&[
                    (0.0, -0.40),
                    (0.42 * side, -0.54),
                    (0.88 * side, -0.44),
                    (0.88 * side, 0.46),
                    (0.42 * side, 0.38),
                    (0.0, 0.54),
                ]),
                true,
            ),
            PALE,
            Relief::Slope(Vec2::new(0.9 * side, -0.2), Vec2::new(-0.2 * side, 0.2)),
        );
        for row in 0..5_u8 {
            let y = -0.28 + 0.13 * f32::from(row);
            burin.curve(&[(0.14 * side, y + 0.04), (0.42 * side, y - 0.05), (0.74 * side, y)], 0.014, PEN);
        }
    }
    burin.curve(&[(0.0, -0.40), (0.015, 0.08), (0.0, 0.54)], 0.030, PEN);
    burin.soft(
        &[(0.26, 0.26), (0.52, -0.30), (0.90, -0.90), (0.86, -0.40), (0.50, 0.10)],
        LINEN,
        Relief::Slope(Vec2::new(0.3, -0.4), Vec2::new(0.8, 0.0)),
    );
    burin.curve(&[(0.14, 0.42), (0.40, 0.06), (0.88, -0.84)], 0.016, PEN);
}

fn mast(burin: &mut Burin) {
    burin.line(&points(&[(0.0, -0.95), (0.0, 0.92)]), 0.050, PEN);
    burin.line(&points(&[(-0.01, -0.93), (-0.01, 0.90)]), 0.026, WOOD);
    for (top, low, head, foot) in [(-0.74, -0.12, 0.42, 0.56), (-0.02, 0.70, 0.58, 0.74)] {
        burin.soft(
            &[
                (-head, top),
                (head, top),
                (foot + 0.12, (top + low) / 2.0),
                (foot, low),
                (0.2, low - 0.10),
                (-foot, low),
                (-head + 0.06, (top + low) / 2.0),
            ],
            PALE,
            Relief::Ball(Vec2::new(0.02, (top + low) / 2.0), Vec2::new(foot * 1.4, 0.46)),
        );
        burin.flow(
            &[(-head * 0.9, top), (-head + 0.10, (top + low) / 2.0), (-foot * 0.9, low)],
            &[(head * 0.9, top), (foot + 0.06, (top + low) / 2.0), (foot * 0.9, low)],
            5,
            (0.010, PEN),
        );
        burin.line(&points(&[(-head - 0.08, top), (head + 0.08, top)]), 0.040, PEN);
    }
    burin.soft(&[(0.0, -0.94), (0.22, -0.90), (0.46, -0.96), (0.22, -0.80), (0.0, -0.82)], RED, Relief::Flat(0.1));
}

fn mortar(burin: &mut Burin) {
    burin.form(
        &points(&[(-0.34, 0.36), (-0.62, -0.36), (-0.10, -0.60), (0.34, 0.20)]),
        IRON,
        Relief::Drum(Vec2::new(0.1, 0.4), Vec2::new(-0.4, -0.6), 0.36),
    );
    burin.ball(Vec2::new(-0.36, -0.48), Vec2::new(0.30, 0.13), PEN);
    burin.form(
        &points(&[(-0.62, 0.30), (0.62, 0.30), (0.78, 0.66), (-0.78, 0.66)]),
        WOOD,
        Relief::Slope(Vec2::new(-0.7, 0.0), Vec2::new(0.9, 0.9)),
    );
    burin.ball(Vec2::new(0.0, 0.26), Vec2::splat(0.13), IRON);
    for (x, y, radius) in [(-0.56, -0.66, 0.14), (-0.72, -0.80, 0.18), (-0.40, -0.84, 0.16)] {
        burin.ball(Vec2::new(x, y), Vec2::splat(radius), LINEN);
    }
    for (x, y) in [(0.52, 0.20), (0.74, 0.22), (0.63, 0.04)] {
        burin.ball(Vec2::new(x, y), Vec2::splat(0.12), IRON);
    }
}

fn pistol(burin: &mut Burin) {
    burin.form(
        &points(&[(-0.14, -0.28), (0.92, -0.44), (0.94, -0.26), (-0.10, -0.06)]),
        IRON,
        Relief::Drum(Vec2::new(0.0, -0.17), Vec2::new(1.0, -0.34), 0.12),
    );
    burin.soft(
        &[
            (0.50, -0.20),
            (0.10, -0.10),
            (-0.10, 0.16),
            (-0.30, 0.70),
            (-0.62, 0.72),
            (-0.56, 0.44),
            (-0.36, 0.04),
            (-0.24, -0.26),
            (0.10, -0.24),
        ],
        WOOD,
        Relief::Ball(Vec2::new(-0.3, 0.1), Vec2::new(0.6, 0.6)),
    );
    burin.ball(Vec2::new(-0.50, 0.74), Vec2::new(0.17, 0.12), GOLD);
    burin.soft(
        &[(-0.20, -0.28), (-0.34, -0.48), (-0.16, -0.58), (-0.04, -0.44), (0.0, -0.26)],
        IRON,
        Relief::Flat(0.3),
    );
    burin.swell(&arc(Vec2::new(0.06, 0.04), Vec2::splat(0.17), -0.4, PI), 0.030, PEN);
    let smoke = [(0.94, -0.46), (0.86, -0.66), (0.98, -0.82)];
    burin.curve(&smoke, 0.050, LINEN);
}

fn quill(burin: &mut Burin) {
    burin.form(
        &points(&[(-0.70, 0.20), (-0.26, 0.20), (-0.16, 0.76), (-0.80, 0.76)]),
        BLUE,
        Relief::Drum(Vec2::new(-0.48, 0.2), Vec2::new(-0.48, 0.8), 0.30),
    );
    burin.ball(Vec2::new(-0.48, 0.20), Vec2::new(0.22, 0.07), PEN);
    burin.soft(
        &[(-0.30, 0.0), (-0.06, -0.50), (0.46, -0.92), (0.84, -0.88), (0.70, -0.44), (0.30, -0.14), (-0.14, 0.06)],
        LINEN,
        Relief::Slope(Vec2::new(-0.2, -0.8), Vec2::new(0.6, 0.1)),
    );
    burin.flow(
        &[(-0.24, -0.04), (-0.02, -0.44), (0.50, -0.84)],
        &[(-0.14, 0.02), (0.26, -0.20), (0.70, -0.56)],
        7,
        (0.008, PEN),
    );
    burin.curve(&[(-0.46, 0.26), (-0.20, -0.06), (0.30, -0.50), (0.82, -0.86)], 0.020, PEN);
    burin.curve(&[(0.06, 0.74), (0.24, 0.58), (0.34, 0.76), (0.52, 0.60), (0.60, 0.74), (0.88, 0.64)], 0.022, PEN);
}

fn sextant(burin: &mut Burin) {
    let bow = arc(Vec2::new(0.0, -0.66), Vec2::splat(1.36), PI * 0.30, PI * 0.70);
    for thick in [(0.075, PEN), (0.055, GOLD)] {
        burin.line(&bow, thick.0, thick.1);
    }
    for step in 0..17_u8 {
        let out = Vec2::from_angle(PI * (0.31 + 0.38 * f32::from(step) / 16.0));
        burin.line(&[Vec2::new(0.0, -0.66) + out * 1.31, Vec2::new(0.0, -0.66) + out * 1.40], 0.008, PEN);
    }
    for (x, y) in [(-0.76, 0.40), (0.76, 0.40), (0.22, 0.66)] {
        burin.line(&points(&[(0.0, -0.70), (x, y)]), 0.050, PEN);
        burin.line(&points(&[(0.0, -0.70), (x, y)]), 0.032, GOLD);
    }
    burin.line(&points(&[(-0.42, -0.10), (0.42, -0.10)]), 0.032, PEN);
    Pen(burin).fill(&[(0.30, -0.30), (0.84, -0.42), (0.88, -0.26), (0.34, -0.14)], WOOD);
    burin.ball(Vec2::new(0.0, -0.70), Vec2::splat(0.12), GOLD);
    Pen(burin).fill(&[(-0.56, -0.24), (-0.40, -0.24), (-0.40, 0.02), (-0.56, 0.02)], BLUE);
}

fn skull(burin: &mut Burin) {
    for side in [-1.0, 1.0] {
        let bone = points(&[(-0.82 * side, 0.34), (0.82 * side, 0.86)]);
        burin.line(&bone, 0.085, PEN);
        burin.line(&bone, 0.065, LINEN);
        for (x, y) in [(-0.84, 0.28), (-0.88, 0.42), (0.84, 0.80), (0.80, 0.93)] {
            burin.ball(Vec2::new(x * side, y), Vec2::splat(0.095), LINEN);
        }
    }
    burin.soft(
        &[
            (0.0, -0.84),
            (0.44, -0.70),
            (0.58, -0.28),
            (0.44, 0.08),
            (0.28, 0.16),
            (0.24, 0.46),
            (0.0, 0.50),
            (-0.24, 0.46),
            (-0.28, 0.16),
            (-0.44, 0.08),
            (-0.58, -0.28),
            (-0.44, -0.70),
        ],
        LINEN,
        Relief::Ball(Vec2::new(-0.08, -0.24), Vec2::new(0.72, 0.78)),
    );
    for side in [-1.0, 1.0] {
        burin.soft(
            &[
                (0.08 * side, -0.14),
                (0.22 * side, -0.28),
                (0.40 * side, -0.18),
                (0.36 * side, 0.02),
                (0.16 * side, 0.04),
            ],
            PEN,
            Relief::Flat(0.0),
        );
    }
    burin.tint(&points(&[(0.0, 0.04), (0.09, 0.20), (-0.09, 0.20)]), PEN);
    for x in [-0.14, -0.05, 0.05, 0.14] {
        burin.line(&points(&[(x, 0.28), (x, 0.46)]), 0.014, PEN);
    }
    burin.curve(&[(-0.24, 0.28), (0.0, 0.32), (0.24, 0.28)], 0.014, PEN);
}
