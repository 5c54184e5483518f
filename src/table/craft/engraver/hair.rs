//! Hair and beards: masses with strands that flow.

use bevy::math::Vec2;

use super::burin::{Burin, LINEN, PEN, Relief, mixed, oval, points, smooth};
use super::face::Sitter;

impl Sitter {
    fn round(&self) -> Relief {
        Relief::Ball(Vec2::new(-0.04, 0.0), Vec2::new(0.62, 0.66))
    }

    /// Hair that falls behind the neck.
    pub fn hair_behind(&self, burin: &mut Burin) {
        let (hair, dark) = (self.hair, self.dark());
        match self.face.hair {
            3 => {
                let mass = [
                    (-0.30, -0.36),
                    (-0.44, -0.05),
                    (-0.43, 0.28),
                    (-0.47, 0.52),
                    (-0.20, 0.60),
                    (0.20, 0.60),
                    (0.47, 0.52),
                    (0.43, 0.28),
                    (0.44, -0.05),
                    (0.30, -0.36),
                ];
                burin.soft(&mass, hair, self.round());
                for side in [-1.0, 1.0] {
                    let edge = |x: f32, low: f32| {
                        [
                            (x * side, -0.25),
                            ((x + 0.07) * side, 0.05),
                            ((x + 0.04) * side, 0.30),
                            ((x + 0.08) * side, low),
                        ]
                    };
                    burin.flow(&edge(0.22, 0.58), &edge(0.38, 0.52), 6, (0.009, dark));
                }
            }
            4 => {
                for side in [-1.0, 1.0] {
                    for (number, y) in (0..6_u8).zip([-0.26, -0.11, 0.04, 0.19, 0.34, 0.48]) {
                        let at = Vec2::new((0.365 + 0.016 * f32::from(number % 2)) * side, y);
                        burin.ball(at, Vec2::new(0.120, 0.088), hair);
                        burin.swell(&super::burin::arc(at, Vec2::new(0.066, 0.046), 0.5, 5.4), 0.008, dark);
                    }
                }
            }
            2 => {
                let side = -self.turn.signum();
                let queue = [
                    (0.20 * side, 0.08),
                    (0.33 * side, 0.24),
                    (0.37 * side, 0.44),
                    (0.33 * side, 0.66),
                    (0.26 * side, 0.56),
                    (0.24 * side, 0.34),
                ];
                burin.soft(&queue, hair, Relief::Drum(Vec2::new(0.30 * side, 0.1), Vec2::new(0.32 * side, 0.66), 0.08));
                burin.flow(
                    &[(0.24 * side, 0.20), (0.27 * side, 0.40), (0.30 * side, 0.62)],
                    &[(0.32 * side, 0.22), (0.36 * side, 0.42), (0.33 * side, 0.64)],
                    4,
                    (0.007, dark),
                );
                burin.soft(
                    &[(0.19 * side, 0.25), (0.37 * side, 0.20), (0.39 * side, 0.31), (0.21 * side, 0.35)],
                    PEN,
                    Relief::Flat(0.2),
                );
            }
            5 => {
                for side in [-1.0, 1.0] {
                    for step in 0..6_u8 {
                        let y = 0.14 + 0.088 * f32::from(step);
                        let at = Vec2::new((0.335 + 0.014 * f32::from(step % 2)) * side, y);
                        burin.ball(at, Vec2::new(0.074, 0.062), hair);
                        burin.curve(
                            &[(at.x - 0.05, y - 0.03), (at.x, y + 0.024), (at.x + 0.05, y - 0.02)],
                            0.008,
                            dark,
                        );
                    }
                    burin.spot(Vec2::new(0.342 * side, 0.665), 0.040, [0xA8, 0x32, 0x28]);
                }
            }
            6 => {
                // Curls stand out all round.
                let curls = [
                    (-0.36, -0.18),
                    (-0.40, -0.02),
                    (-0.37, 0.14),
                    (0.36, -0.18),
                    (0.40, -0.02),
                    (0.37, 0.14),
                    (-0.30, -0.34),
                    (0.30, -0.34),
                ];
                for (x, y) in curls {
                    burin.ball(Vec2::new(x, y), Vec2::splat(0.115), hair);
                }
            }
            _ => {}
        }
    }

