//! Faces: a head from numbers, with its features, its temper and its years.

use std::f32::consts::PI;

use bevy::math::Vec2;

use super::burin::{Burin, LINEN, PEN, Relief, arc, mixed, oval, points, smooth};
use crate::rules::kernel::likeness::Portrait;
use crate::table::craft::print::Ink;

/// A sitter: the numbers of a face as the pen needs them.
pub struct Sitter {
    pub face: Portrait,
    pub coat: Ink,
    pub skin: Ink,
    pub hair: Ink,
    /// The head is turned by this, to the right if it is positive.
    pub turn: f32,
    nose: u8,
    jaw: u8,
    temper: u8,
    /// Half the width of the head, and its chin.
    pub wide: f32,
    pub chin: f32,
}

impl Sitter {
    /// Fills in what the numbers leave open.
    pub fn new(face: &Portrait) -> Self {
        const SKINS: [Ink; 6] = [
            [0xEC, 0xCD, 0xAC],
            [0xE2, 0xBA, 0x90],
            [0xD2, 0xA0, 0x74],
            [0xB0, 0x7A, 0x50],
            [0x86, 0x58, 0x3A],
            [0xE6, 0xC0, 0xA0],
        ];
        const HAIRS: [Ink; 5] =
            [[0x4A, 0x30, 0x1C], [0x6E, 0x46, 0x22], [0x9A, 0x4E, 0x24], [0x30, 0x28, 0x26], [0xB8, 0x8A, 0x3E]];
        let skin = usize::from(face.filled(face.skin, if face.skin == 0 { 3 } else { 6 }, 3)) - 1;
        let young = HAIRS[usize::from(face.filled(0, 5, 9)) - 1];
        let young = if (3..5).contains(&skin) { [0x2A, 0x22, 0x20] } else { young };
        let grey = (f32::from(face.age) - 40.0).clamp(0.0, 24.0) / 24.0;
        let hair = if face.hair == 4 { [0xE8, 0xE0, 0xD0] } else { mixed(young, [0xC4, 0xBE, 0xB4], grey) };
        let jaw = face.filled(face.jaw, 4, 5);
        let (wide, chin) = match jaw {
            1 => (0.275, 0.345),
            2 => (0.315, 0.335),
            3 => (0.265, 0.385),
            _ => (0.300, 0.365),
        };
        let (wide, chin) = if face.woman { (wide * 0.94, chin * 0.97) } else { (wide, chin) };
        Self {
            face: *face,
            coat: face.coat.into(),
            skin: SKINS[skin.min(5)],
            hair,
            turn: if face.left { -0.055 } else { 0.055 },
            nose: face.filled(face.nose, 5, 7),
            jaw,
            temper: face.filled(face.temper, 5, 11),
            wide,
            chin,
        }
    }

    /// Darker than the hair.
    pub fn dark(&self) -> Ink {
        mixed(self.hair, PEN, 0.60)
    }

    fn old(&self, years: u8) -> bool {
        self.face.age > years
    }

    /// The neck, which the coat closes round.
    pub fn neck(&self, burin: &mut Burin) {
        let neck = [(-0.135, 0.16), (0.135, 0.16), (0.150, 0.38), (0.26, 0.56), (-0.26, 0.56), (-0.150, 0.38)];
        let under = Relief::Slope(Vec2::new(-0.12, 0.58), Vec2::new(0.10, 0.20));
        burin.soft(&neck, mixed(self.skin, PEN, 0.08), under);
        burin.curve(&[(-0.05, 0.40), (-0.02, 0.48), (0.0, 0.52)], 0.007, PEN);
    }

    /// Ears and head.
    pub fn head(&self, burin: &mut Burin) {
        for side in [-1.0, 1.0_f32] {
            let near = if side * self.turn > 0.0 { 0.65 } else { 1.0 };
            let at = Vec2::new((self.wide + 0.01) * side, 0.0);
            burin.ball(at, Vec2::new(0.050 * near, 0.085), self.skin);
            let hollow = arc(at + Vec2::new(0.004 * side, 0.004), Vec2::new(0.022 * near, 0.05), PI * 0.6, PI * 2.2);
            burin.swell(&hollow, 0.006, PEN);
        }
        let (w, c) = (self.wide, self.chin);
        let (jaw, low) = match self.jaw {
            1 => (0.175, 0.10),
            2 => (0.245, 0.15),
            3 => (0.190, 0.09),
            _ => (0.215, 0.12),
        };
        let jaw = if self.face.woman { jaw * 0.84 } else { jaw };
        let half = [(0.0, -0.46), (w * 0.74, -0.38), (w, -0.14), (w * 0.97, 0.05), (jaw, 0.235), (low, c - 0.025)];
        let mut outline = points(&half);
        outline.push(Vec2::new(self.turn * 0.25, c));
        outline.extend(half[1..].iter().rev().map(|(x, y)| Vec2::new(-x, *y)));
        let relief = Relief::Ball(Vec2::new(-0.05, -0.08), Vec2::new(w * 1.28, 0.50));
        burin.form(&smooth(&outline, true), self.skin, relief);
        // Cheeks fall in with the years; a long jaw is gaunt.
        let gaunt = if self.old(44) || self.jaw == 3 { 0.62 } else { 0.34 };
        burin.veil(Vec2::new(w * 0.70, 0.13), Vec2::new(0.095, 0.15), (1.05, gaunt));
        burin.veil(Vec2::new(-w * 0.74, 0.14), Vec2::new(0.07, 0.12), (2.0, gaunt * 0.6));
        burin.veil(Vec2::new(self.turn + 0.02, c - 0.055), Vec2::new(0.085, 0.040), (1.4, 0.42));
    }

