//! Inspection of outlines: a hull is convex, the same on both sides and holds its masts (PC-18.7); an island lies on its card.

use crate::logbook::data::inspection::Inspection;
use crate::logbook::wording::{Fact, key};
use crate::rules::pirates::printed::{Hull, Outline};
use crate::rules::plane::{Mm, Spot};

/// Half of the card that holds an island or terrain (PC-18.8).
const CARD: (Mm, Mm) = (Mm(4450), Mm(3175));
/// No hull has more corners.
const MOST_CORNERS: i64 = 32;

/// Finds the faults of a hull with this number of masts.
pub fn inspect(field: &str, hull: &Hull, masts: usize, found: &mut Inspection<'_>) {
    let wanted = i64::try_from(masts).unwrap_or(i64::MAX);
    found.length(format!("{field}.masts"), hull.masts.len(), wanted, wanted);
    if !found.length(format!("{field}.corners"), hull.corners.len(), 3, MOST_CORNERS) {
        return;
    }
    let masts = hull.masts.iter().map(|x| Spot::new(*x, Mm::ZERO));
    let holds = |spot: Spot| edges(&hull.corners).all(|(from, to)| turn(from, to, spot) >= 0);
    if !is_convex(&hull.corners) || !is_even(&hull.corners) || !masts.clone().all(holds) {
        found.fault(format!("{field}.corners"), Fact::from(key::FAULT_PC_HULL));
    }
    let bow = hull.corners.first().map(|bow| bow.x);
    let stern = hull.corners.iter().map(|spot| spot.x).min();
    if bow != Some(hull.length.half()) || stern != Some(-hull.length.half()) {
        found.fault(format!("{field}.length"), Fact::from(key::FAULT_PC_LENGTH));
    }
}

/// Finds the faults of an island or of terrain.
pub fn inspect_outline(field: &str, outline: &Outline, found: &mut Inspection<'_>) {
    let (wide, high) = CARD;
    let fits = |x: Mm, y: Mm| x <= wide && -x <= wide && y <= high && -y <= high;
    // The corners lie at 15 and 75 degrees, so that they reach less far than the oval does.
    let reach = |half: Mm| Mm(half.0.saturating_mul(966) / 1000);
    let sound = match outline {
        Outline::Oval(a, b) => *a > Mm::ZERO && *b > Mm::ZERO && fits(reach(*a), reach(*b)),
        Outline::Corners(corners) => corners.len() >= 3 && corners.iter().all(|spot| fits(spot.x, spot.y)),
    };
    if !sound {
        found.fault(field, Fact::from(key::FAULT_PC_OUTLINE));
    }
}

fn edges(corners: &[Spot]) -> impl Iterator<Item = (Spot, Spot)> {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// Above 0, `spot` lies to port of the way from one corner to the other.
fn turn(from: Spot, to: Spot, spot: Spot) -> i64 {
    let across = |one: Mm, other: Mm| i64::from(one.0) - i64::from(other.0);
    across(to.x, from.x) * across(spot.y, from.y) - across(to.y, from.y) * across(spot.x, from.x)
}

/// Counter-clockwise, each corner turns to port.
fn is_convex(corners: &[Spot]) -> bool {
    let next = corners.iter().copied().cycle().skip(2);
    edges(corners).zip(next).all(|((from, to), then)| turn(from, to, then) > 0)
}

/// Every corner has its fellow on the other side.
fn is_even(corners: &[Spot]) -> bool {
    corners.iter().all(|spot| corners.contains(&Spot::new(spot.x, -spot.y)))
}
