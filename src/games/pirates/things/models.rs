//! Small things of wood and paint: the base of a ship, forts, krakens, pennants, rulers, coins.

use std::f32::consts::{PI, TAU};

use bevy::prelude::*;

use super::places::flat;
use crate::rules::pirates::words::Ruler;
use crate::rules::plane::Spot;
use crate::table::board::places::MM;
use crate::table::craft::whittling::{Paint, Whittler};

/// The base of a ship is this thick.
pub const BASE_THICK: f32 = 0.026;
/// The radius of a kraken's base (PC-18.10), as it is printed.
const KRAKEN: f32 = 0.30;
/// Half of a fort's square (PC-18.20).
const FORT: f32 = 0.20;
/// The walls of a fort stand this high.
pub const WALL: f32 = 0.15;
/// A ruler is this thick and half of this wide.
pub const RULER: Vec2 = Vec2::new(0.030, 0.016);
/// A dash of a thread of fire, with the gap after it, is this long.
pub const DASH: f32 = 0.05;
/// The radius of a coin, and its thickness.
pub const COIN: Vec2 = Vec2::new(0.085, 0.026);

/// The model of a ship with this number of masts; it is lofted in the size of her outline (PC-18.3).
#[must_use]
pub const fn ship(masts: usize) -> &'static str {
    match masts {
        0 | 1 => "cutter",
        2 => "brig",
        3 => "corsair",
        4 => "galleon",
        _ => "great-galleon",
    }
}

/// The name of a mast in the model, counted from the bow from 0.
#[must_use]
pub const fn mast(masts: usize, number: usize) -> &'static str {
    match (masts, number) {
        (0 | 1, _) | (2.., 1) => "main",
        (_, 0) => "fore",
        (5.., 2) => "middle",
        (3 | 4, 2) | (5.., 3) => "mizzen",
        _ => "bonaventure",
    }
}

/// A point of a ship's frame, x to the bow and y to port, in that of her model, which looks along +z.
#[must_use]
pub fn in_model(spot: Spot) -> Vec2 {
    // East of the rules is ahead; port is to the east of a model that looks south.
    let at = flat(spot);
    Vec2::new(-at.y, at.x)
}

/// A slab with this outline, of which half an edge is taken off.
fn slab(knife: &mut Whittler, corners: &[Vec2], thick: f32, paint: Paint) {
    let inset = 1.0 - 0.03;
    let at = |corner: &Vec2, size: f32, y: f32| Vec3::new(corner.x * size, y, corner.y * size);
    let around = corners.iter().zip(corners.iter().cycle().skip(1));
    for (one, next) in around {
        knife.face(
            &[at(one, 1.0, 0.0), at(next, 1.0, 0.0), at(next, 1.0, thick), at(one, 1.0, thick)],
            paint.shaded(0.86),
        );
        let low = thick;
        let high = thick + 0.004;
        knife.face(
            &[at(one, 1.0, low), at(next, 1.0, low), at(next, inset, high), at(one, inset, high)],
            paint.shaded(0.95),
        );
    }
    let top: Vec<Vec3> = corners.iter().map(|corner| at(corner, inset, thick + 0.004)).collect();
    knife.face(&top, paint);
}

/// The base of a ship: her very outline, in the colour of her player.
#[must_use]
pub fn base(outline: &[Spot], colour: u32) -> Mesh {
    let mut knife = Whittler::default();
    let corners: Vec<Vec2> = outline.iter().map(|spot| in_model(*spot)).collect();
    slab(&mut knife, &counter(corners), BASE_THICK - 0.004, Paint::coat(colour));
    knife.finish()
}

/// Corners that go against the clock as seen from above: east, then north.
pub(super) fn counter(mut corners: Vec<Vec2>) -> Vec<Vec2> {
    let around = corners.iter().zip(corners.iter().cycle().skip(1));
    let area: f32 = around.map(|(one, next)| one.perp_dot(*next)).sum();
    // The frame looks down: x east and y south.
    if area > 0.0 {
        corners.reverse();
    }
    corners
}

