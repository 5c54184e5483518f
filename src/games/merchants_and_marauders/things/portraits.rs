//! A pen that engraves faces from numbers (T-11): contours, flat tints, and hatching that follows the form.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use crate::rules::merchants_and_marauders::pack::Portrait;
use crate::table::craft::print::{Ink, InkImage};

const PEN: Ink = [0x2A, 0x1D, 0x12];
const GROUND: Ink = [0xAE, 0x97, 0x62];
const LINEN: Ink = [0xF2, 0xE8, 0xD2];
const GILT: Ink = [0xB4, 0x87, 0x2C];

fn mixed(one: Ink, other: Ink, share: f32) -> Ink {
    let mix = |a: u8, b: u8| (f32::from(a) * (1.0 - share) + f32::from(b) * share).round() as u8;
    [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}

/// The plate: a square of the sheet in which everything is measured from the middle, 1 to each side, y down.
struct Plate<'a> {
    sheet: &'a mut InkImage,
    middle: Vec2,
    half: f32,
    face: Portrait,
}

/// Engraves a face into a square of the sheet.
pub fn engrave(sheet: &mut InkImage, middle: Vec2, half: f32, face: &Portrait) {
    let mut plate = Plate { sheet, middle, half, face: *face };
    plate.ground();
    plate.hair_behind();
    plate.coat();
    plate.head();
    plate.beard();
    plate.features();
    plate.hair_before();
    plate.hat();
    plate.mark();
    plate.rim();
}

fn ring(centre: Vec2, radii: Vec2, from: f32, to: f32) -> Vec<Vec2> {
    const STEPS: u8 = 28;
    let at = |step: u8| {
        let turn = from + (to - from) * f32::from(step) / f32::from(STEPS);
        centre + Vec2::new(turn.cos(), turn.sin()) * radii
    };
    (0..=STEPS).map(at).collect()
}

