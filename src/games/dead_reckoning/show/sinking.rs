//! A ship goes down and comes home to the harbour, and her gold goes to her sinker: coin by coin, out of her chest into
//! the other (DR-23.1, DR-30.13).

use bevy::prelude::*;

use super::{Stage, carried, sound};
use crate::games::dead_reckoning::boards::places::Seat;
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::sea;
use crate::games::dead_reckoning::things::standing::Shape;
use crate::games::dead_reckoning::things::thing::{Bit, Form, Thing};
use crate::rules::dead_reckoning::colours::Colour;
use crate::table::beats::{Act, Beats, Change, Recipe, Shown, Spot};
use crate::table::pieces::Piece;

/// A ship goes this deep, and lists by this angle.
const DEEP: f32 = 0.75;
const LISTS: (f32, f32) = (0.55, -0.30);
/// Seconds in which she goes down, and in which she rises again at the quay.
const DOWN: f32 = 1.6;
const UP: f32 = 0.7;
/// At most this number of coins is counted over, with this time between them.
const COINS: u8 = 12;
const AFTER: f32 = 0.09;

/// She goes down, rises at the quay, and this number of her coins goes over to the player who sank her.
pub(super) fn goes_down(stage: &mut Stage, ship: Colour, by: Option<Colour>, coins: u8) -> Option<Shown> {
    let (before, after) = (stage.before, stage.after);
    let piece = Piece::of(ReckoningPiece::Ship(ship));
    let Thing { at: quay, form: afloat, .. } = stage.props.table.thing(&piece)?.clone();
    let Thing { at: lay, form: wreck, .. } = sea::lay::ship(before, before.table.player(ship)?);
    stage.props.dress(&piece, wreck);
    let raised = Act::Change { piece: piece.clone(), change: Change::to(Shape(afloat)) };
    let deep = |at: Transform| Transform { translation: at.translation - Vec3::Y * DEEP, ..at };
    let mut listing = deep(lay);
    listing.rotation *= Quat::from_rotation_z(LISTS.0) * Quat::from_rotation_x(LISTS.1);
    let glide = |to: Transform, lasts: f32| Beats::of(Act::Glide { piece: piece.clone(), to, ahead: false }, lasts);
    let splash =
        Act::Puff { at: Spot::Point(lay.translation), along: Vec3::Y * 0.5, wide: 0.4, recipe: Recipe::Splash };
    let goes = glide(listing, DOWN).together(Beats::wait(DOWN * 0.6).then(Beats::of(splash, 0.0)));
    let mut beats = goes.then(glide(deep(quay), 0.0)).then(Beats::of(raised, 0.0)).then(glide(quay, UP));
    if let Some(by) = by {
        let (from, to) = (Seat::of(before, ship).chest(), Seat::of(after, by).chest());
        beats = beats.together(Beats::wait(0.3).then(counted_over(stage, coins.min(COINS), from, to)));
    }
    Some(Shown::from(beats).settling(vec![piece]))
}

/// Coins go into a chest, one by one.
pub(super) fn counted_over(stage: &mut Stage, coins: u8, from: Transform, to: Transform) -> Beats {
    let mut all = Beats::none();
    for number in 0..coins {
        let coin = Bit::Spoils(number);
        stage.props.lend(Thing::new(coin, Form::Coin, from));
        let goes = Beats::wait(f32::from(number) * AFTER).then(carried(&Piece::of(coin), to, 0.9, 0.7));
        all = all.together(goes.then(sound("coin-on-coin", to.translation)));
    }
    all
}
