//! The wheel turns the ruler at the bow, and whatever is about to be placed (PC-21.4).

use super::captain::Captain;
use super::ruler;
use crate::games::papers::sheets::{Roll, Scene};
use crate::games::pirates::things::places::Sea;
use crate::games::pirates::wishes::{Draft, Wish};
use crate::rules::pirates::contacts;
use crate::rules::pirates::game::Pirates;
use crate::rules::plane::Spot;

/// A notch turns the ruler by these hundredths of a degree: without Shift, and with it.
const RULER: (i32, i32) = (100, 10);
/// The same for an island, a piece of terrain, a fort: they are turned farther and need less care.
const PIECE: (i32, i32) = (500, 100);

/// The wheel turns it from anywhere as far from here as the long ruler reaches, or wherever it is carried; farther off the wheel
/// is the eye's.
fn is_near(captain: &Captain, from: Spot, roll: &Roll) -> bool {
    let (sea, long) = (Sea::of(captain.table), captain.table.pack.measures.l);
    let way = (sea.world(from) - roll.at).with_y(0.0);
    roll.carries || way.length() <= sea.length(long)
}

/// The wheel is turned.
#[must_use]
pub fn rolled(scene: &Scene<Pirates>, draft: &Draft, roll: &Roll) -> Option<Wish> {
    let captain = Captain::reading(scene).filter(Captain::orders)?;
    let (from, (notch, fine)) = match draft.placing.and(draft.at) {
        Some((at, _)) => (at, PIECE),
        None => {
            let unit = ruler::sails(&captain).map(|run| run.unit);
            let unit = unit.or_else(|| captain.picked(draft).filter(|_| draft.pivots))?;
            let bow = captain.table.ship(unit).and_then(|ship| contacts::bow(captain.table, ship));
            (bow.or_else(|| Some(contacts::pose(captain.table, unit)?.at))?, RULER)
        }
    };
    let by = if roll.fine { fine } else { notch };
    is_near(&captain, from, roll).then(|| Wish::Swing(by.saturating_mul(roll.notches)))
}
