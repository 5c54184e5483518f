//! The quay before a tavern, the other room of the table: paving and parapet, the house behind, casks and crates, a
//! lantern on its post, and the far side of the harbour. Sun and sky light it (`shaders/open_air.wgsl`).

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::joiner::{FLOOR, Joiner, block, upright};
use super::places::{LANTERN, TABLE_HALF, WALLS};
use super::wares::lot;
use crate::table::craft::joinery::{Bench, board};
use crate::table::craft::surface::{Room, Surface};
use crate::table::deck::HARBOUR;

/// The quay goes on to either side as far as this.
const REACH: f32 = 90.0;
/// The parapet is so high and so thick.
const PARAPET: (f32, f32) = (-0.2, 2.6);
/// The gap in it for the water stairs, along the quay.
const STAIRS: (f32, f32) = (14.0, 22.0);
/// Doors and windows of the house: where along it, half as wide, from and to which height.
const OPENINGS: [(f32, f32, f32, f32); 7] = [
    (0.0, 3.6, FLOOR, 8.6),
    (-14.0, 2.5, -1.4, 6.6),
    (14.0, 2.5, -1.4, 6.6),
    (-31.0, 2.5, -1.4, 6.6),
    (31.0, 2.5, -1.4, 6.6),
    (-50.0, 3.4, FLOOR, 8.0),
    (50.0, 2.5, -1.4, 6.6),
];
/// Its windows upstairs have this height.
const UPSTAIRS: (f32, f32) = (17.0, 24.5);
/// Land is seen across the water to this bearing on either side.
const FAR_SIDE: f32 = PI * 0.56;
/// The eaves are so high.
const EAVES: f32 = 29.0;
/// The head of the post from which the lantern hangs, and its foot.
const POST: Vec3 = Vec3::new(-13.2, 25.2, -11.4);

/// The meshes of the quay, a bench for each surface.
#[derive(Default)]
struct Benches {
    paving: Bench,
    stone: Bench,
    lime: Bench,
    tiles: Bench,
    shutters: Bench,
    timber: Bench,
    gilt: Bench,
    canvas: Bench,
    hills: Bench,
}

/// Four walls.
fn walls(bench: &mut Bench, least: Vec3, most: Vec3) {
    let corners = [
        Vec2::new(least.x, most.z),
        Vec2::new(most.x, most.z),
        Vec2::new(most.x, least.z),
        Vec2::new(least.x, least.z),
    ];
    for (left, right) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        upright(bench, (*left, *right), (least.y, most.y), false);
    }
}

/// A roof of two slopes over a house, its ridge along the longer side.
fn gable(bench: &mut Bench, walls: &mut Bench, least: Vec3, most: Vec3, high: f32) {
    let long = most.x - least.x >= most.z - least.z;
    let at = |along: f32, across: f32, up: f32| {
        let (x, z) = if long { (along, across) } else { (across, along) };
        Vec3::new(least.x + (most.x - least.x) * x, most.y + up, least.z + (most.z - least.z) * z)
    };
    let (a, b, c, d) = (at(0.0, 0.0, 0.0), at(1.0, 0.0, 0.0), at(1.0, 1.0, 0.0), at(0.0, 1.0, 0.0));
    let (r, s) = (at(0.0, 0.5, high), at(1.0, 0.5, high));
    let faces = if long { [[d, c, s, r], [b, a, r, s]] } else { [[a, b, s, r], [c, d, r, s]] };
    for face in faces {
        bench.face(face);
    }
    let ends = if long { [[a, d, r], [c, b, s]] } else { [[d, a, r], [b, c, s]] };
    for [one, two, top] in ends {
        walls.face([one, two, top, top]);
    }
}

