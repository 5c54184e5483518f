//! The burin: cuts forms into a sheet as a copperplate has them. Contours swell on the side away from the light; lines
//! follow the form and grow where it is dark, and are crossed where it is darkest.

use std::f32::consts::{FRAC_1_SQRT_2, PI, TAU};

use bevy::math::{Vec2, Vec3};

use super::attitude::Attitude;
use crate::table::craft::print::{Ink, InkImage};

/// Lines are cut in this.
pub const PEN: Ink = [0x2A, 0x1D, 0x12];
/// Linen, paper and sails.
pub const LINEN: Ink = [0xF2, 0xE8, 0xD2];
/// Gold.
pub const GILT: Ink = [0xC9, 0x98, 0x32];

/// Light falls from the upper left, and towards the plate.
const LIGHT: Vec3 = Vec3::new(-0.52, -0.60, 0.61);
/// The shadow side of a contour.
const SHADE: Vec2 = Vec2::new(0.66, 0.75);

/// Two inks mixed.
#[must_use]
pub fn mixed(one: Ink, other: Ink, share: f32) -> Ink {
    let mix = |a: u8, b: u8| (f32::from(a) * (1.0 - share) + f32::from(b) * share).round() as u8;
    [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}

/// The shape of a form in relief.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Relief {
    /// As dark everywhere.
    Flat(f32),
    /// Round as an egg, by its middle and its radii.
    Ball(Vec2, Vec2),
    /// Round about the axis between two points, by its radius.
    Drum(Vec2, Vec2, f32),
    /// It grows dark from one point to the other.
    Slope(Vec2, Vec2),
}

impl Relief {
    /// Darkness of a point in this light, and its place along the two sets of lines.
    fn at(self, at: Vec2, light: Vec3) -> (f32, f32, f32) {
        match self {
            Self::Flat(dark) => (dark, (at.x + at.y) * FRAC_1_SQRT_2, (at.x - at.y) * FRAC_1_SQRT_2),
            Self::Ball(middle, radii) => {
                let out = (at - middle) / radii;
                let normal = out.extend((1.0 - out.length_squared().min(1.0)).sqrt());
                let bow = radii.y.min(radii.x) * (0.34 * out.x * out.x + 0.10 * out.x);
                (0.56 - 0.72 * normal.dot(light), at.y + bow, at.x * 0.80 + at.y * 0.60)
            }
            Self::Drum(from, to, radius) => {
                let along = (to - from).normalize_or(Vec2::X);
                let across = along.perp();
                let side = ((at - from).dot(across) / radius.max(1e-3)).clamp(-1.0, 1.0);
                let normal = (across * side).extend((1.0 - side * side).sqrt());
                let far = (at - from).dot(along);
                (
                    0.54 - 0.70 * normal.dot(light),
                    far + 0.30 * radius * side * side,
                    (at - from).dot(across) + far * 0.6,
                )
            }
            Self::Slope(from, to) => {
                let way = to - from;
                let share = ((at - from).dot(way) / way.length_squared().max(1e-6)).clamp(0.0, 1.0);
                let along = way.normalize_or(Vec2::Y);
                (share * 0.85, at.dot(along.perp()), at.dot(along.perp() + along) * FRAC_1_SQRT_2)
            }
        }
    }
}

/// The ink of a set of lines at a point: `phase` counts lines, `apart` is the room between two of them in texels.
#[must_use]
pub fn ruled(phase: f32, dark: f32, apart: f32) -> f32 {
    if dark < 0.05 {
        return 0.0;
    }
    let half = 0.45 * dark.min(1.0);
    let away = (phase - phase.floor() - 0.5).abs();
    ((half - away) * apart + 0.5).min(2.0 * half * apart).clamp(0.0, 1.0)
}

/// An arc of an oval.
#[must_use]
pub fn arc(middle: Vec2, radii: Vec2, from: f32, to: f32) -> Vec<Vec2> {
    const STEPS: u8 = 24;
    let at = |step: u8| Vec2::from_angle(from + (to - from) * f32::from(step) / f32::from(STEPS));
    (0..=STEPS).map(|step| middle + at(step) * radii).collect()
}

/// A whole oval.
#[must_use]
pub fn oval(middle: Vec2, radii: Vec2) -> Vec<Vec2> {
    arc(middle, radii, 0.0, TAU)
}

