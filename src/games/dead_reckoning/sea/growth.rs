//! Plants and buildings of an island, cut once from its number: palms, bushes, huts, rocks, a jetty; and the buildings
//! of players.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::land::{coast, lot, relief};
use super::places::{JETTY, LAND, site};
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::table::craft::whittling::{Paint, Whittler};

/// Most palms on an island, and tries to find ground for them.
const PALMS: u32 = 13;
const TRIES: u32 = 60;

fn upright(at: Vec2, height: f32, turn: f32, scale: f32) -> Transform {
    Transform::from_xyz(at.x, height, at.y).with_rotation(Quat::from_rotation_y(turn)).with_scale(Vec3::splat(scale))
}

/// A palm a decimetre high: a bent trunk and a crown of fronds.
fn palm(knife: &mut Whittler, stand: Transform, fate: f32) {
    let trunk = Paint::wood(0x8A6A44);
    let lean = 0.16 + 0.22 * fate;
    let at = |share: f32| Vec3::new(lean * share * share, share, 0.0);
    let mut low = Vec3::ZERO;
    for step in 1..=3 {
        let high = at(step as f32 / 3.0);
        let along = Quat::from_rotation_arc(Vec3::Y, (high - low).normalize());
        knife.turn_to(stand * Transform::from_translation(low).with_rotation(along));
        let (foot, top) = (0.050 - 0.010 * step as f32, 0.042 - 0.010 * step as f32);
        knife.turned(Vec3::ZERO, &[(foot, 0.0), (top, high.distance(low))], 5, trunk);
        low = high;
    }
    let crown = stand * Transform::from_translation(at(1.0));
    for number in 0..8 {
        let turn = number as f32 / 8.0 * TAU + fate * 3.0;
        let up = if number % 2 == 0 { 0.16 } else { 0.02 };
        knife.turn_to(crown * Transform::from_rotation(Quat::from_rotation_y(turn)));
        let green = Paint::coat(if number % 3 == 0 { 0x4E7A2A } else { 0x35621F });
        let spine = [
            Vec3::new(0.0, 0.0, 0.0),
            Vec3::new(0.22, up, 0.0),
            Vec3::new(0.46, up - 0.16, 0.0),
            Vec3::new(0.56, up - 0.38, 0.0),
        ];
        let wide = [0.02, 0.085, 0.07, 0.0];
        for (pair, wide) in spine.windows(2).zip(wide.windows(2)) {
            if let ([a, b], [near, far]) = (pair, wide) {
                let drop = Vec3::Y * -0.02;
                let (l, r) = (Vec3::Z * *near, Vec3::Z * *far);
                knife.leaf(&[*a + l + drop, *b + r + drop, *b, *a], green);
                knife.leaf(&[*a, *b, *b - r + drop, *a - l + drop], green.shaded(0.86));
            }
        }
    }
    knife.turn_to(crown);
    for number in 0..3 {
        let turn = number as f32 * 2.1 + fate;
        let nut = Vec3::new(turn.cos() * 0.05, -0.06, turn.sin() * 0.05);
        knife.turned(nut, &[(0.0, -0.04), (0.036, 0.0), (0.0, 0.04)], 5, Paint::coat(0x5A3A1C));
    }
}

fn bush(knife: &mut Whittler, stand: Transform, fate: f32) {
    knife.turn_to(stand);
    let green = Paint::coat(if fate > 0.5 { 0x3E5E24 } else { 0x557A30 });
    knife.turned(Vec3::ZERO, &[(0.09, -0.02), (0.11, 0.04), (0.08, 0.10), (0.0, 0.13)], 6, green);
}

/// A hut on stilts with a roof of palm leaves.
fn hut(knife: &mut Whittler, stand: Transform) {
    knife.turn_to(stand);
    let (wall, thatch) = (Paint::wood(0x9A7A4E), Paint::wood(0xB89A58));
    for (x, z) in [(-0.5, -0.34), (0.5, -0.34), (-0.5, 0.34), (0.5, 0.34)] {
        knife.block(Vec3::new(x, 0.10, z), Vec3::new(0.05, 0.16, 0.05), wall.shaded(0.6));
    }
    knife.block(Vec3::new(0.0, 0.44, 0.0), Vec3::new(0.56, 0.22, 0.40), wall);
    knife.block(Vec3::new(0.12, 0.40, 0.402), Vec3::new(0.13, 0.17, 0.01), Paint::coat(0x241810));
    knife.gable(Vec3::new(0.0, 0.88, 0.0), Vec3::new(0.78, 0.26, 0.66), thatch, wall.shaded(0.7));
}

