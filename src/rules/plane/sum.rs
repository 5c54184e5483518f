//! Measures two shapes against each other by the sum of one and the mirrored other: a shift that lies outside of the sum
//! parts them (PC-18.2).

use super::fine::{Direction, Fine, Point, at_most, over_root, root, root_is_at_most, thousandths, times_root};
use super::kept::Mm;
use super::rulers::Rulers;
use super::shape::{Part, Shape, edges, from_ring, within_ring};

/// The shifts of a moved part that leave it meeting one that lies still.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    corners: Vec<Point>,
    radius: Fine,
}

impl Sum {
    pub(super) fn new(corners: Vec<Point>, radius: Fine) -> Self {
        Self { corners, radius }
    }

    pub(super) fn of(still: &Part, moved: &Part) -> Self {
        let mirrored: Vec<Point> = moved.core.iter().map(|corner| Point::default().minus(*corner)).collect();
        Self { corners: added(&still.core, &mirrored), radius: still.radius + moved.radius }
    }

    /// The sum as it is seen when the table is turned.
    pub(super) fn turned(&self, turn: Direction) -> Self {
        Self { corners: self.corners.iter().map(|&corner| turn.turn(corner)).collect(), radius: self.radius }
    }

    /// The distance of the two parts after this shift.
    pub(super) fn distance(&self, shift: Point) -> Fine {
        (from_ring(&self.corners, shift) - self.radius).max(0)
    }

    /// This shift lies inside the sum, or on its edge.
    pub(super) fn holds(&self, shift: Point) -> bool {
        within_ring(&self.corners, shift)
    }

    /// The length of the shortest further shift that parts them, 0 if they do not meet.
    pub(super) fn depth(&self, shift: Point) -> Fine {
        if self.holds(shift) {
            let from_line = |(from, to): (Point, Point)| {
                let edge = to.minus(from);
                over_root(edge.cross(shift.minus(from)), edge.dot(edge))
            };
            self.radius + edges(&self.corners).map(from_line).min().unwrap_or(0)
        } else {
            (self.radius - from_ring(&self.corners, shift)).max(0)
        }
    }

    /// The shifts along +x that leave a distance of at most `level`, from the first to the last: the distance is a convex
    /// function of the way.
    pub(super) fn span(&self, level: Fine) -> Option<(Fine, Fine)> {
        let reach = level + self.radius;
        if reach < 0 {
            return None;
        }
        let mut span: Option<(Fine, Fine)> = None;
        let mut take = |low: Fine, high: Fine| {
            span = Some(span.map_or((low, high), |(first, last)| (first.min(low), last.max(high))));
        };
        for (from, to) in edges(&self.corners) {
            if (from.y > reach && to.y > reach) || (from.y < -reach && to.y < -reach) {
                continue;
            }
            if to.y.abs() <= reach {
                let half = root(reach * reach - to.y * to.y);
                take(to.x - half, to.x + half);
            }
            let edge = to.minus(from);
            if edge.y != 0 {
                // The edge moved outwards by `reach` cuts the x axis here.
                let square = edge.dot(edge);
                let over = times_root(reach, square) - edge.x * from.y;
                let x = from.x + (over * edge.y.signum()).div_euclid(edge.y.abs());
                let along = edge.dot(Point::new(x - from.x, -from.y));
                if along >= 0 && along <= square {
                    take(x, x);
                }
            }
        }
        span
    }

    /// The shifts along +x that leave the parts meeting so deep at least.
    pub(super) fn deep_span(&self, depth: Fine) -> Option<(Fine, Fine)> {
        if self.radius >= depth {
            return self.span(-depth);
        }
        if self.corners.len() < 3 {
            return None;
        }
        let depth = depth - self.radius;
        let (mut first, mut last) = (Fine::MIN, Fine::MAX);
        for (from, to) in edges(&self.corners) {
            let edge = to.minus(from);
            let over = -edge.x * from.y - times_root(depth, edge.dot(edge));
            let x = from.x + if edge.y == 0 { 0 } else { (over * edge.y.signum()).div_euclid(edge.y.abs()) };
            match edge.y.signum() {
                1 => last = last.min(x),
                -1 => first = first.max(x),
                _ if over < 0 => return None,
                _ => {}
            }
        }
        (first <= last).then_some((first, last))
    }
}

