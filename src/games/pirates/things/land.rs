//! Islands as little reliefs, raised from the very outline of the rules: wet sand, beach, grass, rock, and what grows
//! there.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::models::counter;
use super::thing::Outline;
use super::village::{self, Home};
use crate::table::craft::whittling::{Paint, Whittler};

/// The same number for the same island, from 0 to 1.
pub(super) fn lot(seed: u32, number: u32) -> f32 {
    let mixed = (seed.wrapping_mul(0x9E37_79B1) ^ number.wrapping_mul(0x85EB_CA6B)).wrapping_mul(0xC2B2_AE35);
    ((mixed >> 8) & 0xFFFF) as f32 / 65_535.0
}

/// A number of a word.
pub(super) fn seed(word: &str) -> u32 {
    word.bytes().fold(7_u32, |sum, letter| sum.wrapping_mul(31).wrapping_add(u32::from(letter)))
}

/// The look of an island: how high it rises, where, and what stands on it.
struct Look {
    /// The height of the hill, and of a second one.
    hills: &'static [(f32, f32, f32, f32)],
    /// Above this height it is rock.
    rock: f32,
    palms: u32,
    bushes: u32,
}

/// Hills are given by their place as shares of the outline, their reach and their height.
fn look(card: &str) -> Look {
    match card {
        "long-key" => {
            Look { hills: &[(-0.45, 0.0, 0.35, 0.05), (0.45, 0.1, 0.35, 0.06)], rock: 1.0, palms: 9, bushes: 6 }
        }
        "half-moon" => {
            Look { hills: &[(-0.35, -0.25, 0.55, 0.12), (0.45, 0.25, 0.40, 0.07)], rock: 0.11, palms: 6, bushes: 6 }
        }
        "skull-rock" => {
            Look { hills: &[(0.0, -0.1, 0.50, 0.21), (0.4, 0.35, 0.30, 0.08)], rock: 0.045, palms: 2, bushes: 3 }
        }
        "parrot-island" => Look { hills: &[(0.0, 0.0, 0.60, 0.14)], rock: 0.2, palms: 10, bushes: 10 },
        "dead-chest" => {
            Look { hills: &[(-0.5, 0.1, 0.35, 0.12), (0.35, -0.25, 0.35, 0.05)], rock: 0.07, palms: 4, bushes: 3 }
        }
        _ => Look { hills: &[(0.0, 0.0, 0.50, 0.16)], rock: 0.13, palms: 6, bushes: 7 },
    }
}

/// The rim of a part: a ring of points, closer than its corners, and the middle.
pub(super) fn rim((corners, radius): &(Vec<Vec2>, f32), around: u32) -> (Vec<Vec2>, Vec2) {
    let of = corners.len().max(1) as f32;
    let middle = corners.iter().copied().sum::<Vec2>() / of;
    if corners.len() < 3 {
        let point = |step: u32| middle + Vec2::from_angle(-(step as f32) / around as f32 * TAU) * *radius;
        return ((0..around).map(point).collect(), middle);
    }
    let corners = counter(corners.clone());
    let each = (around as usize / corners.len()).max(1);
    let edges = corners.iter().zip(corners.iter().cycle().skip(1));
    let points = edges.flat_map(|(one, next)| (0..each).map(move |step| one.lerp(*next, step as f32 / each as f32)));
    (points.collect(), middle)
}

/// Rings between the rim and the middle, each point with its height, are closed to a surface; `paint` tells the colour.
pub(super) fn relief(
    knife: &mut Whittler,
    (rim, middle): &(Vec<Vec2>, Vec2),
    rings: &[f32],
    height: impl Fn(Vec2, f32) -> f32,
    paint: impl Fn(f32, f32) -> Paint,
) {
    let at = |point: &Vec2, share: f32| {
        let flat = middle.lerp(*point, share);
        Vec3::new(flat.x, height(flat, share), flat.y)
    };
    for pair in rings.windows(2) {
        let [outer, inner] = pair else { continue };
        for (one, next) in rim.iter().zip(rim.iter().cycle().skip(1)) {
            let (a, b, c, d) = (at(one, *outer), at(next, *outer), at(next, *inner), at(one, *inner));
            let slope = |x: Vec3, y: Vec3, z: Vec3| (y - x).cross(z - x).normalize_or(Vec3::Y).y;
            knife.face(&[a, b, c], paint((a.y + b.y + c.y) / 3.0, slope(a, b, c)));
            if c.distance(d) > 1e-5 {
                knife.face(&[a, c, d], paint((a.y + c.y + d.y) / 3.0, slope(a, c, d)));
            }
        }
    }
}