/// Paving, parapet and stairs head.
fn harbour_front(benches: &mut Benches) {
    let north = -WALLS.y - PARAPET.1;
    benches.paving.level_with_hole(
        FLOOR,
        Vec2::new(REACH, WALLS.y + PARAPET.1),
        Vec2::ZERO,
        TABLE_HALF - Vec2::splat(3.0),
    );
    for (from, to) in [(-REACH, STAIRS.0), (STAIRS.1, REACH)] {
        let (low, high) = (FLOOR, PARAPET.0);
        upright(&mut benches.stone, (Vec2::new(from, -WALLS.y), Vec2::new(to, -WALLS.y)), (low, high), false);
        for end in [from, to] {
            let (near, far) = (Vec2::new(end, -WALLS.y), Vec2::new(end, north));
            let way = if end > from { (near, far) } else { (far, near) };
            upright(&mut benches.stone, way, (low, high), false);
        }
        block(
            &mut benches.stone,
            Vec3::new(from - 0.3, high, north - 0.3),
            Vec3::new(to + 0.3, high + 0.7, -WALLS.y + 0.35),
        );
    }
    // Bollards beside the stairs, and a bench along the parapet.
    for along in [STAIRS.0 + 1.3, STAIRS.1 - 1.3] {
        let profile = [(0.95, 0.0), (0.85, 0.4), (0.70, 3.4), (0.98, 3.9), (1.02, 4.3), (0.75, 4.8), (0.0, 5.0)];
        benches.stone.turned(Vec3::new(along, FLOOR, -WALLS.y + 0.4), &profile, 14);
    }
    let seat = |bench: &mut Bench, from: f32, to: f32| {
        block(bench, Vec3::new(from, FLOOR + 3.6, -WALLS.y), Vec3::new(to, FLOOR + 4.1, -WALLS.y + 3.2));
    };
    seat(&mut benches.stone, -21.0, 11.0);
    for foot in [-19.5, -9.0, 1.0, 10.0_f32] {
        block(
            &mut benches.stone,
            Vec3::new(foot - 0.6, FLOOR, -WALLS.y),
            Vec3::new(foot + 0.6, FLOOR + 3.6, -WALLS.y + 2.6),
        );
    }
    // The edge of the quay where no parapet stands.
    let (low, high) = (HARBOUR - 4.0, FLOOR);
    upright(&mut benches.stone, (Vec2::new(REACH, north), Vec2::new(-REACH, north)), (low, high), false);
}

/// A wooden frame around an opening, and what closes it.
fn close(benches: &mut Benches, (middle, half, low, high): (f32, f32, f32, f32), door: bool) {
    let front = WALLS.y;
    let mut put = |bench: fn(&mut Benches) -> &mut Bench, from: (f32, f32), to: (f32, f32), out: f32| {
        let (a, b) = (Vec3::new(middle + from.0, from.1, front - out), Vec3::new(middle + to.0, to.1, front + 0.1));
        block(bench(benches), a, b);
    };
    let timber: fn(&mut Benches) -> &mut Bench = |benches| &mut benches.timber;
    let paint: fn(&mut Benches) -> &mut Bench = |benches| &mut benches.shutters;
    let stone: fn(&mut Benches) -> &mut Bench = |benches| &mut benches.stone;
    if door {
        put(stone, (-half - 0.9, low), (-half, high), 0.35);
        put(stone, (half, low), (half + 0.9, high), 0.35);
        put(stone, (-half - 1.1, high), (half + 1.1, high + 1.2), 0.45);
        for (left, right) in [(-half, -0.06), (0.06, half)] {
            put(paint, (left, low + 0.2), (right, high), 0.12);
            for (foot, head) in [(low + 1.0, low + 6.4), (low + 7.2, high - 1.0)] {
                put(paint, (left + 0.5, foot), (right - 0.5, head), 0.24);
            }
        }
        put(stone, (-half - 1.4, low), (half + 1.4, low + 0.35), 1.6);
        return;
    }
    put(timber, (-half, low), (half, high), 0.04);
    for bar in [-0.5, 0.0, 0.5] {
        put(stone, (bar * half * 1.3 - 0.07, low), (bar * half * 1.3 + 0.07, high), 0.10);
    }
    for share in [0.33, 0.66] {
        let at = low + (high - low) * share;
        put(stone, (-half, at - 0.07), (half, at + 0.07), 0.10);
    }
    put(stone, (-half - 0.4, low - 0.5), (half + 0.4, low), 0.7);
    put(timber, (-half - 0.2, high), (half + 0.2, high + 0.5), 0.25);
    // Shutters folded back.
    for side in [-1.0, 1.0_f32] {
        let (a, b) = (side * (half + 0.15), side * (half + half * 0.98));
        let (left, right) = (a.min(b), a.max(b));
        put(paint, (left, low), (right, high), 0.22);
        for (foot, head) in [(0.06, 0.47), (0.53, 0.94)] {
            let at = |share: f32| low + (high - low) * share;
            put(paint, (left + 0.35, at(foot)), (right - 0.35, at(head)), 0.36);
        }
    }
}