    fn eye(&self, burin: &mut Burin, side: f32) {
        let far = if side * self.turn > 0.0 { 0.88 } else { 1.0 };
        let at = Vec2::new(0.122 * side * far + self.turn * 0.9, -0.035);
        let tall = if self.face.woman {
            0.040
        } else if self.temper == 2 {
            0.026
        } else {
            0.032
        };
        let p = |x: f32, y: f32| (at.x + x * side * far, at.y + y);
        burin.veil(at + Vec2::new(0.0, -0.022), Vec2::new(0.095, 0.060), (1.57, 0.46));
        let lids = [p(-0.066, 0.012), p(-0.024, -tall), p(0.026, -tall * 0.95), p(0.070, 0.0), p(0.010, tall * 0.85)];
        burin.tint(&smooth(&points(&lids), true), LINEN);
        let colours = [[0x3A, 0x26, 0x16], [0x3E, 0x5E, 0x72], [0x52, 0x5C, 0x34]];
        let colour = colours[usize::from(self.face.filled(0, 3, 17)) - 1];
        let iris = at + Vec2::new(self.turn * 0.30, 0.0);
        burin.spot(iris, 0.031, PEN);
        burin.spot(iris, 0.024, colour);
        burin.spot(iris, 0.012, PEN);
        burin.spot(iris + Vec2::new(-0.010, -0.010), 0.008, LINEN);
        // The upper lid covers a part of it.
        burin.curve(&[p(-0.072, 0.016), p(-0.026, -tall), p(0.028, -tall * 0.95), p(0.080, 0.004)], 0.014, PEN);
        burin.curve(&[p(-0.060, -0.010), p(-0.010, -tall - 0.024), p(0.070, -0.020)], 0.005, PEN);
        burin.curve(&[p(-0.050, 0.018), p(0.010, tall * 0.95), p(0.066, 0.006)], 0.005, PEN);
        if self.face.woman {
            burin.curve(&[p(0.060, -0.006), p(0.090, -0.022)], 0.010, PEN);
        }
        // Brows say the temper: calm, stern, merry, sly, gloomy.
        let (inner, outer, up) = match self.temper {
            1 => (-0.072, -0.072, 0.0),
            2 => (-0.052, -0.092, 0.0),
            3 => (-0.094, -0.082, 0.014),
            4 if side > 0.0 => (-0.086, -0.108, 0.020),
            4 => (-0.060, -0.068, 0.0),
            _ => (-0.104, -0.062, 0.0),
        };
        let thick = if self.face.woman {
            0.010
        } else if self.old(50) {
            0.026
        } else {
            0.019
        };
        let brow = [p(-0.080, inner), p(0.0, (inner + outer) / 2.0 - 0.020 - up), p(0.098, outer + 0.010)];
        burin.curve(&brow, thick, mixed(self.hair, PEN, 0.45));
        if self.old(36) {
            burin.curve(&[p(-0.050, 0.050), p(0.010, 0.066), p(0.064, 0.044)], 0.005, PEN);
        }
        if self.old(46) {
            for (low, long) in [(-0.020, 0.135), (0.006, 0.140), (0.030, 0.130)] {
                burin.curve(&[p(0.088, low * 0.4), p(long, low)], 0.005, PEN);
            }
        }
    }