/// A palm with its foot there.
pub(super) fn palm(knife: &mut Whittler, foot: Vec3, high: f32, turn: f32) {
    let (bark, leaf) = (Paint::wood(0x7A5A34), Paint::coat(0x3E7A34));
    let bend = Vec3::new(turn.cos(), 0.0, turn.sin()) * high * 0.22;
    let mut low = foot;
    for step in 1..=3_u8 {
        let share = f32::from(step) / 3.0;
        let top = foot + Vec3::Y * high * share + bend * share * share;
        let thick = high * 0.050 * (1.25 - share * 0.6);
        for side in 0..4_u8 {
            let point =
                |at: Vec3, side: u8| at + Quat::from_rotation_y(f32::from(side % 4) * TAU / 4.0) * Vec3::X * thick;
            knife.face(&[point(low, side), point(low, side + 1), point(top, side + 1), point(top, side)], bark);
        }
        low = top;
    }
    for frond in 0..7_u8 {
        let around = turn + f32::from(frond) / 7.0 * TAU;
        let out = Vec3::new(around.cos(), 0.0, around.sin());
        let side = Vec3::new(-around.sin(), 0.0, around.cos()) * high * 0.10;
        let (knee, tip) =
            (low + out * high * 0.28 + Vec3::Y * high * 0.08, low + out * high * 0.52 - Vec3::Y * high * 0.10);
        let shade = leaf.shaded(0.8 + 0.25 * f32::from(frond % 3) / 2.0);
        knife.leaf(&[low, knee - side, tip, knee + side], shade);
    }
}

fn bush(knife: &mut Whittler, foot: Vec3, size: f32, shade: f32) {
    let leaf = Paint::coat(0x44702F).shaded(shade);
    knife.turned(foot, &[(size * 0.8, 0.0), (size, size * 0.5), (size * 0.6, size * 1.1), (0.0, size * 1.3)], 7, leaf);
}

/// A rock with its foot there.
pub(super) fn rock(knife: &mut Whittler, foot: Vec3, size: f32, number: u32, paint: Paint) {
    let lean = |part: u32| (lot(number, part) - 0.5) * size * 0.7;
    let ring = |wide: f32, y: f32, part: u32| -> Vec<Vec3> {
        let point = |corner: u32| {
            let turn = -(corner as f32 + 0.5 * (part % 2) as f32) / 6.0 * TAU;
            let rough = wide * (0.8 + 0.4 * lot(number, corner * 7 + part));
            foot + Vec3::new(turn.cos() * rough + lean(part), y, turn.sin() * rough + lean(part + 3))
        };
        (0..6).map(point).collect()
    };
    let rings = [
        ring(size, 0.0, 0),
        ring(size * 0.85, size * 0.55, 1),
        ring(size * 0.4, size * (1.0 + 0.4 * lot(number, 9)), 2),
    ];
    for pair in rings.windows(2) {
        let [low, high] = pair else { continue };
        let (lows, highs) = (low.iter().zip(low.iter().cycle().skip(1)), high.iter().zip(high.iter().cycle().skip(1)));
        for (corner, ((a, b), (d, c))) in (0_u8..).zip(lows.zip(highs)) {
            knife.face(&[*a, *b, *c, *d], paint.shaded(0.78 + 0.06 * f32::from(corner % 5)));
        }
    }
    if let Some(top) = rings.last() {
        knife.face(top, paint.shaded(1.08));
    }
}