/// The tavern behind the table, its sign, and a roof over the door.
fn tavern(benches: &mut Benches) {
    let front = WALLS.y;
    upright(&mut benches.lime, (Vec2::new(REACH, front), Vec2::new(-REACH, front)), (FLOOR, EAVES), false);
    block(&mut benches.stone, Vec3::new(-REACH, FLOOR, front - 0.45), Vec3::new(REACH, FLOOR + 1.8, front));
    for opening in OPENINGS {
        close(benches, opening, opening.2 <= FLOOR);
    }
    for number in -3..=3_i16 {
        close(benches, (f32::from(number) * 16.0, 2.2, UPSTAIRS.0, UPSTAIRS.1), false);
    }
    // Beams carry the eaves.
    for number in -14..=14_i16 {
        let along = f32::from(number) * 6.2;
        block(
            &mut benches.timber,
            Vec3::new(along - 0.35, EAVES - 1.2, front - 3.4),
            Vec3::new(along + 0.35, EAVES - 0.4, front),
        );
    }
    let (low, high) = (Vec3::new(REACH, EAVES - 0.8, front - 4.2), Vec3::new(REACH, EAVES + 14.0, front + 22.0));
    benches.tiles.face([Vec3::new(-low.x, low.y, low.z), low, high, Vec3::new(-high.x, high.y, high.z)]);
    // It is seen from below only.
    block(&mut benches.timber, Vec3::new(-REACH, EAVES - 0.9, front - 4.4), Vec3::new(REACH, EAVES - 0.4, front - 3.9));
    // The sign: an anchor, gilt, on a board.
    let sign = Vec3::new(8.6, 12.2, front - 3.4);
    block(&mut benches.timber, sign + Vec3::new(-0.2, 3.1, -0.4), Vec3::new(sign.x + 0.2, sign.y + 3.5, front));
    block(&mut benches.shutters, sign + Vec3::new(-2.3, -2.4, -0.2), sign + Vec3::new(2.3, 2.4, 0.2));
    for side in [-0.2_f32, 0.2] {
        let (z, out) = (sign.z + side, side.signum() * 0.1);
        let mut bar = |from: Vec2, to: Vec2| {
            let (a, b) =
                (Vec3::new(sign.x + from.x, sign.y + from.y, z), Vec3::new(sign.x + to.x, sign.y + to.y, z + out));
            block(&mut benches.gilt, a.min(b), a.max(b));
        };
        bar(Vec2::new(-0.2, -1.7), Vec2::new(0.2, 1.5));
        bar(Vec2::new(-0.9, 0.75), Vec2::new(0.9, 1.05));
        bar(Vec2::new(-1.5, -1.7), Vec2::new(1.5, -1.35));
        bar(Vec2::new(-1.6, -1.4), Vec2::new(-1.3, -0.6));
        bar(Vec2::new(1.3, -1.4), Vec2::new(1.6, -0.6));
        bar(Vec2::new(-0.3, 1.45), Vec2::new(0.3, 1.95));
    }
}