/// The jetty before an island.
fn jetty(knife: &mut Whittler) {
    let (middle, half) = JETTY;
    knife.turn_to(Transform::from_translation(middle));
    let plank = Paint::wood(0xA5834F);
    let planks = 11;
    let wide = half.x / planks as f32;
    for number in 0..planks {
        let x = -half.x + wide * (2 * number + 1) as f32;
        let paint = plank.shaded(0.9 + 0.03 * (number % 4) as f32);
        knife.block(Vec3::new(x, -0.014, 0.0), Vec3::new(wide * 0.92, 0.014, half.y), paint);
    }
    for (x, z) in [(-0.95, -0.9), (0.0, -0.9), (0.95, -0.9), (-0.95, 0.9), (0.0, 0.9), (0.95, 0.9)] {
        let foot = Vec3::new(x * half.x, -0.06, z * half.y);
        knife.turned(foot, &[(0.026, 0.0), (0.024, 0.085), (0.0, 0.088)], 6, Paint::wood(0x5F4527));
    }
    // The gangway ashore.
    knife.block(Vec3::new(0.0, -0.012, -half.y - 0.10), Vec3::new(0.09, 0.010, 0.11), plank.shaded(0.85));
}

/// Everything that stands on an island from the beginning.
#[must_use]
pub fn island(tile: TileId) -> Mesh {
    let mut knife = Whittler::default();
    let sites = [Building::Fort, Building::Garrison, Building::Outpost].map(site);
    let free = |at: Vec2, room: f32| {
        let to_site = sites.iter().map(|own| own.distance(at)).fold(f32::MAX, f32::min);
        to_site > room && at.distance(LAND + Vec2::Y * 0.62) > 0.28
    };
    let mut palms = 0;
    for number in 0..TRIES {
        let (turn, away) = (lot(tile, 200 + number) * TAU, lot(tile, 300 + number).sqrt() * 0.68);
        let at = LAND + Vec2::new(turn.cos(), turn.sin()) * away;
        let inside = -coast(tile, at);
        let fate = lot(tile, 400 + number);
        if inside < 0.035 || at.distance(LAND) > 0.78 || !free(at, 0.15) {
            continue;
        }
        let stand = |scale: f32| upright(at, relief(tile, at) - 0.01, fate * 40.0, scale);
        if number % 3 == 2 {
            bush(&mut knife, stand(0.5 + 0.4 * fate), fate);
        } else if palms < PALMS {
            palms += 1;
            palm(&mut knife, stand(0.20 + 0.11 * fate), fate);
        }
    }
    for number in 0..2 {
        let at = LAND + [Vec2::new(-0.26, 0.22), Vec2::new(0.30, 0.20)].into_iter().nth(number).unwrap_or_default();
        if coast(tile, at) < -0.05 {
            let turn = lot(tile, 500 + number as u32) * 1.2 - 0.6;
            hut(&mut knife, upright(at, relief(tile, at) - 0.01, turn, 0.13));
        }
    }
    jetty(&mut knife);
    knife.finish()
}

/// Rocks where the open sea breaks.
#[must_use]
pub fn open_sea(tile: TileId) -> Mesh {
    let mut knife = Whittler::default();
    for number in 0..5 {
        let (turn, away) = (lot(tile, 600 + number) * TAU, 0.1 + 0.16 * lot(tile, 610 + number));
        let at = LAND + Vec2::new(turn.cos(), turn.sin()) * away;
        let size = 0.05 + 0.05 * lot(tile, 620 + number);
        knife.turn_to(upright(at, -0.012, turn * 3.0, size).with_scale(Vec3::new(size, size * 0.8, size * 1.3)));
        let grey = Paint::coat(0x4A463E).shaded(0.8 + 0.3 * lot(tile, 630 + number));
        knife.turned(Vec3::ZERO, &[(1.0, 0.0), (0.85, 0.5), (0.45, 0.95), (0.0, 1.15)], 6, grey);
    }
    knife.finish()
}

/// The model of a building in the paint of its controller; its origin is the ground.
#[must_use]
pub fn building(of: Building, banner: u32) -> Mesh {
    let mut knife = Whittler::default();
    match of {
        Building::Fort => fort(&mut knife, banner),
        Building::Garrison => garrison(&mut knife, banner),
        Building::Outpost => outpost(&mut knife, banner),
    }
    knife.finish()
}

fn banner_on(knife: &mut Whittler, foot: Vec3, tall: f32, colour: u32) {
    knife.turned(foot, &[(0.008, 0.0), (0.006, tall)], 5, Paint::wood(0x6A4A2A));
    let top = foot + Vec3::Y * (tall - 0.005);
    let cloth = Paint::coat(colour);
    let at = |x: f32, y: f32| top + Vec3::new(x, y, 0.012 * (x * 30.0).sin());
    knife.leaf(&[at(0.0, -0.10), at(0.09, -0.09), at(0.09, 0.0), at(0.0, 0.0)], cloth);
    knife.leaf(&[at(0.09, -0.09), at(0.17, -0.05), at(0.09, 0.0)], cloth);
}

