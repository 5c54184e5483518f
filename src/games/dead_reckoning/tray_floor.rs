//! The printed floor of the battle tray: powder smoke for strength, a burst, chests and barrels, splintered planks. Shapes
//! and numbers say it all, so that neither colour nor language is needed (DR-22.2).

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::cubes::number;
use crate::dice::Vessels;
use crate::dice::set_down::centre;
use crate::rules::dead_reckoning::tray::{Zone, ZoneKind};
use crate::table::craft::print::{Anchor, InkImage, TypeCase};
use crate::table::theme::paper::speck;

/// Texels a millimetre.
const FINE: f32 = 4.0;

const WINE: [u8; 3] = [0x5A, 0x16, 0x1A];
const ROSE: [u8; 3] = [0xE2, 0xB9, 0xA8];
const PALE: [u8; 3] = [0xF3, 0xDD, 0xCC];
const GILT: [u8; 3] = [0xD9, 0xA8, 0x3A];
const BRIGHT: [u8; 3] = [0xF6, 0xD4, 0x6A];
const SEA: [u8; 3] = [0x8F, 0xB2, 0xA2];
const DEEP: [u8; 3] = [0x4C, 0x74, 0x68];
const RUST: [u8; 3] = [0xA8, 0x4E, 0x38];
const BLOOD: [u8; 3] = [0x8A, 0x1C, 0x1E];
const EMBER: [u8; 3] = [0xE8, 0x6A, 0x2C];
const OAK: [u8; 3] = [0x7A, 0x4E, 0x2A];
const DARK: [u8; 3] = [0x2C, 0x1A, 0x10];

/// The press: millimetres of the tray in, texels out, as the reader of the tray sees it.
struct Press<'a> {
    sheet: InkImage,
    case: TypeCase,
    vessels: &'a Vessels,
}