/// Casks, crates and a coil of rope.
fn cargo(benches: &mut Benches) {
    let cask = |benches: &mut Benches, at: Vec3, scale: f32| {
        let staves =
            [(0.0, 3.96), (1.12, 3.96), (1.2, 4.0), (1.2, 3.9), (1.42, 2.9), (1.48, 2.0), (1.42, 1.1), (1.2, 0.0)];
        let staves: Vec<(f32, f32)> = staves.iter().rev().map(|(r, h)| (r * scale, h * scale)).collect();
        benches.timber.turned(at, &staves, 16);
        for (radius, height) in [(1.30, 0.5), (1.45, 1.3), (1.45, 2.6), (1.30, 3.4)] {
            let hoop =
                [(radius, height), (radius + 0.035, height), (radius + 0.035, height + 0.24), (radius, height + 0.24)]
                    .map(|(r, h)| (r * scale, h * scale));
            benches.stone.turned(at, &hoop, 16);
        }
    };
    for (x, z, scale) in [
        (-22.5, -26.0, 1.0),
        (-25.8, -24.4, 1.12),
        (-24.4, -21.0, 0.95),
        (24.8, -25.6, 1.05),
        (21.4, 27.0, 1.1),
        (24.6, 26.2, 1.0),
        (-9.4, 27.4, 0.9),
    ] {
        cask(benches, Vec3::new(x, FLOOR, z), scale);
    }
    let crate_ = |benches: &mut Benches, low: Vec3, size: Vec3| {
        block(&mut benches.timber, low + Vec3::splat(0.12), low + size - Vec3::splat(0.12));
        for (x, z) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let foot = low + Vec3::new((size.x - 0.5) * x, 0.0, (size.z - 0.5) * z);
            block(&mut benches.timber, foot, foot + Vec3::new(0.5, size.y, 0.5));
        }
        for height in [0.0, size.y - 0.5] {
            let rail = low + Vec3::Y * height;
            block(&mut benches.timber, rail, rail + Vec3::new(size.x, 0.5, size.z));
        }
    };
    crate_(benches, Vec3::new(26.8, FLOOR, -21.8), Vec3::new(5.0, 4.4, 4.6));
    crate_(benches, Vec3::new(27.6, FLOOR + 4.4, -21.0), Vec3::new(3.6, 3.2, 3.4));
    crate_(benches, Vec3::new(28.6, FLOOR, -16.2), Vec3::new(4.0, 3.6, 4.0));
    crate_(benches, Vec3::new(-36.0, FLOOR, -27.0), Vec3::new(5.6, 5.0, 5.0));
    crate_(benches, Vec3::new(27.0, FLOOR, 24.0), Vec3::new(4.4, 4.0, 4.2));
    for turn in 0..3_u8 {
        let height = f32::from(turn) * 0.55;
        let ring = [(1.0, 0.0), (1.9, 0.0), (2.1, 0.28), (1.9, 0.56), (1.0, 0.56), (0.8, 0.28), (1.0, 0.0)]
            .map(|(r, h): (f32, f32)| (r - f32::from(turn) * 0.08, h));
        benches.canvas.turned(Vec3::new(11.2, FLOOR + height, -27.6), &ring, 20);
    }
}

/// The hill over the water at this bearing from the quay: a broad back with spurs, lower where the harbour opens.
fn ridge(bearing: f32) -> f32 {
    let wave = |count: f32, shift: f32| (bearing * count + shift).sin();
    let opens = 1.0 - 0.93 * (-((bearing + 0.30) / 0.20).powi(2)).exp();
    let ends = ((FAR_SIDE - bearing.abs()) / 0.4).clamp(0.0, 1.0);
    (210.0 + 92.0 * wave(2.3, 0.6) + 44.0 * wave(5.9, 1.9) + 22.0 * wave(13.1, 0.2) + 9.0 * wave(29.0, 2.0))
        * opens
        * ends
}

