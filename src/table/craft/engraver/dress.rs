//! Coats and hats, and what a sitter wears beside them.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec2;

use super::burin::{Burin, GILT, LINEN, PEN, Relief, mixed, points, smooth};
use super::face::Sitter;
use super::hair::knot;
use crate::table::craft::print::Ink;

/// Red cloth.
const RED: Ink = [0xA8, 0x32, 0x28];
/// Straw and tarred canvas.
const STRAW: Ink = [0xD2, 0xB4, 0x6A];

impl Sitter {
    /// Shoulders, and what is worn over them: a coat with lapels, a striped shirt, an open shirt and waistcoat, a jerkin.
    pub fn coat(&self, burin: &mut Burin) {
        let cloth = self.coat;
        let broad = if self.face.woman { 0.74 } else { 0.86 };
        let mass = [
            (-0.17, 0.42),
            (-0.42, 0.49),
            (-broad * 0.88, 0.62),
            (-broad, 0.86),
            (-broad * 1.06, 1.40),
            (broad * 1.06, 1.40),
            (broad, 0.86),
            (broad * 0.88, 0.62),
            (0.42, 0.49),
            (0.17, 0.42),
            (0.0, 0.58),
        ];
        let relief = Relief::Ball(Vec2::new(-0.12, 0.95), Vec2::new(1.05, 0.85));
        match self.face.dress {
            2 => self.shirt(burin, &mass, relief),
            3 => {
                burin.soft(&mass, cloth, relief);
                self.waistcoat(burin);
            }
            4 => {
                burin.soft(&mass, LINEN, relief);
                let jerkin = [
                    (-0.20, 0.46),
                    (-0.46, 0.53),
                    (-0.60, 0.66),
                    (-0.56, 1.40),
                    (0.56, 1.40),
                    (0.60, 0.66),
                    (0.46, 0.53),
                    (0.20, 0.46),
                    (0.10, 0.66),
                    (0.0, 0.74),
                    (-0.10, 0.66),
                ];
                burin.soft(&jerkin, cloth, relief);
                for y in [0.80, 0.90, 1.0] {
                    burin.curve(&[(-0.10, y), (0.0, y + 0.03), (0.10, y)], 0.010, PEN);
                }
            }
            _ => {
                burin.soft(&mass, cloth, relief);
                self.lapels(burin);
            }
        }
        // The seams of the sleeves.
        for side in [-1.0, 1.0] {
            burin.curve(
                &[(0.52 * side, 0.54), (0.60 * side, 0.74), (0.56 * side, 1.05)],
                0.010,
                mixed(cloth, PEN, 0.75),
            );
        }
    }

    fn lapels(&self, burin: &mut Burin) {
        let light = mixed(self.coat, LINEN, 0.22);
        self.neckcloth(burin, LINEN);
        for side in [-1.0, 1.0] {
            let lapel = [
                (0.17 * side, 0.40),
                (0.30 * side, 0.46),
                (0.40 * side, 0.64),
                (0.18 * side, 1.10),
                (0.05 * side, 1.10),
                (0.09 * side, 0.74),
            ];
            burin.form(&points(&lapel), light, Relief::Slope(Vec2::new(0.1 * side, 0.4), Vec2::new(0.4 * side, 1.1)));
            for button in 0..4_u8 {
                let down = f32::from(button);
                burin.ball(Vec2::new((0.310 - 0.050 * down) * side, 0.63 + 0.105 * down), Vec2::splat(0.026), GILT);
            }
        }
    }

    /// A cloth about the neck, with its ends before the breast.
    pub fn neckcloth(&self, burin: &mut Burin, ink: Ink) {
        let fall = [(-0.17, 0.41), (0.17, 0.41), (0.14, 0.58), (0.08, 0.80), (0.0, 0.88), (-0.08, 0.80), (-0.14, 0.58)];
        burin.soft(&fall, ink, Relief::Drum(Vec2::new(0.0, 0.4), Vec2::new(0.0, 0.9), 0.22));
        burin.flow(
            &[(-0.12, 0.46), (-0.06, 0.62), (-0.03, 0.82)],
            &[(0.12, 0.46), (0.08, 0.62), (0.04, 0.82)],
            5,
            (0.006, mixed(ink, PEN, 0.7)),
        );
        burin.soft(
            &[(-0.19, 0.37), (0.0, 0.44), (0.19, 0.37), (0.20, 0.45), (0.0, 0.53), (-0.20, 0.45)],
            ink,
            Relief::Drum(Vec2::new(-0.2, 0.45), Vec2::new(0.2, 0.45), 0.09),
        );
    }

