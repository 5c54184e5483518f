//! Puts units to their home islands, bow in: all of a player at even spacing (PC-3.15), or one that comes home
//! (PC-13.36).
//!
//! The fan: the last unit of the fleet lies between the island and the middle of the table, the others on both sides of
//! it in turn, clockwise first: 60, then 120 degrees away, and 180 for a sixth. With more than six units the spacing is
//! the circle divided by their number. A unit lies as near to the island as leaves the gap of PC-18.1, measured from
//! the pose in whole hundredths. Where its place is not free, it takes the next free one counter-clockwise.

use super::home_of;
use crate::rules::pirates::contacts;
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::state::{Island, State};
use crate::rules::pirates::words::Flag;
use crate::rules::plane::{Body, Heading, Pose, Shape, Spot, away, direction, dist, touch};

/// Six units lie evenly round an island.
const SPACING: i32 = 60;
/// No island is so large that a unit would lie farther from its centre, in thousandths.
const FARTHEST: i64 = 2_000_000;
/// Rounding to hundredths can move a pose by less than this, in thousandths.
const ROUNDING: i64 = 15;
/// Places away from the island are looked at in steps of a millimetre.
const STEP: i64 = 1_000;

/// The part that must touch the island (PC-3.13).
pub(super) fn foremost(body: Body<'_>, pose: Pose) -> Shape {
    match body {
        Body::Hull(hull) => hull.bow_region(pose),
        Body::Disc(_) => body.outline(pose),
    }
}

/// The pose at this number of thousandths from a place, with the bow towards it.
fn before(body: Body<'_>, place: Spot, from: Heading, thousandths: i64) -> Pose {
    let heading = match body {
        Body::Hull(_) => from.opposite(),
        Body::Disc(_) => Heading::default(),
    };
    Pose::new(away(place, from, thousandths), heading)
}

/// A place that is looked for: a unit, the island it is to touch, and everything that lies there already.
struct Search<'a> {
    state: &'a State,
    unit: Name,
    body: Body<'a>,
    island: &'a Island,
    /// Outlines of units that were put there just before.
    laid: &'a [Shape],
}

impl Search<'_> {
    /// The least distance from the centre, in thousandths, at which the shore is left the gap; nothing else counts.
    fn least(&self, from: Heading) -> i64 {
        let gap = i64::from(self.state.pack.measures.gap.0) * 10;
        let clear = |thousandths: i64| {
            let pose = before(self.body, self.island.pose.at, from, thousandths);
            dist(&self.body.outline(pose), &self.island.shape) >= gap
        };
        let (mut near, mut far) = (0, FARTHEST);
        while far - near > 1 {
            let middle = i64::midpoint(near, far);
            if clear(middle) {
                far = middle;
            } else {
                near = middle;
            }
        }
        // Of the poses that rounding tells apart the nearest one counts.
        (far - ROUNDING..far).find(|thousandths| clear(*thousandths)).unwrap_or(far)
    }

    /// It lies on the table and touches nothing but the shore.
    fn is_free(&self, pose: Pose) -> bool {
        let outline = self.body.outline(pose);
        let rulers = contacts::rulers(self.state);
        let except = [self.unit, self.island.id];
        let mut others = contacts::obstacles(self.state, &except);
        !contacts::off_table(self.state, &outline)
            && !self.laid.iter().any(|other| touch(&outline, other, &rulers))
            && !others.any(|(_, other)| touch(&outline, &other, &rulers))
    }

    /// The pose at the shore, bow in, in this direction from its centre.
    fn bow_in(&self, from: Heading) -> Option<Pose> {
        let pose = before(self.body, self.island.pose.at, from, self.least(from));
        let touches = touch(&foremost(self.body, pose), &self.island.shape, &contacts::rulers(self.state));
        (touches && self.is_free(pose)).then_some(pose)
    }

    /// The first free pose away from the shore in this direction.
    fn off_shore(&self, from: Heading) -> Option<Pose> {
        let least = self.least(from);
        let poses = (least..FARTHEST).step_by(usize::try_from(STEP).unwrap_or(1));
        let poses = poses.map(|thousandths| before(self.body, self.island.pose.at, from, thousandths));
        let mut on_table = poses.take_while(|pose| !contacts::off_table(self.state, &self.body.outline(*pose)));
        on_table.find(|pose| self.is_free(*pose))
    }
}

/// Poses for all units of this player that are still to be placed; one that finds no place is left out.
#[must_use]
pub fn fan_out(state: &State, flag: Flag) -> Vec<(Name, Pose)> {
    let home = home_of(state, flag).and_then(|home| state.island(home));
    let (Some(home), Some(player)) = (home, state.player(flag)) else { return Vec::new() };
    let count = i32::try_from(player.to_place.len()).unwrap_or(i32::MAX);
    let spacing = if count * SPACING <= 360 { SPACING } else { 360 / count };
    let (from, to) = (state.table.from, state.table.to);
    let middle = Spot::new((from.x + to.x).half(), (from.y + to.y).half());
    let facing = (direction(home.pose.at, middle).hundredths() + 50) / 100;
    let (mut laid, mut poses) = (Vec::new(), Vec::new());
    for (place, unit) in (0..).zip(&player.to_place) {
        let side = if place % 2 == 0 { -1 } else { 1 };
        let turn = if place + 1 == count { 0 } else { side * (place / 2 + 1) * spacing };
        let Some(body) = contacts::body(state, *unit) else { continue };
        let search = Search { state, unit: *unit, body, island: home, laid: &laid };
        let pose = (0..360).find_map(|step| search.bow_in(Heading::degrees(facing + turn + step)));
        if let Some(pose) = pose {
            let outline = search.body.outline(pose);
            poses.push((*unit, pose));
            laid.push(outline);
        }
    }
    poses
}

/// The pose of a unit that an effect puts at its home: bow in where that is free, else off the shore (PC-13.36).
#[must_use]
pub fn home_pose(state: &State, unit: Name, island: Name) -> Option<Pose> {
    let (body, island) = (contacts::body(state, unit)?, state.island(island)?);
    let search = Search { state, unit, body, island, laid: &[] };
    let directions = || (0..360).map(Heading::degrees);
    directions().find_map(|from| search.bow_in(from)).or_else(|| directions().find_map(|from| search.off_shore(from)))
}