/// A point of the far side: from -1 (west) over 0 (north) to 1 (east) of half a turn, and how far inland.
fn ashore(bearing: f32, inland: f32) -> Vec3 {
    let coast = 1180.0 + 150.0 * (bearing * 4.3 + 0.4).sin() + 60.0 * (bearing * 11.0).sin();
    let far = coast + inland * 900.0;
    let steep = (inland * FRAC_PI_2).sin().powf(1.25);
    let rough =
        14.0 * (bearing * 61.0 + inland * 9.0).sin() * inland + 9.0 * (bearing * 97.0 - inland * 23.0).sin() * inland;
    Vec3::new(far * bearing.sin(), HARBOUR - 1.0 + steep * ridge(bearing) + rough, -far * bearing.cos())
}

/// Hills, a town at their foot, a church and a fort.
fn far_side(benches: &mut Benches) {
    let (columns, rows) = (150_u16, 9_u16);
    let bearing = |column: f32| (column / f32::from(columns) * 2.0 - 1.0) * FAR_SIDE;
    let point = |column: f32, row: f32| ashore(bearing(column), row / f32::from(rows));
    for column in 0..columns {
        for row in 0..rows {
            let (x, y) = (f32::from(column), f32::from(row));
            let numbers = [(x, y), (x + 1.0, y), (x + 1.0, y + 1.0), (x, y + 1.0)].map(|(x, y)| {
                let here = point(x, y);
                let (along, inland) = (point(x + 0.5, y) - point(x - 0.5, y), point(x, y + 0.5) - point(x, y - 0.5));
                benches.hills.corner(
                    here,
                    along.cross(inland).normalize_or_zero(),
                    Vec2::new(here.x * 0.35, 500.0 + here.y * 0.02 + here.z * 0.004),
                )
            });
            benches.hills.square(numbers);
        }
    }
    for number in 0..150_u16 {
        let lot = |which: u16| lot(number * 11 + which);
        let along = -0.02 + (lot(1) - 0.5) * 1.0 + 0.12;
        let foot = ashore(along, 0.015 + 0.20 * lot(2) * lot(3));
        let half = Vec3::new(26.0 + 26.0 * lot(4), 0.0, 22.0 + 16.0 * lot(5));
        let high = 34.0 + 34.0 * lot(6);
        let (least, most) = (foot - half - Vec3::Y * 20.0, foot + half + Vec3::Y * high);
        let plaster = if lot(7) < 0.25 { &mut benches.stone } else { &mut benches.lime };
        walls(plaster, least, most);
        gable(&mut benches.tiles, plaster, least, most, 14.0 + 12.0 * lot(8));
        for window in 0..3_u8 {
            let x = least.x + (most.x - least.x) * (0.22 + 0.28 * f32::from(window));
            let y = most.y - 16.0;
            block(
                &mut benches.shutters,
                Vec3::new(x - 3.0, y - 6.0, most.z),
                Vec3::new(x + 3.0, y + 5.0, most.z + 1.0),
            );
        }
    }
    let church = ashore(0.16, 0.10);
    let (least, most) = (church - Vec3::new(24.0, 20.0, 24.0), church + Vec3::new(24.0, 150.0, 24.0));
    walls(&mut benches.lime, least, most);
    benches.tiles.turned(
        most.with_x(church.x).with_z(church.z),
        &[(30.0, 0.0), (12.0, 26.0), (6.0, 46.0), (0.0, 78.0)],
        8,
    );
    let nave = (church + Vec3::new(22.0, -20.0, -30.0), church + Vec3::new(140.0, 62.0, 30.0));
    walls(&mut benches.lime, nave.0, nave.1);
    gable(&mut benches.tiles, &mut benches.lime, nave.0, nave.1, 34.0);
    // The fort that keeps the entrance.
    let fort = ashore(-0.62, 0.05);
    let (least, most) = (fort - Vec3::new(150.0, 40.0, 90.0), fort + Vec3::new(150.0, 66.0, 90.0));
    walls(&mut benches.stone, least, most);
    for number in 0..13_u8 {
        let x = least.x + 6.0 + f32::from(number) * 23.0;
        block(&mut benches.stone, Vec3::new(x, most.y, most.z - 12.0), Vec3::new(x + 13.0, most.y + 14.0, most.z));
    }
    for side in [least.x, most.x] {
        benches.stone.turned(
            Vec3::new(side, least.y, most.z),
            &[(62.0, 0.0), (48.0, 120.0), (52.0, 124.0), (52.0, 138.0), (44.0, 138.0)],
            14,
        );
        benches.tiles.turned(
            Vec3::new(side, least.y + 138.0, most.z),
            &[(20.0, 0.0), (18.0, 26.0), (22.0, 28.0), (0.0, 48.0)],
            10,
        );
    }
    let keep = (fort - Vec3::new(60.0, 0.0, 70.0), fort + Vec3::new(60.0, 120.0, 30.0));
    walls(&mut benches.stone, keep.0, keep.1);
}