    fn shirt(&self, burin: &mut Burin, mass: &[(f32, f32)], relief: Relief) {
        burin.soft(mass, LINEN, relief);
        for row in 0..8_u8 {
            let y = 0.58 + 0.105 * f32::from(row);
            let wide = 0.80 + 0.02 * f32::from(row);
            let from = if y < 0.70 { 0.62 } else { wide };
            burin.line(
                &smooth(
                    &points(&[
                        (-from, y + 0.05),
                        (-0.30, y - 0.01),
                        (0.0, y + 0.02),
                        (0.30, y - 0.01),
                        (from, y + 0.05),
                    ]),
                    false,
                ),
                0.021,
                self.coat,
            );
        }
        burin.contour(&smooth(&points(mass), true), 0.010, PEN);
        let open = [(-0.16, 0.40), (0.16, 0.40), (0.05, 0.68), (0.0, 0.72), (-0.05, 0.68)];
        burin.form(
            &points(&open),
            mixed(self.skin, PEN, 0.10),
            Relief::Slope(Vec2::new(-0.1, 0.8), Vec2::new(0.1, 0.3)),
        );
        knot(burin, Vec2::new(0.0, 0.68), self.coat);
    }

    fn waistcoat(&self, burin: &mut Burin) {
        let open = [(-0.18, 0.40), (0.18, 0.40), (0.22, 0.62), (0.10, 1.40), (-0.10, 1.40), (-0.22, 0.62)];
        burin.soft(&open, LINEN, Relief::Slope(Vec2::new(-0.2, 0.5), Vec2::new(0.3, 0.9)));
        let breast = [(-0.12, 0.41), (0.12, 0.41), (0.04, 0.62), (0.0, 0.66), (-0.04, 0.62)];
        burin.form(
            &points(&breast),
            mixed(self.skin, PEN, 0.10),
            Relief::Slope(Vec2::new(-0.1, 0.8), Vec2::new(0.1, 0.3)),
        );
        for side in [-1.0, 1.0] {
            burin.soft(
                &[(0.12 * side, 0.40), (0.26 * side, 0.47), (0.12 * side, 0.62), (0.03 * side, 0.64)],
                LINEN,
                Relief::Flat(0.12),
            );
        }
        burin.curve(&[(-0.02, 0.68), (0.0, 0.90), (-0.01, 1.10)], 0.008, PEN);
    }

