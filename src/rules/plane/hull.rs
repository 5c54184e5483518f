//! Hulls in their own frame: the bow is on +x, port on +y, the origin in the middle of the length (PC-18.3 to PC-18.7).

use super::convex;
use super::fine::{Direction, Fine, HUNDREDTH, Point, at_most, fine, kept, root_is_at_most};
use super::kept::{Heading, Mm, Pose, Spot};
use super::rulers::Rulers;
use super::shape::{Part, Shape, edges};

/// The outline of a ship in her frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hull {
    corners: Vec<Point>,
    /// The parts forward of the limit and aft of it (PC-18.5).
    fore: Vec<Point>,
    aft: Vec<Point>,
    bow: Fine,
    stern: Fine,
    /// No corner lies farther from the origin.
    reach: Fine,
}

impl Hull {
    /// A hull by the corners of its outline and the limit of its bow. There is none that is not convex (PC-18.7).
    #[must_use]
    pub fn new(corners: &[Spot], limit: Mm) -> Option<Self> {
        let ring = convex::tidy(corners.iter().map(|&corner| Point::of(corner)).collect())?;
        let bow = ring.iter().map(|corner| corner.x).max()?;
        let stern = ring.iter().map(|corner| corner.x).min()?;
        let (fore, aft) = (cut(&ring, fine(limit), 1), cut(&ring, fine(limit), -1));
        let reach = ring.iter().map(|corner| corner.length()).max()? + 1;
        (convex::parts(&ring)?.len() == 1).then_some(Self { corners: ring, fore, aft, bow, stern, reach })
    }

    /// It reaches this far from the bow point to the stern point (PC-18.3).
    #[must_use]
    pub fn length(&self) -> Mm {
        kept(self.bow - self.stern)
    }

    pub(super) const fn bow_reach(&self) -> Fine {
        self.bow
    }

    /// The corners in a frame that has its origin at the bow point.
    pub(super) fn laid_by_bow(&self) -> Part {
        Part::new(self.corners.iter().map(|corner| Point::new(corner.x - self.bow, corner.y)).collect(), 0)
    }

    fn laid(corners: &[Point], pose: Pose) -> Shape {
        let (turn, at) = (Direction::of(pose.heading), Point::of(pose.at));
        Shape::ring(corners.iter().map(|&corner| turn.turn(corner).plus(at)).collect())
    }

    /// The whole outline (PC-18.4).
    #[must_use]
    pub fn outline(&self, pose: Pose) -> Shape {
        Self::laid(&self.corners, pose)
    }

    /// The outline forward of the limit (PC-18.5).
    #[must_use]
    pub fn bow_region(&self, pose: Pose) -> Shape {
        Self::laid(&self.fore, pose)
    }

    /// The outline aft of the limit (PC-18.5).
    #[must_use]
    pub fn aft_region(&self, pose: Pose) -> Shape {
        Self::laid(&self.aft, pose)
    }

    /// Two hulls may touch, as far as the circles round their origins can tell.
    #[must_use]
    pub fn may_touch((one, at): (&Self, Pose), (other, pose): (&Self, Pose), rulers: &Rulers) -> bool {
        let way = Point::of(at.at).minus(Point::of(pose.at));
        root_is_at_most(way.dot(way), one.reach + other.reach + at_most(rulers.eps) + HUNDREDTH)
    }

    /// The foremost tip (PC-18.5).
    #[must_use]
    pub fn bow_point(&self, pose: Pose) -> Spot {
        on_table(pose, Spot::new(kept(self.bow), Mm::ZERO))
    }

    /// The middle of the aftermost edge (PC-18.5).
    #[must_use]
    pub fn stern_point(&self, pose: Pose) -> Spot {
        on_table(pose, Spot::new(kept(self.stern), Mm::ZERO))
    }

    /// The point on her keel's line this far behind her stern (PC-18.22).
    #[must_use]
    pub fn behind(&self, pose: Pose, gap: Mm) -> Spot {
        on_table(pose, Spot::new(kept(self.stern) - gap, Mm::ZERO))
    }

