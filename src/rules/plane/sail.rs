//! Sails one segment: grace, stops and the terrain that is entered on the way (PC-18.11 to PC-18.14).
//!
//! The table is turned so that she moves along +x from her bow point. Each obstacle then bars a span of the way, reckoned
//! at once from the sum of shapes, so that nothing hangs on the size of a step or on the sequence of pieces.

use super::fine::{Direction, Fine, HUNDREDTH, Point, THOUSANDTH, at_most, fine, kept, thousandths};
use super::hull::Body;
use super::kept::{Heading, Mm, Pose, Spot};
use super::rulers::Rulers;
use super::shape::{Part, Shape, within_ring};
use super::sum::{Sum, touch};

/// A piece on the table. Its key says which it is; one key has one piece.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a, K> {
    pub key: K,
    pub shape: &'a Shape,
}

/// A side of the table, by the direction in which it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    East,
    North,
    West,
    South,
}

impl Side {
    /// They go counter-clockwise from the +x axis.
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::West, Self::South];

    /// Distance of a point in the direction of this side.
    pub(super) const fn of(self, point: Point) -> Fine {
        match self {
            Self::East => point.x,
            Self::North => point.y,
            Self::West => -point.x,
            Self::South => -point.y,
        }
    }
}

/// The table's edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    pub from: Spot,
    pub to: Spot,
}

impl Table {
    /// The edge on this side, measured in its direction.
    pub(super) fn edge(&self, side: Side) -> Fine {
        match side {
            Side::East | Side::North => side.of(Point::of(self.to)),
            Side::West | Side::South => side.of(Point::of(self.from)),
        }
    }
}

/// Everything that a piece can meet on its way. Pieces that do not count for it are not among them.
#[derive(Clone, Copy, Debug)]
pub struct Waters<'a, K> {
    pub obstacles: &'a [Piece<'a, K>],
    pub terrains: &'a [Piece<'a, K>],
    pub table: Table,
}

/// A segment was cut short, by one thing or by several at the same moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop<K> {
    /// Pieces come into contact with (PC-18.13 a).
    pub contacts: Vec<K>,
    /// Pieces of the grace list that she would press into; no contact (PC-18.13 b, c).
    pub pressed: Vec<K>,
    /// Sides of the table that she has reached (PC-18.13 d).
    pub edges: Vec<Side>,
}

/// A piece's way along one segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage<K> {
    /// The way sailed.
    pub way: Mm,
    pub stop: Option<Stop<K>>,
    /// Terrain entered before the stop, in the sequence of the way, then of keys (PC-18.14).
    pub entries: Vec<(Mm, K)>,
    /// The grace list at the start of the segment (PC-18.12).
    pub graced: Vec<K>,
    /// The grace list where she ends.
    pub grace: Vec<K>,
    /// The pose where she ends.
    pub pose: Pose,
    bow: Point,
    lead: Fine,
}

impl<K> Passage<K> {
    /// The pose after a part of the way; 0 gives the pose in which she is laid along the ruler (PC-18.11).
    #[must_use]
    pub fn pose_at(&self, way: Mm) -> Pose {
        posed(self.bow, self.lead, self.pose.heading, fine(way))
    }
}

fn posed(bow: Point, lead: Fine, heading: Heading, way: Fine) -> Pose {
    Pose::new(bow.plus(Direction::of(heading).along(way - lead)).kept(), heading)
}

/// The pieces that touch a body where it lies: the grace list at the start of a Move order (PC-18.12).
#[must_use]
pub fn touching<K: Copy + Ord>(body: Body<'_>, pose: Pose, pieces: &[Piece<'_, K>], rulers: &Rulers) -> Vec<K> {
    let outline = body.outline(pose);
    sorted(pieces.iter().filter(|piece| touch(&outline, piece.shape, rulers)).map(|piece| piece.key))
}