/// A ship at anchor, by her beam's length: hull, masts and furled yards.
fn at_anchor(benches: &mut Benches, at: Vec2, long: f32, turned: f32) {
    let place = Transform::from_xyz(at.x, HARBOUR, at.y)
        .with_rotation(Quat::from_rotation_y(turned))
        .with_scale(Vec3::splat(long));
    // Stations from stern to bow: along, half a beam at the water and at the rail, height of the rail.
    let stations: [[f32; 4]; 8] = [
        [-0.50, 0.050, 0.060, 0.225],
        [-0.40, 0.105, 0.088, 0.205],
        [-0.27, 0.125, 0.105, 0.150],
        [-0.05, 0.135, 0.120, 0.105],
        [0.15, 0.130, 0.115, 0.105],
        [0.32, 0.095, 0.100, 0.150],
        [0.43, 0.045, 0.065, 0.170],
        [0.50, 0.004, 0.010, 0.175],
    ];
    let rows = |side: f32, [along, water, rail, high]: [f32; 4]| {
        [(water * 0.8, -0.02), (water, 0.05), ((water + rail) / 2.0, high * 0.72), (rail, high)]
            .map(|(beam, up)| place.transform_point(Vec3::new(beam * side, up, along)))
    };
    for side in [1.0, -1.0] {
        for pair in stations.windows(2) {
            let (aft, fore) = match pair {
                [aft, fore] => (rows(side, *aft), rows(side, *fore)),
                _ => continue,
            };
            for (number, (a, f)) in aft.windows(2).zip(fore.windows(2)).enumerate() {
                let ([a, above_a], [f, above_f]) = (a, f) else { continue };
                let bench = if number == 1 { &mut benches.gilt } else { &mut benches.timber };
                bench.face(if side < 0.0 { [*a, *f, *above_f, *above_a] } else { [*f, *a, *above_a, *above_f] });
            }
        }
    }
    // Transom and deck.
    let ([a, b, c, d], [e, f, g, h]) = (rows(-1.0, stations[0]), rows(1.0, stations[0]));
    for face in [[e, a, b, f], [f, b, c, g], [g, c, d, h]] {
        benches.timber.face(face);
    }
    for pair in stations.windows(2) {
        let [aft, fore] = pair else { continue };
        let (s, t) = (rows(1.0, *aft), rows(1.0, *fore));
        let (p, q) = (rows(-1.0, *aft), rows(-1.0, *fore));
        benches.timber.face([p[3], q[3], t[3], s[3]]);
    }
    let spar = |bench: &mut Bench, from: Vec3, to: Vec3, thick: f32| {
        let way = (to - from).normalize_or_zero();
        let across = if way.y.abs() > 0.7 { Vec3::X } else { Vec3::Y };
        let (one, two) =
            (way.cross(across).normalize_or_zero() * thick, way.cross(way.cross(across)).normalize_or_zero() * thick);
        let ring = [one + two, two - one, -one - two, one - two];
        for (a, b) in ring.iter().zip(ring.iter().cycle().skip(1)) {
            bench.face([from + *a, from + *b, to + *b, to + *a].map(|at| place.transform_point(at)));
        }
    };
    for (along, tall) in [(-0.30, 0.52), (-0.02, 0.86), (0.28, 0.74)] {
        spar(&mut benches.timber, Vec3::new(0.0, 0.08, along), Vec3::new(0.0, tall, along - 0.02), 0.008);
        for (share, wide) in [(0.50, 0.24), (0.76, 0.17)] {
            let height = tall * share + 0.04;
            let yard = [Vec3::new(-wide, height, along), Vec3::new(wide, height, along)];
            spar(&mut benches.timber, yard[0], yard[1], 0.0036);
            spar(
                &mut benches.canvas,
                yard[0] * 0.92 + Vec3::new(0.0, height * 0.08 - 0.015, along * 0.08),
                yard[1] * 0.92 + Vec3::new(0.0, height * 0.08 - 0.015, along * 0.08),
                0.013,
            );
        }
    }
    spar(&mut benches.timber, Vec3::new(0.0, 0.15, 0.42), Vec3::new(0.0, 0.28, 0.72), 0.008);
}

