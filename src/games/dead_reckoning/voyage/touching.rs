//! A touch on the table opens the sheet with the thing's deeds, calls a captain forward, or opens the books.

use super::deeds::Captain;
use super::{at_sea, company, draft, route};
use crate::games::dead_reckoning::pieces::ReckoningPiece;
use crate::games::dead_reckoning::wishes::{Page, Wish};
use crate::games::papers::sheets::Scene;
use crate::play::seen::Asked;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;

/// A touch of a piece makes this wish, while no battle is fought.
#[must_use]
pub fn touched(scene: &Scene<DeadReckoning>, piece: &ReckoningPiece) -> Option<Wish> {
    let seen = scene.seen;
    let table = &seen.view.table;
    if let ReckoningPiece::LevelUp(of) = piece {
        let seat = table.seat(*of);
        // Before the own eyes the sheet is there already.
        return Some(match seen.seat == Some(seat) && at_sea(seen) {
            true => Wish::Turn(Page::Crew, None),
            false if company::may_call(scene, seat) => Wish::Call(seat),
            false => Wish::Books,
        });
    }
    let captain = Captain::at(table, seen.seat.filter(|_| at_sea(seen))?)?;
    let own = |colour| colour == captain.player.colour;
    let (page, order) = match *piece {
        ReckoningPiece::Tile(at) if at != captain.player.at => (Page::Sea, Some(route::order(captain.player, at))),
        ReckoningPiece::Harbour if captain.player.at != Place::Harbour => {
            (Page::Sea, Some(route::order(captain.player, Place::Harbour)))
        }
        ReckoningPiece::Encounter(_) | ReckoningPiece::Box(_) | ReckoningPiece::SetAside(..) => (Page::Cards, None),
        ReckoningPiece::Tile(_) | ReckoningPiece::Building(..) | ReckoningPiece::Influence(..) => (Page::Isles, None),
        ReckoningPiece::Goods(at) if at == captain.player.at => {
            (Page::Ship, Some(Order::Load(draft::loading(&captain))))
        }
        ReckoningPiece::Goods(_) => (Page::Isles, None),
        ReckoningPiece::Ship(colour) if own(colour) => (Page::Sea, None),
        ReckoningPiece::Ship(_) => (Page::Sea, None),
        ReckoningPiece::Card(colour, _) | ReckoningPiece::Deck(colour) | ReckoningPiece::Discard(colour)
            if own(colour) =>
        {
            (Page::Crew, None)
        }
        ReckoningPiece::Board(colour)
        | ReckoningPiece::Hold(colour, _)
        | ReckoningPiece::Dock(colour)
        | ReckoningPiece::Chest(colour)
        | ReckoningPiece::Supply(colour)
            if own(colour) =>
        {
            (Page::Ship, None)
        }
        ReckoningPiece::Harbour => (Page::Ship, None),
        // Other captains' things and the marks stand in the books.
        _ => return Some(Wish::Books),
    };
    let main = seen.asked == Asked::Orders && table.phase == Phase::Main;
    Some(Wish::Turn(page, order.filter(|order| main && captain.against(order).is_none())))
}