/// A cloth that waves from a staff, with the height of its foot and its size.
pub fn flag(knife: &mut Whittler, foot: Vec3, high: f32, size: Vec2, colour: u32) {
    knife.turned(
        foot,
        &[(0.010, 0.0), (0.007, high), (0.013, high + 0.004), (0.0, high + 0.018)],
        6,
        Paint::wood(0x6A4A2A),
    );
    let at = |share: f32, y: f32| {
        foot + Vec3::new(0.008 + share * size.x, high - 0.02 - y, 0.016 * (share * 5.0).sin() * share.min(0.6))
    };
    for step in 0..5_u8 {
        let (from, to) = (f32::from(step) / 5.0, f32::from(step + 1) / 5.0);
        let shade = if step % 2 == 0 { 1.0 } else { 0.86 };
        let corners = [at(from, size.y), at(to, size.y), at(to, 0.0), at(from, 0.0)];
        knife.leaf(&corners, Paint::coat(colour).shaded(shade));
    }
}

/// A fort: walls with embrasures about a yard, a tower at each corner, and its flags on their slots.
#[must_use]
pub fn fort(banner: u32, roof: u32, flags: &[((i8, i8), bool)]) -> Mesh {
    let mut knife = Whittler::default();
    let (stone, dark) = (Paint::coat(0xA79C87), Paint::coat(0x6F6657));
    knife.block(Vec3::Y * 0.05, Vec3::new(FORT, 0.05, FORT), stone.shaded(0.9));
    knife.block(Vec3::Y * 0.104, Vec3::new(FORT - 0.05, 0.005, FORT - 0.05), Paint::coat(0xB59F72));
    for side in 0..4_u8 {
        knife.turn_to(Transform::from_rotation(Quat::from_rotation_y(PI / 2.0 * f32::from(side))));
        knife.block(Vec3::new(0.0, WALL * 0.8, FORT - 0.02), Vec3::new(FORT, WALL * 0.2, 0.02), stone);
        for tooth in 0..5_u8 {
            let x = (f32::from(tooth) - 2.0) * 0.068;
            knife.block(Vec3::new(x, WALL + 0.012, FORT - 0.02), Vec3::new(0.020, 0.014, 0.02), stone);
        }
        for gun in [-0.10, 0.0, 0.10] {
            knife.block(Vec3::new(gun, WALL * 0.62, FORT + 0.001), Vec3::new(0.012, 0.012, 0.003), dark.shaded(0.5));
        }
        let corner = Vec3::new(FORT - 0.015, 0.0, FORT - 0.015);
        knife.turned(
            corner,
            &[(0.045, 0.0), (0.042, WALL + 0.04), (0.050, WALL + 0.05), (0.050, WALL + 0.07)],
            10,
            stone,
        );
        knife.turned(corner + Vec3::Y * (WALL + 0.07), &[(0.050, 0.0), (0.0, 0.012)], 10, dark);
    }
    knife.turn_to(Transform::IDENTITY);
    let house = Vec3::new(0.0, 0.15, -0.03);
    knife.block(house, Vec3::new(0.075, 0.045, 0.05), Paint::coat(0xE4D8BC));
    knife.gable(house + Vec3::Y * 0.075, Vec3::new(0.085, 0.03, 0.06), Paint::coat(roof), Paint::coat(0xE4D8BC));
    for ((x, y), stands) in flags {
        let at = Vec3::new(f32::from(*x) * MM * 0.93, WALL + 0.05, -f32::from(*y) * MM * 0.93);
        if *stands {
            flag(&mut knife, at, 0.22, Vec2::new(0.13, 0.085), banner);
        } else {
            knife.turned(at, &[(0.010, 0.0), (0.008, 0.035), (0.0, 0.036)], 6, Paint::wood(0x3A2A1A));
        }
    }
    knife.finish()
}

