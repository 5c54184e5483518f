//! Carries every thing that another layout moves to its new place; ships glide there along their segment.

use bevy::prelude::*;

use super::{Stage, sound};
use crate::games::pirates::things::places::Sea;
use crate::games::pirates::things::thing::{Form, Own};
use crate::rules::plane::Pose;
use crate::table::beats::{Act, Beats, Shown, Spot};
use crate::table::pieces::Piece;
use crate::table::things::Moved;

/// From one thing that is carried to the next, and the most for all of them.
const AFTER: f32 = 0.06;
const MOST: f32 = 0.6;
/// A ship makes this way in a second, and glides at least and at most this long.
const WAY: f32 = 0.9;
const GLIDES: (f32, f32) = (0.4, 1.8);
/// A thing that goes less far than this only makes room.
const NEAR: f32 = 0.12;

/// This much is seen about a ship that sails.
const ABOUT: f32 = 1.3;

impl Stage<'_> {
    /// The eye follows a ship along her segment.
    pub(super) fn followed(&self, from: Pose, to: Pose) -> Shown {
        let sea = Sea::of(self.after);
        Self::looked_over(sea.world(from.at), sea.world(to.at))
    }

    /// The eye looks down on a way from here to there.
    pub(super) fn looked_over(from: Vec3, to: Vec3) -> Shown {
        let radius = ABOUT + from.distance(to) / 2.0;
        Beats::of(Act::Look { at: Spot::Point(from.midpoint(to)), radius }, 0.0).into()
    }
}

/// Moves every thing that another layout moves, one close after the other; a hand sets ships out.
pub(super) fn moved<'a>(moves: impl Iterator<Item = &'a Moved<Form>>, by_hand: bool) -> Beats {
    let mut all = Beats::none();
    for (number, moved) in moves.enumerate() {
        let own = carried(moved, by_hand);
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
fn carried(moved: &Moved<Form>, by_hand: bool) -> Beats {
    let (piece, to) = (moved.thing.piece.clone(), moved.thing.at);
    let there = to.translation;
    let far = moved.from.translation.distance(there);
    let carry = |over: f32, lasts: f32| Beats::of(Act::Carry { piece: piece.clone(), to, over }, lasts);
    match &moved.thing.form {
        Form::Own(Own::Ship(_) | Own::Kraken(..)) if by_hand => carry(0.8, 0.6).then(heard("wood", there)),
        Form::Own(Own::Ship(_) | Own::Kraken(..)) => sails(&piece, &moved.from, &to),
        Form::Own(Own::Island(..) | Own::Terrain(..)) => carry(0.5, 0.6).then(heard("wood", there)),
        Form::Own(Own::Fort(..)) => carry(0.2, 0.7).then(heard("struck-wood", there)),
        Form::Own(Own::Pennant(_)) if far > 0.3 => carry(0.3, 0.4).then(heard("cloth", there)),
        Form::Own(Own::Coin(_)) => carry(0.45, 0.45).then(heard("coin-on-oak", there)),
        // Lost masts leave with their unit, and fly nowhere.
        Form::Own(Own::Mast | Own::Tentacle) if moved.thing.at != moved.thing.home && far > 0.3 => {
            carry(0.5, 0.5).then(heard("wood", there))
        }
        // Cards that only make room for another slide.
        Form::Card(..) | Form::Pile(..) if far > 0.7 => carry(0.55, 0.5).then(heard("card", there)),
        Form::Card(..) | Form::Pile(..) => carry(0.06, 0.25),
        Form::Board(_) | Form::Sheet(_) => carry(0.06, 0.3),
        Form::Cube(_) | Form::Marker(_) | Form::Peg | Form::Coin => carry(0.12, 0.35),
        Form::Lantern => carry(1.0, 0.7).then(heard("wood", there)),
        Form::Barrel | Form::Heap(..) | Form::Part | Form::Own(_) => Beats::none(),
    }
}

/// A ship leaves along her bow and arrives along it; one that comes about, or is shifted, turns where she lies.
fn sails(piece: &Piece, from: &Transform, to: &Transform) -> Beats {
    let way = to.translation - from.translation;
    let ahead = way.length() > NEAR && (to.rotation * Vec3::Z).dot(way) > 0.7 * way.length();
    let turned = from.rotation.angle_between(to.rotation);
    let lasts = (way.length() / WAY).max(turned * 0.5).clamp(GLIDES.0, GLIDES.1);
    let glide = Beats::of(Act::Glide { piece: piece.clone(), to: *to, ahead }, lasts);
    if way.length() > NEAR { heard("water-along-hull", from.translation).together(glide) } else { glide }
}