    /// Hair that covers the skull and falls over the brow.
    pub fn hair_before(&self, burin: &mut Burin) {
        let (hair, dark) = (self.hair, self.dark());
        let side = self.turn.signum();
        match self.face.hair {
            0 => {
                // A bald head shines, and has a fringe over the ears.
                for side in [-1.0, 1.0] {
                    let fringe = [
                        (0.245 * side, -0.17),
                        (0.330 * side, -0.13),
                        (0.345 * side, 0.0),
                        (0.285 * side, 0.06),
                        (0.262 * side, -0.06),
                    ];
                    burin.soft(&fringe, hair, Relief::Flat(0.3));
                }
                burin.curve(&[(-0.19, -0.30), (-0.12, -0.375), (-0.02, -0.40)], 0.016, mixed(self.skin, LINEN, 0.8));
            }
            6 => {
                let curls = [
                    (-0.24, -0.36),
                    (-0.10, -0.43),
                    (0.06, -0.44),
                    (0.20, -0.38),
                    (-0.17, -0.28),
                    (0.0, -0.32),
                    (0.15, -0.29),
                    (-0.29, -0.24),
                    (0.29, -0.24),
                ];
                for (x, y) in curls {
                    burin.ball(Vec2::new(x, y), Vec2::new(0.110, 0.098), hair);
                    burin.swell(&super::burin::arc(Vec2::new(x, y), Vec2::splat(0.055), 0.4, 5.0), 0.007, dark);
                }
            }
            style => {
                let low = if style == 1 { -0.08 } else { 0.02 };
                let part = 0.10 * side;
                let mass = [
                    (0.0, -0.53),
                    (0.26, -0.46),
                    (0.37, -0.22),
                    (0.33, low),
                    (0.275, -0.10),
                    (0.20, -0.24),
                    (part, -0.30),
                    (-0.20, -0.22),
                    (-0.275, -0.10),
                    (-0.33, low),
                    (-0.37, -0.22),
                    (-0.26, -0.46),
                ];
                burin.soft(&mass, hair, self.round());
                for way in [-1.0, 1.0_f32] {
                    burin.flow(
                        &[(part, -0.52), (part + 0.03 * way, -0.40), (part + 0.05 * way, -0.31)],
                        &[(0.20 * way, -0.49), (0.345 * way, -0.25), (0.31 * way, low - 0.03)],
                        8,
                        (0.009, dark),
                    );
                }
                if style == 1 && !self.face.woman {
                    // Short hair is ruffled.
                    for x in [-0.16, -0.06, 0.05, 0.15] {
                        burin.curve(&[(x, -0.44), (x + 0.06 * side, -0.36), (x + 0.03 * side, -0.25)], 0.016, dark);
                    }
                }
            }
        }
    }

    fn moustache(&self, burin: &mut Burin, droop: f32) {
        let x = self.turn;
        for side in [-1.0, 1.0] {
            let half = [
                (x, 0.158),
                (x + 0.075 * side, 0.150),
                (x + (0.150 + droop * 0.2) * side, 0.196 + droop),
                (x + 0.08 * side, 0.196 + droop * 0.4),
                (x, 0.190),
            ];
            burin.soft(&half, mixed(self.hair, PEN, 0.24), Relief::Slope(Vec2::new(0.0, 0.14), Vec2::new(0.06, 0.24)));
            burin.flow(
                &[(x, 0.166), (x + 0.08 * side, 0.160), (x + 0.14 * side, 0.194 + droop)],
                &[(x, 0.188), (x + 0.07 * side, 0.190), (x + 0.13 * side, 0.198 + droop)],
                4,
                (0.006, self.dark()),
            );
        }
    }