/// Points as vectors.
#[must_use]
pub fn points(of: &[(f32, f32)]) -> Vec<Vec2> {
    of.iter().map(|(x, y)| Vec2::new(*x, *y)).collect()
}

fn bent(four: [Vec2; 4], share: f32) -> Vec2 {
    let [a, b, c, d] = four;
    let (square, cube) = (share * share, share * share * share);
    (b * 2.0 + (c - a) * share + (a * 2.0 - b * 5.0 + c * 4.0 - d) * square + (b * 3.0 - a - c * 3.0 + d) * cube) / 2.0
}

/// A smooth line through these points; a closed one comes back to its beginning.
#[must_use]
pub fn smooth(through: &[Vec2], closed: bool) -> Vec<Vec2> {
    const STEPS: u8 = 6;
    let count = through.len();
    if count < 3 {
        return through.to_vec();
    }
    let at = |number: usize, shift: usize| {
        // `shift` counts from the point before.
        let number = number + shift;
        let place = if closed { (number + count - 1) % count } else { number.saturating_sub(1).min(count - 1) };
        through.get(place).copied().unwrap_or_default()
    };
    let parts = if closed { count } else { count - 1 };
    let mut line: Vec<Vec2> = (0..parts)
        .flat_map(|part| {
            let four = [at(part, 0), at(part, 1), at(part, 2), at(part, 3)];
            (0..STEPS).map(move |step| bent(four, f32::from(step) / f32::from(STEPS)))
        })
        .collect();
    line.extend(if closed { through.first() } else { through.last() });
    line
}

/// A plate: a part of the sheet in which everything is measured from the middle, y down.
pub struct Burin<'a> {
    pub sheet: &'a mut InkImage,
    middle: Vec2,
    /// Texels to a unit.
    scale: f32,
    /// Texels from line to line.
    apart: f32,
    /// The subject leans by this, as a direction.
    lean: Vec2,
    /// -1 where it is seen from the other side.
    side: f32,
}

impl<'a> Burin<'a> {
    /// A plate around this middle, with this number of texels to a unit.
    pub fn new(sheet: &'a mut InkImage, middle: Vec2, scale: f32) -> Self {
        Self::turned(sheet, middle, scale, Attitude::PLAIN)
    }

    /// The same for a subject in an attitude.
    pub fn turned(sheet: &'a mut InkImage, middle: Vec2, scale: f32, attitude: Attitude) -> Self {
        let lean = Vec2::from_angle(attitude.lean);
        let side = if attitude.mirrored { -1.0 } else { 1.0 };
        Self { sheet, middle, scale, apart: (scale * 0.042).clamp(2.7, 5.0), lean, side }
    }

    fn p(&self, at: Vec2) -> Vec2 {
        self.middle + self.lean.rotate(Vec2::new(at.x * self.side, at.y)) * self.scale
    }

    /// From a texel back to the subject.
    fn unit(&self) -> impl Fn(Vec2) -> Vec2 + use<> {
        let (middle, scale, back, side) = (self.middle, self.scale, Vec2::new(self.lean.x, -self.lean.y), self.side);
        move |texel| {
            let at = back.rotate((texel - middle) / scale);
            Vec2::new(at.x * side, at.y)
        }
    }

    /// A flat tint.
    pub fn tint(&mut self, outline: &[Vec2], ink: Ink) {
        let outline: Vec<Vec2> = outline.iter().map(|at| self.p(*at)).collect();
        self.sheet.fill(&outline, ink, 1.0);
    }

    /// A tint with the lines of its relief, and no contour.
    pub fn shade(&mut self, outline: &[Vec2], tint: Ink, relief: Relief) {
        let (unit, scale, apart) = (self.unit(), self.scale, self.apart);
        let outline: Vec<Vec2> = outline.iter().map(|at| self.p(*at)).collect();
        let (pen, light) = (mixed(PEN, tint, 0.12), Vec3::new(LIGHT.x * self.side, LIGHT.y, LIGHT.z));
        self.sheet.fill_by(&outline, |texel| {
            let (dark, first, second) = relief.at(unit(texel), light);
            let ground = if dark < 0.0 {
                mixed(tint, LINEN, (-dark * 0.9).min(0.5))
            } else {
                mixed(tint, PEN, dark.min(1.0) * 0.20)
            };
            let to_lines = scale / apart;
            let line = ruled(first * to_lines, dark, apart).max(ruled(second * to_lines, (dark - 0.50) * 1.3, apart));
            (mixed(ground, pen, line * 0.86), 1.0)
        });
    }