impl Plate<'_> {
    fn p(&self, at: Vec2) -> Vec2 {
        self.middle + at * self.half
    }

    fn fill(&mut self, outline: &[Vec2], ink: Ink) {
        let outline: Vec<Vec2> = outline.iter().map(|at| self.p(*at)).collect();
        self.sheet.fill(&outline, ink, 1.0);
    }

    fn line(&mut self, points: &[Vec2], thick: f32, ink: Ink) {
        let points: Vec<Vec2> = points.iter().map(|at| self.p(*at)).collect();
        self.sheet.line(&points, thick * self.half, ink);
    }

    /// A tinted form with its contour.
    fn form(&mut self, outline: &[Vec2], ink: Ink) {
        self.fill(outline, ink);
        self.line(outline, 0.009, PEN);
    }

    fn spot(&mut self, at: Vec2, radius: f32, ink: Ink) {
        let at = self.p(at);
        self.sheet.disc(at, radius * self.half, ink);
    }

    /// Parallel strokes across an oval, on the side away from the light.
    fn hatch(&mut self, centre: Vec2, radii: Vec2, from: f32, to: f32, strokes: u8) {
        for stroke in 0..strokes {
            let share = f32::from(stroke) / f32::from(strokes);
            let y = -0.92 + 1.84 * share;
            let wide = (1.0 - y * y).max(0.0).sqrt();
            let (left, right) = (from * wide, to * wide);
            let bow = |x: f32| centre + Vec2::new(x, y + 0.05 * (1.0 - x * x)) * radii;
            self.line(&[bow(left), bow((left + right) / 2.0), bow(right)], 0.0042, PEN);
        }
    }

    fn skin(&self) -> Ink {
        let tones: [Ink; 4] = [[0xE6, 0xC3, 0x9C], [0xD9, 0xAE, 0x82], [0xEA, 0xCD, 0xAC], [0xC9, 0x96, 0x6A]];
        tones[usize::from(self.face.age ^ self.face.hair) % tones.len()]
    }

    fn hair(&self) -> Ink {
        let tones: [Ink; 4] = [[0x3A, 0x26, 0x18], [0x6B, 0x45, 0x22], [0x8A, 0x4A, 0x22], [0x22, 0x1C, 0x1A]];
        let young = tones[usize::from(self.face.age + self.face.mark) % tones.len()];
        let grey = (f32::from(self.face.age) - 38.0).clamp(0.0, 24.0) / 24.0;
        if self.face.hair == 4 { [0xE4, 0xDC, 0xCC] } else { mixed(young, [0xB8, 0xB2, 0xA8], grey) }
    }

    fn ground(&mut self) {
        self.fill(&ring(Vec2::ZERO, Vec2::splat(0.97), 0.0, TAU), GROUND);
        for row in 0..46_u8 {
            let y = -0.93 + 0.0405 * f32::from(row);
            let wide = (0.93 - y * y).max(0.0).sqrt();
            self.line(&[Vec2::new(-wide, y), Vec2::new(wide, y + 0.012)], 0.003, mixed(GROUND, PEN, 0.45));
        }
    }

    fn rim(&mut self) {
        self.line(&ring(Vec2::ZERO, Vec2::splat(0.975), 0.0, TAU), 0.020, PEN);
        self.line(&ring(Vec2::ZERO, Vec2::splat(0.93), 0.0, TAU), 0.006, GILT);
    }

    fn coat(&mut self) {
        let (red, green, blue) = self.face.coat;
        let cloth = [red, green, blue];
        let slope = if self.face.woman { 0.60 } else { 0.68 };
        let outline = [
            Vec2::new(-slope, 0.66),
            Vec2::new(-0.40, 0.47),
            Vec2::new(-0.14, 0.38),
            Vec2::new(0.14, 0.38),
            Vec2::new(0.40, 0.47),
            Vec2::new(slope, 0.66),
            Vec2::new(0.52, 0.80),
            Vec2::new(0.30, 0.90),
            Vec2::new(0.0, 0.93),
            Vec2::new(-0.30, 0.90),
            Vec2::new(-0.52, 0.80),
            Vec2::new(-slope, 0.66),
        ];
        self.form(&outline, cloth);
        for stroke in 0..16_u8 {
            let x = 0.06 + 0.036 * f32::from(stroke);
            let top = 0.42 + (x - 0.1).max(0.0) * 0.42;
            self.line(&[Vec2::new(x, top), Vec2::new(x - 0.05, 0.90 - x * 0.22)], 0.0045, mixed(cloth, PEN, 0.72));
        }
        // Neck, neckcloth, lapels and buttons.
        let neck = [Vec2::new(-0.15, 0.22), Vec2::new(0.15, 0.22), Vec2::new(0.17, 0.46), Vec2::new(-0.17, 0.46)];
        let skin = self.skin();
        self.form(&neck, mixed(skin, PEN, 0.12));
        let cloth_at_neck = [
            Vec2::new(-0.19, 0.38),
            Vec2::new(0.19, 0.38),
            Vec2::new(0.10, 0.62),
            Vec2::new(0.0, 0.70),
            Vec2::new(-0.10, 0.62),
        ];
        self.form(&cloth_at_neck, LINEN);
        for fold in [-0.06, 0.0, 0.06] {
            self.line(&[Vec2::new(fold * 1.6, 0.42), Vec2::new(fold * 0.6, 0.66)], 0.004, mixed(LINEN, PEN, 0.6));
        }
        for side in [-1.0, 1.0] {
            let lapel = [
                Vec2::new(0.20 * side, 0.40),
                Vec2::new(0.36 * side, 0.60),
                Vec2::new(0.08 * side, 0.90),
                Vec2::new(0.02 * side, 0.72),
            ];
            self.form(&lapel, mixed(cloth, LINEN, 0.20));
            for button in 0..3_u8 {
                let down = f32::from(button);
                self.spot(Vec2::new((0.27 - 0.06 * down) * side, 0.60 + 0.09 * down), 0.020, GILT);
            }
        }
    }

    fn head(&mut self) {
        let skin = self.skin();
        let wide = if self.face.woman { 0.275 } else { 0.30 };
        let mut outline = ring(Vec2::new(0.0, -0.08), Vec2::new(wide, 0.36), PI, TAU);
        let jaw = if self.face.woman { 0.15 } else { 0.20 };
        outline.extend([
            Vec2::new(wide * 0.94, 0.10),
            Vec2::new(jaw, 0.28),
            Vec2::new(0.07, 0.345),
            Vec2::new(-0.07, 0.345),
            Vec2::new(-jaw, 0.28),
            Vec2::new(-wide * 0.94, 0.10),
            Vec2::new(-wide, -0.08),
        ]);
        for side in [-1.0, 1.0] {
            self.form(&ring(Vec2::new(wide * side, 0.0), Vec2::new(0.045, 0.085), 0.0, TAU), skin);
        }
        self.form(&outline, skin);
        self.hatch(Vec2::new(0.0, 0.02), Vec2::new(wide, 0.36), 0.52, 0.97, 22);
        self.hatch(Vec2::new(0.0, 0.05), Vec2::new(wide * 0.94, 0.30), 0.74, 0.96, 30);
    }

    fn features(&mut self) {
        let tall = if self.face.woman { 0.042 } else { 0.034 };
        for side in [-1.0, 1.0] {
            let eye = Vec2::new(0.118 * side, -0.03);
            self.form(&ring(eye, Vec2::new(0.062, tall), 0.0, TAU), LINEN);
            self.spot(
                eye + Vec2::new(0.006, 0.002),
                0.028,
                mixed(PEN, [0x3A, 0x56, 0x6A], f32::from(self.face.age % 3) * 0.4),
            );
            self.spot(eye + Vec2::new(0.014, -0.008), 0.007, LINEN);
            self.line(&ring(eye, Vec2::new(0.070, tall + 0.012), PI * 1.05, PI * 1.95), 0.009, PEN);
            let brow = if self.face.woman { 0.009 } else { 0.016 };
            let hair = mixed(self.hair(), PEN, 0.35);
            self.line(&ring(eye - Vec2::Y * 0.052, Vec2::new(0.085, 0.034), PI * 1.12, PI * 1.88), brow, hair);
            if self.face.age > 39 {
                self.line(&ring(eye + Vec2::Y * 0.02, Vec2::new(0.066, 0.040), 0.25, PI - 0.25), 0.004, PEN);
                self.line(
                    &[Vec2::new(0.075 * side, 0.10), Vec2::new(0.125 * side, 0.17), Vec2::new(0.12 * side, 0.21)],
                    0.0045,
                    PEN,
                );
            }
            if self.face.age > 47 {
                for crease in [-0.012, 0.016] {
                    self.line(&[eye + Vec2::new(0.075 * side, 0.0), eye + Vec2::new(0.125 * side, crease)], 0.004, PEN);
                }
            }
        }
        if self.face.age > 43 {
            for (row, wide) in [(-0.19, 0.13), (-0.225, 0.10)] {
                self.line(&ring(Vec2::new(0.0, row + 0.02), Vec2::new(wide, 0.02), PI * 1.1, PI * 1.9), 0.004, PEN);
            }
        }
        let broken = if self.face.mark == 4 { 0.035 } else { 0.0 };
        let nose = [
            Vec2::new(0.022, -0.04),
            Vec2::new(0.030 + broken, 0.03),
            Vec2::new(0.052, 0.105),
            Vec2::new(0.022, 0.128),
            Vec2::new(-0.028, 0.120),
        ];
        self.line(&nose, 0.008, PEN);
        if broken > 0.0 {
            self.line(&[Vec2::new(-0.03, 0.035), Vec2::new(0.05, 0.02)], 0.006, PEN);
        }
        let lips = if self.face.woman { [0xA8, 0x4A, 0x42] } else { mixed(self.skin(), [0x8A, 0x3A, 0x30], 0.5) };
        let wide = if self.face.woman { 0.075 } else { 0.09 };
        let mouth = [
            Vec2::new(-wide, 0.205),
            Vec2::new(-0.03, 0.19),
            Vec2::new(0.0, 0.196),
            Vec2::new(0.03, 0.19),
            Vec2::new(wide, 0.205),
            Vec2::new(0.0, 0.235),
        ];
        self.fill(&mouth, lips);
        self.line(&[Vec2::new(-wide, 0.205), Vec2::new(0.0, 0.212), Vec2::new(wide, 0.203)], 0.007, PEN);
        self.line(&ring(Vec2::new(0.0, 0.262), Vec2::new(0.05, 0.012), 0.2, PI - 0.2), 0.004, PEN);
    }

    fn locks(&mut self, outline: &[Vec2], strokes: &[[Vec2; 3]]) {
        let hair = self.hair();
        self.form(outline, hair);
        for stroke in strokes {
            self.line(stroke, 0.006, mixed(hair, PEN, 0.55));
        }
    }

    fn hair_behind(&mut self) {
        let falls = |side: f32, x: f32, low: f32| {
            [Vec2::new(x * side, -0.20), Vec2::new((x + 0.05) * side, 0.12), Vec2::new((x - 0.02) * side, low)]
        };
        match self.face.hair {
            3 => {
                let outline = [
                    Vec2::new(-0.36, -0.30),
                    Vec2::new(-0.45, 0.10),
                    Vec2::new(-0.44, 0.48),
                    Vec2::new(-0.18, 0.55),
                    Vec2::new(0.18, 0.55),
                    Vec2::new(0.44, 0.48),
                    Vec2::new(0.45, 0.10),
                    Vec2::new(0.36, -0.30),
                ];
                let strokes: Vec<[Vec2; 3]> =
                    [-1.0, 1.0].into_iter().flat_map(|side| [0.30, 0.34, 0.38].map(|x| falls(side, x, 0.48))).collect();
                self.locks(&outline, &strokes);
            }
            4 => {
                for side in [-1.0, 1.0] {
                    for (row, y) in (0..5_u8).zip([-0.22, -0.06, 0.10, 0.26, 0.41]) {
                        let out = 0.36 + 0.02 * f32::from(row % 2);
                        let curl = ring(Vec2::new(out * side, y), Vec2::new(0.115, 0.095), 0.0, TAU);
                        self.locks(&curl, &[]);
                        self.line(
                            &ring(Vec2::new(out * side, y), Vec2::new(0.06, 0.05), 0.6, 5.2),
                            0.006,
                            mixed(self.hair(), PEN, 0.55),
                        );
                    }
                }
            }
            2 => {
                let queue = [
                    Vec2::new(0.20, 0.10),
                    Vec2::new(0.34, 0.26),
                    Vec2::new(0.36, 0.56),
                    Vec2::new(0.27, 0.60),
                    Vec2::new(0.22, 0.34),
                ];
                self.locks(&queue, &[[Vec2::new(0.26, 0.22), Vec2::new(0.30, 0.38), Vec2::new(0.31, 0.56)]]);
                self.form(
                    &[Vec2::new(0.19, 0.28), Vec2::new(0.36, 0.24), Vec2::new(0.37, 0.33), Vec2::new(0.21, 0.36)],
                    PEN,
                );
            }
            5 => {
                for step in 0..6_u8 {
                    let y = 0.16 + 0.085 * f32::from(step);
                    let knot =
                        ring(Vec2::new(-0.33 - 0.012 * f32::from(step % 2), y), Vec2::new(0.072, 0.060), 0.0, TAU);
                    self.locks(
                        &knot,
                        &[[Vec2::new(-0.38, y - 0.02), Vec2::new(-0.33, y + 0.02), Vec2::new(-0.28, y - 0.02)]],
                    );
                }
            }
            _ => {}
        }
    }

    fn hair_before(&mut self) {
        if self.face.hair == 0 {
            for side in [-1.0, 1.0] {
                self.line(&[Vec2::new(0.285 * side, -0.10), Vec2::new(0.30 * side, 0.02)], 0.018, self.hair());
            }
            self.line(&ring(Vec2::new(-0.10, -0.30), Vec2::new(0.09, 0.05), PI * 1.1, PI * 1.7), 0.006, LINEN);
            return;
        }
        let low = if self.face.hair == 1 { -0.16 } else { -0.10 };
        let mut outline = ring(Vec2::new(0.0, -0.10), Vec2::new(0.335, 0.40), PI, TAU);
        outline.extend([
            Vec2::new(0.30, low + 0.10),
            Vec2::new(0.26, -0.20),
            Vec2::new(0.05, -0.27),
            Vec2::new(-0.14, -0.25),
            Vec2::new(-0.26, -0.19),
            Vec2::new(-0.30, low + 0.10),
        ]);
        let strokes: Vec<[Vec2; 3]> = (0..9_u8)
            .map(|stroke| {
                let x = -0.26 + 0.065 * f32::from(stroke);
                [Vec2::new(x * 0.9, -0.27), Vec2::new(x * 1.05, -0.38), Vec2::new(x * 0.8, -0.47)]
            })
            .collect();
        self.locks(&outline, &strokes);
    }

    fn beard(&mut self) {
        let hair = self.hair();
        let dark = mixed(hair, PEN, 0.5);
        let moustache = |plate: &mut Self| {
            for side in [-1.0, 1.0] {
                let half = [
                    Vec2::new(0.0, 0.160),
                    Vec2::new(0.07 * side, 0.152),
                    Vec2::new(0.15 * side, 0.195),
                    Vec2::new(0.07 * side, 0.190),
                    Vec2::new(0.0, 0.186),
                ];
                plate.form(&half, hair);
            }
        };
        match self.face.beard {
            1 => moustache(self),
            2 => {
                moustache(self);
                self.form(
                    &[
                        Vec2::new(-0.07, 0.25),
                        Vec2::new(0.07, 0.25),
                        Vec2::new(0.03, 0.38),
                        Vec2::new(0.0, 0.47),
                        Vec2::new(-0.03, 0.38),
                    ],
                    hair,
                );
            }
            3 => {
                let mut outline = vec![
                    Vec2::new(-0.285, 0.02),
                    Vec2::new(-0.29, 0.20),
                    Vec2::new(-0.20, 0.40),
                    Vec2::new(0.0, 0.49),
                    Vec2::new(0.20, 0.40),
                    Vec2::new(0.29, 0.20),
                    Vec2::new(0.285, 0.02),
                ];
                outline.extend([
                    Vec2::new(0.19, 0.14),
                    Vec2::new(0.09, 0.15),
                    Vec2::new(-0.09, 0.15),
                    Vec2::new(-0.19, 0.14),
                ]);
                self.form(&outline, hair);
                for stroke in 0..11_u8 {
                    let x = -0.24 + 0.048 * f32::from(stroke);
                    self.line(&[Vec2::new(x, 0.24), Vec2::new(x * 0.86, 0.36), Vec2::new(x * 0.7, 0.43)], 0.005, dark);
                }
            }
            4 => {
                for side in [-1.0, 1.0] {
                    self.form(
                        &[
                            Vec2::new(0.29 * side, -0.06),
                            Vec2::new(0.235 * side, -0.02),
                            Vec2::new(0.20 * side, 0.16),
                            Vec2::new(0.25 * side, 0.18),
                            Vec2::new(0.295 * side, 0.06),
                        ],
                        hair,
                    );
                }
            }
            _ => {}
        }
    }

    fn hat(&mut self) {
        let (red, green, blue) = self.face.coat;
        let felt = mixed([red, green, blue], PEN, 0.62);
        match self.face.hat {
            1 => {
                self.form(
                    &[Vec2::new(-0.27, -0.30), Vec2::new(-0.20, -0.58), Vec2::new(0.20, -0.58), Vec2::new(0.27, -0.30)],
                    felt,
                );
                let brim = [
                    Vec2::new(-0.56, -0.42),
                    Vec2::new(-0.30, -0.27),
                    Vec2::new(0.0, -0.22),
                    Vec2::new(0.30, -0.27),
                    Vec2::new(0.56, -0.42),
                    Vec2::new(0.30, -0.44),
                    Vec2::new(0.0, -0.52),
                    Vec2::new(-0.30, -0.44),
                ];
                self.form(&brim, felt);
                self.line(
                    &[
                        Vec2::new(-0.56, -0.42),
                        Vec2::new(-0.30, -0.44),
                        Vec2::new(0.0, -0.52),
                        Vec2::new(0.30, -0.44),
                        Vec2::new(0.56, -0.42),
                    ],
                    0.012,
                    GILT,
                );
            }
            2 => {
                self.form(
                    &[
                        Vec2::new(-0.25, -0.30),
                        Vec2::new(-0.22, -0.60),
                        Vec2::new(0.0, -0.66),
                        Vec2::new(0.22, -0.60),
                        Vec2::new(0.25, -0.30),
                    ],
                    felt,
                );
                self.form(&ring(Vec2::new(0.02, -0.30), Vec2::new(0.60, 0.115), 0.0, TAU), felt);
                self.line(&[Vec2::new(-0.25, -0.37), Vec2::new(0.0, -0.33), Vec2::new(0.25, -0.37)], 0.018, GILT);
                let plume = [
                    Vec2::new(0.16, -0.42),
                    Vec2::new(0.36, -0.72),
                    Vec2::new(0.62, -0.74),
                    Vec2::new(0.70, -0.58),
                    Vec2::new(0.54, -0.62),
                    Vec2::new(0.40, -0.56),
                    Vec2::new(0.26, -0.40),
                ];
                self.form(&plume, LINEN);
                for barb in 0..7_u8 {
                    let share = f32::from(barb) / 7.0;
                    let at = Vec2::new(0.22 + 0.40 * share, -0.48 - 0.20 * share);
                    self.line(&[at, at + Vec2::new(0.05, 0.06)], 0.004, PEN);
                }
            }
            3 => {
                let mut scarf = ring(Vec2::new(0.0, -0.16), Vec2::new(0.345, 0.36), PI, TAU);
                scarf.extend([Vec2::new(0.34, -0.12), Vec2::new(0.0, -0.25), Vec2::new(-0.34, -0.12)]);
                let cloth = mixed([red, green, blue], [0xB0, 0x3A, 0x2A], 0.55);
                self.form(&scarf, cloth);
                for (x, y) in [(-0.18, -0.32), (0.02, -0.40), (0.20, -0.30), (-0.05, -0.28), (0.12, -0.46)] {
                    self.spot(Vec2::new(x, y), 0.018, LINEN);
                }
                self.form(
                    &[Vec2::new(0.33, -0.16), Vec2::new(0.50, -0.06), Vec2::new(0.44, 0.06), Vec2::new(0.34, -0.08)],
                    cloth,
                );
            }
            4 => {
                let mut cap = ring(Vec2::new(0.0, -0.24), Vec2::new(0.33, 0.34), PI, TAU);
                cap.extend([Vec2::new(0.34, -0.20), Vec2::new(-0.34, -0.20)]);
                self.form(&cap, felt);
                self.form(
                    &[Vec2::new(-0.35, -0.28), Vec2::new(0.35, -0.28), Vec2::new(0.35, -0.18), Vec2::new(-0.35, -0.18)],
                    mixed(felt, LINEN, 0.25),
                );
                for rib in 0..9_u8 {
                    let x = -0.30 + 0.075 * f32::from(rib);
                    self.line(&[Vec2::new(x, -0.27), Vec2::new(x, -0.19)], 0.005, PEN);
                }
                self.spot(Vec2::new(0.0, -0.60), 0.05, mixed(felt, LINEN, 0.35));
            }
            5 => {
                let crown = [
                    Vec2::new(-0.60, -0.34),
                    Vec2::new(-0.36, -0.46),
                    Vec2::new(-0.16, -0.68),
                    Vec2::new(0.16, -0.68),
                    Vec2::new(0.36, -0.46),
                    Vec2::new(0.60, -0.34),
                    Vec2::new(0.30, -0.26),
                    Vec2::new(0.0, -0.22),
                    Vec2::new(-0.30, -0.26),
                ];
                self.form(&crown, felt);
                self.line(
                    &[
                        Vec2::new(-0.60, -0.34),
                        Vec2::new(-0.36, -0.46),
                        Vec2::new(-0.16, -0.68),
                        Vec2::new(0.16, -0.68),
                        Vec2::new(0.36, -0.46),
                        Vec2::new(0.60, -0.34),
                    ],
                    0.016,
                    GILT,
                );
                self.spot(Vec2::new(0.0, -0.44), 0.055, GILT);
                self.spot(Vec2::new(0.0, -0.44), 0.030, [red, green, blue]);
            }
            _ => {}
        }
    }

    fn mark(&mut self) {
        match self.face.mark {
            1 => {
                self.line(
                    &[Vec2::new(0.13, 0.04), Vec2::new(0.19, 0.13), Vec2::new(0.17, 0.20)],
                    0.009,
                    [0x9A, 0x3A, 0x2C],
                );
                for stitch in [0.06, 0.11, 0.16] {
                    self.line(&[Vec2::new(0.13, stitch), Vec2::new(0.21, stitch - 0.01)], 0.004, PEN);
                }
            }
            2 => {
                self.form(&ring(Vec2::new(0.118, -0.03), Vec2::new(0.088, 0.072), 0.0, TAU), PEN);
                self.line(&[Vec2::new(-0.29, -0.17), Vec2::new(0.10, -0.07), Vec2::new(0.30, 0.02)], 0.010, PEN);
            }
            3 => {
                self.line(&ring(Vec2::new(-0.31, 0.115), Vec2::new(0.032, 0.040), 0.0, TAU), 0.012, GILT);
            }
            5 => {
                self.line(&[Vec2::new(0.05, 0.21), Vec2::new(0.26, 0.27), Vec2::new(0.36, 0.26)], 0.014, PEN);
                self.form(
                    &[Vec2::new(0.32, 0.16), Vec2::new(0.44, 0.16), Vec2::new(0.42, 0.29), Vec2::new(0.34, 0.29)],
                    LINEN,
                );
                self.line(
                    &[Vec2::new(0.38, 0.13), Vec2::new(0.35, 0.05), Vec2::new(0.40, -0.02), Vec2::new(0.37, -0.09)],
                    0.006,
                    mixed(GROUND, PEN, 0.5),
                );
            }
            6 => {
                for side in [-1.0, 1.0] {
                    self.line(&ring(Vec2::new(0.118 * side, -0.02), Vec2::new(0.082, 0.072), 0.0, TAU), 0.008, PEN);
                    self.line(&[Vec2::new(0.20 * side, -0.03), Vec2::new(0.29 * side, -0.05)], 0.007, PEN);
                }
                self.line(&[Vec2::new(-0.036, -0.03), Vec2::new(0.036, -0.03)], 0.008, PEN);
            }
            7 => {
                for (x, y) in [
                    (-0.17, 0.07),
                    (-0.13, 0.10),
                    (-0.19, 0.11),
                    (0.16, 0.08),
                    (0.12, 0.11),
                    (0.19, 0.12),
                    (-0.10, 0.07),
                    (0.09, 0.075),
                ] {
                    self.spot(Vec2::new(x, y), 0.010, mixed(self.skin(), [0x8A, 0x4A, 0x22], 0.7));
                }
            }
            _ => {}
        }
    }
}