    /// The beard: none, a moustache, a goatee with one, a full beard, side whiskers, stubble, a long forked one, a fringe
    /// of a beard.
    pub fn beard(&self, burin: &mut Burin) {
        let (hair, dark, x, c) = (mixed(self.hair, PEN, 0.24), self.dark(), self.turn, self.chin);
        match self.face.beard {
            1 => self.moustache(burin, 0.0),
            2 => {
                let tuft = [
                    (x - 0.060, c - 0.105),
                    (x + 0.060, c - 0.105),
                    (x + 0.045, c),
                    (x + 0.005, c + 0.115),
                    (x - 0.040, c),
                ];
                burin.soft(&tuft, hair, Relief::Slope(Vec2::new(-0.06, c - 0.1), Vec2::new(0.08, c + 0.1)));
                burin.flow(
                    &[(x - 0.05, c - 0.09), (x - 0.035, c), (x, c + 0.10)],
                    &[(x + 0.05, c - 0.09), (x + 0.04, c), (x + 0.01, c + 0.10)],
                    5,
                    (0.007, dark),
                );
                self.moustache(burin, -0.02);
            }
            3 | 6 => {
                let long = if self.face.beard == 6 { 0.26 } else { 0.11 };
                let w = self.wide;
                let mass = [
                    (-w, -0.02),
                    (-w * 1.02, 0.14),
                    (-0.25, 0.32),
                    (-0.13, c + long * 0.8),
                    (0.0, c + long),
                    (0.13, c + long * 0.8),
                    (0.25, 0.32),
                    (w * 1.02, 0.14),
                    (w, -0.02),
                    (w * 0.80, 0.11),
                    (x + 0.125, 0.150),
                    (x, 0.142),
                    (x - 0.125, 0.150),
                    (-w * 0.80, 0.11),
                ];
                burin.soft(&mass, hair, Relief::Ball(Vec2::new(-0.04, 0.10), Vec2::new(0.40, 0.46)));
                for side in [-1.0, 1.0] {
                    burin.flow(
                        &[(x + 0.02 * side, 0.27), (0.02 * side, c), (0.01 * side, c + long - 0.02)],
                        &[(w * 0.98 * side, 0.06), (0.25 * side, 0.27), (0.12 * side, c + long * 0.75)],
                        9,
                        (0.009, dark),
                    );
                }
                if self.face.beard == 6 {
                    for side in [-0.06, 0.06] {
                        burin.soft(
                            &[
                                (side - 0.045, c + 0.19),
                                (side + 0.045, c + 0.19),
                                (side + 0.035, c + 0.25),
                                (side - 0.035, c + 0.25),
                            ],
                            [0xA8, 0x32, 0x28],
                            Relief::Flat(0.2),
                        );
                        burin.flow(
                            &[(side - 0.04, c + 0.24), (side - 0.01, c + 0.36)],
                            &[(side + 0.04, c + 0.24), (side + 0.01, c + 0.36)],
                            5,
                            (0.012, dark),
                        );
                    }
                }
                let lips = mixed(self.skin, [0x8A, 0x3A, 0x30], 0.5);
                burin.soft(&[(x - 0.070, 0.212), (x, 0.200), (x + 0.070, 0.212), (x, 0.236)], lips, Relief::Flat(0.1));
                self.moustache(burin, 0.02);
            }
            4 => {
                for side in [-1.0, 1.0] {
                    let w = self.wide;
                    burin.soft(
                        &[
                            (w * side, -0.10),
                            (w * 0.80 * side, -0.04),
                            (w * 0.72 * side, 0.15),
                            (0.19 * side, 0.235),
                            (0.25 * side, 0.245),
                            (w * 1.03 * side, 0.08),
                        ],
                        hair,
                        Relief::Flat(0.2),
                    );
                    burin.flow(
                        &[(w * 0.95 * side, -0.08), (w * 0.95 * side, 0.08), (0.24 * side, 0.22)],
                        &[(w * 0.82 * side, -0.04), (w * 0.76 * side, 0.14), (0.20 * side, 0.22)],
                        5,
                        (0.008, dark),
                    );
                }
            }
            5 => {
                for number in 0..44_u8 {
                    let (row, column) = (f32::from(number / 11), f32::from(number % 11));
                    let out = (column - 5.0) / 5.0;
                    let at = Vec2::new(
                        out * (0.205 - row * 0.028) + 0.008 * (row * 3.0).sin(),
                        0.155 + row * 0.052 + 0.05 * (1.0 - out * out),
                    );
                    burin.curve(&[(at.x, at.y), (at.x + 0.006, at.y + 0.022)], 0.007, mixed(self.skin, PEN, 0.65));
                }
            }
            7 => {
                let w = self.wide;
                let mass = [
                    (-w, -0.04),
                    (-w * 1.05, 0.16),
                    (-0.22, 0.36),
                    (0.0, c + 0.10),
                    (0.22, 0.36),
                    (w * 1.05, 0.16),
                    (w, -0.04),
                    (w * 0.86, 0.12),
                    (0.17, 0.27),
                    (0.0, c - 0.040),
                    (-0.17, 0.27),
                    (-w * 0.86, 0.12),
                ];
                burin.soft(&mass, hair, Relief::Flat(0.25));
                for side in [-1.0, 1.0] {
                    burin.flow(
                        &[(w * side, 0.02), (0.25 * side, 0.28), (0.02 * side, c + 0.08)],
                        &[(w * 0.88 * side, 0.12), (0.17 * side, 0.29), (0.0, c - 0.02)],
                        5,
                        (0.008, dark),
                    );
                }
            }
            _ => {}
        }
    }

