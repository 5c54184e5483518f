//! Goods, weapons and tools.

use std::f32::consts::TAU;

use bevy::math::Vec2;

use super::burin::{Burin, PEN, Relief, arc, oval, points};
use crate::rules::kernel::likeness::Subject;
use crate::table::craft::print::Ink;

use Subject as P;

/// Linen, paper, bone.
pub const PALE: Ink = [0xF0, 0xE6, 0xCC];
/// Gold and brass.
pub const GOLD: Ink = [0xD6, 0xA8, 0x3C];
/// Timber.
pub const WOOD: Ink = [0x9A, 0x6E, 0x40];
/// Iron, and steel in a shadow.
pub const IRON: Ink = [0x7C, 0x7E, 0x80];
/// Cloth and wax.
pub const RED: Ink = [0xB0, 0x3E, 0x32];
/// Leaves and glass.
pub const GREEN: Ink = [0x62, 0x8A, 0x4C];
/// Cloth and water.
pub const BLUE: Ink = [0x5A, 0x82, 0x9A];

/// Draws one of these; false for any other subject.
pub fn draw(burin: &mut Burin, subject: Subject) -> bool {
    Pen(burin).draw(subject)
}

/// The hand for small things: every form has relief of its own.
pub struct Pen<'a, 'b>(pub &'a mut Burin<'b>);

impl Pen<'_, '_> {
    /// A form as round as its outline is wide and high.
    pub fn fill(&mut self, outline: &[(f32, f32)], ink: Ink) {
        let outline = points(outline);
        let least = outline.iter().fold(Vec2::MAX, |least, at| least.min(*at));
        let most = outline.iter().fold(Vec2::MIN, |most, at| most.max(*at));
        let relief = Relief::Ball((least + most) / 2.0 - (most - least) * 0.06, (most - least) * 0.64);
        self.0.shade(&outline, ink, relief);
        self.0.contour(&outline, 0.016, PEN);
    }

    /// A line; a tinted one has a dark one under it.
    pub fn line(&mut self, along: &[(f32, f32)], thick: f32, ink: Ink) {
        let along = points(along);
        if ink != PEN && thick > 0.030 {
            self.0.line(&along, thick + 0.014, PEN);
        }
        self.0.line(&along, thick, ink);
    }

    /// A disc without relief.
    pub fn spot(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        self.0.spot(Vec2::new(x, y), radius, ink);
    }

    /// A ball with its contour.
    pub fn round(&mut self, x: f32, y: f32, radius: f32, ink: Ink) {
        let at = Vec2::new(x, y);
        self.0.shade(&oval(at, Vec2::splat(radius)), ink, Relief::Ball(at, Vec2::splat(radius * 1.08)));
        self.0.contour(&oval(at, Vec2::splat(radius)), 0.016, PEN);
    }

    /// An arc of an oval, as a line.
    pub fn arc(&mut self, (x, y): (f32, f32), (wide, high): (f32, f32), (from, to): (f32, f32), thick: f32, ink: Ink) {
        let along = arc(Vec2::new(x, y), Vec2::new(wide, high), from, to);
        if ink != PEN && thick > 0.030 {
            self.0.line(&along, thick + 0.014, PEN);
        }
        self.0.line(&along, thick, ink);
    }