/// The post from which the lantern hangs over the table.
fn lantern_post(joiner: &mut Joiner, room: &Room) {
    let mut fit = |name: &str, half: Vec3, at: Transform| {
        let mesh = joiner.keep(board(half, 0.03));
        joiner.fit(name, mesh, &room.timber, at);
    };
    let tall = (POST.y - FLOOR) / 2.0;
    fit("lantern post", Vec3::new(0.45, tall, 0.45), Transform::from_xyz(POST.x, FLOOR + tall, POST.z));
    let hook = LANTERN.with_y(POST.y - 1.0);
    let way = hook - POST.with_y(hook.y);
    let along = Quat::from_rotation_arc(Vec3::X, way.normalize_or_zero());
    let arm = Transform::from_translation(POST.with_y(hook.y) + way / 2.0).with_rotation(along);
    fit("arm of the lantern", Vec3::new(way.length() / 2.0 + 0.5, 0.3, 0.3), arm);
    let brace = Quat::from_rotation_z(-0.8);
    let under = POST.with_y(hook.y - 2.4) + way.normalize_or_zero() * 2.4;
    fit(
        "brace of the lantern",
        Vec3::new(3.3, 0.22, 0.22),
        Transform::from_translation(under).with_rotation(along * brace.inverse()),
    );
}

/// The quay, and all that is seen from it.
pub(super) fn build(joiner: &mut Joiner, room: &Room) {
    let mut benches = Benches::default();
    harbour_front(&mut benches);
    tavern(&mut benches);
    cargo(&mut benches);
    far_side(&mut benches);
    at_anchor(&mut benches, Vec2::new(-440.0, -830.0), 330.0, 0.5);
    at_anchor(&mut benches, Vec2::new(240.0, -860.0), 300.0, 2.2);
    at_anchor(&mut benches, Vec2::new(560.0, -760.0), 210.0, -0.9);
    lantern_post(joiner, room);
    let parts: [(&str, Bench, &Handle<Surface>); 9] = [
        ("paving", benches.paving, &room.paving),
        ("stone of the quay", benches.stone, &room.stone),
        ("limewash", benches.lime, &room.lime),
        ("roofs", benches.tiles, &room.tiles),
        ("shutters", benches.shutters, &room.shutters),
        ("timber of the quay", benches.timber, &room.timber),
        ("gilding", benches.gilt, &room.gilding),
        ("furled sails", benches.canvas, &room.canvas),
        ("hills", benches.hills, &room.hills),
    ];
    for (name, bench, surface) in parts {
        let mesh = joiner.keep(bench.finish());
        joiner.fit(name, mesh, surface, Transform::IDENTITY);
    }
}