fn sorted<K: Ord>(keys: impl Iterator<Item = K>) -> Vec<K> {
    let mut keys: Vec<K> = keys.collect();
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// One thing that would end the segment.
#[derive(Clone, Copy, Debug)]
enum Met<K> {
    Contact(K),
    Pressed(K),
    Edge(Side),
}

impl<K: Copy + Ord> Stop<K> {
    /// Everything that she meets within half a hundredth of the end is met at the same moment.
    fn of(stops: &[(Fine, Met<K>)], end: Fine) -> Option<Self> {
        let mut stop = Self { contacts: Vec::new(), pressed: Vec::new(), edges: Vec::new() };
        let first = stops.iter().any(|&(way, _)| way <= end);
        for &(_, met) in stops.iter().filter(|&&(way, _)| way <= end + HUNDREDTH / 2) {
            match met {
                Met::Contact(key) => stop.contacts.push(key),
                Met::Pressed(key) => stop.pressed.push(key),
                Met::Edge(side) => stop.edges.push(side),
            }
        }
        stop.contacts.sort_unstable();
        stop.pressed.sort_unstable();
        first.then_some(stop)
    }
}

/// Reckoned distances may be wrong by less than this.
const SLACK: Fine = 3;

/// The stretches of the way on which she is at most this far from a piece.
struct Course {
    sums: Vec<Sum>,
}

impl Course {
    fn spans(&self, level: Fine) -> Vec<(Fine, Fine)> {
        let mut spans: Vec<(Fine, Fine)> = self.sums.iter().filter_map(|sum| sum.span(level)).collect();
        spans.sort_unstable();
        spans
    }

    fn distance(&self) -> Fine {
        self.sums.iter().map(|sum| sum.distance(Point::default())).min().unwrap_or(Fine::MAX)
    }

    /// She is clear of the piece for the first time after `from`, where she touches it. The level is a little higher, so
    /// that a glancing course does not seem to be clear where it begins.
    fn clear_after(&self, from: Fine, touch: Fine) -> Fine {
        self.spans(touch + SLACK)
            .iter()
            .fold(from, |end, &(first, last)| if first <= end + SLACK { end.max(last) } else { end })
    }

    /// The first way from `from` on where she comes as near as `level`.
    fn nearing(&self, from: Fine, level: Fine) -> Option<Fine> {
        self.spans(level).iter().map(|&(first, _)| first).find(|&first| first >= from)
    }

    /// The first way where she is nearer than at first, if only by a thousandth. On a glancing course the reckoned span may
    /// hold the start; she nears the piece if most of the span lies before her.
    fn nearer(&self, level: Fine) -> Option<Fine> {
        self.spans(level).iter().find(|&&(first, last)| first + last >= 0).map(|&(first, _)| first.max(0))
    }
}

/// The lengths of one segment in fine units.
struct Segment<'a> {
    rulers: &'a Rulers,
    body: Part,
    /// A ship has a bow point; a kraken has none.
    has_bow: bool,
    bow: Point,
    back: Direction,
    way: Fine,
}

impl Segment<'_> {
    /// The piece as the moving body meets it; none that is too far away to matter.
    fn course<K>(&self, piece: &Piece<'_, K>) -> Option<Course> {
        let touch = at_most(self.rulers.eps) + SLACK;
        let near = |part: &&Part| {
            let middle = self.turned(part.middle);
            let reach = part.reach + self.body.reach + touch;
            (middle.y - self.body.middle.y).abs() <= reach
                && middle.x >= self.body.middle.x - reach
                && middle.x <= self.body.middle.x + self.way + reach
        };
        let sums: Vec<Sum> = piece.shape.parts.iter().filter(near).map(|part| self.sum(part)).collect();
        (!sums.is_empty()).then_some(Course { sums })
    }

    fn turned(&self, point: Point) -> Point {
        self.back.turn(point.minus(self.bow))
    }

    fn sum(&self, part: &Part) -> Sum {
        let core = part.core.iter().map(|&corner| self.turned(corner)).collect();
        let still = Part { core, radius: part.radius, middle: part.middle, reach: part.reach };
        Sum::of(&still, &self.body)
    }

    /// The first way at which the bow point lies more than a touch inside the piece (PC-18.13 b).
    fn bow_inside(&self, shape: &Shape) -> Option<Fine> {
        let touch = at_most(self.rulers.eps);
        let round = shape.parts.iter().filter(|part| part.radius > 0 && part.core.len() == 1).filter_map(|part| {
            let core = part.core.iter().map(|&corner| self.turned(corner)).collect();
            let (first, last) = Sum::new(core, part.radius).deep_span(touch + 1)?;
            (last >= 0).then_some(first.max(0))
        });
        let rim = shape.rim.iter().map(|&(from, to)| vec![self.turned(from), self.turned(to)]);
        let near_rim: Vec<(Fine, Fine)> = rim.filter_map(|edge| Sum::new(edge, 0).span(touch)).collect();
        let cores: Vec<Vec<Point>> =
            shape.parts.iter().map(|part| part.core.iter().map(|&corner| self.turned(corner)).collect()).collect();
        let inside = |way: &Fine| {
            near_rim.iter().all(|&(first, last)| *way < first || *way > last)
                && cores.iter().any(|core| within_ring(core, Point::new(*way, 0)))
        };
        let after_rim = near_rim.iter().map(|&(_, last)| last + 1).filter(|&way| way >= 0);
        after_rim.chain([0]).filter(inside).chain(round).min()
    }

    /// She comes to a piece that is not on the list, from this way on (PC-18.13 a).
    fn contact(&self, course: &Course, from: Fine) -> Option<Fine> {
        course.nearing(from, at_most(self.rulers.gap))
    }

    /// She presses into a piece of the list before she is clear of it (PC-18.13 b, c).
    fn pressing(&self, course: &Course, shape: &Shape, clear: Fine) -> Option<Fine> {
        let distance = thousandths(course.distance());
        let way = if distance > 0 {
            let least = thousandths(fine(self.rulers.press)).min(distance);
            course.nearer((least - 1) * THOUSANDTH + THOUSANDTH / 2 - 1)
        } else if self.has_bow {
            self.bow_inside(shape)
        } else {
            None
        };
        way.filter(|&way| way <= clear)
    }

    /// She reaches a side of the table (PC-18.13 d).
    fn edge(&self, table: &Table, side: Side) -> Option<Fine> {
        let heading = self.back.back();
        let speed = side.of(Point::new(heading.cos, heading.sin));
        if speed <= 0 {
            return None;
        }
        let edge = table.edge(side);
        let bow = side.of(self.bow);
        let outline = self.body.core.iter().map(|&corner| side.of(heading.turn(corner))).max().unwrap_or(0);
        let foremost = bow + outline + self.body.radius;
        // A pose that was rounded may lie a hundredth beyond the edge on which it was stopped.
        let reaching = if self.has_bow && foremost > edge + HUNDREDTH { bow } else { foremost };
        let way = i128::from((edge - reaching).max(0)) * (1 << 32) / i128::from(speed);
        Fine::try_from(way).ok()
    }
}