/// A square fort of stone with four bastions and guns.
fn fort(knife: &mut Whittler, colour: u32) {
    let stone = Paint::coat(0x9A9184);
    let dark = Paint::coat(0x6E675C);
    knife.turn_to(Transform::IDENTITY);
    knife.block(Vec3::new(0.0, 0.02, 0.0), Vec3::new(0.19, 0.07, 0.19), dark);
    for (x, z, wide, deep) in
        [(0.0, 0.15, 0.15, 0.025), (0.0, -0.15, 0.15, 0.025), (0.15, 0.0, 0.025, 0.15), (-0.15, 0.0, 0.025, 0.15)]
    {
        knife.block(Vec3::new(x, 0.115, z), Vec3::new(wide, 0.05, deep), stone);
    }
    for (x, z) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)] {
        let at = Vec3::new(x * 0.155, -0.03, z * 0.155);
        knife.turned(at, &[(0.066, 0.0), (0.052, 0.20), (0.060, 0.205), (0.060, 0.235), (0.0, 0.24)], 8, stone);
        knife.turned(at + Vec3::Y * 0.235, &[(0.062, 0.0), (0.0, 0.07)], 8, Paint::coat(colour).shaded(0.8));
    }
    for x in [-0.06, 0.06] {
        let gun = Transform::from_xyz(x, 0.175, 0.13).with_rotation(Quat::from_rotation_x(1.45));
        knife.turn_to(gun);
        knife.turned(Vec3::ZERO, &[(0.016, 0.0), (0.012, 0.10), (0.0, 0.10)], 6, Paint::metal(0x3C3D40));
    }
    knife.turn_to(Transform::IDENTITY);
    knife.block(Vec3::new(0.0, 0.13, 0.0), Vec3::new(0.07, 0.05, 0.06), Paint::wood(0x8A6238));
    knife.gable(Vec3::new(0.0, 0.21, 0.0), Vec3::new(0.085, 0.035, 0.08), Paint::coat(0x7A3A2A), stone);
    banner_on(knife, Vec3::new(0.0, 0.2, 0.0), 0.24, colour);
}

/// A watchtower within a palisade.
fn garrison(knife: &mut Whittler, colour: u32) {
    knife.turn_to(Transform::IDENTITY);
    let (log, roof) = (Paint::wood(0x7A5A34), Paint::wood(0x5A3F24));
    for number in 0..20 {
        let turn = number as f32 / 20.0 * TAU;
        if (turn - 1.5).abs() < 0.22 {
            continue;
        }
        let foot = Vec3::new(turn.cos() * 0.17, -0.03, turn.sin() * 0.17);
        let tall = 0.13 + 0.015 * (number % 3) as f32;
        knife.turned(
            foot,
            &[(0.022, 0.0), (0.020, tall), (0.0, tall + 0.03)],
            5,
            log.shaded(0.86 + 0.05 * (number % 4) as f32),
        );
    }
    for (x, z) in [(1.0, 1.0), (1.0, -1.0), (-1.0, -1.0), (-1.0, 1.0)] {
        knife.block(Vec3::new(x * 0.06, 0.14, z * 0.06), Vec3::new(0.011, 0.15, 0.011), roof);
    }
    knife.block(Vec3::new(0.0, 0.26, 0.0), Vec3::new(0.088, 0.012, 0.088), log);
    knife.block(Vec3::new(0.0, 0.30, 0.0), Vec3::new(0.075, 0.035, 0.075), log.shaded(1.1));
    knife.gable(Vec3::new(0.0, 0.385, 0.0), Vec3::new(0.11, 0.045, 0.11), roof, log);
    banner_on(knife, Vec3::new(0.0, 0.40, 0.0), 0.17, colour);
}

/// A trading house with a porch and its stores.
fn outpost(knife: &mut Whittler, colour: u32) {
    knife.turn_to(Transform::IDENTITY);
    let (wall, roof) = (Paint::coat(0xD8CBA8), Paint::coat(0x8A4A30));
    knife.block(Vec3::new(0.0, 0.05, -0.02), Vec3::new(0.17, 0.10, 0.10), wall);
    knife.gable(Vec3::new(0.0, 0.205, -0.02), Vec3::new(0.20, 0.06, 0.135), roof, wall.shaded(0.9));
    for x in [-0.10, 0.0, 0.10] {
        let (half, tall) = if x == 0.0 { (0.026, 0.055) } else { (0.022, 0.03) };
        knife.block(Vec3::new(x, 0.075, 0.081), Vec3::new(half, tall, 0.003), Paint::coat(0x3A2A1C));
    }
    knife.block(Vec3::new(0.0, 0.005, 0.12), Vec3::new(0.18, 0.012, 0.05), Paint::wood(0x9A7A4E));
    for (x, paint) in [(-0.13, 0x8A6238), (0.13, 0x7A5430)] {
        knife.turned(
            Vec3::new(x, 0.015, 0.13),
            &[(0.026, 0.0), (0.033, 0.03), (0.026, 0.06), (0.0, 0.06)],
            8,
            Paint::wood(paint),
        );
    }
    banner_on(knife, Vec3::new(0.15, 0.2, -0.02), 0.20, colour);
}
