//! Finds the heading for a segment: a fan of headings about the way to the goal is tried, and the one is taken after which the
//! goal is nearest and least is met on the way.

use crate::rules::pirates::check;
use crate::rules::pirates::contacts;
use crate::rules::pirates::fog;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::orders::Order;
use crate::rules::pirates::passages::{Outset, Passage};
use crate::rules::pirates::sailing;
use crate::rules::pirates::state::{Running, State};
use crate::rules::pirates::words::{Flag, TerrainKind};
use crate::rules::plane::{self, Heading, Pose, Shape, Spot};

/// Headings off the straight way, in whole degrees to both sides.
const FAN: [i32; 19] = [0, 4, -4, 9, -9, 16, -16, 25, -25, 36, -36, 50, -50, 70, -70, 95, -95, 130, -130];
/// Thousandths of a millimetre that terrain under way is worth.
const FOUL: i64 = 60_000;
/// An enemy's side that is not to be rammed.
const CONTACT: i64 = 40_000;
/// A segment that comes so little nearer is not sailed.
const LEAST: i64 = 1_000;

/// A unit's goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Docked at this island.
    Island(Name),
    /// Against this unit, to ram and board it.
    Ram(Name),
    /// Within range of this unit, and not at it.
    Near(Name),
}

impl Goal {
    /// The piece of it.
    #[must_use]
    pub const fn piece(self) -> Name {
        match self {
            Self::Island(piece) | Self::Ram(piece) | Self::Near(piece) => piece,
        }
    }
}

/// The point from which a unit's way is measured: a ship's bow, a kraken's middle.
fn tip(state: &State, unit: Name, pose: Pose) -> Spot {
    let hull = state.ship(unit).and_then(|ship| contacts::hull(state, ship));
    hull.map_or(pose.at, |hull| hull.bow_point(pose))
}

/// Distance from a unit in this pose to a shape.
fn far(state: &State, unit: Name, pose: Pose, shape: &Shape) -> i64 {
    plane::dist(&Shape::point(tip(state, unit, pose)), shape)
}

/// Distance from a unit to its goal now.
#[must_use]
pub fn away(state: &State, unit: Name, goal: Name) -> i64 {
    let found = contacts::pose(state, unit).zip(contacts::piece(state, goal));
    found.map_or(i64::MAX, |(pose, shape)| far(state, unit, pose, &shape))
}

/// The heading to a piece.
#[must_use]
pub fn towards(state: &State, unit: Name, goal: Name) -> Heading {
    let from = contacts::pose(state, unit).map(|pose| tip(state, unit, pose)).unwrap_or_default();
    plane::direction(from, middle(state, goal).unwrap_or(from))
}

fn middle(state: &State, piece: Name) -> Option<Spot> {
    let island = state.island(piece).map(|island| island.pose.at);
    island
        .or_else(|| contacts::pose(state, piece).map(|pose| pose.at))
        .or_else(|| state.fort(piece).map(|fort| fort.pose.at))
}

/// Rates a passage: what is left to the goal, and what is met.
fn toll(state: &State, (unit, flag): (Name, Flag), goal: Goal, shape: &Shape, course: &Passage, good: i64) -> i64 {
    let end = course.cleared.unwrap_or(course.to);
    let mut toll = far(state, unit, end, shape);
    let foul = |(piece, ..): &&(Name, _, _)| {
        let kind = state.terrain.iter().find(|terrain| terrain.id == *piece).map(|terrain| terrain.kind);
        kind.is_some_and(|kind| kind != TerrainKind::Whirlpool)
    };
    toll += FOUL * course.enters.iter().filter(foul).count() as i64;
    for met in &course.contacts {
        let enemy = state.unit(*met).is_some_and(|other| other.flag() != flag);
        match goal {
            Goal::Ram(wanted) if wanted == *met => toll -= CONTACT,
            _ if enemy => toll += CONTACT,
            _ => {}
        }
    }
    match goal {
        Goal::Near(_) => (toll - good).abs(),
        _ => toll,
    }
}

/// The next input of a Move order that goes there. Near an enemy such a distance is `good`; whatever else is good about a pose is
/// its `merit`, in thousandths of a millimetre.
#[must_use]
pub fn steer(
    state: &State,
    running: &Running,
    flag: Flag,
    goal: Goal,
    good: i64,
    merit: &dyn Fn(Pose) -> i64,
) -> Order {
    let unit = running.unit;
    let Some(shape) = contacts::piece(state, goal.piece()) else { return Order::EndSailing };
    let straight = towards(state, unit, goal.piece());
    if state.ship(unit).is_some_and(|ship| ship.lost.is_some())
        || state.kraken(unit).is_some_and(|kraken| kraken.lost.is_some())
    {
        let out = FAN.iter().map(|degrees| straight.turned(100 * degrees));
        let free = out.into_iter().find(|heading| fog::may_leave_fog(state, *heading).is_ok());
        return free.map(Order::LeaveFog).or_else(|| any_way(state, flag)).unwrap_or(Order::EndSailing);
    }
    let now = contacts::pose(state, unit).map_or(i64::MAX, |pose| far(state, unit, pose, &shape));
    let now = if matches!(goal, Goal::Near(_)) { (now - good).abs() } else { now };
    let mut rulers = running.left.clone();
    if rulers.is_empty() && !running.sailed {
        // A derelict may have nobody but a hidden oarsman.
        rulers = sailing::hidden_segments(state, unit);
    }
    rulers.sort_unstable();
    rulers.dedup();
    let tried = rulers.into_iter().flat_map(|ruler| FAN.iter().map(move |degrees| (ruler, *degrees)));
    let outset = Outset::of(state, unit);
    let rated = tried.filter_map(|(ruler, degrees)| {
        let heading = straight.turned(100 * degrees);
        let course = outset.as_ref()?.passage(ruler, heading);
        let legal = course.refused.is_none();
        legal.then(|| {
            let toll = toll(state, (unit, flag), goal, &shape, &course, good) + i64::from(degrees.abs());
            (toll - merit(course.cleared.unwrap_or(course.to)), Order::Segment(ruler, heading))
        })
    });
    let best = rated.min_by_key(|(toll, _)| *toll);
    // A ship that lies badly may have to go a longer way first.
    let stuck = !running.sailed && now > 4_000;
    let stays = contacts::pose(state, unit).map_or(0, merit);
    match best {
        Some((toll, order)) if toll < now - stays - LEAST || stuck => order,
        _ if sailing::may_end_sailing(state).is_ok() => Order::EndSailing,
        _ => best.map(|(_, order)| order).or_else(|| any_way(state, flag)).unwrap_or(Order::ComeAbout),
    }
}

/// Searches all around the compass: an order was given because some heading is free, though none of those tried is.
#[must_use]
pub fn any_way(state: &State, flag: Flag) -> Option<Order> {
    let running = state.running.as_ref()?;
    let segments = |heading| running.left.iter().map(move |ruler| Order::Segment(*ruler, heading));
    let ways = |heading| segments(heading).chain([Order::LeaveFog(heading)]);
    let mut ways = (0..360).map(Heading::degrees).flat_map(ways);
    ways.find(|order| check::order(state, state.seat(flag), order).is_ok())
}