/// Sails one segment from the pose in which the body lies. `grace` is the list so far; before the first segment of an
/// order it is `touching`.
#[must_use]
pub fn sail<K: Copy + Ord>(
    body: Body<'_>,
    lies: Pose,
    heading: Heading,
    way: Mm,
    grace: &[K],
    waters: &Waters<'_, K>,
    rulers: &Rulers,
) -> Passage<K> {
    let lead = body.lead();
    let has_bow = matches!(body, Body::Hull(_));
    let bow = Point::of(lies.at).plus(Direction::of(lies.heading).along(lead));
    let back = Direction::of(heading).back();
    let segment = Segment { rulers, body: body.ahead(), has_bow, bow, back, way: fine(way).max(0) };
    let touch = at_most(rulers.eps);
    let mut graced: Vec<K> = grace.to_vec();
    let mut clear_of: Vec<(Fine, K)> = Vec::new();
    // A piece of the list that she does not touch when she is laid along the ruler leaves the list at once.
    let mut listed = |key: K, course: &Course| {
        let clear = (course.distance() <= touch).then(|| course.clear_after(0, touch));
        if let Some(clear) = clear {
            graced.push(key);
            clear_of.push((clear, key));
        }
        clear
    };

    let mut stops: Vec<(Fine, Met<K>)> = Vec::new();
    for piece in waters.obstacles {
        let Some(course) = segment.course(piece) else { continue };
        let clear = listed(piece.key, &course);
        let pressed = clear.and_then(|clear| segment.pressing(&course, piece.shape, clear));
        let contact = segment.contact(&course, clear.map_or(0, |clear| clear + 1));
        stops.extend(pressed.map(|way| (way, Met::Pressed(piece.key))));
        stops.extend(contact.map(|way| (way, Met::Contact(piece.key))));
    }
    stops.extend(Side::ALL.into_iter().filter_map(|side| Some((segment.edge(&waters.table, side)?, Met::Edge(side)))));
    let end = stops.iter().map(|&(way, _)| way).min().unwrap_or(Fine::MAX).min(segment.way);

    let mut entries: Vec<(Fine, K)> = Vec::new();
    for piece in waters.terrains {
        let Some(course) = segment.course(piece) else { continue };
        let mut from = listed(piece.key, &course).map_or(0, |clear| clear + 1);
        while let Some(way) = course.nearing(from, at_most(Mm::ZERO)).filter(|&way| way < end) {
            entries.push((way, piece.key));
            from = course.clear_after(way, touch) + 1;
        }
    }
    entries.sort_unstable();

    let way = kept(end);
    Passage {
        way,
        stop: Stop::of(&stops, end),
        entries: entries.into_iter().map(|(way, key)| (kept(way), key)).collect(),
        graced: sorted(graced.into_iter()),
        grace: sorted(clear_of.into_iter().filter(|&(clear, _)| clear >= end).map(|(_, key)| key)),
        pose: posed(bow, lead, heading, fine(way)),
        bow,
        lead,
    }
}