/// A tentacle that rises, curls, and tapers.
fn tentacle(knife: &mut Whittler, high: f32, skin: Paint, pale: Paint) {
    // A bend of rings; each is a prism of six sides along its piece of the way.
    let way = |share: f32| {
        let lean = share * share;
        Vec3::new(
            0.10 * lean - 0.03 * (share * 7.0).sin() * share,
            high * (share * 1.5).sin(),
            0.02 * (share * 6.0).sin(),
        )
    };
    let thick = |share: f32| 0.042 * (1.0 - share) + 0.008;
    let steps = 9_u8;
    let ring = |share: f32| -> Vec<Vec3> {
        let (at, ahead) = (way(share), (way(share + 0.02) - way(share - 0.02)).normalize_or(Vec3::Y));
        let side = ahead.cross(Vec3::Z).normalize_or(Vec3::X);
        let up = side.cross(ahead);
        let point = |turn: f32| at + (side * turn.cos() + up * turn.sin()) * thick(share);
        (0..6_u8).map(|corner| point(f32::from(corner) / 6.0 * TAU)).collect()
    };
    for step in 0..steps {
        let (low, high) = (ring(f32::from(step) / f32::from(steps)), ring(f32::from(step + 1) / f32::from(steps)));
        for corner in 0..6 {
            let next = (corner + 1) % 6;
            let all = [low.get(corner), low.get(next), high.get(next), high.get(corner)];
            let corners: Vec<Vec3> = all.into_iter().flatten().copied().collect();
            // Suckers on the inner side.
            knife.leaf(&corners, if corner == 0 { pale } else { skin.shaded(0.85 + 0.05 * (corner % 3) as f32) });
        }
    }
}

/// A kraken: a disc of sea in the colour of its player's rim, a head, and the tentacles that it still has.
#[must_use]
pub fn kraken(rim: u32, tentacles: &[bool]) -> Mesh {
    let mut knife = Whittler::default();
    let (skin, pale) = (Paint::coat(0x7A3350), Paint::coat(0xD9A9A0));
    knife.turned(Vec3::ZERO, &[(KRAKEN, 0.0), (KRAKEN, 0.024), (KRAKEN - 0.014, 0.030)], 44, Paint::coat(rim));
    knife.turned(Vec3::Y * 0.030, &[(KRAKEN - 0.014, 0.0), (0.0, 0.001)], 44, Paint::coat(0x2F5F70));
    for wave in [0.24, 0.17] {
        let foam = [(wave, 0.031), (wave - 0.012, 0.040), (wave - 0.024, 0.031)];
        knife.turned(Vec3::ZERO, &foam, 32, Paint::coat(0x86AEB2));
    }
    let head = [(0.105, 0.03), (0.118, 0.09), (0.105, 0.16), (0.06, 0.215), (0.0, 0.235)];
    knife.turned(Vec3::ZERO, &head, 16, skin);
    for side in [-1.0, 1.0] {
        let at = Vec3::new(0.06 * side, 0.115, 0.088);
        knife.turned(
            at,
            &[(0.0, -0.024), (0.020, -0.012), (0.024, 0.0), (0.020, 0.012), (0.0, 0.024)],
            10,
            Paint::coat(0xE9D9A8),
        );
        knife.block(at + Vec3::new(0.0, 0.0, 0.023), Vec3::new(0.005, 0.014, 0.003), Paint::coat(0x17110E));
    }
    let of = tentacles.len().max(1) as f32;
    for (number, stands) in tentacles.iter().enumerate() {
        let turn = (number as f32 + 0.5) / of * TAU + PI / 2.0;
        let foot = Quat::from_rotation_y(turn) * Vec3::new(0.19, 0.03, 0.0);
        let grows = Transform::from_translation(foot).with_rotation(Quat::from_rotation_y(turn));
        knife.turn_to(grows);
        if *stands {
            tentacle(&mut knife, 0.30 + 0.05 * (number % 3) as f32, skin, pale);
        } else {
            knife.turned(Vec3::ZERO, &[(0.040, 0.0), (0.034, 0.022), (0.0, 0.026)], 8, pale.shaded(0.8));
        }
    }
    knife.finish()
}

