//! Shapes that lie on the table: convex parts, each with a rim of its own width, and the outline round all of them.

use serde::{Deserialize, Serialize};

use super::bare::Bare;
use super::convex;
use super::fine::{Direction, Fine, Point, divided, fine, over_root, root, thousandths};
use super::kept::{Heading, Mm, Pose, Spot};

/// A convex part: all points at most `radius` from its core. A disc has a core of one point, a sail one of two.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Part {
    /// The corners counter-clockwise.
    pub(super) core: Vec<Point>,
    pub(super) radius: Fine,
    /// No point of the part lies farther than `reach` from here.
    pub(super) middle: Point,
    pub(super) reach: Fine,
}

impl Part {
    pub(super) fn new(core: Vec<Point>, radius: Fine) -> Self {
        let (mut low, mut high) = core.first().map_or_else(Default::default, |&corner| (corner, corner));
        for corner in &core {
            low = Point::new(low.x.min(corner.x), low.y.min(corner.y));
            high = Point::new(high.x.max(corner.x), high.y.max(corner.y));
        }
        let middle = Point::new(divided(low.x + high.x, 2), divided(low.y + high.y, 2));
        let square = |corner: &Point| corner.minus(middle).dot(corner.minus(middle));
        let farthest = root(core.iter().map(square).max().unwrap_or(0));
        Self { core, radius, middle, reach: farthest + radius + 1 }
    }

    fn holds(&self, point: Point) -> bool {
        within_ring(&self.core, point)
    }
}

/// The edges of a ring of corners. A single point has one edge without a length.
pub(super) fn edges(ring: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    let mut before = ring.last().copied().unwrap_or_default();
    ring.iter().map(move |&corner| (std::mem::replace(&mut before, corner), corner))
}

/// A convex ring has the point inside or on its edge. A ring of one or two corners has no inside.
pub(super) fn within_ring(ring: &[Point], point: Point) -> bool {
    ring.len() > 2 && edges(ring).all(|(from, to)| to.minus(from).cross(point.minus(from)) >= 0)
}

/// The distance of a point from a segment.
pub(super) fn from_segment(point: Point, (from, to): (Point, Point)) -> Fine {
    let (edge, shift) = (to.minus(from), point.minus(from));
    let (along, square) = (edge.dot(shift), edge.dot(edge));
    if along <= 0 {
        shift.length()
    } else if along >= square {
        point.minus(to).length()
    } else {
        over_root(edge.cross(shift), square)
    }
}

/// The distance of a point from a convex ring, 0 inside.
pub(super) fn from_ring(ring: &[Point], point: Point) -> Fine {
    if within_ring(ring, point) {
        return 0;
    }
    edges(ring).map(|edge| from_segment(point, edge)).min().unwrap_or(Fine::MAX)
}

/// An outline on the table. A concave one is made of convex parts (PC-18.9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Bare", into = "Bare")]
pub struct Shape {
    pub(super) parts: Vec<Part>,
    /// The outer edges of all parts with corners; seams between parts are none.
    pub(super) rim: Vec<(Point, Point)>,
}

impl Shape {
    /// The base of a kraken (PC-18.10).
    #[must_use]
    pub fn disc(at: Spot, radius: Mm) -> Self {
        Self { parts: vec![Part::new(vec![Point::of(at)], fine(radius).max(0))], rim: Vec::new() }
    }

    /// A line without a width: a sail (PC-18.6).
    #[must_use]
    pub fn segment(from: Spot, to: Spot) -> Self {
        Self::ring(vec![Point::of(from), Point::of(to)])
    }

    /// A point: a mast (PC-18.6).
    #[must_use]
    pub fn point(at: Spot) -> Self {
        Self::disc(at, Mm::ZERO)
    }

    /// The rectangle between two opposite corners.
    #[must_use]
    pub fn rectangle(one: Spot, other: Spot) -> Self {
        let (low, high) = (Point::of(one), Point::of(other));
        let (low, high) =
            (Point::new(low.x.min(high.x), low.y.min(high.y)), Point::new(low.x.max(high.x), low.y.max(high.y)));
        Self::ring(vec![low, Point::new(high.x, low.y), high, Point::new(low.x, high.y)])
    }