    /// The hat: none, three-cornered, broad with a plume, a scarf, a knitted cap, a bicorne, a tarred hat, a long cap, a
    /// slouch hat.
    pub fn hat(&self, burin: &mut Burin) {
        let felt = mixed(self.coat, PEN, 0.58);
        match self.face.hat {
            1 => {
                burin.soft(
                    &[(-0.29, -0.26), (-0.25, -0.52), (0.0, -0.60), (0.25, -0.52), (0.29, -0.26)],
                    felt,
                    Relief::Ball(Vec2::new(-0.06, -0.36), Vec2::new(0.36, 0.32)),
                );
                let brim = [
                    (-0.60, -0.44),
                    (-0.34, -0.28),
                    (0.0, -0.21),
                    (0.34, -0.28),
                    (0.60, -0.44),
                    (0.32, -0.49),
                    (0.02, -0.58),
                    (-0.32, -0.49),
                ];
                burin.soft(&brim, felt, Relief::Ball(Vec2::new(-0.14, -0.46), Vec2::new(0.66, 0.30)));
                let braid = [(-0.59, -0.445), (-0.32, -0.485), (0.02, -0.575), (0.32, -0.485), (0.59, -0.445)];
                burin.line(&smooth(&points(&braid), false), 0.015, GILT);
                self.cockade(burin, Vec2::new(-0.36 * self.turn.signum(), -0.42));
            }
            2 => {
                burin.soft(
                    &[(-0.26, -0.30), (-0.24, -0.58), (-0.08, -0.66), (0.10, -0.64), (0.24, -0.57), (0.26, -0.30)],
                    felt,
                    Relief::Drum(Vec2::new(0.0, -0.66), Vec2::new(0.0, -0.28), 0.27),
                );
                burin.soft(
                    &[
                        (-0.66, -0.27),
                        (-0.36, -0.37),
                        (0.0, -0.40),
                        (0.36, -0.37),
                        (0.68, -0.34),
                        (0.42, -0.22),
                        (0.0, -0.19),
                        (-0.40, -0.19),
                    ],
                    felt,
                    Relief::Ball(Vec2::new(-0.2, -0.34), Vec2::new(0.75, 0.22)),
                );
                burin.line(&smooth(&points(&[(-0.26, -0.39), (0.0, -0.355), (0.26, -0.39)]), false), 0.024, GILT);
                self.plume(burin, LINEN);
            }
            3 => {
                let cloth = mixed(self.coat, RED, if self.coat[0] > 0x80 { 0.25 } else { 0.70 });
                let scarf = [
                    (-0.345, -0.12),
                    (-0.35, -0.30),
                    (-0.20, -0.52),
                    (0.0, -0.56),
                    (0.20, -0.52),
                    (0.35, -0.30),
                    (0.345, -0.12),
                    (0.18, -0.245),
                    (0.0, -0.270),
                    (-0.18, -0.245),
                ];
                burin.soft(&scarf, cloth, Relief::Ball(Vec2::new(-0.05, -0.20), Vec2::new(0.44, 0.44)));
                for (x, y) in [
                    (-0.20, -0.36),
                    (0.0, -0.42),
                    (0.20, -0.36),
                    (-0.09, -0.31),
                    (0.11, -0.31),
                    (-0.10, -0.49),
                    (0.11, -0.49),
                    (-0.28, -0.25),
                    (0.28, -0.25),
                ] {
                    burin.spot(Vec2::new(x, y), 0.019, LINEN);
                }
                knot(burin, Vec2::new(0.345, -0.15), cloth);
            }
            4 => {
                let wool = mixed(self.coat, PEN, 0.30);
                burin.soft(
                    &[
                        (-0.35, -0.22),
                        (-0.34, -0.42),
                        (-0.18, -0.58),
                        (0.0, -0.62),
                        (0.18, -0.58),
                        (0.34, -0.42),
                        (0.35, -0.22),
                    ],
                    wool,
                    Relief::Ball(Vec2::new(-0.05, -0.28), Vec2::new(0.42, 0.42)),
                );
                burin.flow(
                    &[(-0.33, -0.30), (-0.20, -0.52), (-0.02, -0.60)],
                    &[(0.33, -0.30), (0.22, -0.52), (0.02, -0.60)],
                    9,
                    (0.009, PEN),
                );
                burin.soft(
                    &[(-0.36, -0.31), (0.0, -0.36), (0.36, -0.31), (0.365, -0.19), (0.0, -0.24), (-0.365, -0.19)],
                    mixed(wool, LINEN, 0.25),
                    Relief::Drum(Vec2::new(-0.3, -0.27), Vec2::new(0.3, -0.27), 0.09),
                );
                for rib in 0..13_u8 {
                    let x = -0.33 + 0.055 * f32::from(rib);
                    burin.curve(&[(x, -0.33), (x + 0.010, -0.27), (x, -0.21)], 0.009, PEN);
                }
                burin.ball(Vec2::new(0.0, -0.645), Vec2::splat(0.062), mixed(wool, LINEN, 0.35));
            }
            5 => {
                let crown = [
                    (-0.64, -0.31),
                    (-0.42, -0.50),
                    (-0.18, -0.68),
                    (0.0, -0.715),
                    (0.18, -0.68),
                    (0.42, -0.50),
                    (0.64, -0.31),
                    (0.32, -0.25),
                    (0.0, -0.22),
                    (-0.32, -0.25),
                ];
                burin.soft(&crown, felt, Relief::Ball(Vec2::new(-0.14, -0.36), Vec2::new(0.72, 0.44)));
                burin.line(&smooth(&points(&crown[..7]), false), 0.018, GILT);
                self.cockade(burin, Vec2::new(0.0, -0.46));
            }
            6 => {
                burin.soft(
                    &[(-0.27, -0.27), (-0.26, -0.47), (-0.10, -0.56), (0.10, -0.56), (0.26, -0.47), (0.27, -0.27)],
                    STRAW,
                    Relief::Drum(Vec2::new(0.0, -0.56), Vec2::new(0.0, -0.28), 0.28),
                );
                burin.soft(
                    &[(-0.50, -0.26), (-0.20, -0.335), (0.20, -0.335), (0.50, -0.26), (0.24, -0.20), (-0.24, -0.20)],
                    STRAW,
                    Relief::Ball(Vec2::new(-0.12, -0.30), Vec2::new(0.56, 0.16)),
                );
                burin.soft(
                    &[(-0.265, -0.41), (0.0, -0.37), (0.265, -0.41), (0.27, -0.335), (0.0, -0.295), (-0.27, -0.335)],
                    felt,
                    Relief::Flat(0.25),
                );
                let side = -self.turn.signum();
                burin.soft(
                    &[
                        (0.25 * side, -0.36),
                        (0.40 * side, -0.24),
                        (0.44 * side, -0.06),
                        (0.36 * side, -0.12),
                        (0.30 * side, -0.26),
                    ],
                    felt,
                    Relief::Flat(0.25),
                );
            }
            7 => {
                let cap = mixed(self.coat, RED, if self.coat[0] > 0x80 { 0.35 } else { 0.80 });
                let side = self.turn.signum();
                let long = [
                    (-0.345 * side, -0.22),
                    (-0.33 * side, -0.44),
                    (-0.10 * side, -0.66),
                    (0.20 * side, -0.68),
                    (0.46 * side, -0.52),
                    (0.54 * side, -0.26),
                    (0.46 * side, -0.20),
                    (0.36 * side, -0.40),
                    (0.345 * side, -0.22),
                ];
                burin.soft(&long, cap, Relief::Ball(Vec2::new(0.02, -0.36), Vec2::new(0.52, 0.40)));
                burin.flow(
                    &[(-0.20 * side, -0.32), (0.0, -0.56), (0.26 * side, -0.58)],
                    &[(0.26 * side, -0.28), (0.34 * side, -0.46), (0.46 * side, -0.42)],
                    4,
                    (0.010, mixed(cap, PEN, 0.6)),
                );
                burin.soft(
                    &[
                        (-0.355 * side, -0.29),
                        (0.0, -0.33),
                        (0.355 * side, -0.29),
                        (0.36 * side, -0.18),
                        (0.0, -0.22),
                        (-0.36 * side, -0.18),
                    ],
                    mixed(cap, PEN, 0.25),
                    Relief::Drum(Vec2::new(-0.3, -0.25), Vec2::new(0.3, -0.25), 0.08),
                );
                burin.ball(Vec2::new(0.505 * side, -0.190), Vec2::splat(0.055), LINEN);
            }
            8 => {
                let old = mixed(self.coat, [0x6A, 0x4E, 0x30], 0.65);
                burin.soft(
                    &[
                        (-0.27, -0.29),
                        (-0.28, -0.52),
                        (-0.12, -0.62),
                        (0.02, -0.56),
                        (0.14, -0.62),
                        (0.28, -0.50),
                        (0.27, -0.29),
                    ],
                    old,
                    Relief::Ball(Vec2::new(-0.05, -0.38), Vec2::new(0.34, 0.32)),
                );
                burin.soft(
                    &[
                        (-0.58, -0.16),
                        (-0.34, -0.335),
                        (0.0, -0.37),
                        (0.34, -0.335),
                        (0.58, -0.16),
                        (0.30, -0.22),
                        (0.0, -0.21),
                        (-0.30, -0.22),
                    ],
                    old,
                    Relief::Ball(Vec2::new(-0.15, -0.30), Vec2::new(0.62, 0.24)),
                );
                burin.curve(&[(-0.27, -0.37), (0.0, -0.335), (0.27, -0.37)], 0.024, PEN);
            }
            _ => {}
        }
    }

