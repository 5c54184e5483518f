//! Cubes of cannons are put into the cup by hand before their number is said: on the sheet, or by a click on the cup (DR-30.9).

use bevy::prelude::*;

use crate::games::dead_reckoning::boards::cups::{CUP, READY, commits, cup, in_the_cup, ready};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::things::standing::Standing;
use crate::games::dead_reckoning::things::thing::Bit;
use crate::games::papers::curtain::is_up;
use crate::games::papers::sheets::Drafts;
use crate::logbook::wording::key;
use crate::play::PlaySystems;
use crate::play::on_the_table::has_the_table;
use crate::play::seen::{Asked, Seen, SeenHere};
use crate::play::telling::ShowLock;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::in_all;
use crate::table::carrying::{Carriage, Gripped, PutDown, SpotState, TableSpot, TakeUpSystems};
use crate::table::pieces::Piece;

/// The origin of a cube that is carried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whence {
    Ready,
    Cup,
}

/// The cube that is carried to the cup or out of it.
#[derive(Resource, Default)]
struct InHand {
    carried: Option<Whence>,
    /// One was put in or taken out in this frame.
    changed: bool,
}

/// The player who fills a cup at this window.
pub(super) struct Filler {
    pub(super) colour: Colour,
    side: usize,
    /// Cannons that could fire.
    pub(super) cannons: u8,
}

pub(super) fn filler(seen: &Seen<DeadReckoning>) -> Option<Filler> {
    let (side, colour) = commits(&seen.view)?;
    let seat = seen.view.table.seat(colour);
    let asked = seen.asked == Asked::Orders && seen.seat == Some(seat) && seen.moment.is_none();
    let cannons = in_all(&seen.view.table.unused_cannons(colour));
    asked.then_some(Filler { colour, side, cannons })
}

fn take_up(
    mut gripped: MessageReader<Gripped>,
    here: SeenHere<DeadReckoning>,
    pieces: Query<&Piece>,
    standing: Res<Standing>,
    lock: Res<ShowLock>,
    drafts: Res<Drafts<DeadReckoning>>,
    mut hand: ResMut<InHand>,
    mut carriage: ResMut<Carriage>,
) {
    let Some(grip) = gripped.read().last().copied() else { return };
    let seen = here.get().filter(|_| !lock.any());
    let (Some(filler), Ok(piece)) = (seen.and_then(filler), pieces.get(grip.piece)) else { return };
    let count = drafts.draft().cup;
    let (from, number) = match piece.own::<ReckoningPiece>() {
        Some(ReckoningPiece::Ready(of)) if *of == filler.colour && count < filler.cannons => (Whence::Ready, count),
        Some(ReckoningPiece::Cup(of)) if *of == filler.colour && count > 0 => (Whence::Cup, count - 1),
        _ => return,
    };
    let cube = Piece::of(Bit::Ready(filler.colour, number));
    let (Some(entity), Some(thing)) = (standing.entity(&cube), standing.thing(&cube)) else { return };
    let (lies, spot) = match from {
        Whence::Ready => {
            let mut spot = TableSpot::new(cup(filler.side), CUP, SpotState::Open);
            spot.tells = vec![key::DuelCommit { count: number + 1 }.into()];
            (thing.at, spot)
        }
        Whence::Cup => {
            let mut spot = TableSpot::new(ready(filler.side), READY, SpotState::Open);
            spot.tells = vec![key::DuelCommit { count: number }.into()];
            (in_the_cup(filler.side, number), spot)
        }
    };
    carriage.take(entity, lies, thing.at, vec![spot]);
    hand.carried = Some(from);
}

fn put_down(
    mut put: MessageReader<PutDown>,
    mut hand: ResMut<InHand>,
    mut drafts: ResMut<Drafts<DeadReckoning>>,
    carriage: Res<Carriage>,
) {
    let down = put.read().count() > 0;
    if let Some(from) = hand.carried.filter(|_| down) {
        let of = drafts.of();
        drafts.edit(of, |draft| match from {
            Whence::Ready => draft.cup += 1,
            Whence::Cup => draft.cup = draft.cup.saturating_sub(1),
        });
    }
    if hand.carried.is_some() && carriage.is_empty() {
        (hand.carried, hand.changed) = (None, true);
    }
}

/// Cubes in the cup stay in it whatever else is put in its place.
fn keep(
    here: SeenHere<DeadReckoning>,
    standing: Res<Standing>,
    drafts: Res<Drafts<DeadReckoning>>,
    mut hand: ResMut<InHand>,
    mut cubes: Query<&mut Transform, With<Piece>>,
) {
    let Some(filler) = here.get().and_then(filler) else { return };
    let count = drafts.draft().cup.min(filler.cannons);
    let lifted = |number: u8| match hand.carried {
        Some(Whence::Ready) => number == count,
        Some(Whence::Cup) => number + 1 == count,
        None => false,
    };
    for number in (0..filler.cannons).filter(|number| !lifted(*number)) {
        let piece = Piece::of(Bit::Ready(filler.colour, number));
        let (Some(entity), Some(thing)) = (standing.entity(&piece), standing.thing(&piece)) else { continue };
        let lies = if number < count { in_the_cup(filler.side, number) } else { thing.at };
        if let Ok(mut place) = cubes.get_mut(entity)
            && (number < count || hand.changed)
            && *place != lies
        {
            *place = lies;
        }
    }
    hand.changed = false;
}

pub(super) fn plugin(app: &mut App) {
    let at_hand = has_the_table::<DeadReckoning>.and_then(is_up);
    app.init_resource::<InHand>()
        .add_systems(PreUpdate, take_up.in_set(TakeUpSystems).run_if(at_hand.clone()))
        .add_systems(Update, (put_down, keep).chain().after(PlaySystems::Show).run_if(at_hand));
}