    /// A polygon by its corners, either way round. There is none with fewer than three corners, without an area, or
    /// with edges that cross.
    #[must_use]
    pub fn polygon(corners: &[Spot]) -> Option<Self> {
        Self::placed(corners, Pose::default())
    }

    /// A polygon by its corners in its own frame, laid at a pose.
    #[must_use]
    pub fn placed(corners: &[Spot], pose: Pose) -> Option<Self> {
        let (turn, at) = (Direction::of(pose.heading), Point::of(pose.at));
        let ring = corners.iter().map(|&corner| turn.turn(Point::of(corner)).plus(at)).collect();
        let ring = convex::tidy(ring)?;
        let parts = convex::parts(&ring)?;
        Some(Self { rim: edges(&ring).collect(), parts: parts.into_iter().map(|core| Part::new(core, 0)).collect() })
    }

    /// The oval with twelve corners of which islands and terrain are made (PC-18.8).
    #[must_use]
    pub fn oval(a: Mm, b: Mm, pose: Pose) -> Self {
        let (turn, at) = (Direction::of(pose.heading), Point::of(pose.at));
        let corner = |step: i32| {
            let direction = Direction::of(Heading::degrees(15 + 30 * step));
            let corner = Point::new(direction.along(fine(a)).x, direction.along(fine(b)).y);
            turn.turn(corner).plus(at)
        };
        Self::ring((0..12).map(corner).collect())
    }

    /// The square of a fort (PC-18.20).
    #[must_use]
    pub fn square(side: Mm, pose: Pose) -> Self {
        let (turn, at, half) = (Direction::of(pose.heading), Point::of(pose.at), fine(side) / 2);
        let corners = [(half, half), (-half, half), (-half, -half), (half, -half)];
        Self::ring(corners.iter().map(|&(x, y)| turn.turn(Point::new(x, y)).plus(at)).collect())
    }

    /// Two outlines as one: a fort that sticks out over the water belongs to its island (PC-18.20).
    #[must_use]
    pub fn joined(&self, other: &Self) -> Self {
        let bared = |of: &Self, by: &Self| -> Vec<(Point, Point)> {
            by.parts.iter().fold(of.rim.clone(), |rim, part| {
                rim.into_iter().flat_map(|edge| convex::outside(edge, &part.core)).collect()
            })
        };
        let mut rim = bared(self, other);
        rim.extend(bared(other, self));
        Self { parts: self.parts.iter().chain(&other.parts).cloned().collect(), rim }
    }

    /// A shape of one convex ring, its corners counter-clockwise.
    pub(super) fn ring(core: Vec<Point>) -> Self {
        Self { rim: edges(&core).collect(), parts: vec![Part::new(core, 0)] }
    }

    /// The point lies inside, at least this far from the edge.
    #[must_use]
    pub fn contains(&self, point: Spot, margin: Mm) -> bool {
        self.depth(Point::of(point)).is_some_and(|depth| thousandths(depth) >= thousandths(fine(margin)))
    }

    /// A point lies so deep inside, measured to the outer edge; a point outside has no depth.
    pub(super) fn depth(&self, point: Point) -> Option<Fine> {
        let round = self.parts.iter().filter(|part| part.radius > 0);
        let in_round = round.map(|part| part.radius - from_ring(&part.core, point)).filter(|&depth| depth >= 0).max();
        let in_ring = self
            .parts
            .iter()
            .any(|part| part.holds(point))
            .then(|| self.rim.iter().map(|&edge| from_segment(point, edge)).min().unwrap_or(0));
        in_round.max(in_ring)
    }

    /// The rim as a player may see it: the corners of every convex part, or the middle and radius of a disc.
    #[must_use]
    pub fn drawn(&self) -> Vec<(Vec<Spot>, Mm)> {
        let spots = |part: &Part| part.core.iter().map(|corner| corner.kept()).collect();
        self.parts.iter().map(|part| (spots(part), super::fine::kept(part.radius))).collect()
    }
}