    fn cockade(&self, burin: &mut Burin, at: Vec2) {
        burin.ball(at, Vec2::splat(0.070), LINEN);
        burin.ball(at, Vec2::splat(0.044), mixed(self.coat, LINEN, 0.1));
        burin.spot(at, 0.016, GILT);
    }

    /// The top of the hat, where a plume is stuck.
    const fn crown(&self) -> f32 {
        match self.face.hat {
            0 => -0.30,
            3 | 4 | 6 | 7 => -0.36,
            _ => -0.42,
        }
    }

    /// A plume on the side of the hat, or stuck behind the ear.
    pub fn plume(&self, burin: &mut Burin, ink: Ink) {
        let (s, top) = (-self.turn.signum(), self.crown());
        let p = |x: f32, y: f32| (x * s, top + y);
        let quill = [p(0.22, 0.06), p(0.38, -0.20), p(0.62, -0.30), p(0.80, -0.20)];
        let vane = [
            p(0.22, 0.04),
            p(0.27, -0.18),
            p(0.44, -0.37),
            p(0.66, -0.41),
            p(0.84, -0.27),
            p(0.80, -0.15),
            p(0.62, -0.17),
            p(0.46, -0.08),
            p(0.33, 0.03),
        ];
        burin.soft(&vane, ink, Relief::Slope(Vec2::new(0.3 * s, top - 0.4), Vec2::new(0.6 * s, top + 0.1)));
        let dark = mixed(ink, PEN, 0.75);
        for barb in 0..9_u8 {
            let share = f32::from(barb) / 9.0;
            let at = Vec2::from(p(0.27 + 0.46 * share, -0.03 - 0.60 * share * (1.15 - share)));
            burin.curve(&[(at.x, at.y), (at.x + 0.05 * s, at.y - 0.11), (at.x + 0.13 * s, at.y - 0.12)], 0.006, dark);
            burin.curve(&[(at.x, at.y), (at.x + 0.08 * s, at.y + 0.03), (at.x + 0.13 * s, at.y + 0.06)], 0.006, dark);
        }
        burin.curve(&quill, 0.012, PEN);
    }

