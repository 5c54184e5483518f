//! Vessels: a hull with wales and gunports, masts with sails that are full, and a wake.

use std::f32::consts::PI;

use bevy::math::Vec2;

use super::burin::{Burin, LINEN, PEN, Relief, mixed, points, smooth};
use super::goods::{PALE, RED, WOOD};
use crate::rules::kernel::likeness::Subject;
use crate::table::craft::print::Ink;

/// How the sails of a mast are cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cut {
    Square,
    Gaff,
    Lateen,
    /// Stiff with battens.
    Junk,
}

/// A mast: its place, its height, and its sails; one that is not square has one sail.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mast {
    pub at: f32,
    pub tall: f32,
    pub sails: u8,
    pub cut: Cut,
}

/// What a sail bears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Device {
    Stripes,
    Cross,
    Roundel,
}

/// A vessel as numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Vessel {
    pub masts: Vec<Mast>,
    pub ports: u8,
    /// She is rowed.
    pub oars: bool,
    /// The stern rises by this.
    pub castle: f32,
    pub wood: Ink,
    /// The upper wale is painted with this.
    pub wale: Ink,
    pub cloth: Ink,
    /// Her sails are torn.
    pub ragged: bool,
    pub device: Option<(Device, Ink)>,
    pub flag: Ink,
}

/// Draws one of these; anything else is a ship.
pub fn draw(burin: &mut Burin, subject: Subject) {
    let (square, gaff) = (Cut::Square, Cut::Gaff);
    let mut vessel = match subject {
        Subject::Sloop => Vessel { ports: 3, castle: 0.05, ..Vessel::of(&[(0.0, 1.42, 1)], gaff) },
        Subject::Brig => Vessel { ports: 5, castle: 0.08, ..Vessel::of(&[(-0.30, 1.26, 2), (0.30, 1.34, 2)], square) },
        Subject::Frigate => Vessel {
            ports: 8,
            castle: 0.12,
            wood: [0x6A, 0x52, 0x3A],
            flag: [0x4A, 0x6A, 0x8A],
            ..Vessel::of(&[(-0.46, 1.08, 2), (0.0, 1.42, 3), (0.44, 1.24, 3)], square)
        },
        Subject::Galleon => Vessel {
            ports: 6,
            castle: 0.34,
            wood: [0xA6, 0x72, 0x3A],
            flag: [0xC0, 0x92, 0x34],
            ..Vessel::of(&[(-0.46, 0.94, 1), (-0.04, 1.34, 2), (0.40, 1.10, 2)], square)
        },
        _ => Vessel::of(&[(-0.36, 1.12, 2), (0.16, 1.38, 2)], square),
    };
    if subject == Subject::Galleon
        && let Some(mizzen) = vessel.masts.first_mut()
    {
        mizzen.cut = Cut::Lateen;
    }
    vessel.draw(burin);
}

impl Vessel {
    fn of(masts: &[(f32, f32, u8)], cut: Cut) -> Self {
        let mast = |(at, tall, sails): &(f32, f32, u8)| Mast { at: *at, tall: *tall, sails: *sails, cut };
        Self {
            masts: masts.iter().map(mast).collect(),
            ports: 4,
            oars: false,
            castle: 0.16,
            wood: WOOD,
            wale: [0xD9, 0xB4, 0x50],
            cloth: PALE,
            ragged: false,
            device: None,
            flag: RED,
        }
    }

    /// A vessel with so many masts from stern to bow, each with so many sails of one cut; the tallest stands amidships.
    #[must_use]
    pub fn rigged(masts: u8, sails: u8, cut: Cut) -> Self {
        let masts = masts.clamp(1, 6);
        let mast = |number: u8| {
            let share = if masts == 1 { 0.5 } else { f32::from(number) / f32::from(masts - 1) };
            let reach = [0.0, 0.0, 0.31, 0.45, 0.55, 0.62, 0.64][usize::from(masts)];
            let out = (share - 0.55).abs() * 2.0;
            (-reach - 0.02 + 2.0 * reach * share, 1.42 - 0.30 * out, sails.saturating_sub(u8::from(out > 0.8)).max(1))
        };
        Self::of(&(0..masts).map(mast).collect::<Vec<_>>(), cut)
    }

