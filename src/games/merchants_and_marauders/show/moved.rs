//! Carries every thing that another layout moves to its new place; ships sail there.

use bevy::prelude::*;

use super::sound;
use crate::games::merchants_and_marauders::things::thing::{Form, Own};
use crate::table::beats::{Act, Beats, Spot};
use crate::table::pieces::Piece;
use crate::table::things::Moved;

/// From one thing that is carried to the next, and the most for all of them.
const AFTER: f32 = 0.06;
const MOST: f32 = 0.6;
/// Seconds of a way from zone to zone.
const WAY: f32 = 1.3;

/// Moves every thing that another layout moves, one close after the other.
pub(super) fn moved<'a>(moves: impl Iterator<Item = &'a Moved<Form>>) -> Beats {
    let mut all = Beats::none();
    for (number, moved) in moves.enumerate() {
        let own = carried(moved);
        if !own.is_empty() {
            let after = (number as f32 * AFTER).min(MOST);
            let begins = if after > 0.0 { Beats::wait(after) } else { Beats::none() };
            all = all.together(begins.then(own));
        }
    }
    all
}

fn heard(name: &'static str, at: Vec3) -> Beats {
    sound(name, 1, Spot::Point(at))
}

/// One thing on its way.
fn carried(moved: &Moved<Form>) -> Beats {
    let (piece, to) = (moved.thing.piece.clone(), moved.thing.at);
    let there = to.translation;
    let far = moved.from.translation.distance(there);
    let carry = |over: f32, lasts: f32| Beats::of(Act::Carry { piece: piece.clone(), to, over }, lasts);
    match &moved.thing.form {
        Form::Own(Own::Ship(..) | Own::Npc(..)) => sails(&piece, &moved.from, &to),
        // Cards that only make room for another slide.
        Form::Card(..) | Form::Pile(..) if far > 0.7 => carry(0.55, 0.5).then(heard("card", there)),
        Form::Card(..) | Form::Pile(..) => carry(0.06, 0.25),
        Form::Board(_) | Form::Sheet(_) if far > 0.3 => carry(0.45, 0.5).then(heard("wood", there)),
        Form::Cube(_) | Form::Marker(_) | Form::Peg => carry(0.12, 0.35).then(heard("beech-on-board", there)),
        Form::Coin => carry(0.4, 0.4).then(heard("coin-on-oak", there)),
        Form::Lantern => carry(1.0, 0.7).then(heard("wood", there)),
        Form::Board(_) | Form::Sheet(_) | Form::Barrel | Form::Heap(..) | Form::Part => Beats::none(),
        Form::Own(Own::Town(..) | Own::Chest(_)) => Beats::none(),
    }
}

/// A ship turns to where she goes, goes there, and turns to lie as ships lie; one that makes room only slides.
fn sails(piece: &Piece, from: &Transform, to: &Transform) -> Beats {
    let glide = |to: Transform, lasts: f32| Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, lasts);
    let way = to.translation - from.translation;
    if way.length() < 0.45 {
        return glide(*to, 0.4);
    }
    let heading = Quat::from_rotation_y(way.x.atan2(way.z));
    let turned = Transform { rotation: heading, ..*from };
    let there = Transform { rotation: heading, ..*to };
    let under_way = heard("water-along-hull", from.translation);
    under_way.then(glide(turned, 0.4)).then(glide(there, WAY)).then(glide(*to, 0.4))
}
