//! Carries every thing that another layout moves to its new place; ships sail there.

use bevy::prelude::*;

use super::{carried as carry, sound};
use crate::games::dead_reckoning::sea::places::TILE;
use crate::games::dead_reckoning::things::standing::Moved;
use crate::games::dead_reckoning::things::thing::{Form, Own, Print};
use crate::table::beats::{Act, Beats, Recipe, Spot};
use crate::table::pieces::Piece;

/// From one thing that is carried to the next, and the most for all of them.
const AFTER: f32 = 0.06;
const MOST: f32 = 0.6;
/// Seconds of a step from tile to tile.
const STEP: f32 = 1.3;

/// Moves every thing that another layout moves, one close after the other.
#[must_use]
pub(super) fn moved<'a>(moves: impl Iterator<Item = &'a Moved>) -> Beats {
    let mut all = Beats::none();
    for (number, moved) in moves.enumerate() {
        let after = (number as f32 * AFTER).min(MOST);
        let own = carried(moved);
        if !own.is_empty() {
            let begins = if after > 0.0 { Beats::wait(after) } else { Beats::none() };
            all = all.together(begins.then(own));
        }
    }
    all
}

/// One thing on its way.
fn carried(moved: &Moved) -> Beats {
    let (piece, to) = (moved.thing.piece.clone(), moved.thing.at);
    let carry = |over: f32, lasts: f32| carry(&piece, to, over, lasts);
    let there = to.translation;
    match &moved.thing.form {
        Form::Own(Own::Ship(..)) => sails(&piece, &moved.from, &to),
        Form::Own(Own::Tile(_)) => {
            let splash =
                Act::Puff { at: Spot::Point(there), along: Vec3::Y * 0.4, wide: TILE.x, recipe: Recipe::Splash };
            carry(TILE.y * 1.1, 1.1).then(sound("wood", there)).then(Beats::of(splash, 0.0))
        }
        Form::Own(Own::Building(..)) => {
            let rises = Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, 1.2);
            let dust = Act::Puff { at: Spot::Point(there), along: Vec3::Y * 0.3, wide: 0.2, recipe: Recipe::Splinters };
            sound("timber", there).then(Beats::of(dust, 0.0)).then(rises)
        }
        Form::Card(..) | Form::Pile(..) | Form::Board(Print::Token(_)) => {
            // Cards that only make room for another slide.
            let far = moved.from.translation.distance(there) > 0.7;
            let lifted = if far { 0.55 } else { 0.06 };
            carry(lifted, if far { 0.5 } else { 0.25 }).then(if far { sound("card", there) } else { Beats::none() })
        }
        Form::Cube(_) | Form::Marker(_) | Form::Peg | Form::Own(Own::Lock) => {
            carry(0.6, 0.5).then(sound("beech-on-board", there))
        }
        // Out of nothing, and without a sound.
        Form::Own(Own::Ghost) => carry(0.25, 0.7),
        Form::Own(Own::Pennant) => carry(0.3, 0.5).then(sound("cloth", there)),
        Form::Coin => carry(0.5, 0.45).then(sound("coin-on-oak", there)),
        Form::Barrel => carry(0.5, 0.45).then(sound("wood", there)),
        Form::Lantern => carry(1.2, 0.7).then(sound("wood", there)),
        Form::Heap(..) | Form::Board(_) | Form::Sheet(_) | Form::Part => Beats::none(),
        Form::Own(Own::Cup(_) | Own::Chest(_) | Own::Harbour | Own::Pane | Own::Sheet(..)) => Beats::none(),
    }
}

/// A ship turns to where she goes, goes there, and turns to lie as ships lie.
fn sails(piece: &Piece, from: &Transform, to: &Transform) -> Beats {
    let way = to.translation - from.translation;
    let heading = Quat::from_rotation_y(way.x.atan2(way.z));
    let glide = |to: Transform, lasts: f32| Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, lasts);
    let turned = Transform { rotation: heading, ..*from };
    let there = Transform { rotation: heading, ..*to };
    let last = glide(*to, 0.4);
    sound("water-along-hull", from.translation).then(glide(turned, 0.4)).then(glide(there, STEP)).then(last)
}
