//! What happens in Dead Reckoning, as beats: in the tray what a battle does, and on the table whatever another layout moves.

mod battle;
mod crafting;
mod dealing;
mod shuffling;
mod sinking;
mod voyage;

use bevy::prelude::*;

use super::things::standing::{Moved, Shape, Standing};
use super::things::thing::{Bit, Form};
use crate::play::telling::{Holds, Told};
use crate::rules::dead_reckoning::happenings::{Battle, Cubes, Happening};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Course;
use crate::table::beats::{Act, Beats, Change, Cue, Performance, Spot, perform};
use crate::table::pieces::Piece;
use crate::table::things::LaidOut as _;
use crate::table::throwing::dice_box::ThrowVessels;
use crate::table::throwing::physical::Lying;

/// What is shown in a way of its own, and the pieces that move in it.
#[derive(Default)]
struct Hand {
    /// What is seen.
    beats: Beats,
    busy: Vec<Piece>,
}

impl Hand {
    /// Does it move this piece by itself?
    fn takes(&self, piece: &Piece) -> bool {
        self.busy.contains(piece)
    }
}

fn sound(name: &'static str, at: Vec3) -> Beats {
    Beats::of(Act::Sound(Cue { sound: name, times: 1, from: Spot::Point(at) }), 0.0)
}

fn carried(piece: &Piece, to: Transform, over: f32, lasts: f32) -> Beats {
    Beats::of(Act::Carry { piece: piece.clone(), to, over }, lasts)
}

fn becomes(piece: &Piece, form: Form) -> Beats {
    Beats::of(Act::Change { piece: piece.clone(), change: Change::to(Shape(form)) }, 0.0)
}

fn show(
    told: On<Told<DeadReckoning>>,
    mut commands: Commands,
    vessels: Option<Res<ThrowVessels>>,
    mut standing: ResMut<Standing>,
    mut lying: ResMut<Lying>,
    mut performance: ResMut<Performance>,
    mut holds: ResMut<Holds>,
) {
    let table = &told.after.table;
    let fought = table.course == Course::Battle
        || table.fight.is_some()
        || told.before.table.fight.is_some()
        || matches!(told.happening, Happening::Battle(Battle::Declared { .. }));
    let moves = standing.become_true(&mut commands, DeadReckoning::layout(&told.after));
    let views = (&told.before, &told.after);
    let by_hand = crafting::by_hand(&mut commands, &mut standing, &told.happening, views)
        .or_else(|| sinking::by_hand(&mut commands, &mut standing, &told.happening, views))
        .or_else(|| shuffling::by_hand(&mut commands, &mut standing, &told.happening, views))
        .or_else(|| dealing::by_hand(&mut commands, &mut standing, &told.happening, views))
        .unwrap_or_default();
    // What was in the cups falls, and does not go home.
    let falls = matches!(told.happening, Happening::Cubes(Cubes::CubesDropped { .. }));
    let poured = |moved: &Moved| falls && matches!(moved.thing.piece.own::<Bit>(), Some(Bit::InCup(..)));
    let others: Vec<_> =
        moves.into_iter().filter(|moved| !by_hand.takes(&moved.thing.piece) && !poured(moved)).collect();
    let moved = by_hand.beats.together(voyage::moved(&others));
    let said = match vessels {
        Some(vessels) if fought => battle::Tray { vessels: &vessels.0, lying: &mut lying }.beats(&told.happening),
        _ if fought => Beats::none(),
        _ => voyage::said(&told.happening, &told.after),
    };
    perform(&mut performance, &mut holds, &moved.together(said));
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(show);
}
