//! Vessels: a hull with wales and gunports, masts with sails that are full, and a wake.

use std::f32::consts::PI;

use bevy::math::Vec2;

use super::burin::{Burin, LINEN, PEN, Relief, mixed, points, smooth};
use super::goods::{PALE, RED, WOOD};
use crate::rules::kernel::likeness::Subject;
use crate::table::craft::print::Ink;

/// A vessel as numbers.
struct Vessel {
    /// Each mast: its place, its height, and how many square sails it bears; none for a gaff.
    masts: &'static [(f32, f32, u8)],
    ports: u8,
    /// Rise of the stern.
    castle: f32,
    wood: Ink,
    flag: Ink,
}

/// Draws one of these; anything else is a ship.
pub fn draw(burin: &mut Burin, subject: Subject) {
    let vessel = match subject {
        Subject::Sloop => Vessel { masts: &[(0.0, 1.42, 0)], ports: 3, castle: 0.05, wood: WOOD, flag: RED },
        Subject::Brig => {
            Vessel { masts: &[(-0.30, 1.26, 2), (0.30, 1.34, 2)], ports: 5, castle: 0.08, wood: WOOD, flag: RED }
        }
        Subject::Frigate => Vessel {
            masts: &[(-0.46, 1.08, 2), (0.0, 1.42, 3), (0.44, 1.24, 3)],
            ports: 8,
            castle: 0.12,
            wood: [0x6A, 0x52, 0x3A],
            flag: [0x4A, 0x6A, 0x8A],
        },
        Subject::Galleon => Vessel {
            masts: &[(-0.46, 0.94, 1), (-0.04, 1.34, 2), (0.40, 1.10, 2)],
            ports: 6,
            castle: 0.34,
            wood: [0xA6, 0x72, 0x3A],
            flag: [0xC0, 0x92, 0x34],
        },
        _ => Vessel { masts: &[(-0.36, 1.12, 2), (0.16, 1.38, 2)], ports: 4, castle: 0.16, wood: WOOD, flag: RED },
    };
    vessel.draw(burin);
}

impl Vessel {
    fn draw(&self, burin: &mut Burin) {
        for (number, (x, tall, sails)) in self.masts.iter().enumerate() {
            self.mast(burin, *x, *tall, *sails);
            if number + 1 == self.masts.len() {
                self.headsails(burin, *x, *tall);
            }
        }
        self.hull(burin);
        water(burin, 0.60);
    }

    fn mast(&self, burin: &mut Burin, x: f32, tall: f32, sails: u8) {
        let (foot, top) = (0.34, 0.42 - tall);
        burin.line(&points(&[(x, foot), (x + 0.012, top)]), 0.022, PEN);
        burin.line(&points(&[(x - 0.004, foot), (x + 0.008, top)]), 0.009, mixed(WOOD, LINEN, 0.3));
        // Shrouds.
        for out in [-0.20, -0.13, 0.13, 0.20] {
            burin.line(&points(&[(x + out, foot), (x + 0.01, top + tall * 0.34)]), 0.004, PEN);
        }
        let flag = [
            (x + 0.01, top),
            (x - 0.12, top + 0.02),
            (x - 0.25, top - 0.02),
            (x - 0.22, top + 0.045),
            (x - 0.26, top + 0.10),
            (x - 0.12, top + 0.12),
            (x + 0.01, top + 0.10),
        ];
        burin.soft(&flag, self.flag, Relief::Flat(0.16));
        if sails == 0 {
            let gaff = [
                (x - 0.04, top + 0.30),
                (x - 0.46, top + 0.22),
                (x - 0.66, foot - 0.06),
                (x - 0.34, foot - 0.02),
                (x - 0.04, foot - 0.10),
            ];
            burin.soft(&gaff, LINEN, Relief::Slope(Vec2::new(x, top + 0.4), Vec2::new(x - 0.75, foot)));
            burin.flow(
                &[(x - 0.06, top + 0.34), (x - 0.08, 0.0), (x - 0.10, foot - 0.1)],
                &[(x - 0.44, top + 0.28), (x - 0.52, 0.0), (x - 0.58, foot - 0.06)],
                5,
                (0.006, PEN),
            );
            burin.line(&points(&[(x, top + 0.32), (x - 0.50, top + 0.16)]), 0.014, PEN);
            burin.line(&points(&[(x, foot - 0.02), (x - 0.74, foot - 0.05)]), 0.014, PEN);
            return;
        }
        let room = (tall - 0.30) / f32::from(sails);
        for sail in 0..sails {
            let low = 0.22 - room * f32::from(sail);
            let high = low - room * 0.90;
            let wide = (0.30 - 0.055 * f32::from(sail)) * (0.70 + 0.30 * tall);
            let head = wide * 0.80;
            // The wind is behind them, from the left: they belly to the right.
            let cloth = [
                (x - head, high),
                (x + head, high),
                (x + wide + 0.085, (high + low) / 2.0 + 0.02),
                (x + wide, low),
                (x + wide * 0.3, low - 0.045),
                (x - wide, low),
                (x - head + 0.05, (high + low) / 2.0),
            ];
            burin.soft(
                &cloth,
                PALE,
                Relief::Ball(Vec2::new(x + 0.04, (high + low) / 2.0), Vec2::new(wide * 1.35, room * 0.72)),
            );
            burin.flow(
                &[(x - head * 0.8, high), (x - head * 0.65 + 0.06, (high + low) / 2.0), (x - wide * 0.8, low - 0.02)],
                &[(x + head * 0.8, high), (x + wide * 0.9 + 0.07, (high + low) / 2.0), (x + wide * 0.8, low - 0.02)],
                4,
                (0.006, PEN),
            );
            burin.line(&points(&[(x - head - 0.05, high), (x + head + 0.05, high - 0.01)]), 0.016, PEN);
        }
    }