    /// Gold on the shoulders.
    pub fn epaulettes(&self, burin: &mut Burin) {
        for side in [-1.0, 1.0] {
            let pad = [
                (0.46 * side, 0.52),
                (0.62 * side, 0.55),
                (0.76 * side, 0.64),
                (0.72 * side, 0.72),
                (0.56 * side, 0.66),
                (0.44 * side, 0.59),
            ];
            burin.soft(&pad, GILT, Relief::Ball(Vec2::new(0.58 * side, 0.58), Vec2::new(0.20, 0.14)));
            burin.flow(
                &[(0.58 * side, 0.67), (0.59 * side, 0.74), (0.58 * side, 0.82)],
                &[(0.77 * side, 0.69), (0.80 * side, 0.77), (0.80 * side, 0.86)],
                8,
                (0.016, PEN),
            );
            burin.flow(
                &[(0.57 * side, 0.67), (0.58 * side, 0.74), (0.57 * side, 0.81)],
                &[(0.76 * side, 0.69), (0.79 * side, 0.77), (0.79 * side, 0.85)],
                8,
                (0.010, GILT),
            );
        }
    }

    /// A medal on a ribbon, so high on the breast that a low window shows it.
    pub fn medal(&self, burin: &mut Burin) {
        let at = Vec2::new(-0.36 * self.turn.signum(), 0.565);
        let ribbon = [(-0.065, -0.145), (0.065, -0.145), (0.05, -0.06), (-0.05, -0.06)];
        burin.form(&ribbon.map(|corner| at + Vec2::from(corner)), RED, Relief::Flat(0.12));
        burin.curve(&[(at.x, at.y - 0.145), (at.x, at.y - 0.06)], 0.016, LINEN);
        burin.ball(at, Vec2::splat(0.080), GILT);
        let ray = |number: u8| {
            let turn = f32::from(number) / 10.0 * TAU - PI / 2.0;
            at + Vec2::from_angle(turn) * if number.is_multiple_of(2) { 0.058 } else { 0.024 }
        };
        let star: Vec<Vec2> = (0..10).map(ray).collect();
        burin.tint(&star, mixed(GILT, PEN, 0.55));
    }

    /// A band of gold on the hat, or about the head.
    pub fn braid(&self, burin: &mut Burin) {
        let y = match self.face.hat {
            1 => -0.33,
            0 => -0.27,
            5 => -0.30,
            _ => -0.375,
        };
        let band = smooth(&points(&[(-0.31, y - 0.01), (0.0, y + 0.035), (0.31, y - 0.01)]), false);
        burin.line(&band, 0.030, PEN);
        burin.line(&band, 0.022, GILT);
        for x in [-0.20, -0.10, 0.0, 0.10, 0.20_f32] {
            burin.spot(Vec2::new(x, y + 0.032 - x * x * 0.5), 0.010, PEN);
        }
    }
}
