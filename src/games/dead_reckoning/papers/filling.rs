//! Cubes of cannons are put into the cup by hand before their number is said: on the sheet, or by a click on the cup (DR-30.9).

use bevy::prelude::*;

use crate::games::dead_reckoning::boards::cups::{CUP, READY, commits, cup, in_the_cup, ready};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::things::thing::Bit;
use crate::games::dead_reckoning::wishes::{Draft, Wish};
use crate::games::papers::sheets::carrying::{Berth, Grip, InHand};
use crate::logbook::wording::key;
use crate::play::seen::{Asked, Seen};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::in_all;
use crate::table::carrying::{SpotState, TableSpot};
use crate::table::pieces::Piece;

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

/// A cube that waits goes into the cup, and one in the cup out of it.
pub(super) fn takes_up(seen: &Seen<DeadReckoning>, draft: &Draft, grip: &Grip) -> Option<InHand<DeadReckoning>> {
    let filler = filler(seen)?;
    let (number, lies, count, (at, half)) = match *grip.piece.own::<ReckoningPiece>()? {
        ReckoningPiece::Ready(of) if of == filler.colour && draft.cup < filler.cannons => {
            (draft.cup, None, draft.cup + 1, (cup(filler.side), CUP))
        }
        ReckoningPiece::Cup(of) if of == filler.colour && draft.cup > 0 => {
            let last = draft.cup - 1;
            (last, Some(in_the_cup(filler.side, last)), last, (ready(filler.side), READY))
        }
        _ => return None,
    };
    let mut spot = TableSpot::new(at, half, SpotState::Open);
    spot.tells = vec![key::DuelCommit { count }.into()];
    let berths = vec![Berth { spot, does: Wish::Fill(count), led: None }];
    Some(InHand { piece: Piece::of(Bit::Ready(filler.colour, number)), comes: None, lies, held: None, berths })
}

/// Cubes in the cup stay in it.
pub(super) fn shifted(
    seen: &Seen<DeadReckoning>,
    draft: &Draft,
    lies: &dyn Fn(&Piece) -> Option<Transform>,
) -> Vec<(Piece, Transform)> {
    let Some(filler) = filler(seen) else { return Vec::new() };
    let place = |number: u8| {
        let piece = Piece::of(Bit::Ready(filler.colour, number));
        let at = if number < draft.cup { in_the_cup(filler.side, number) } else { lies(&piece)? };
        Some((piece, at))
    };
    (0..filler.cannons).filter_map(place).collect()
}