/// The sum of two convex rings: their edges in the sequence of their directions.
fn added(one: &[Point], other: &[Point]) -> Vec<Point> {
    match (one, other) {
        ([point], ring) | (ring, [point]) => return ring.iter().map(|corner| corner.plus(*point)).collect(),
        _ => {}
    }
    let (mut first, mut second) = (from_lowest(one).peekable(), from_lowest(other).peekable());
    let Some(mut corner) = first.peek().zip(second.peek()).map(|((a, _), (b, _))| a.plus(*b)) else {
        return Vec::new();
    };
    let mut ring = Vec::with_capacity(one.len() + other.len());
    loop {
        let side = match (first.peek(), second.peek()) {
            (Some((_, a)), Some((_, b))) => a.cross(*b).signum(),
            (Some(_), None) => 1,
            (None, Some(_)) => -1,
            (None, None) => return ring,
        };
        ring.push(corner);
        for step in [(side >= 0).then(|| first.next()), (side <= 0).then(|| second.next())] {
            corner = corner.plus(step.flatten().unwrap_or_default().1);
        }
    }
}

/// The corners of a ring from the lowest on, each with the edge that leaves it.
fn from_lowest(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let lowest = ring.iter().enumerate().min_by_key(|(_, corner)| (corner.y, corner.x)).map_or(0, |(place, _)| place);
    let round = move |from: usize| ring.iter().skip(from).chain(ring.iter().take(from));
    let afters = if lowest + 1 == ring.len() { round(0) } else { round(lowest + 1) };
    round(lowest).zip(afters).map(|(corner, after)| (*corner, after.minus(*corner)))
}

/// Every pair of parts of two shapes.
pub(super) fn pairs<'a>(one: &'a Shape, other: &'a Shape) -> impl Iterator<Item = (&'a Part, &'a Part)> {
    one.parts.iter().flat_map(|part| other.parts.iter().map(move |second| (part, second)))
}

/// The parts may be as near as `level`, as far as the circles around them can tell.
pub(super) fn may_be_near((one, other): (&Part, &Part), level: Fine) -> bool {
    let way = one.middle.minus(other.middle);
    root_is_at_most(way.dot(way), one.reach + other.reach + level)
}

/// The distance of two shapes in fine units.
pub(super) fn fine_distance(one: &Shape, other: &Shape) -> Fine {
    let here = Point::default();
    pairs(one, other).map(|(part, second)| Sum::of(part, second).distance(here)).min().unwrap_or(Fine::MAX)
}

/// The shortest distance of two shapes in whole thousandths of a millimetre, 0 if they meet (PC-18.2).
#[must_use]
pub fn dist(one: &Shape, other: &Shape) -> i64 {
    thousandths(fine_distance(one, other))
}

/// The shapes are at most this far from each other, without the leave that a range has.
fn near(one: &Shape, other: &Shape, level: Fine) -> bool {
    let here = Point::default();
    pairs(one, other).any(|pair| may_be_near(pair, level) && Sum::of(pair.0, pair.1).distance(here) <= level)
}

/// The shapes meet: their distance is 0.
#[must_use]
pub fn meets(one: &Shape, other: &Shape) -> bool {
    near(one, other, at_most(Mm::ZERO))
}

/// The shapes touch (PC-18.2).
#[must_use]
pub fn touch(one: &Shape, other: &Shape, rulers: &Rulers) -> bool {
    near(one, other, at_most(rulers.eps))
}

/// One shape is within a range of the other (PC-18.17).
#[must_use]
pub fn within(one: &Shape, other: &Shape, range: Mm, rulers: &Rulers) -> bool {
    near(one, other, at_most(range + rulers.eps))
}

/// The shapes overlap: no shift that is as short as a touch would part them (PC-18.2). Of shapes with several parts each
/// pair of parts is looked at alone.
#[must_use]
pub fn overlap(one: &Shape, other: &Shape, rulers: &Rulers) -> bool {
    let here = Point::default();
    pairs(one, other).any(|pair| may_be_near(pair, 0) && Sum::of(pair.0, pair.1).depth(here) > at_most(rulers.eps))
}