    fn draw(&mut self, subject: Subject) -> bool {
        match subject {
            P::Anchor => {
                self.arc((0.0, -0.68), (0.14, 0.14), (0.0, TAU), 0.05, PEN);
                self.line(&[(0.0, -0.54), (0.0, 0.72)], 0.07, PEN);
                self.line(&[(-0.30, -0.34), (0.30, -0.34)], 0.06, PEN);
                self.arc((0.0, 0.12), (0.62, 0.62), (0.2, TAU / 2.0 - 0.2), 0.07, PEN);
                for side in [-1.0, 1.0] {
                    self.fill(&[(0.62 * side, 0.02), (0.74 * side, 0.34), (0.46 * side, 0.26)], PEN);
                }
            }
            P::Barrel => {
                self.fill(
                    &[
                        (-0.42, -0.7),
                        (0.42, -0.7),
                        (0.58, -0.3),
                        (0.58, 0.3),
                        (0.42, 0.7),
                        (-0.42, 0.7),
                        (-0.58, 0.3),
                        (-0.58, -0.3),
                    ],
                    WOOD,
                );
                for x in [-0.28, 0.0, 0.28] {
                    self.line(&[(x * 0.8, -0.68), (x * 1.15, 0.0), (x * 0.8, 0.68)], 0.02, PEN);
                }
                for y in [-0.42, 0.42] {
                    self.line(&[(-0.55, y), (0.55, y)], 0.06, IRON);
                }
            }
            P::Bale => {
                self.fill(&[(-0.7, -0.45), (0.7, -0.45), (0.76, 0.0), (0.7, 0.5), (-0.7, 0.5), (-0.76, 0.0)], PALE);
                for x in [-0.3, 0.3] {
                    self.line(&[(x, -0.45), (x * 1.1, 0.0), (x, 0.5)], 0.04, WOOD);
                }
                for (x, y) in [(-0.5, -0.1), (0.0, 0.1), (0.5, -0.15), (0.05, -0.25), (-0.45, 0.25), (0.48, 0.25)] {
                    self.arc((x, y), (0.12, 0.09), (3.4, 6.0), 0.018, PEN);
                }
            }
            P::Beans => {
                for (x, y, turn) in [(-0.34, -0.22, 0.4_f32), (0.30, -0.30, -0.5), (0.0, 0.28, 0.1)] {
                    let bean: Vec<(f32, f32)> = (0..20_u8)
                        .map(|step| f32::from(step) / 20.0 * TAU)
                        .map(|angle| (angle.cos() * 0.24, angle.sin() * 0.42))
                        .map(|(a, b)| (x + a * turn.cos() - b * turn.sin(), y + a * turn.sin() + b * turn.cos()))
                        .collect();
                    self.fill(&bean, [0x6B, 0x3A, 0x22]);
                    self.line(
                        &[
                            (x + 0.34 * turn.sin(), y - 0.34 * turn.cos()),
                            (x, y),
                            (x - 0.34 * turn.sin(), y + 0.34 * turn.cos()),
                        ],
                        0.03,
                        PEN,
                    );
                }
            }
            P::Bottle => {
                self.fill(
                    &[
                        (-0.12, -0.8),
                        (0.12, -0.8),
                        (0.12, -0.35),
                        (0.36, -0.1),
                        (0.36, 0.75),
                        (-0.36, 0.75),
                        (-0.36, -0.1),
                        (-0.12, -0.35),
                    ],
                    GREEN,
                );
                self.fill(&[(-0.22, 0.05), (0.24, 0.0), (0.26, 0.5), (-0.2, 0.55)], PALE);
                for y in [0.15, 0.28, 0.41] {
                    self.line(&[(-0.12, y), (0.17, y - 0.02)], 0.02, PEN);
                }
                self.fill(&[(-0.10, -0.92), (0.10, -0.92), (0.09, -0.78), (-0.09, -0.78)], WOOD);
            }
            P::Burst => {
                let ray = |number: u8| {
                    let turn = f32::from(number) / 20.0 * TAU;
                    let reach = if number.is_multiple_of(2) { 0.92 } else { 0.5 };
                    (turn.cos() * reach, turn.sin() * reach)
                };
                let rays: Vec<(f32, f32)> = (0..20).map(ray).collect();
                self.fill(&rays, [0xE2, 0x8A, 0x2E]);
                self.spot(0.0, 0.0, 0.42, PALE);
            }
            P::Cannon => {
                self.fill(&[(-0.75, -0.05), (0.72, -0.36), (0.78, -0.12), (-0.62, 0.30)], IRON);
                self.round(-0.70, 0.12, 0.12, IRON);
                self.fill(&[(-0.5, 0.16), (0.3, 0.0), (0.4, 0.36), (-0.5, 0.42)], WOOD);
                self.round(-0.32, 0.48, 0.2, WOOD);
                self.round(0.24, 0.44, 0.18, WOOD);
            }
            P::Chain => {
                self.round(-0.62, 0.3, 0.28, IRON);
                self.round(0.62, -0.3, 0.28, IRON);
                for link in 0..4_u8 {
                    let share = f32::from(link) / 3.0;
                    self.arc((-0.36 + 0.72 * share, 0.18 - 0.36 * share), (0.13, 0.09), (0.0, TAU), 0.03, PEN);
                }
            }
            P::Dice => {
                self.fill(&[(-0.62, -0.1), (0.02, -0.3), (0.12, 0.34), (-0.5, 0.52)], PALE);
                self.fill(&[(0.1, -0.62), (0.62, -0.5), (0.56, 0.06), (0.04, -0.06)], PALE);
                for (x, y) in [(-0.42, 0.05), (-0.22, 0.12), (-0.06, 0.2)] {
                    self.spot(x, y, 0.07, PEN);
                }
                self.spot(0.33, -0.32, 0.12, RED);
                self.spot(0.29, -0.18, 0.05, RED);
                self.spot(0.38, -0.17, 0.05, RED);
            }
            P::Grape => {
                for (x, y) in [
                    (-0.3, -0.35),
                    (0.1, -0.5),
                    (0.4, -0.2),
                    (-0.45, 0.05),
                    (0.0, -0.05),
                    (0.35, 0.25),
                    (-0.15, 0.35),
                    (0.15, 0.6),
                    (-0.5, 0.5),
                ] {
                    self.round(x, y, 0.19, IRON);
                }
            }
            P::Hammer => {
                self.line(&[(-0.5, 0.75), (0.32, -0.35)], 0.10, WOOD);
                self.fill(&[(-0.1, -0.62), (0.28, -0.85), (0.78, -0.2), (0.42, 0.02)], IRON);
            }
            P::Helm => {
                for spoke in 0..8_u8 {
                    let turn = f32::from(spoke) / 8.0 * TAU;
                    self.line(&[(0.0, 0.0), (turn.cos() * 0.88, turn.sin() * 0.88)], 0.05, WOOD);
                }
                self.arc((0.0, 0.0), (0.6, 0.6), (0.0, TAU), 0.09, WOOD);
                self.round(0.0, 0.0, 0.2, GOLD);
            }
            P::Hook => {
                self.line(&[(0.0, -0.85), (0.0, 0.3)], 0.06, PEN);
                for side in [-1.0, 1.0] {
                    self.line(&[(0.0, 0.3), (0.28 * side, 0.6), (0.58 * side, 0.45), (0.62 * side, 0.1)], 0.07, IRON);
                    self.fill(&[(0.52 * side, 0.14), (0.72 * side, 0.14), (0.62 * side, -0.1)], IRON);
                }
                self.arc((0.0, -0.85), (0.1, 0.1), (0.0, TAU), 0.04, PEN);
            }
            P::House => {
                self.fill(&[(-0.6, 0.7), (-0.6, -0.05), (0.3, -0.05), (0.3, 0.7)], PALE);
                self.fill(&[(-0.7, -0.05), (-0.15, -0.5), (0.4, -0.05)], RED);
                self.fill(&[(0.3, 0.7), (0.3, -0.35), (0.62, -0.35), (0.62, 0.7)], PALE);
                self.fill(&[(0.24, -0.35), (0.46, -0.85), (0.68, -0.35)], RED);
                self.fill(&[(-0.25, 0.7), (-0.25, 0.3), (-0.02, 0.3), (-0.02, 0.7)], WOOD);
            }
            P::Hull => {
                self.fill(&[(-0.85, -0.25), (0.85, -0.35), (0.6, 0.5), (-0.5, 0.5)], WOOD);
                for y in [-0.08, 0.12, 0.32] {
                    self.line(&[(-0.78 + y * 0.5, y), (0.78 - y * 0.5, y - 0.03)], 0.025, PEN);
                }
                for x in [-0.45, -0.05, 0.35] {
                    self.fill(&[(x, -0.16), (x + 0.16, -0.17), (x + 0.16, -0.03), (x, -0.02)], PEN);
                }
            }
            P::Loaf => {
                self.fill(&[(-0.1, -0.85), (0.1, -0.85), (0.5, 0.6), (0.42, 0.75), (-0.42, 0.75), (-0.5, 0.6)], PALE);
                self.fill(&[(-0.40, 0.1), (0.40, 0.1), (0.5, 0.6), (0.42, 0.75), (-0.42, 0.75), (-0.5, 0.6)], BLUE);
                for x in [-0.2, 0.0, 0.2] {
                    self.line(&[(x * 0.4, -0.6), (x, 0.05)], 0.018, PEN);
                }
            }
            P::Log => {
                for (y, shift) in [(-0.32, 0.05), (0.08, -0.12), (0.48, 0.0)] {
                    self.fill(
                        &[
                            (-0.75 + shift, y - 0.18),
                            (0.55 + shift, y - 0.18),
                            (0.55 + shift, y + 0.18),
                            (-0.75 + shift, y + 0.18),
                        ],
                        WOOD,
                    );
                    self.round(0.58 + shift, y, 0.19, [0xD9, 0xB4, 0x7C]);
                    self.arc((0.58 + shift, y), (0.10, 0.10), (0.0, TAU), 0.02, PEN);
                }
            }
            P::Mask => {
                self.fill(
                    &[
                        (-0.8, -0.25),
                        (-0.3, -0.35),
                        (0.0, -0.2),
                        (0.3, -0.35),
                        (0.8, -0.25),
                        (0.6, 0.25),
                        (0.2, 0.3),
                        (0.0, 0.1),
                        (-0.2, 0.3),
                        (-0.6, 0.25),
                    ],
                    PEN,
                );
                for side in [-1.0, 1.0] {
                    self.spot(0.36 * side, 0.0, 0.13, PALE);
                }
            }
            P::Scales => {
                self.line(&[(0.0, -0.75), (0.0, 0.7)], 0.06, GOLD);
                self.line(&[(-0.65, -0.5), (0.65, -0.58)], 0.05, GOLD);
                self.line(&[(-0.3, 0.75), (0.3, 0.75)], 0.08, GOLD);
                for (x, y) in [(-0.65, -0.5), (0.65, -0.58)] {
                    self.line(&[(x - 0.25, y + 0.6), (x, y), (x + 0.25, y + 0.6)], 0.02, PEN);
                    self.fill(
                        &[(x - 0.3, y + 0.6), (x + 0.3, y + 0.6), (x + 0.15, y + 0.78), (x - 0.15, y + 0.78)],
                        GOLD,
                    );
                }
            }
            P::Scroll => {
                self.fill(&[(-0.55, -0.7), (0.5, -0.7), (0.5, 0.65), (-0.55, 0.65)], PALE);
                self.round(-0.55, -0.66, 0.14, PALE);
                self.round(0.5, 0.65, 0.14, PALE);
                for y in [-0.4, -0.2, 0.0, 0.2] {
                    self.line(&[(-0.36, y), (0.32, y)], 0.025, PEN);
                }
                self.round(0.1, 0.5, 0.17, RED);
            }
            P::Spyglass => {
                self.fill(&[(-0.85, 0.38), (-0.3, 0.05), (-0.16, 0.28), (-0.72, 0.6)], GOLD);
                self.fill(&[(-0.3, 0.0), (0.25, -0.34), (0.42, -0.06), (-0.14, 0.30)], WOOD);
                self.fill(&[(0.22, -0.42), (0.78, -0.76), (0.96, -0.42), (0.42, -0.02)], GOLD);
            }
            P::Star => {
                let ray = |number: u8| {
                    let turn = f32::from(number) / 10.0 * TAU - TAU / 4.0;
                    let reach = if number.is_multiple_of(2) { 0.88 } else { 0.38 };
                    (turn.cos() * reach, turn.sin() * reach)
                };
                let rays: Vec<(f32, f32)> = (0..10).map(ray).collect();
                self.fill(&rays, GOLD);
            }
            P::Swords => {
                for side in [-1.0, 1.0] {
                    self.line(&[(-0.7 * side, 0.7), (0.65 * side, -0.75)], 0.06, IRON);
                    self.line(&[(-0.66 * side, 0.24), (-0.22 * side, 0.62)], 0.06, GOLD);
                    self.round(-0.74 * side, 0.74, 0.12, GOLD);
                }
            }
            P::Pepper => {
                self.fill(
                    &[(-0.7, 0.75), (-0.6, -0.05), (-0.3, -0.3), (0.3, -0.3), (0.6, -0.05), (0.7, 0.75)],
                    [0xC9, 0xA8, 0x72],
                );
                self.fill(&[(-0.5, -0.12), (-0.2, -0.45), (0.25, -0.5), (0.5, -0.1)], [0x8A, 0x3A, 0x1C]);
                for (x, y) in [(-0.25, -0.25), (0.0, -0.34), (0.24, -0.24), (0.08, -0.18)] {
                    self.spot(x, y, 0.06, PEN);
                }
                self.line(&[(-0.5, 0.15), (0.5, 0.15)], 0.05, WOOD);
            }
            P::Orange => {
                self.round(-0.3, 0.25, 0.42, [0xE0, 0x8A, 0x24]);
                self.round(0.36, 0.3, 0.38, [0xE6, 0xB8, 0x2C]);
                self.round(0.04, -0.25, 0.40, [0xE0, 0x74, 0x24]);
                self.fill(&[(0.05, -0.6), (0.4, -0.85), (0.5, -0.6), (0.2, -0.5)], GREEN);
            }
            P::Lantern => {
                self.fill(&[(-0.35, -0.35), (0.35, -0.35), (0.42, 0.5), (-0.42, 0.5)], [0xF0, 0xC9, 0x5A]);
                self.fill(&[(-0.45, -0.35), (0.0, -0.75), (0.45, -0.35)], IRON);
                self.fill(&[(-0.5, 0.5), (0.5, 0.5), (0.5, 0.68), (-0.5, 0.68)], IRON);
                for x in [-0.14, 0.14] {
                    self.line(&[(x, -0.35), (x * 1.2, 0.5)], 0.035, IRON);
                }
                self.arc((0.0, -0.8), (0.13, 0.13), (0.0, TAU), 0.04, IRON);
            }
            _ => return false,
        }
        true
    }
}