    /// Lines alone, over what is there: `dark` is how strong they are in the middle of this oval; they fade to its edge.
    pub fn veil(&mut self, middle: Vec2, radii: Vec2, (turn, dark): (f32, f32)) {
        let (unit, scale, apart) = (self.unit(), self.scale, self.apart);
        let outline: Vec<Vec2> = oval(middle, radii).into_iter().map(|at| self.p(at)).collect();
        let across = Vec2::from_angle(turn);
        self.sheet.fill_by(&outline, |texel| {
            let place = unit(texel);
            let out = ((place - middle) / radii).length_squared();
            let line = ruled(place.dot(across) * scale / apart, dark * (1.0 - out), apart);
            (PEN, line * 0.85)
        });
    }

    /// A closed contour, stronger where it turns from the light; `thick` in units.
    pub fn contour(&mut self, outline: &[Vec2], thick: f32, ink: Ink) {
        let next = || outline.iter().cycle().skip(1);
        let turn: f32 = outline.iter().zip(next()).map(|(one, other)| one.perp_dot(*other)).sum();
        let thick = (thick * self.scale).max(0.42);
        for (one, other) in outline.iter().zip(next()).filter(|(one, other)| one != other) {
            let out = -(*other - *one).perp().normalize_or_zero() * turn.signum();
            let half = thick * (0.55 + 0.80 * out.dot(Vec2::new(SHADE.x * self.side, SHADE.y)).max(0.0));
            let (from, to) = (self.p(*one), self.p(*other));
            self.sheet.cut(from, to, (half, half), ink);
        }
    }

    /// A form with relief and contour.
    pub fn form(&mut self, outline: &[Vec2], tint: Ink, relief: Relief) {
        self.shade(outline, tint, relief);
        self.contour(outline, 0.010, PEN);
    }

    /// The same with a smooth outline through these points.
    pub fn soft(&mut self, through: &[(f32, f32)], tint: Ink, relief: Relief) {
        self.form(&smooth(&points(through), true), tint, relief);
    }

    /// A line as thick everywhere, half its width in units.
    pub fn line(&mut self, along: &[Vec2], thick: f32, ink: Ink) {
        let half = (thick * self.scale).max(0.40);
        for ends in along.windows(2) {
            let (from, to) = (self.p(ends[0]), self.p(ends[1]));
            self.sheet.cut(from, to, (half, half), ink);
        }
    }

    /// A line that begins fine, swells, and ends fine.
    pub fn swell(&mut self, along: &[Vec2], thick: f32, ink: Ink) {
        let last = along.len().saturating_sub(1).max(1) as f32;
        let half = |number: usize| {
            let share = (PI * number as f32 / last).sin().max(0.0);
            (thick * self.scale * (0.25 + 0.75 * share)).max(0.34)
        };
        let cuts: Vec<(Vec2, Vec2, f32, f32)> = along
            .windows(2)
            .enumerate()
            .map(|(number, ends)| (self.p(ends[0]), self.p(ends[1]), half(number), half(number + 1)))
            .collect();
        for (from, to, first, last) in cuts {
            self.sheet.cut(from, to, (first, last), ink);
        }
    }

    /// A smooth line through these points that swells.
    pub fn curve(&mut self, through: &[(f32, f32)], thick: f32, ink: Ink) {
        self.swell(&smooth(&points(through), false), thick, ink);
    }

    /// Lines that flow between two edges with as many points each: hair, feathers, the folds of a sail.
    pub fn flow(&mut self, one: &[(f32, f32)], other: &[(f32, f32)], count: u8, (thick, ink): (f32, Ink)) {
        for strand in 1..count {
            let share = f32::from(strand) / f32::from(count);
            let between = one.iter().zip(other);
            let through: Vec<Vec2> =
                between.map(|(a, b)| Vec2::new(a.0, a.1).lerp(Vec2::new(b.0, b.1), share)).collect();
            self.swell(&smooth(&through, false), thick, ink);
        }
    }

    /// A disc without relief.
    pub fn spot(&mut self, at: Vec2, radius: f32, ink: Ink) {
        let at = self.p(at);
        self.sheet.disc(at, radius * self.scale, ink);
    }

    /// A ball.
    pub fn ball(&mut self, at: Vec2, radii: Vec2, tint: Ink) {
        self.form(&oval(at, radii), tint, Relief::Ball(at, radii * 1.08));
    }
}