    /// Sails are narrower where masts stand close.
    fn spread(&self) -> f32 {
        let gaps = self.masts.windows(2).map(|two| (two[1].at - two[0].at).abs());
        gaps.fold(1.0_f32, |least, gap| least.min(gap / 0.40)).max(0.5)
    }

    /// Draws her, bow to the right.
    pub fn draw(&self, burin: &mut Burin) {
        for mast in &self.masts {
            self.mast(burin, *mast);
        }
        if let Some(fore) = self.masts.iter().max_by(|one, other| one.at.total_cmp(&other.at))
            && fore.cut != Cut::Junk
        {
            self.headsails(burin, fore.at, fore.tall);
        }
        self.hull(burin);
        if self.oars {
            for oar in 0..7_u8 {
                let x = -0.52 + 0.17 * f32::from(oar);
                let along = points(&[(x, 0.42), (x - 0.16, 0.74)]);
                burin.line(&along, 0.018, PEN);
                burin.line(&along, 0.009, LINEN);
            }
        }
        water(burin, 0.60);
    }

    fn mast(&self, burin: &mut Burin, mast: Mast) {
        let Mast { at: x, tall, .. } = mast;
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
        match mast.cut {
            Cut::Square => self.square(burin, mast),
            Cut::Gaff => self.gaff(burin, x, top, foot),
            Cut::Lateen => self.lateen(burin, x, top, foot),
            Cut::Junk => self.junk(burin, x, top, foot),
        }
    }

    fn gaff(&self, burin: &mut Burin, x: f32, top: f32, foot: f32) {
        // A boom does not reach into the next mast.
        let s = self.spread();
        let gaff = [
            (x - 0.04, top + 0.30),
            (x - 0.46 * s, top + 0.22),
            (x - 0.66 * s, foot - 0.06),
            (x - 0.34 * s, foot - 0.02),
            (x - 0.04, foot - 0.10),
        ];
        burin.soft(&gaff, self.cloth, Relief::Slope(Vec2::new(x, top + 0.4), Vec2::new(x - 0.75, foot)));
        burin.flow(
            &[(x - 0.06, top + 0.34), (x - 0.08, 0.0), (x - 0.10, foot - 0.1)],
            &[(x - 0.44 * s, top + 0.28), (x - 0.52 * s, 0.0), (x - 0.58 * s, foot - 0.06)],
            5,
            self.seams(),
        );
        self.bears(burin, Vec2::new(x - 0.30 * s, (top + foot) / 2.0 + 0.12), 0.15 * s);
        burin.line(&points(&[(x, top + 0.32), (x - 0.50 * s, top + 0.16)]), 0.014, PEN);
        burin.line(&points(&[(x, foot - 0.02), (x - 0.74 * s, foot - 0.05)]), 0.014, PEN);
    }

    /// A long yard that slants up to the stern, and a sail with three corners.
    fn lateen(&self, burin: &mut Burin, x: f32, top: f32, foot: f32) {
        let s = self.spread();
        let (low, high) = ((x + 0.24 * s, foot - 0.16), (x - 0.30 * s, top + 0.06));
        let clew = (x - 0.34 * s, foot - 0.10);
        burin.soft(
            &[
                high,
                ((high.0 + low.0) / 2.0 + 0.02, (high.1 + low.1) / 2.0),
                low,
                (x - 0.02, foot - 0.08),
                clew,
                (x - 0.40 * s, (high.1 + clew.1) / 2.0),
            ],
            self.cloth,
            Relief::Slope(Vec2::new(x + 0.1, top), Vec2::new(x - 0.5, foot)),
        );
        burin.flow(
            &[(x - 0.28 * s, top + 0.14), (x - 0.32 * s, 0.0), (x - 0.30 * s, foot - 0.1)],
            &[(x + 0.10 * s, foot - 0.40), (x + 0.16 * s, foot - 0.24), (x + 0.20 * s, foot - 0.14)],
            5,
            self.seams(),
        );
        self.bears(burin, Vec2::new(x - 0.16 * s, foot - 0.34), 0.12 * s);
        burin.line(&points(&[(low.0 + 0.06, low.1 + 0.06), (high.0 - 0.04, high.1 - 0.10)]), 0.020, PEN);
    }