    /// She turns about a point of her keel, which stays where it is.
    fn about(keel: Fine, pose: Pose, heading: Heading) -> Pose {
        let before = Direction::of(pose.heading).along(keel);
        let after = Direction::of(heading).along(keel);
        Pose::new(Point::of(pose.at).plus(before).minus(after).kept(), heading)
    }

    /// She is laid along the ruler before a segment (PC-5.6).
    #[must_use]
    pub fn turned_about_bow(&self, pose: Pose, heading: Heading) -> Pose {
        Self::about(self.bow, pose, heading)
    }

    /// She pivots about her stern (PC-18.21).
    #[must_use]
    pub fn turned_about_stern(&self, pose: Pose, heading: Heading) -> Pose {
        Self::about(self.stern, pose, heading)
    }

    /// She comes about: her bow point is where her stern point was (PC-5.12).
    #[must_use]
    pub fn come_about(&self, pose: Pose) -> Pose {
        let middle = Direction::of(pose.heading).along(self.bow + self.stern);
        Pose::new(Point::of(pose.at).plus(middle).kept(), pose.heading.opposite())
    }

    /// The pose on this heading with the bow point there.
    #[must_use]
    pub fn with_bow_at(&self, bow: Spot, heading: Heading) -> Pose {
        Pose::new(Point::of(bow).minus(Direction::of(heading).along(self.bow)).kept(), heading)
    }

    /// The pose on this heading with the stern point there.
    #[must_use]
    pub fn with_stern_at(&self, stern: Spot, heading: Heading) -> Pose {
        Pose::new(Point::of(stern).minus(Direction::of(heading).along(self.stern)).kept(), heading)
    }
}

/// The part of a ring on one side of a limit along its length.
fn cut(ring: &[Point], limit: Fine, side: i64) -> Vec<Point> {
    let mut kept = Vec::new();
    for (from, to) in edges(ring) {
        let (before, after) = ((from.x - limit) * side, (to.x - limit) * side);
        if before * after < 0 {
            let y = from.y + (to.y - from.y) * (limit - from.x) / (to.x - from.x);
            kept.push(Point::new(limit, y));
        }
        if after >= 0 {
            kept.push(to);
        }
    }
    kept
}

/// A point of a piece's own frame, a mast for example, on the table.
#[must_use]
pub fn on_table(pose: Pose, point: Spot) -> Spot {
    Direction::of(pose.heading).turn(Point::of(point)).plus(Point::of(pose.at)).kept()
}

/// A body that sails: a ship, or a kraken's base, which has neither heading nor bow point (PC-18.10).
#[derive(Clone, Copy, Debug)]
pub enum Body<'a> {
    Hull(&'a Hull),
    Disc(Mm),
}

impl Body<'_> {
    /// The body covers this on the table when it lies so.
    #[must_use]
    pub fn outline(self, pose: Pose) -> Shape {
        match self {
            Self::Hull(hull) => hull.outline(pose),
            Self::Disc(radius) => Shape::disc(pose.at, radius),
        }
    }

    /// The part that moves along +x, with the bow point (or the middle of the disc) at the origin.
    pub(super) fn ahead(self) -> Part {
        match self {
            Self::Hull(hull) => hull.laid_by_bow(),
            Self::Disc(radius) => Part::new(vec![Point::default()], fine(radius)),
        }
    }

    /// The origin of `ahead` lies this far before the centre.
    pub(super) const fn lead(self) -> Fine {
        match self {
            Self::Hull(hull) => hull.bow_reach(),
            Self::Disc(_) => 0,
        }
    }

    /// Clearing may shift her this far: half her length (PC-18.15), a kraken by its radius (PC-18.10).
    #[must_use]
    pub fn half_length(self) -> Mm {
        match self {
            Self::Hull(hull) => hull.length().half(),
            Self::Disc(radius) => radius,
        }
    }
}
