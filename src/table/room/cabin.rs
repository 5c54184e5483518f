//! The great cabin around the table: floor and rug, panelled walls, the row of stern windows and two on either quarter,
//! a seat below them, lamps before them. All of it is far from the lantern's pool and lit by the room's own light.

use bevy::prelude::*;

use super::joiner::{Benches, FLOOR, Joiner, block, upright};
use super::places::{TABLE_HALF, WALLS};
use super::wares;
use crate::table::craft::joinery::{Bench, turned};
use crate::table::craft::surface::{Room, Surface, Surfaces};

/// Walls go up to here, which no eye sees over.
const BEAMS: f32 = 26.0;
/// Half of the rug under the table.
const RUG_HALF: Vec2 = Vec2::new(19.4, 16.4);
/// From the middle of one stern window to the next, and half of one's width.
const WINDOW: (f32, f32) = (6.2, 2.5);
/// Foot and head of the windows.
const GLASS: (f32, f32) = (0.0, 11.6);
/// The row has this number of windows on either side of the middle one.
const EITHER_SIDE: i16 = 3;
/// The middles of the windows on the quarters, south of the stern.
const QUARTERS: [f32; 2] = [-24.6, -18.4];
/// The glass lies this far behind the panelling.
const DEEP: f32 = 0.5;
/// The lamps hang from here.
const HOOK: Vec3 = Vec3::new(15.5, 15.5, -25.0);

/// A wall along `ahead` through `foot`, from so far left of it to so far right, with windows of these middles in it.
struct Wall<'a> {
    foot: Vec2,
    ahead: Vec2,
    reach: (f32, f32),
    windows: &'a [f32],
}

impl Wall<'_> {
    fn at(&self, along: f32, out: f32) -> Vec2 {
        self.foot + self.ahead * along + Vec2::new(-self.ahead.y, self.ahead.x) * out
    }

    fn raise(&self, benches: &mut Benches) {
        let (left, right) = self.reach;
        let half = WINDOW.1;
        let line = |from: f32, to: f32, out: f32| (self.at(from, out), self.at(to, out));
        if self.windows.is_empty() {
            upright(&mut benches.wainscot, line(left, right, 0.0), (FLOOR, BEAMS), false);
            return;
        }
        upright(&mut benches.wainscot, line(left, right, 0.0), (FLOOR, GLASS.0), false);
        upright(&mut benches.wainscot, line(left, right, 0.0), (GLASS.1, BEAMS), false);
        let mut from = left;
        for middle in self.windows {
            upright(&mut benches.wainscot, line(from, middle - half, 0.0), GLASS, false);
            upright(&mut benches.glass, line(middle - half, middle + half, -DEEP), GLASS, true);
            // The reveal on both sides, and a pilaster with a gilt foot and head between two windows.
            let jamb = |along: f32| (self.at(along, 0.0), self.at(along, -DEEP));
            let ((near, deep), (other_near, other_deep)) = (jamb(middle - half), jamb(middle + half));
            upright(&mut benches.timber, (near, deep), GLASS, false);
            upright(&mut benches.timber, (other_deep, other_near), GLASS, false);
            from = middle + half;
        }
        upright(&mut benches.wainscot, line(from, right, 0.0), GLASS, false);
        let (first, last) =
            (self.windows.first().copied().unwrap_or(left), self.windows.last().copied().unwrap_or(right));
        let posts = self.windows.iter().map(|middle| middle - WINDOW.0 / 2.0).chain([last + WINDOW.0 / 2.0]);
        for middle in posts {
            self.bar(&mut benches.timber, (middle - 0.36, middle + 0.36), (GLASS.0 - 0.3, GLASS.1 + 0.2), 0.34);
            for height in [GLASS.0 + 0.1, GLASS.1 - 0.45] {
                self.bar(&mut benches.gilt, (middle - 0.42, middle + 0.42), (height, height + 0.28), 0.40);
            }
        }
        let row = (first - WINDOW.0 / 2.0 - 0.5, last + WINDOW.0 / 2.0 + 0.5);
        self.bar(&mut benches.timber, row, (GLASS.0 - 0.55, GLASS.0), 0.75);
        self.bar(&mut benches.timber, row, (GLASS.1 + 0.1, GLASS.1 + 0.9), 0.55);
        self.bar(&mut benches.gilt, row, (GLASS.1 + 0.9, GLASS.1 + 1.12), 0.62);
    }

    /// A bar on the wall: from and to along it, and in height, and how far it stands out.
    fn bar(&self, bench: &mut Bench, (from, to): (f32, f32), (low, high): (f32, f32), out: f32) {
        let corners = [self.at(from, 0.0), self.at(to, out), self.at(from, out), self.at(to, 0.0)];
        let least = corners.into_iter().fold(Vec2::INFINITY, Vec2::min);
        let most = corners.into_iter().fold(Vec2::NEG_INFINITY, Vec2::max);
        block(bench, Vec3::new(least.x, low, least.y), Vec3::new(most.x, high, most.y));
    }
}

