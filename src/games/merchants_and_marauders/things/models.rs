//! Small things that grow from wood and paint: harbour towns, the base of a ship.

use bevy::prelude::*;

use crate::rules::merchants_and_marauders::words::ShipKind;
use crate::table::craft::whittling::{Paint, Whittler};
use crate::table::things;

/// The base of a ship is this thick.
pub const BASE_THICK: f32 = 0.03;

/// Half of a ship's base, across and along.
const BASE: Vec2 = Vec2::new(0.10, 0.24);

/// A ship of this type is that model, smaller than her drawing by this factor.
#[must_use]
pub const fn model(kind: ShipKind) -> (&'static str, f32) {
    match kind {
        ShipKind::Sloop => ("brigantine", 0.46),
        ShipKind::Flute => ("swallow", 0.44),
        ShipKind::Frigate => ("revenge", 0.42),
        ShipKind::Galleon => ("santiago", 0.46),
        ShipKind::ManOfWar => ("san-martin", 0.50),
    }
}

/// The base of a ship.
#[must_use]
pub fn base() -> Mesh {
    things::base(BASE, BASE_THICK)
}

/// A harbour town: a quay with a mole, a church and houses, different in every place, under the flag of its nation.
#[must_use]
pub fn town(number: u8, banner: u32) -> Mesh {
    let mut knife = Whittler::default();
    let (stone, wall, roof) = (Paint::coat(0x9A917F), Paint::coat(0xE9DFC8), Paint::coat(0xA2492E));
    knife.block(Vec3::new(0.0, 0.012, -0.02), Vec3::new(0.26, 0.012, 0.10), stone);
    knife.block(Vec3::new(-0.22, 0.010, 0.13), Vec3::new(0.03, 0.010, 0.08), stone);
    let houses = 4 + number % 3;
    for house in 0..houses {
        let spread = f32::from(house) / f32::from(houses - 1) - 0.5;
        let size = 0.030 + 0.008 * f32::from((house * 7 + number * 3) % 3);
        let (x, z) = (spread * 0.40, -0.05 + 0.035 * f32::from((house + number) % 2));
        let walls = Vec3::new(x, 0.024 + size, z);
        knife.block(walls, Vec3::new(size, size, size * 0.9), wall.shaded(0.92 + 0.04 * f32::from(house % 3)));
        knife.gable(
            walls + Vec3::Y * size * 1.5,
            Vec3::new(size * 1.15, size * 0.6, size * 1.05),
            roof.shaded(0.9),
            wall,
        );
    }
    let tower = Vec3::new(0.03, 0.10, -0.10);
    knife.block(tower, Vec3::new(0.026, 0.085, 0.026), wall);
    knife.turned(tower + Vec3::Y * 0.085, &[(0.040, 0.0), (0.0, 0.075)], 4, roof);
    let staff = Vec3::new(0.20, 0.024, -0.06);
    knife.turned(staff, &[(0.007, 0.0), (0.005, 0.30), (0.0, 0.31)], 6, Paint::wood(0x6A4A2A));
    let flag = |x: f32, y: f32| staff + Vec3::new(0.006 + x, 0.19 + y, 0.008 * (x * 40.0).sin());
    for (from, to) in [(0.0, 0.07), (0.07, 0.14)] {
        knife.leaf(&[flag(from, 0.0), flag(to, 0.0), flag(to, 0.10), flag(from, 0.10)], Paint::coat(banner));
    }
    knife.finish()
}

/// The chest in which gold is hidden, painted in the colour of its owner.
#[must_use]
pub fn chest(colour: u32) -> Mesh {
    let mut knife = Whittler::default();
    let (oak, iron, coat) = (Paint::wood(0x6E4A2A), Paint::metal(0x4A4B4E), Paint::coat(colour));
    knife.block(Vec3::Y * 0.08, Vec3::new(0.20, 0.08, 0.13), oak);
    knife.gable(Vec3::Y * 0.19, Vec3::new(0.20, 0.035, 0.13), coat, coat.shaded(0.8));
    for x in [-0.14, 0.14] {
        knife.block(Vec3::new(x, 0.085, 0.0), Vec3::new(0.016, 0.082, 0.134), iron);
    }
    knife.block(Vec3::new(0.0, 0.14, 0.132), Vec3::new(0.028, 0.034, 0.008), Paint::metal(0xC79A48));
    knife.finish()
}