    fn nose(&self, burin: &mut Burin) {
        let way = self.turn.signum();
        let x = self.turn * 1.25;
        let (out, low, wing) = match self.nose {
            1 => (0.045, 0.105, 0.048),
            2 => (0.062, 0.122, 0.046),
            3 => (0.040, 0.085, 0.050),
            4 => (0.052, 0.108, 0.070),
            _ => (0.056, 0.138, 0.046),
        };
        let hook = if self.nose == 2 {
            0.016
        } else if self.nose == 3 {
            -0.012
        } else {
            0.0
        };
        let broken = if self.face.mark == 4 { 0.024 } else { 0.0 };
        let p = |at: f32, y: f32| (x + at * way, y);
        burin.veil(Vec2::new(x + 0.05, 0.045), Vec2::new(0.046, 0.10), (1.2, 0.60));
        burin.curve(
            &[p(0.014, -0.075), p(0.012 + hook, -0.02), p(0.024 + hook + broken, 0.03), p(out, low - 0.018)],
            0.010,
            PEN,
        );
        burin.curve(&[p(out, low - 0.020), p(out + 0.010, low), p(out - 0.022, low + 0.020)], 0.012, PEN);
        burin.curve(&[p(out - 0.020, low + 0.020), p(0.0, low + 0.012), p(-0.018, low + 0.018)], 0.009, PEN);
        burin.curve(
            &[
                p(-0.020, low + 0.016),
                p(-wing, low + 0.008),
                p(-wing - 0.004, low - 0.022),
                p(-wing + 0.010, low - 0.036),
            ],
            0.009,
            PEN,
        );
        if self.nose == 4 {
            burin.veil(Vec2::new(x, low - 0.01), Vec2::new(0.055, 0.035), (0.4, 0.40));
        }
        if broken > 0.0 {
            burin.curve(&[p(-0.030, 0.036), p(0.052, 0.020)], 0.007, PEN);
        }
    }

    fn mouth(&self, burin: &mut Burin) {
        let x = self.turn * 1.1;
        let y = if self.nose == 5 { 0.222 } else { 0.206 };
        let bend = match self.temper {
            2 => 0.014,
            3 => -0.028,
            5 => 0.019,
            _ => -0.004,
        };
        let sly = if self.temper == 4 { -0.022 } else { 0.0 };
        let wide = if self.face.woman { 0.076 } else { 0.094 };
        let lips = if self.face.woman {
            mixed(self.skin, [0xA0, 0x34, 0x30], 0.75)
        } else {
            mixed(self.skin, [0x8A, 0x3A, 0x30], 0.42)
        };
        let outline = [
            (x - wide, y + bend),
            (x - 0.028, y - 0.020),
            (x, y - 0.013),
            (x + 0.028, y - 0.020),
            (x + wide, y + bend + sly),
            (x + 0.030, y + 0.028),
            (x - 0.030, y + 0.028),
        ];
        burin.tint(&smooth(&points(&outline), true), lips);
        let parting = [
            (x - wide - 0.006, y + bend),
            (x - 0.03, y + 0.004),
            (x + 0.03, y + 0.004),
            (x + wide + 0.006, y + bend + sly),
        ];
        burin.curve(&parting, 0.012, PEN);
        burin.curve(&[(x - 0.046, y + 0.046), (x, y + 0.054), (x + 0.046, y + 0.044)], 0.006, PEN);
        burin.curve(&[(x - 0.012, y - 0.058), (x - 0.010, y - 0.030)], 0.004, PEN);
        if self.old(33) || self.temper == 3 {
            for side in [-1.0, 1.0] {
                let fold =
                    [(x + 0.070 * side, y - 0.110), (x + 0.126 * side, y - 0.050), (x + 0.124 * side, y + 0.012)];
                burin.curve(&fold, 0.007, PEN);
            }
        }
    }

    /// Eyes, nose, mouth, and what the years have written on the brow.
    pub fn features(&self, burin: &mut Burin) {
        self.nose(burin);
        for side in [-1.0, 1.0] {
            self.eye(burin, side);
        }
        self.mouth(burin);
        if self.temper == 2 || self.old(48) {
            for side in [-1.0, 1.0] {
                let x = self.turn * 1.1 + 0.022 * side;
                burin.curve(&[(x, -0.155), (x + 0.004 * side, -0.115), (x - 0.004, -0.085)], 0.006, PEN);
            }
        }
        if self.old(41) {
            for (row, wide) in [(-0.200, 0.14), (-0.240, 0.11)] {
                let x = self.turn;
                burin.curve(&[(x - wide, row + 0.014), (x, row - 0.006), (x + wide, row + 0.012)], 0.005, PEN);
            }
        }
    }

