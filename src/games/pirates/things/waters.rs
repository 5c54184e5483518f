//! Terrain on the sea, each kind told at a glance: billows of fog, rocks of a reef, weed of the Sargasso Sea, rings
//! of a whirlpool.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::land::{lot, relief, rim, rock};
use super::thing::Outline;
use crate::rules::pirates::words::TerrainKind;
use crate::table::craft::whittling::{Paint, Whittler};

/// One of a number of points that lie evenly within a part, none too near to its rim.
fn within((rim, middle): &(Vec<Vec2>, Vec2), (number, of): (u32, u32), until: f32) -> Vec2 {
    let share = ((number as f32 + 0.5) / of as f32).sqrt() * until;
    let turn = (number as f32 * 0.381_966 + 0.06 * lot(11, number)).fract();
    let point = rim.get((turn * rim.len() as f32) as usize).copied().unwrap_or_default();
    middle.lerp(point, share)
}

/// The line of the outline, just above the water.
fn edge(knife: &mut Whittler, (rim, middle): &(Vec<Vec2>, Vec2), colour: u32) {
    let at = |point: &Vec2, share: f32, y: f32| {
        let flat = middle.lerp(*point, share);
        Vec3::new(flat.x, y, flat.y)
    };
    for (one, next) in rim.iter().zip(rim.iter().cycle().skip(1)) {
        let paint = Paint::coat(colour);
        knife.face(&[at(one, 1.0, 0.004), at(next, 1.0, 0.004), at(next, 0.95, 0.010), at(one, 0.95, 0.010)], paint);
    }
}

/// A piece of terrain.
#[must_use]
pub fn terrain(kind: TerrainKind, outline: &Outline) -> Mesh {
    let mut knife = Whittler::default();
    for part in outline {
        let rim = rim(part, 60);
        match kind {
            TerrainKind::Fog => fog(&mut knife, &rim),
            TerrainKind::Reef => reef(&mut knife, &rim),
            TerrainKind::Sargasso => weed(&mut knife, &rim),
            TerrainKind::Whirlpool => whirlpool(&mut knife, &rim),
        }
    }
    knife.finish()
}

fn fog(knife: &mut Whittler, rim: &(Vec<Vec2>, Vec2)) {
    edge(knife, rim, 0xC9D3D3);
    let flat = |_: Vec2, share: f32| 0.012 + 0.012 * (1.0 - share);
    relief(knife, rim, &[0.95, 0.6, 0.0], flat, |_, _| Paint::coat(0xB9C6C8));
    // Low billows at the edge, high ones in the middle; a ship that is lost rides on top of them.
    let of = 54;
    for number in 0..of {
        let at = within(rim, (number, of), 0.86);
        let inner = 1.0 - number as f32 / of as f32;
        let size = 0.044 + 0.018 * lot(5, number) + 0.020 * inner;
        let shade = 0.92 + 0.10 * lot(9, number);
        let round = |step: u8| {
            let turn = f32::from(step) / 6.0 * TAU / 4.0;
            (size * turn.cos(), size * 0.9 * turn.sin())
        };
        let billow: Vec<(f32, f32)> = (0..=6).map(round).collect();
        knife.turned(Vec3::new(at.x, 0.004 + 0.012 * inner, at.y), &billow, 14, Paint::coat(0xE4E9E7).shaded(shade));
    }
}

fn reef(knife: &mut Whittler, rim: &(Vec<Vec2>, Vec2)) {
    edge(knife, rim, 0xE6E3D3);
    let shoal = |_: Vec2, share: f32| 0.010 - 0.004 * share;
    relief(knife, rim, &[0.95, 0.75, 0.5, 0.0], shoal, |_, _| Paint::coat(0x6FA59C));
    let of = 27;
    for number in 0..of {
        let at = within(rim, (number, of), 0.80);
        let size = 0.020 + 0.034 * lot(3, number).powi(2);
        let foam = [(size * 1.7, 0.008), (size * 1.3, 0.016), (size * 0.9, 0.010)];
        knife.turned(Vec3::new(at.x, 0.0, at.y), &foam, 10, Paint::coat(0xEFEFE6));
        let stone = if number % 4 == 0 { 0x7A4A44 } else { 0x5E5A54 };
        rock(knife, Vec3::new(at.x, 0.004, at.y), size, number, Paint::coat(stone));
    }
}

fn weed(knife: &mut Whittler, rim: &(Vec<Vec2>, Vec2)) {
    edge(knife, rim, 0x8D8A3E);
    let mat = |at: Vec2, share: f32| 0.008 + 0.010 * (1.0 - share) + 0.004 * (at.x * 60.0).sin() * (at.y * 52.0).cos();
    relief(knife, rim, &[0.95, 0.8, 0.65, 0.5, 0.35, 0.2, 0.0], mat, |y, _| {
        Paint::coat(if y > 0.016 { 0x6E7A30 } else { 0x5A6A34 })
    });
    // Streaks of weed, curled, with bladders on them.
    let of = 110;
    for number in 0..of {
        let at = within(rim, (number, of), 0.82);
        let (turn, long) = (lot(31, number) * TAU, 0.05 + 0.05 * lot(37, number));
        let leaf = Paint::coat([0x7F8A34, 0x96923C, 0x5E7434][(number % 3) as usize]);
        let point = |share: f32, side: f32| {
            let curl = turn + share * 1.6;
            let flat = at + Vec2::from_angle(curl) * long * share + Vec2::from_angle(curl).perp() * side;
            Vec3::new(flat.x, 0.022 + 0.014 * (share * 3.0).sin(), flat.y)
        };
        knife.leaf(&[point(0.0, 0.0), point(0.4, 0.011), point(1.0, 0.0), point(0.4, -0.011)], leaf);
        if number % 3 == 0 {
            let foot = point(0.7, 0.0);
            knife.turned(foot, &[(0.007, 0.0), (0.009, 0.006), (0.0, 0.013)], 6, Paint::coat(0xB9A548));
        }
    }
}

fn whirlpool(knife: &mut Whittler, rim: &(Vec<Vec2>, Vec2)) {
    edge(knife, rim, 0xBFD8D8);
    // A funnel cannot go down into the table: the rim is raised, and darkness leads the eye down.
    let shades = [0x5F98A4, 0x4D8593, 0x3B7080, 0x2B5868, 0x1C404F, 0x102834, 0x091920];
    let rings = [0.95, 0.82, 0.68, 0.54, 0.40, 0.27, 0.15, 0.0];
    for (pair, hex) in rings.windows(2).zip(shades) {
        relief(knife, rim, pair, |_, share| 0.006 + 0.030 * share * share, |_, _| Paint::coat(hex));
    }
    // Three arms of foam run inwards.
    for arm in 0..3_u8 {
        let point = |step: u8, side: f32| {
            let share = 1.0 - f32::from(step) / 26.0;
            let turn = f32::from(arm) / 3.0 * TAU + f32::from(step) * 0.24;
            let far = (0.25 * share + side * share).max(0.0);
            let flat = rim.1 + Vec2::from_angle(turn) * far;
            Vec3::new(flat.x, 0.012 + 0.030 * share * share, flat.y)
        };
        for step in 0..25_u8 {
            let corners = [point(step, 0.012), point(step + 1, 0.012), point(step + 1, -0.008), point(step, -0.008)];
            knife.leaf(&corners, Paint::coat(0xE3ECEA).shaded(1.0 - f32::from(step) * 0.018));
        }
    }
}