/// A tentacle that was cut off lies on the card.
#[must_use]
pub fn lost_tentacle() -> Mesh {
    let mut knife = Whittler::default();
    knife.turn_to(Transform::from_rotation(Quat::from_rotation_x(-PI / 2.0)).with_translation(Vec3::Y * 0.03));
    tentacle(&mut knife, 0.26, Paint::coat(0x7A3350), Paint::coat(0xD9A9A0));
    knife.finish()
}

/// A mast that went by the board lies on the card: spar, broken foot, yard, a rag of sail.
#[must_use]
pub fn lost_mast() -> Mesh {
    let mut knife = Whittler::default();
    let lies = Quat::from_rotation_z(PI / 2.0);
    knife.turn_to(Transform::from_rotation(lies).with_translation(Vec3::new(0.26, 0.02, 0.0)));
    let spar = Paint::wood(0x8A6238);
    knife.turned(Vec3::ZERO, &[(0.018, 0.03), (0.014, 0.34), (0.007, 0.52), (0.0, 0.53)], 7, spar);
    knife.turned(Vec3::ZERO, &[(0.0, 0.0), (0.016, 0.035)], 5, Paint::wood(0xC79A5E));
    knife.turn_to(Transform::from_xyz(0.0, 0.028, 0.0));
    knife.block(Vec3::new(-0.03, 0.0, 0.0), Vec3::new(0.007, 0.007, 0.15), spar);
    let (near, far) = (Vec3::new(0.10, 0.002, 0.11), Vec3::new(0.11, 0.004, -0.12));
    let head = |z: f32| Vec3::new(-0.03, 0.008, z);
    knife.leaf(&[head(-0.14), head(0.14), near, Vec3::new(0.05, 0.012, 0.0), far], Paint::coat(0xDCCFAE));
    knife.finish()
}

/// A pennant on its staff.
#[must_use]
pub fn pennant(colour: u32) -> Mesh {
    let mut knife = Whittler::default();
    knife.turned(Vec3::ZERO, &[(0.030, 0.0), (0.030, 0.010), (0.010, 0.014)], 10, Paint::metal(0xB8893B));
    knife.turned(Vec3::ZERO, &[(0.007, 0.0), (0.006, 0.26), (0.011, 0.264), (0.0, 0.28)], 6, Paint::wood(0x6A4A2A));
    let cloth = [Vec3::new(0.006, 0.17, 0.0), Vec3::new(0.17, 0.21, 0.012), Vec3::new(0.006, 0.25, 0.0)];
    knife.leaf(&cloth, Paint::coat(colour));
    knife.finish()
}

/// A ruler of boxwood with brass ends, from its beginning along +z; S and L have different scales.
#[must_use]
pub fn ruler(kind: Ruler, long: f32) -> Mesh {
    let mut knife = Whittler::default();
    let (wood, ink) = (Paint::wood(if kind == Ruler::S { 0xC9A463 } else { 0xA6783E }), Paint::coat(0x2A1D12));
    let thick = RULER.y;
    knife.block(Vec3::new(0.0, thick / 2.0, long / 2.0), Vec3::new(RULER.x, thick / 2.0, long / 2.0), wood);
    for end in [0.012, long - 0.012] {
        knife.block(
            Vec3::new(0.0, thick / 2.0 + 0.001, end),
            Vec3::new(RULER.x + 0.001, thick / 2.0, 0.012),
            Paint::metal(0xC79A48),
        );
    }
    let marks = if kind == Ruler::S { 5_u8 } else { 8 };
    for mark in 1..marks {
        let z = long * f32::from(mark) / f32::from(marks);
        let wide = if mark % 2 == 0 { RULER.x * 0.8 } else { RULER.x * 0.45 };
        knife.block(Vec3::new(RULER.x - wide, thick + 0.0004, z), Vec3::new(wide, 0.0006, 0.0022), ink);
    }
    knife.finish()
}