    /// A mark that a face has from its beginning.
    pub fn mark(&self, burin: &mut Burin) {
        match self.face.mark {
            1 => self.scar(burin),
            2 => self.patch(burin),
            3 => self.earring(burin),
            5 => self.pipe(burin),
            6 => self.spectacles(burin),
            7 => {
                let freckles = [
                    (-0.17, 0.07),
                    (-0.13, 0.10),
                    (-0.19, 0.12),
                    (0.17, 0.08),
                    (0.13, 0.11),
                    (0.19, 0.13),
                    (-0.10, 0.075),
                    (0.10, 0.075),
                    (-0.15, 0.13),
                    (0.15, 0.14),
                ];
                for (x, y) in freckles {
                    burin.spot(Vec2::new(x + self.turn * 0.6, y), 0.011, mixed(self.skin, [0x7A, 0x3A, 0x1C], 0.75));
                }
            }
            _ => {}
        }
    }

    /// A scar with its stitches, over the cheek.
    pub fn scar(&self, burin: &mut Burin) {
        let x = self.turn * 0.6 - 0.155;
        burin.curve(
            &[(x - 0.050, -0.120), (x, -0.010), (x + 0.030, 0.100), (x + 0.020, 0.185)],
            0.020,
            mixed(self.skin, LINEN, 0.45),
        );
        burin.curve(
            &[(x - 0.044, -0.118), (x + 0.008, -0.010), (x + 0.038, 0.100), (x + 0.028, 0.185)],
            0.009,
            [0x8A, 0x2C, 0x22],
        );
        for (stitch, out) in [(0.065, 0.022), (0.105, 0.032), (0.145, 0.030)] {
            burin.curve(&[(x + out - 0.034, stitch + 0.008), (x + out + 0.034, stitch - 0.008)], 0.007, PEN);
        }
    }

    /// A patch over one eye, and its band.
    pub fn patch(&self, burin: &mut Burin) {
        let x = self.turn * 0.9 + 0.120;
        burin.curve(&[(-self.wide, -0.235), (-0.05, -0.155), (x, -0.075), (self.wide + 0.01, 0.0)], 0.013, PEN);
        let shape =
            [(x - 0.090, -0.085), (x, -0.110), (x + 0.088, -0.070), (x + 0.060, 0.030), (x, 0.052), (x - 0.066, 0.022)];
        burin.soft(&shape, [0x36, 0x2A, 0x24], Relief::Ball(Vec2::new(x, -0.03), Vec2::new(0.12, 0.11)));
    }

    /// A ring of gold in the near ear.
    pub fn earring(&self, burin: &mut Burin) {
        let x = -(self.wide + 0.018) * self.turn.signum();
        burin.line(&oval(Vec2::new(x, 0.128), Vec2::new(0.036, 0.046)), 0.022, PEN);
        burin.line(&oval(Vec2::new(x, 0.128), Vec2::new(0.036, 0.046)), 0.012, [0xE2, 0xB4, 0x3C]);
    }

    /// A clay pipe, and its smoke.
    pub fn pipe(&self, burin: &mut Burin) {
        let way = self.turn.signum();
        let p = |x: f32, y: f32| (self.turn + x * way, y);
        burin.curve(&[p(0.050, 0.215), p(0.20, 0.262), p(0.330, 0.285)], 0.020, PEN);
        burin.curve(&[p(0.050, 0.213), p(0.20, 0.259), p(0.330, 0.282)], 0.011, LINEN);
        burin.soft(
            &[p(0.300, 0.175), p(0.400, 0.175), p(0.392, 0.285), p(0.350, 0.310), p(0.312, 0.285)],
            LINEN,
            Relief::Drum(Vec2::new(self.turn + 0.35 * way, 0.17), Vec2::new(self.turn + 0.35 * way, 0.30), 0.06),
        );
        for (shift, tall) in [(0.0, -0.16), (0.030, -0.24)] {
            let smoke = [
                p(0.345 + shift, 0.150),
                p(0.315 + shift, 0.06),
                p(0.385 + shift, -0.03),
                p(0.340 + shift, tall + 0.04),
                p(0.370 + shift, tall),
            ];
            burin.curve(&smoke, 0.014, mixed(LINEN, PEN, 0.12));
        }
    }

    /// Round glasses on the nose.
    pub fn spectacles(&self, burin: &mut Burin) {
        for side in [-1.0, 1.0] {
            let at = Vec2::new(0.122 * side + self.turn * 0.9, -0.025);
            burin.line(&oval(at, Vec2::new(0.088, 0.078)), 0.010, PEN);
            burin.line(&oval(at + Vec2::new(-0.003, -0.003), Vec2::new(0.088, 0.078)), 0.005, [0xD8, 0xAE, 0x4A]);
            burin.curve(&[(at.x + 0.088 * side, -0.035), (self.wide * side * 1.02, -0.050)], 0.008, PEN);
        }
        let x = self.turn * 0.9;
        burin.curve(&[(x - 0.036, -0.030), (x, -0.048), (x + 0.036, -0.030)], 0.011, PEN);
    }
}