    fn headsails(&self, burin: &mut Burin, x: f32, tall: f32) {
        let tip = (0.98, 0.06);
        burin.line(&points(&[(0.66, 0.28), tip]), 0.018, PEN);
        let top = 0.42 - tall;
        for (up, out) in [(0.30, 1.0), (0.52, 0.78)] {
            let head = (x + 0.03, top + tall * up);
            let tack = (0.66 + (tip.0 - 0.66) * out, 0.28 + (tip.1 - 0.28) * out);
            let clew = (x + 0.20, 0.22);
            burin.soft(
                &[
                    head,
                    ((head.0 + tack.0) / 2.0 + 0.03, (head.1 + tack.1) / 2.0),
                    tack,
                    ((tack.0 + clew.0) / 2.0, 0.23),
                    clew,
                ],
                PALE,
                Relief::Slope(Vec2::from(head), Vec2::from(clew) + Vec2::Y * 0.2),
            );
        }
    }

    fn hull(&self, burin: &mut Burin) {
        let rise = 0.28 - self.castle;
        let side = [
            (-0.86, rise),
            (-0.60, rise + 0.02),
            (-0.56, 0.32),
            (0.0, 0.36),
            (0.50, 0.31),
            (0.72, 0.24),
            (0.66, 0.42),
            (0.54, 0.64),
            (-0.66, 0.64),
            (-0.80, 0.46),
        ];
        burin.form(&points(&side), self.wood, Relief::Drum(Vec2::new(-1.0, 0.40), Vec2::new(1.0, 0.40), 0.34));
        for (y, ink) in [(0.42, [0xD9, 0xB4, 0x50]), (0.54, PEN)] {
            let wale = smooth(&points(&[(-0.80, y - 0.04), (0.0, y + 0.03), (0.66, y - 0.05)]), false);
            burin.line(&wale, 0.012, PEN);
            burin.line(&wale, 0.007, ink);
        }
        for port in 0..self.ports {
            let x = -0.56 + 1.08 * f32::from(port) / f32::from(self.ports.max(2) - 1);
            let y = 0.47 + 0.02 * (1.0 - x * x);
            burin.tint(
                &points(&[
                    (x - 0.030, y - 0.030),
                    (x + 0.030, y - 0.030),
                    (x + 0.030, y + 0.026),
                    (x - 0.030, y + 0.026),
                ]),
                PEN,
            );
        }
        if self.castle > 0.10 {
            for (x, y) in [(-0.78, rise + 0.09), (-0.69, rise + 0.09)] {
                burin.tint(
                    &points(&[
                        (x - 0.026, y - 0.03),
                        (x + 0.026, y - 0.03),
                        (x + 0.026, y + 0.03),
                        (x - 0.026, y + 0.03),
                    ]),
                    [0xE4, 0xBC, 0x58],
                );
            }
            burin.line(&points(&[(-0.90, rise), (-0.58, rise + 0.02)]), 0.018, PEN);
        }
    }
}

/// Water that closes over the foot of a vessel or an island: lines of waves, from this height down.
pub fn water(burin: &mut Burin, from: f32) {
    for row in 0..5_u8 {
        let down = f32::from(row);
        let y = from + 0.075 * down;
        let wide = 0.98 - 0.05 * down;
        let wave = |step: u8| {
            let share = f32::from(step) / 28.0;
            let x = -wide + 2.0 * wide * share;
            Vec2::new(x, y + 0.016 * (share * PI * (7.0 + down) + down * 1.9).sin())
        };
        let line: Vec<Vec2> = (0..=28).map(wave).collect();
        burin.line(&line, 0.013, [0x3A, 0x66, 0x7C]);
        if row == 0 {
            burin.swell(&line.iter().map(|at| *at - Vec2::Y * 0.022).collect::<Vec<_>>(), 0.014, LINEN);
        }
    }
}