    /// A fan of panels, each with a batten along its foot.
    fn junk(&self, burin: &mut Burin, x: f32, top: f32, foot: f32) {
        let s = self.spread();
        let edge = |up: f32| {
            let y = foot - 0.08 - up * (foot - 0.14 - top);
            (
                Vec2::new(x + (0.14 + 0.03 * up) * s, y),
                Vec2::new(x - (0.34 + 0.12 * (up * PI).sin()) * s, y - 0.10 * up),
            )
        };
        let steps = [0.0, 0.2, 0.4, 0.6, 0.8, 1.0_f32];
        let sail: Vec<Vec2> =
            steps.iter().map(|up| edge(*up).0).chain(steps.iter().rev().map(|up| edge(*up).1)).collect();
        burin.form(&sail, self.cloth, Relief::Slope(Vec2::new(x + 0.2, top), Vec2::new(x - 0.6, foot)));
        for up in steps {
            let (luff, leech) = edge(up);
            burin.line(&[luff, leech], 0.013, PEN);
        }
        self.bears(burin, Vec2::new(x - 0.12 * s, (top + foot) / 2.0), 0.11 * s);
    }

    /// Seams, or stripes where her sails have them.
    fn seams(&self) -> (f32, Ink) {
        match self.device {
            Some((Device::Stripes, ink)) => (0.030, ink),
            _ => (0.006, PEN),
        }
    }

    /// What a sail bears, about this middle.
    fn bears(&self, burin: &mut Burin, at: Vec2, radius: f32) {
        match self.device {
            Some((Device::Cross, ink)) => {
                for arm in [Vec2::X, Vec2::Y] {
                    burin.line(&[at - arm * radius, at + arm * radius], radius * 0.24, ink);
                }
            }
            Some((Device::Roundel, ink)) => burin.ball(at, Vec2::splat(radius * 0.78), ink),
            Some((Device::Stripes, _)) | None => {}
        }
    }

    fn square(&self, burin: &mut Burin, Mast { at: x, tall, sails, .. }: Mast) {
        let spread = self.spread();
        let room = (tall - 0.30) / f32::from(sails);
        for sail in 0..sails {
            let low = 0.22 - room * f32::from(sail);
            let high = low - room * 0.90;
            let wide = (0.30 - 0.055 * f32::from(sail)) * (0.70 + 0.30 * tall) * spread;
            let head = wide * 0.80;
            // The wind is behind them, from the left: they belly to the right.
            let middle = (high + low) / 2.0;
            let relief = Relief::Ball(Vec2::new(x + 0.04, middle), Vec2::new(wide * 1.35, room * 0.72));
            if self.ragged {
                let tear = |step: u8| {
                    let share = f32::from(step) / 8.0;
                    let torn = [0.0, 0.16, 0.04, 0.26, 0.06, 0.34, 0.02, 0.20, 0.0][usize::from(step)];
                    (x + wide - 2.0 * wide * share, low - torn * room)
                };
                let cloth: Vec<(f32, f32)> = [(x - head, high), (x + head, high), (x + wide + 0.05, middle)]
                    .into_iter()
                    .chain((0..=8).map(tear))
                    .collect();
                burin.form(&points(&cloth), self.cloth, relief);
            } else {
                let cloth = [
                    (x - head, high),
                    (x + head, high),
                    (x + wide + 0.085, middle + 0.02),
                    (x + wide, low),
                    (x + wide * 0.3, low - 0.045),
                    (x - wide, low),
                    (x - head + 0.05, middle),
                ];
                burin.soft(&cloth, self.cloth, relief);
                burin.flow(
                    &[(x - head * 0.8, high), (x - head * 0.65 + 0.06, middle), (x - wide * 0.8, low - 0.02)],
                    &[(x + head * 0.8, high), (x + wide * 0.9 + 0.07, middle), (x + wide * 0.8, low - 0.02)],
                    4,
                    self.seams(),
                );
                self.bears(burin, Vec2::new(x + 0.05, middle), (room * 0.30).min(wide * 0.6));
            }
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
                self.cloth,
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
        for (y, ink) in [(0.42, self.wale), (0.54, PEN)] {
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