impl Press<'_> {
    fn at(&self, (x, y): (f64, f64)) -> Vec2 {
        let tray = &self.vessels.tray;
        Vec2::new((tray.x.1 - x) as f32, (y - tray.y.0) as f32) * FINE
    }

    fn outline(&self, zone: Zone) -> Vec<Vec2> {
        let zones = &self.vessels.tray.zones;
        let outline = zones.get(usize::from(number(zone))).map(|zone| zone.outline.clone()).unwrap_or_default();
        outline.into_iter().map(|spot| self.at(spot)).collect()
    }

    fn middle(&self, zone: Zone) -> Vec2 {
        self.at(centre(&self.vessels.tray, number(zone)).unwrap_or((0.0, 75.0)))
    }

    /// Is a texel in a zone, and how far from its border at least?
    fn room(&self, zone: Zone, at: Vec2) -> f32 {
        let outline = self.outline(zone);
        let mut before = outline.last().copied().unwrap_or_default();
        let (mut inside, mut near) = (false, f32::MAX);
        for corner in outline {
            if (before.y > at.y) != (corner.y > at.y)
                && at.x < before.x + (at.y - before.y) / (corner.y - before.y) * (corner.x - before.x)
            {
                inside = !inside;
            }
            let along = corner - before;
            let share = ((at - before).dot(along) / along.length_squared().max(1e-6)).clamp(0.0, 1.0);
            near = near.min(at.distance(before + along * share));
            before = corner;
        }
        if inside { near } else { 0.0 }
    }

    fn say(&mut self, at: Vec2, size: f32, colour: [u8; 3], text: &str) {
        self.sheet.set(&mut self.case, at, Anchor::Middle, size * FINE, colour, text);
    }

    /// Powder smoke: heaps of little clouds, lit from above.
    fn smoke(&mut self, zone: Zone, dark: [u8; 3], light: [u8; 3]) {
        let outline = self.outline(zone);
        let bounds = outline.iter().fold((Vec2::MAX, Vec2::MIN), |(low, high), at| (low.min(*at), high.max(*at)));
        for puff in 0..46 {
            let share = Vec2::new(speck(puff, 3 + zone as i32), speck(puff, 71 + zone as i32));
            let at = bounds.0 + (bounds.1 - bounds.0) * share;
            let radius = (2.5 + 4.5 * speck(puff, 17)) * FINE;
            let room = self.room(zone, at) - 1.5 * FINE;
            if room > 2.0 * FINE {
                let radius = radius.min(room);
                self.sheet.disc(at + Vec2::splat(radius * 0.12), radius, dark);
                self.sheet.disc(at - Vec2::splat(radius * 0.10), radius * 0.88, light);
            }
        }
    }

    fn coin(&mut self, at: Vec2, radius: f32) {
        let radius = radius * FINE;
        self.sheet.disc(at + Vec2::splat(radius * 0.15), radius, DARK);
        self.sheet.disc(at, radius, GILT);
        self.sheet.disc(at - Vec2::splat(radius * 0.08), radius * 0.76, BRIGHT);
        self.sheet.disc(at, radius * 0.52, GILT);
    }

    fn barrel(&mut self, at: Vec2, half: Vec2) {
        let (half, line) = (half * FINE, 0.9 * FINE);
        let bulge = |x: f32, y: f32| at + Vec2::new(x * half.x, y * half.y);
        let outline = [
            bulge(-0.78, -1.0),
            bulge(0.78, -1.0),
            bulge(1.0, -0.35),
            bulge(1.0, 0.35),
            bulge(0.78, 1.0),
            bulge(-0.78, 1.0),
            bulge(-1.0, 0.35),
            bulge(-1.0, -0.35),
        ];
        self.sheet.fill(&outline.map(|at| at + Vec2::splat(line)), DARK, 0.8);
        self.sheet.fill(&outline, OAK, 1.0);
        for y in [-0.62, 0.62] {
            let wide = half.x * 0.96;
            let hoop = at + Vec2::new(0.0, y * half.y);
            self.sheet.block(hoop - Vec2::new(wide, line * 0.6), hoop + Vec2::new(wide, line * 0.6), DARK, 1.0);
        }
        for x in [-0.4, 0.0, 0.4] {
            let stave = at.x + x * half.x;
            let (top, foot) = (at.y - half.y, at.y + half.y);
            self.sheet.block(Vec2::new(stave - 0.8, top), Vec2::new(stave + 0.8, foot), DARK, 0.45);
        }
    }

    fn burst(&mut self, at: Vec2, radius: f32, rays: u32, colour: [u8; 3], inner: f32) {
        let radius = radius * FINE;
        let point = |step: u32| {
            let reach =
                if step.is_multiple_of(2) { radius * (0.82 + 0.18 * speck(step as i32, 9)) } else { radius * inner };
            at + Vec2::from_angle(step as f32 / (rays * 2) as f32 * TAU) * reach
        };
        let outline: Vec<Vec2> = (0..rays * 2).map(point).collect();
        self.sheet.fill(&outline, colour, 1.0);
    }

    fn planks(&mut self, zone: Zone) {
        let middle = self.middle(zone);
        for (number, turn) in [0.35_f32, -0.55, 1.2, 2.1].into_iter().enumerate() {
            let along = Vec2::from_angle(turn) * FINE;
            let side = along.perp();
            let aside = side * (number as f32 - 1.5) * 2.2;
            let (long, wide) = (13.0 - number as f32, 2.3);
            let outline = [
                middle + aside - along * long + side * wide,
                middle + aside - along * (long - 2.5) - side * 0.4,
                middle + aside - along * (long + 1.5) - side * wide,
                middle + aside + along * (long - 3.0) - side * wide,
                middle + aside + along * (long + 1.0) - side * 0.2,
                middle + aside + along * (long - 2.0) + side * wide,
            ];
            self.sheet.fill(&outline.map(|at| at + Vec2::splat(0.8 * FINE)), DARK, 0.7);
            self.sheet.fill(&outline, OAK, 1.0);
        }
    }

    fn zone(&mut self, zone: Zone) {
        let (outline, middle) = (self.outline(zone), self.middle(zone));
        match zone.kind() {
            ZoneKind::Strength(1) => {
                self.sheet.fill(&outline, ROSE, 1.0);
                self.smoke(zone, [0xC9, 0x93, 0x86], PALE);
                self.sheet.disc(middle, 8.2 * FINE, PALE);
                self.say(middle, 17.0, WINE, "1");
            }
            ZoneKind::Strength(_) => {
                self.sheet.fill(&outline, [0xD6, 0x93, 0x86], 1.0);
                self.smoke(zone, [0xB0, 0x64, 0x5C], [0xEB, 0xB8, 0xA4]);
                let at = self.at((-6.0, 112.0));
                self.burst(at, 22.0, 18, BRIGHT, 0.78);
                self.sheet.disc(at, 15.0 * FINE, PALE);
                self.say(at, 30.0, WINE, "2");
            }
            ZoneKind::Booty => {
                self.sheet.fill(&outline, SEA, 1.0);
                self.sheet.fill(&outline.iter().map(|at| *at + (middle - *at) * 0.12).collect::<Vec<_>>(), DEEP, 0.25);
                self.booty(zone, middle);
            }
            ZoneKind::Damage => {
                self.sheet.fill(&outline, RUST, 1.0);
                self.planks(zone);
                self.burst(middle, 7.0, 7, PALE, 0.72);
                self.say(middle, 10.0, WINE, "−1");
            }
            ZoneKind::Explosion => {
                self.sheet.fill(&outline, BLOOD, 1.0);
                self.burst(middle, 17.5, 13, EMBER, 0.62);
                self.burst(middle, 12.5, 11, BRIGHT, 0.66);
                self.sheet.disc(middle, 6.4 * FINE, PALE);
                self.say(middle, 9.5, WINE, "+1");
            }
        }
    }

    fn booty(&mut self, zone: Zone, middle: Vec2) {
        let mm = |x: f32, y: f32| Vec2::new(x, y) * FINE;
        match zone {
            Zone::Go => {
                self.coin(middle + mm(-6.0, 0.0), 7.0);
                self.coin(middle + mm(6.5, 1.5), 7.0);
            }
            Zone::Ca => self.barrel(middle, Vec2::new(7.5, 9.5)),
            Zone::Mi => {
                self.barrel(middle + mm(-8.0, 0.0), Vec2::new(6.8, 9.0));
                self.coin(middle + mm(9.0, 2.0), 6.8);
            }
            _ => {
                // A chest with the lid up: any two goods.
                let at = self.at((97.0, 96.0));
                let chest = [mm(-15.0, -2.0), mm(15.0, -2.0), mm(13.5, 12.0), mm(-13.5, 12.0)].map(|by| at + by);
                let lid = [mm(-15.0, -4.0), mm(15.0, -4.0), mm(12.0, -15.0), mm(-12.0, -15.0)].map(|by| at + by);
                for shape in [&chest, &lid] {
                    self.sheet.fill(&shape.map(|at| at + Vec2::splat(1.2 * FINE)), DARK, 0.7);
                }
                self.sheet.fill(&lid, OAK, 1.0);
                self.coin(at + mm(-7.0, -2.0), 5.0);
                self.coin(at + mm(6.0, -2.5), 5.0);
                self.sheet.fill(&chest, OAK, 1.0);
                self.sheet.block(at + mm(-14.0, 3.0), at + mm(14.0, 5.0), DARK, 0.8);
                self.sheet.block(at + mm(-2.5, 2.0), at + mm(2.5, 8.0), GILT, 1.0);
                let below = self.at((97.0, 124.0));
                self.coin(below + mm(-14.0, 0.0), 5.0);
                self.say(below + mm(-4.0, 0.0), 10.0, PALE, "/");
                self.barrel(below + mm(5.0, 0.0), Vec2::new(5.0, 6.5));
                self.say(below + mm(17.0, 0.0), 11.0, PALE, "×2");
            }
        }
    }
}

/// The whole floor.
#[must_use]
pub fn print(vessels: &Vessels) -> InkImage {
    let tray = &vessels.tray;
    let size = Vec2::new((tray.x.1 - tray.x.0) as f32, (tray.y.1 - tray.y.0) as f32) * FINE;
    let sheet = InkImage::new(size.x as usize, size.y as usize);
    let mut press = Press { sheet, case: TypeCase::default(), vessels };
    for zone in Zone::ALL {
        press.zone(zone);
    }
    press.sheet
}