/// A thread of fire: dashes from its beginning along +z, with a point at the end.
#[must_use]
pub fn thread(dashes: u8, hits: bool) -> Mesh {
    let mut knife = Whittler::default();
    let paint = if hits { Paint::coat(0xFF8A2A) } else { Paint::coat(0x6E6A64) };
    let long = DASH * f32::from(dashes);
    for dash in 0..dashes {
        let z = DASH * (f32::from(dash) + 0.5);
        let half = DASH * if hits { 0.36 } else { 0.18 };
        knife.block(Vec3::new(0.0, 0.0, z), Vec3::new(0.006, 0.003, half), paint);
    }
    if hits {
        let tip = |x: f32, z: f32| Vec3::new(x, 0.004, long + z);
        knife.face(&[tip(0.0, 0.0), tip(0.022, -0.05), tip(-0.022, -0.05)], paint);
    }
    knife.finish()
}

/// A ring that lies on the water.
#[must_use]
pub fn ring(radius: f32, colour: u32) -> Mesh {
    let mut knife = Whittler::default();
    let rope = [(radius + 0.024, 0.004), (radius + 0.012, 0.012), (radius, 0.004)];
    knife.turned(Vec3::ZERO, &rope, 48, Paint::coat(colour));
    knife.finish()
}

/// A coin: face up with its value in pips, face down with a ring.
#[must_use]
pub fn coin(value: Option<u8>) -> Mesh {
    let mut knife = Whittler::default();
    let (r, h) = (COIN.x, COIN.y);
    let gold = Paint::metal(if value.is_some() { 0xE0B040 } else { 0xC08F38 });
    let rim = [
        (r * 0.94, 0.0),
        (r, h * 0.3),
        (r, h * 0.8),
        (r * 0.92, h),
        (r * 0.82, h),
        (r * 0.78, h * 0.82),
        (0.0, h * 0.82),
    ];
    knife.turned(Vec3::ZERO, &rim, 18, gold);
    let dark = Paint::coat(0x5A3A10);
    match value {
        None => {
            let ring = [(r * 0.5, h * 0.83), (r * 0.46, h * 0.98), (r * 0.36, h * 0.98), (r * 0.32, h * 0.83)];
            knife.turned(Vec3::ZERO, &ring, 14, gold.shaded(0.8));
        }
        Some(value) => {
            for at in pips(value) {
                let foot = Vec3::new(at.x * r * 0.62, h * 0.83, at.y * r * 0.62);
                knife.turned(foot, &[(r * 0.13, 0.0), (r * 0.13, 0.004), (0.0, 0.004)], 8, dark);
            }
        }
    }
    knife.finish()
}

/// Pips of a value as they stand on dice; more than six stand in a ring.
fn pips(value: u8) -> Vec<Vec2> {
    let at = |x: f32, y: f32| Vec2::new(x, y);
    match value {
        1 => vec![Vec2::ZERO],
        2 => vec![at(-0.5, 0.5), at(0.5, -0.5)],
        3 => vec![at(-0.6, 0.6), Vec2::ZERO, at(0.6, -0.6)],
        4 => vec![at(-0.55, -0.55), at(0.55, -0.55), at(-0.55, 0.55), at(0.55, 0.55)],
        5 => vec![at(-0.6, -0.6), at(0.6, -0.6), at(-0.6, 0.6), at(0.6, 0.6), Vec2::ZERO],
        6 => vec![at(-0.5, -0.7), at(0.5, -0.7), at(-0.5, 0.0), at(0.5, 0.0), at(-0.5, 0.7), at(0.5, 0.7)],
        more => (0..more).map(|pip| Vec2::from_angle(f32::from(pip) / f32::from(more) * TAU) * 0.75).collect(),
    }
}
