//! Shifts a ship clear of what she lies upon when her sailing is over (PC-5.11, PC-18.15).

use super::fine::{Direction, Fine, HUNDREDTH, Point, THOUSANDTH, at_most, fine, kept};
use super::hull::Body;
use super::kept::{Heading, Mm, Pose, Spot};
use super::rulers::Rulers;
use super::sail::{Piece, Side, Table};
use super::shape::Shape;
use super::sum::{Sum, may_be_near, overlap, pairs};

/// A body is shifted without being turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// The direction on the table.
    pub direction: Heading,
    pub by: Mm,
    /// The body lies here afterwards.
    pub pose: Pose,
}

/// A heading is refused: no shift on the table that is as short as half her length sets her clear (PC-18.15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclear;

/// She would sail less than a heading has to give (PC-18.15).
#[must_use]
pub fn too_short(way: Mm, rulers: &Rulers) -> bool {
    way < rulers.least_way
}

/// Part of the outline lies beyond the table's edge, by more than rounding leaves there.
#[must_use]
pub fn beyond(outline: &Shape, table: &Table) -> bool {
    Side::ALL.into_iter().any(|side| farthest(outline, side) > table.edge(side) + HUNDREDTH)
}

/// The reach of an outline in the direction of a side.
fn farthest(outline: &Shape, side: Side) -> Fine {
    let parts = outline.parts.iter();
    parts.flat_map(|part| part.core.iter().map(move |&corner| side.of(corner) + part.radius)).max().unwrap_or(0)
}

/// Reckoned lengths may be wrong by less than this.
const SLACK: Fine = 8;

/// Shifts that are not allowed along one direction, from the first to the last.
type Barred = (Fine, Fine);

/// Everything that a shift has to heed.
struct Room<'a> {
    outset: Spot,
    /// The shift that brings her outline to each side of the table.
    margins: [(Side, Fine); 4],
    /// She is to be set clear of these.
    off: Vec<Sum>,
    /// She may not come to overlap these.
    others: Vec<Sum>,
    rulers: &'a Rulers,
}

impl Room<'_> {
    /// The least whole number of hundredths that sets her clear in this direction, up to a limit.
    fn least(&self, direction: Direction, limit: Mm) -> Option<Mm> {
        let (mut low, mut high) = (0, fine(limit));
        let clear = at_most(self.rulers.clear) - 2 * THOUSANDTH;
        // A shift that ends inside a sum is still too near by so much farther on: no roots are needed to give up here.
        let inside = direction.along(high - clear + SLACK);
        if high > clear && self.off.iter().any(|sum| sum.holds(inside)) {
            return None;
        }
        for (side, room) in self.margins {
            let speed = match side {
                Side::East => direction.cos,
                Side::North => direction.sin,
                Side::West => -direction.cos,
                Side::South => -direction.sin,
            };
            // The shift times the speed may not be more than the room.
            let way = |room: Fine| i128::from(room) * (1 << 32) / i128::from(speed);
            match speed.signum() {
                1 if room < 0 => return None,
                1 => high = high.min(Fine::try_from(way(room)).ok()?),
                -1 if room < 0 => low = low.max(Fine::try_from(way(room)).ok()? + 1),
                0 if room < 0 => return None,
                _ => {}
            }
        }
        let back = direction.back();
        let mut barred: Vec<Barred> = self.off.iter().filter_map(|sum| sum.turned(back).span(clear)).collect();
        if past(low, &mut barred) > high {
            return None;
        }
        let deep = at_most(self.rulers.eps) + 1;
        barred.extend(self.others.iter().filter_map(|sum| sum.turned(back).deep_span(deep)));
        let mut shift = past(low, &mut barred);
        while shift <= high && self.is_deep(direction, shift) {
            shift = past(shift + HUNDREDTH, &mut barred);
        }
        (shift <= high).then(|| kept(shift))
    }

    /// Lying on whole hundredths a body may overlap what it just missed on the exact way.
    fn is_deep(&self, direction: Direction, shift: Fine) -> bool {
        let from = Point::of(self.outset);
        let way = Point::of(from.plus(direction.along(shift)).kept()).minus(from);
        self.others.iter().any(|sum| sum.depth(way) > at_most(self.rulers.eps))
    }

    /// The least shift of all directions.
    fn shortest(&self, pose: Pose, limit: Mm) -> Option<Shift> {
        let mut best: Option<(Mm, i32, i32)> = None;
        // All around in wide steps, so that a short shift is found early.
        for degrees in (0..360).map(|number| number * 223 % 360) {
            let direction = Heading::degrees(degrees);
            // A longer shift than the best so far need not be looked for.
            let limit = best.map_or(limit, |(by, ..)| by);
            let by = self.least(Direction::of(direction), limit);
            let found = by.map(|by| (by, pose.heading.to(direction).abs(), degrees));
            best = best.into_iter().chain(found).min();
        }
        let (by, _, degrees) = best?;
        let direction = Heading::degrees(degrees);
        let at = Point::of(pose.at).plus(Direction::of(direction).along(fine(by))).kept();
        Some(Shift { direction, by, pose: Pose::new(at, pose.heading) })
    }
}

/// The least whole number of hundredths from here on that no span bars.
fn past(low: Fine, barred: &mut [Barred]) -> Fine {
    barred.sort_unstable();
    let mut shift = hundredths_up(low);
    for &(first, last) in barred.iter() {
        if first > shift {
            // A bar that begins behind a free place bars nothing before it.
            break;
        }
        if last >= shift {
            shift = hundredths_up(last + 1);
        }
    }
    shift
}

/// The next whole number of hundredths from here on.
fn hundredths_up(length: Fine) -> Fine {
    (length + HUNDREDTH - 1).div_euclid(HUNDREDTH) * HUNDREDTH
}

/// Sets a body clear of every piece that it overlaps and that was on a grace list of this order, and of the table's edge.
/// Nothing is shifted where nothing is overlapped. The pose's heading decides between equal shifts.
///
/// # Errors
/// No shift is short enough.
pub fn clear<K: Copy + Ord>(
    body: Body<'_>,
    pose: Pose,
    graced: &[K],
    obstacles: &[Piece<'_, K>],
    table: &Table,
    rulers: &Rulers,
) -> Result<Option<Shift>, Unclear> {
    let outline = body.outline(pose);
    let is_off = |piece: &Piece<'_, K>| graced.contains(&piece.key) && overlap(&outline, piece.shape, rulers);
    let (off, others): (Vec<Piece<'_, K>>, Vec<Piece<'_, K>>) = obstacles.iter().copied().partition(is_off);
    if off.is_empty() && !beyond(&outline, table) {
        return Ok(None);
    }
    let half = body.half_length();
    let reach = fine(half + rulers.clear);
    let sums = |pieces: &[Piece<'_, K>]| -> Vec<Sum> {
        let pairs = pieces.iter().flat_map(|piece| pairs(piece.shape, &outline));
        pairs.filter(|pair| may_be_near(*pair, reach)).map(|(still, moved)| Sum::of(still, moved)).collect()
    };
    let margins = Side::ALL.map(|side| (side, table.edge(side) + THOUSANDTH / 2 - 1 - farthest(&outline, side)));
    let room = Room { outset: pose.at, margins, off: sums(&off), others: sums(&others), rulers };
    room.shortest(pose, half).map(Some).ok_or(Unclear)
}
