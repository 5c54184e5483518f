//! A cup for each side before the tray, and beside it the cubes of the cannons that are ready, until all go in over the masts (DR-30.9,
//! DR-30.11).

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;

use super::tales;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea::lay::paint;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Own, Thing};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::state::{Fight, Phase, in_all};
use crate::rules::dead_reckoning::view::View;
use crate::table::throwing::frame::{turn_from_tray, world_from_tray};

/// The cups stand here, in millimetres of the tray: before its near corners, on the oak.
const STANDS: Vec3 = Vec3::new(102.0, 170.0, -10.0);
/// They are tipped here: from both sides over the hatch, turned over by this angle.
const TIPPED: Vec3 = Vec3::new(70.0, 6.0, 190.0);
const TURNED: f32 = 2.1;
/// From a cup to the one behind it.
const BEHIND: f32 = 36.0;
/// A cup is scaled by this, and a cube of the boards by this, to be as large as one that falls.
const LOW: f32 = 0.7;
const SMALL: f32 = 0.72;
/// From one cube that lies ready to the next, and from the cup to the first; a row holds this number.
const APART: f32 = 10.5;
const FIRST: f32 = 27.0;
const ROW: u8 = 7;
/// Half of the room that a cup takes.
pub const CUP: Vec2 = Vec2::new(0.26, 0.26);
/// Half of the place where cubes lie ready.
pub const READY: Vec2 = Vec2::new(0.58, 0.12);
/// A cup shows at most this number of cubes.
const SEEN: u8 = 16;

/// To which hand of the tray a side stands, and in which row: four may be tied (DR-27.2).
fn hand(side: usize) -> (f32, f32) {
    (if side.is_multiple_of(2) { 1.0 } else { -1.0 }, (side / 2) as f32)
}

/// A place before the tray, this far from the cup in millimetres towards the middle, and higher.
fn before(side: usize, inward: f32, near: f32, up: f32) -> Transform {
    let (out, row) = hand(side);
    let at = STANDS + Vec3::new(-inward, near + row * BEHIND, up);
    Transform::from_translation(world_from_tray(Vec3::new(out * at.x, at.y, at.z)))
        .with_rotation(turn_from_tray(Quat::from_rotation_x(FRAC_PI_2)))
}

/// The cup of a side.
#[must_use]
pub fn cup(side: usize) -> Transform {
    before(side, 0.0, 0.0, 0.0).with_scale(Vec3::splat(LOW))
}

/// The cube of this number in a cup.
#[must_use]
pub fn in_the_cup(side: usize, number: u8) -> Transform {
    let (place, layer) = (number % 4, number / 4);
    let (x, y) = (if place % 2 == 0 { -4.6 } else { 4.6 }, if place < 2 { -4.6 } else { 4.6 });
    let mut lies = before(side, x, y, 9.0 + 7.5 * f32::from(layer)).with_scale(Vec3::splat(SMALL));
    lies.rotation *= Quat::from_rotation_y(f32::from(number) * 0.7);
    lies
}

/// The cup of a side as it is tipped over the masts (DR-30.11).
#[must_use]
pub fn tipped(side: usize) -> Transform {
    let (out, row) = hand(side);
    let at = Vec3::new(out * TIPPED.x, TIPPED.y + row * BEHIND / 2.0, TIPPED.z);
    let turn = turn_from_tray(Quat::from_rotation_y(-out * TURNED) * Quat::from_rotation_x(FRAC_PI_2));
    Transform::from_translation(world_from_tray(at)).with_rotation(turn).with_scale(Vec3::splat(LOW))
}

/// The middle of the place where cubes lie ready.
#[must_use]
pub fn ready(side: usize) -> Transform {
    before(side, FIRST + APART * f32::from(ROW - 1) / 2.0, 0.0, 0.5)
}

fn lies_ready(side: usize, number: u8) -> Transform {
    let (column, row) = (number % ROW, number / ROW);
    let (inward, near) = (FIRST + APART * f32::from(column), APART * f32::from(row));
    before(side, inward, near, 4.0).with_scale(Vec3::splat(SMALL))
}

/// The side that fixes its cubes next, with their colour.
#[must_use]
pub fn commits(view: &View) -> Option<(usize, Colour)> {
    let side = match view.table.phase {
        Phase::Commit => 0,
        Phase::Answer => 1,
        _ => return None,
    };
    let colour = view.table.fight.as_ref()?.sides.get(side)?.colour;
    view.table.player(colour).map(|_| (side, colour))
}

fn filled(view: &View, fight: &Fight, supply: impl Fn(Colour) -> Vec3, all: &mut Vec<Thing>) {
    for (number, side) in fight.sides.iter().enumerate() {
        let place = cup(number);
        let stands = Thing::new(ReckoningPiece::Cup(side.colour), Form::Own(Own::Cup(side.colour)), place);
        all.push(stands.says(Vec3::Y * 0.17, Vec3::new(0.27, 0.17, 0.27), tales::cup(view, side)));
        for cube in 0..side.cup.min(SEEN) {
            let lies = in_the_cup(number, cube);
            let thing = Thing::new(Bit::InCup(side.colour, cube), Form::Cube(paint(side.colour)), lies);
            let from =
                view.table.player(side.colour).map_or(lies.translation + Vec3::Y * 0.9, |own| supply(own.colour));
            all.push(thing.from(from));
        }
    }
}

/// Cups stand there until the cubes have fallen, and again when more are to fall (DR-15.40).
fn stand(view: &View, fight: &Fight) -> bool {
    matches!(view.table.phase, Phase::Commit | Phase::Answer | Phase::Drop)
        || fight.sides.iter().any(|side| side.cup > 0)
}

/// All of it, while the cubes of a battle are fixed and fall.
#[must_use]
pub fn things(view: &View, supply: impl Fn(Colour) -> Vec3) -> Vec<Thing> {
    let mut all = Vec::new();
    let Some(fight) = view.table.fight.as_ref().filter(|fight| stand(view, fight)) else { return all };
    filled(view, fight, &supply, &mut all);
    if let Some((side, colour)) = commits(view) {
        let cannons = in_all(&view.table.unused_cannons(colour));
        for number in 0..cannons {
            let cube = Thing::new(Bit::Ready(colour, number), Form::Cube(paint(colour)), lies_ready(side, number));
            all.push(cube.from(supply(colour)));
        }
        let part = Thing::new(ReckoningPiece::Ready(colour), Form::Part, ready(side));
        let half = Vec3::new(READY.x, 0.09, READY.y);
        all.push(part.says(Vec3::Y * 0.07, half, tales::ready(cannons)));
    }
    all
}