/// An island by its printed outline; a home island bears the village of its player.
#[must_use]
pub fn island(card: &str, (home, level): (Option<Home>, bool), outline: &Outline) -> Mesh {
    let mut knife = Whittler::default();
    let (seed, look) = (seed(card), look(card));
    let reach = outline.iter().flat_map(|(corners, _)| corners).fold(Vec2::splat(0.1), |far, at| far.max(at.abs()));
    let reach = outline.iter().fold(reach, |far, (_, radius)| far.max(Vec2::splat(*radius)));
    let hill = |at: Vec2| -> f32 {
        let one = |(x, y, wide, high): &(f32, f32, f32, f32)| {
            let away = (at / reach - Vec2::new(*x, *y)).length() / wide;
            high * (1.0 - away * away).max(0.0).powf(0.8)
        };
        let high = look.hills.iter().map(one).fold(0.0, f32::max);
        if level { high * 0.1 } else { high }
    };
    let height = |at: Vec2, share: f32| {
        if share > 0.999 {
            return 0.0;
        }
        let beach = 0.028 * (1.0 - share).min(0.35) / 0.35;
        let rough = 0.012 * ((at.x * 47.0 + f32::from(seed as u8)).sin() * (at.y * 39.0).cos());
        let inland = (1.0 - share * share).max(0.0);
        (beach + 0.012 + (hill(at) + rough) * (inland * 2.2).min(1.0)).max(0.010)
    };
    let paint = |y: f32, slope: f32| {
        let (wet, sand, grass, wood, stone) = (0xA98C58, 0xD9C088, 0x8FA25A, 0x5E8646, 0x8D8577);
        let hex = match y {
            y if y < 0.012 => wet,
            y if y < 0.034 => sand,
            y if y > look.rock || slope < 0.55 => stone,
            y if y < 0.055 => grass,
            _ => wood,
        };
        Paint::coat(hex).shaded(0.86 + 0.2 * (slope - 0.5).max(0.0))
    };
    let rings = [1.0, 0.95, 0.88, 0.80, 0.70, 0.60, 0.50, 0.40, 0.30, 0.20, 0.10, 0.0];
    for part in outline {
        let rim = rim(part, 72);
        relief(&mut knife, &rim, &rings, height, paint);
        foam(&mut knife, &rim.0, rim.1);
        let inside = |number: u32, from: f32, to: f32| {
            let point =
                rim.0.get(((lot(seed, number) * 0.999) * rim.0.len() as f32) as usize).copied().unwrap_or_default();
            let share = from + (to - from) * lot(seed, number + 50);
            let flat = rim.1.lerp(point, share);
            Vec3::new(flat.x, height(flat, share) - 0.006, flat.y)
        };
        let (palms, bushes) = if level { (look.palms / 2, 0) } else { (look.palms, look.bushes) };
        for palm_tree in 0..palms {
            let turn = lot(seed, palm_tree + 100) * TAU;
            palm(
                &mut knife,
                inside(palm_tree, if level { 0.84 } else { 0.62 }, 0.86),
                0.12 + 0.05 * lot(seed, palm_tree + 200),
                turn,
            );
        }
        for number in 0..bushes {
            bush(
                &mut knife,
                inside(number + 300, 0.25, 0.72),
                0.018 + 0.012 * lot(seed, number),
                0.8 + 0.3 * lot(seed, number + 7),
            );
        }
        for number in 0..5 {
            rock(
                &mut knife,
                inside(number + 400, 0.90, 0.97),
                0.016 + 0.016 * lot(seed, number + 9),
                seed ^ number,
                Paint::coat(0x8A8274),
            );
        }
    }
    if card == "skull-rock" && !level {
        skull(&mut knife, height(Vec2::ZERO, 0.0));
    }
    if card == "dead-chest" {
        chest(&mut knife, Vec3::new(reach.x * 0.42, 0.034, reach.y * 0.30));
    }
    if let Some(home) = home.filter(|_| !level) {
        village::build(&mut knife, reach, home, &height);
    }
    knife.finish()
}

/// A line of foam just inside the outline, so that the very edge is seen.
fn foam(knife: &mut Whittler, rim: &[Vec2], middle: Vec2) {
    let paint = Paint::coat(0xEFEAD8);
    for (one, next) in rim.iter().zip(rim.iter().cycle().skip(1)) {
        let at = |point: &Vec2, share: f32| {
            let flat = middle.lerp(*point, share);
            Vec3::new(flat.x, 0.006, flat.y)
        };
        knife.face(&[at(one, 1.0), at(next, 1.0), at(next, 0.965), at(one, 0.965)], paint);
    }
}

/// The rock that gave its name to an island.
fn skull(knife: &mut Whittler, top: f32) {
    let (bone, dark) = (Paint::coat(0xB9B2A2), Paint::coat(0x17130F));
    let foot = Vec3::new(0.0, top * 0.55, -0.02);
    knife.turned(foot, &[(0.075, 0.0), (0.10, 0.05), (0.095, 0.10), (0.055, 0.145), (0.0, 0.155)], 12, bone);
    for side in [-1.0, 1.0] {
        let eye = foot + Vec3::new(0.038 * side, 0.068, 0.082);
        knife.turned(eye, &[(0.0, -0.022), (0.022, -0.010), (0.024, 0.004), (0.0, 0.022)], 9, dark);
    }
    knife.face(
        &[
            foot + Vec3::new(-0.012, 0.028, 0.098),
            foot + Vec3::new(0.012, 0.028, 0.098),
            foot + Vec3::new(0.0, 0.052, 0.104),
        ],
        dark,
    );
    for tooth in 0..4_u8 {
        let x = (f32::from(tooth) - 1.5) * 0.020;
        knife.block(foot + Vec3::new(x, 0.002, 0.080), Vec3::new(0.008, 0.014, 0.008), bone.shaded(1.1));
    }
}

fn chest(knife: &mut Whittler, at: Vec3) {
    let (oak, iron) = (Paint::wood(0x6E4A2A), Paint::metal(0x4A4B4E));
    knife.block(at + Vec3::Y * 0.02, Vec3::new(0.045, 0.02, 0.03), oak);
    knife.gable(at + Vec3::Y * 0.047, Vec3::new(0.045, 0.010, 0.03), oak.shaded(1.2), oak);
    for x in [-0.03, 0.03] {
        knife.block(at + Vec3::new(x, 0.022, 0.0), Vec3::new(0.005, 0.021, 0.031), iron);
    }
}