    /// A parrot, on the shoulder away from the eye.
    pub fn parrot(&self, burin: &mut Burin) {
        let s = -self.turn.signum();
        let p = |x: f32, y: f32| ((0.55 + x) * s, y);
        let green = [0x3E, 0x7E, 0x3A];
        burin.soft(
            &[p(0.06, 0.50), p(0.14, 0.62), p(0.20, 0.86), p(0.12, 0.84), p(0.0, 0.58)],
            [0xA8, 0x32, 0x28],
            Relief::Flat(0.2),
        );
        burin.soft(
            &[
                p(-0.06, 0.12),
                p(0.06, 0.08),
                p(0.13, 0.22),
                p(0.14, 0.44),
                p(0.04, 0.56),
                p(-0.08, 0.46),
                p(-0.10, 0.28),
            ],
            green,
            Relief::Ball(Vec2::new(0.55 * s, 0.30), Vec2::new(0.17, 0.30)),
        );
        burin.flow(
            &[p(0.0, 0.26), p(0.02, 0.40), p(0.06, 0.54)],
            &[p(0.12, 0.24), p(0.14, 0.40), p(0.10, 0.52)],
            5,
            (0.007, PEN),
        );
        burin.soft(
            &[p(-0.06, 0.10), p(-0.13, 0.14), p(-0.14, 0.23), p(-0.08, 0.19)],
            [0xE0, 0xB0, 0x40],
            Relief::Flat(0.1),
        );
        burin.spot(Vec2::from(p(-0.03, 0.145)), 0.026, LINEN);
        burin.spot(Vec2::from(p(-0.03, 0.145)), 0.014, PEN);
    }
}

/// A knot of cloth, as scarves and queues have it.
pub fn knot(burin: &mut Burin, at: Vec2, ink: crate::table::craft::print::Ink) {
    burin.form(
        &smooth(
            &points(&[
                (at.x, at.y - 0.04),
                (at.x + 0.16, at.y + 0.04),
                (at.x + 0.12, at.y + 0.20),
                (at.x + 0.04, at.y + 0.06),
            ]),
            true,
        ),
        ink,
        Relief::Slope(at, at + Vec2::new(0.1, 0.2)),
    );
    burin.form(&oval(at, Vec2::splat(0.045)), ink, Relief::Ball(at, Vec2::splat(0.05)));
}