fn walls(benches: &mut Benches) {
    let Vec2 { x: east, y: south } = WALLS;
    let row: Vec<f32> = (-EITHER_SIDE..=EITHER_SIDE).map(|number| f32::from(number) * WINDOW.0).collect();
    let aft = QUARTERS.map(|z| -z);
    let [far, near] = aft;
    let walls = [
        Wall { foot: Vec2::new(0.0, -south), ahead: Vec2::X, reach: (-east, east), windows: &row },
        Wall { foot: Vec2::new(0.0, south), ahead: Vec2::NEG_X, reach: (-east, east), windows: &[] },
        Wall { foot: Vec2::new(east, 0.0), ahead: Vec2::Y, reach: (-south, south), windows: &QUARTERS },
        Wall { foot: Vec2::new(-east, 0.0), ahead: Vec2::NEG_Y, reach: (-south, south), windows: &[near, far] },
    ];
    for wall in walls {
        wall.raise(benches);
    }
}

/// The seat under the stern windows, with its cushion.
fn seat(benches: &mut Benches) {
    let (south, reach) = (-WALLS.y, 21.6);
    block(&mut benches.timber, Vec3::new(-reach, FLOOR, south), Vec3::new(reach, FLOOR + 2.2, south + 3.4));
    block(
        &mut benches.cloth,
        Vec3::new(-reach + 0.1, FLOOR + 2.2, south),
        Vec3::new(reach - 0.1, FLOOR + 2.85, south + 3.3),
    );
    for number in -2..=2_i16 {
        let middle = f32::from(number) * 7.2;
        block(
            &mut benches.gilt,
            Vec3::new(middle - 0.3, FLOOR + 1.2, south + 3.4),
            Vec3::new(middle + 0.3, FLOOR + 1.45, south + 3.55),
        );
    }
}

/// Two lamps before the stern windows; they swing about their hooks.
fn lamps(joiner: &mut Joiner, surfaces: &Surfaces) {
    let glass = turned(&[(0.0, -7.9), (0.42, -7.85), (0.5, -7.3), (0.42, -6.7), (0.0, -6.65)], 6);
    let frame = {
        let mut bench = Bench::default();
        bench.turned(Vec3::ZERO, &[(0.0, -8.25), (0.3, -8.15), (0.5, -7.92), (0.5, -7.84), (0.0, -7.84)], 6);
        bench.turned(Vec3::ZERO, &[(0.55, -6.72), (0.52, -6.6), (0.2, -6.15), (0.08, -6.0), (0.05, 0.0)], 6);
        bench.finish()
    };
    let (glass, frame) = (joiner.keep(glass), joiner.keep(frame));
    for side in [-1.0, 1.0] {
        let at = Transform::from_translation(HOOK * Vec3::new(side, 1.0, 1.0));
        for (name, mesh, surface) in [("lamp", &glass, &surfaces.lamp), ("lamp frame", &frame, &surfaces.lamp_frame)] {
            joiner.fit(name, mesh.clone(), surface, at);
        }
    }
}

/// Floor, rug, walls and windows, and what stands and hangs along the walls.
pub(super) fn build(joiner: &mut Joiner, surfaces: &Surfaces, room: &Room) {
    let mut benches = Benches::default();
    walls(&mut benches);
    seat(&mut benches);
    wares::stow(joiner, room, &mut benches);
    let level = |half: Vec2, hole: Vec2| {
        let mut bench = Bench::default();
        // Under the table it is never seen.
        bench.level_with_hole(0.0, half, Vec2::ZERO, hole);
        bench.finish()
    };
    let under = TABLE_HALF - Vec2::splat(3.0);
    let parts: [(&str, Mesh, &Handle<Surface>, f32); 7] = [
        ("floor", level(WALLS, RUG_HALF), &room.deck, FLOOR),
        ("rug", level(RUG_HALF, under), &room.rug, FLOOR),
        ("walls", benches.wainscot.finish(), &room.wainscot, 0.0),
        ("timber of the cabin", benches.timber.finish(), &room.timber, 0.0),
        ("gilding", benches.gilt.finish(), &room.gilding, 0.0),
        ("cushion", benches.cloth.finish(), &room.cloth, 0.0),
        ("stern windows", benches.glass.finish(), &surfaces.window, 0.0),
    ];
    for (name, mesh, surface, height) in parts {
        let mesh = joiner.keep(mesh);
        joiner.fit(name, mesh, surface, Transform::from_xyz(0.0, height, 0.0));
    }
    lamps(joiner, surfaces);
}
