//! Lines of fire: how wide a target lies open to a mast, and what bars it (PC-18.16).
//!
//! The view changes only at the two ends of a shape as the mast sees it, where the range cuts the target, and where two
//! outlines cross. Between two such bearings one ray decides.

use std::collections::BTreeMap;

use super::fine::{Direction, Fine, MICRO_FULL, Point, at_most, divided, over_root, root, thousandths};
use super::kept::{Mm, Spot};
use super::rulers::Rulers;
use super::sail::Piece;
use super::shape::{Part, Shape, edges, from_ring, within_ring};

/// A mast's view of one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight<K> {
    /// The width of the target that lies open within range, in thousandths of a degree, rounded down.
    pub open: u32,
    /// The distance of the target's nearest point, in thousandths of a millimetre.
    pub nearest: i64,
    /// The shot is not legal for this reason; none where it is.
    pub bar: Option<Bar<K>>,
}

/// A shot is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar<K> {
    /// Too little of the target is in range.
    Range,
    /// This blocker hides most of what is in range; of equal ones the one with the lowest key.
    Blocker(K),
}

/// A convex part as it lies round the mast.
#[derive(Debug)]
struct Seen {
    core: Vec<Point>,
    radius: Fine,
}

impl Seen {
    fn of(part: &Part, from: Point) -> Self {
        Self { core: part.core.iter().map(|corner| corner.minus(from)).collect(), radius: part.radius }
    }

    /// The middle, if the part is a disc.
    fn disc(&self) -> Option<Point> {
        match self.core.as_slice() {
            [middle] => Some(*middle),
            _ => None,
        }
    }

    fn nearest(&self) -> Fine {
        (from_ring(&self.core, Point::default()) - self.radius).max(0)
    }

    fn farthest(&self) -> Fine {
        self.core.iter().map(|corner| corner.length()).max().unwrap_or(0) + self.radius
    }

    /// The mast is inside.
    fn is_round_mast(&self) -> bool {
        within_ring(&self.core, Point::default()) || (self.radius > 0 && self.nearest() == 0)
    }

    /// The shifts to the rightmost and the leftmost point.
    fn ends(&self) -> [Point; 2] {
        if let Some(middle) = self.disc() {
            let far = middle.length().max(1);
            let tangent = root(far * far - self.radius * self.radius);
            let end = |side: Fine| {
                Point::new(
                    divided(middle.x * tangent - middle.y * side, far),
                    divided(middle.y * tangent + middle.x * side, far),
                )
            };
            return [end(-self.radius), end(self.radius)];
        }
        let first = self.core.first().copied().unwrap_or_default();
        self.core.iter().fold([first, first], |[right, left], &corner| {
            [if right.cross(corner) < 0 { corner } else { right }, if left.cross(corner) > 0 { corner } else { left }]
        })
    }

    /// The distance of the part along a ray.
    fn along(&self, ray: Direction) -> Option<Fine> {
        let ahead = |point: Point| point.x * ray.cos + point.y * ray.sin;
        let aside = |point: Point| point.y * ray.cos - point.x * ray.sin;
        if let Some(middle) = self.disc() {
            let (ahead, aside) = (ahead(middle) >> 32, aside(middle) >> 32);
            let half = self.radius * self.radius - aside * aside;
            return (half >= 0).then(|| ahead - root(half)).filter(|&far| far >= 0);
        }
        let crossed = edges(&self.core).filter_map(|(from, to)| {
            let (before, after) = (aside(from), aside(to));
            if (before < 0) == (after < 0) {
                return None;
            }
            let (near, far) = (ahead(from) >> 32, ahead(to) >> 32);
            let part = i128::from(far - near) * i128::from(before) / (i128::from(before) - i128::from(after));
            Some(near + Fine::try_from(part).ok()?)
        });
        crossed.filter(|&far| far >= 0).min()
    }

    /// The points where the outline cuts a circle.
    fn cuts(&self, centre: Point, radius: Fine) -> Vec<Point> {
        if let Some(middle) = self.disc() {
            return circles_cut((centre, radius), (middle, self.radius));
        }
        edges(&self.core).flat_map(|edge| circle_cuts(centre, radius, edge)).collect()
    }

    /// The points where two outlines cross.
    fn crossings(&self, other: &Self) -> Vec<Point> {
        if let Some(middle) = other.disc() {
            return self.cuts(middle, other.radius);
        }
        if let Some(middle) = self.disc() {
            return other.cuts(middle, self.radius);
        }
        edges(&self.core).flat_map(|one| edges(&other.core).filter_map(move |edge| crossing(one, edge))).collect()
    }
}

/// The point where two segments cross.
fn crossing((a, b): (Point, Point), (c, d): (Point, Point)) -> Option<Point> {
    let (one, other, shift) = (b.minus(a), d.minus(c), c.minus(a));
    let under = i128::from(one.cross(other));
    if under == 0 {
        return None;
    }
    let (along, across) = (i128::from(shift.cross(other)), i128::from(shift.cross(one)));
    let within = |over: i128| over * under.signum() >= 0 && over.abs() <= under.abs();
    let part = |length: Fine| Fine::try_from(i128::from(length) * along / under).ok();
    (within(along) && within(across)).then_some(())?;
    Some(a.plus(Point::new(part(one.x)?, part(one.y)?)))
}

/// The points where a circle cuts a segment.
fn circle_cuts(centre: Point, radius: Fine, (from, to): (Point, Point)) -> impl Iterator<Item = Point> {
    let (edge, shift) = (to.minus(from), centre.minus(from));
    let square = edge.dot(edge);
    let length = root(square).max(1);
    let foot = divided(edge.dot(shift), length);
    let aside = over_root(edge.cross(shift), square);
    let half = radius * radius - aside * aside;
    let places = [foot - root(half), foot + root(half)].into_iter().filter(move |_| half >= 0);
    places
        .filter(move |place| (0..=length).contains(place))
        .map(move |place| from.plus(Point::new(divided(edge.x * place, length), divided(edge.y * place, length))))
}

/// The points where two circles cut.
fn circles_cut((one, first): (Point, Fine), (other, second): (Point, Fine)) -> Vec<Point> {
    let shift = other.minus(one);
    let far = shift.length().max(1);
    let ahead = divided(far * far + first * first - second * second, 2 * far);
    let aside = first * first - ahead * ahead;
    if aside < 0 {
        return Vec::new();
    }
    let aside = root(aside);
    let point = |aside: Fine| {
        let x = divided(shift.x * ahead - shift.y * aside, far);
        let y = divided(shift.y * ahead + shift.x * aside, far);
        one.plus(Point::new(x, y))
    };
    vec![point(aside), point(-aside)]
}

/// A bearing measured from another one, the short way round.
fn bearing_from(middle: i64, shift: Point) -> i64 {
    let turn = (super::fine::bearing(shift) - middle).rem_euclid(MICRO_FULL);
    if turn > MICRO_FULL / 2 { turn - MICRO_FULL } else { turn }
}

/// Looks from a mast, or from a fort's flag, at a target. Blockers are what the rules let bar this shot: sails, islands,
/// fort walls, outlines, fog.
#[must_use]
pub fn sight<K: Copy + Ord>(
    mast: Spot,
    target: &Shape,
    range: Mm,
    blockers: &[Piece<'_, K>],
    rulers: &Rulers,
) -> Sight<K> {
    let from = Point::of(mast);
    let reach = at_most(range + rulers.eps);
    let parts: Vec<Seen> = target.parts.iter().map(|part| Seen::of(part, from)).collect();
    let near = parts.iter().map(Seen::nearest).min().unwrap_or(Fine::MAX);
    let nearest = thousandths(near);
    if near > reach {
        return Sight { open: 0, nearest, bar: Some(Bar::Range) };
    }
    if parts.iter().any(Seen::is_round_mast) {
        return Sight { open: u32::try_from(MICRO_FULL / 1_000).unwrap_or(u32::MAX), nearest, bar: None };
    }

    let ends: Vec<Point> = parts.iter().flat_map(Seen::ends).collect();
    let middle = target.parts.first().map_or(0, |part| super::fine::bearing(part.middle.minus(from)));
    let mut bearings: Vec<i64> = ends.iter().map(|&end| bearing_from(middle, end)).collect();
    let (right, left) = (bearings.iter().copied().min().unwrap_or(0), bearings.iter().copied().max().unwrap_or(0));
    let far = parts.iter().map(Seen::farthest).max().unwrap_or(0).min(reach);
    let wedge = [Direction::at(middle + right), Direction::at(middle + left)];
    let barring: Vec<(K, Seen)> = blockers
        .iter()
        .flat_map(|blocker| blocker.shape.parts.iter().map(|part| (blocker.key, part)))
        .filter(|(_, part)| may_bar(part, from, far, wedge))
        .map(|(key, part)| (key, Seen::of(part, from)))
        .collect();

    let mut at = |point: Point| bearings.push(bearing_from(middle, point));
    for part in &parts {
        part.cuts(Point::default(), reach).into_iter().for_each(&mut at);
        for (_, blocker) in &barring {
            part.crossings(blocker).into_iter().for_each(&mut at);
        }
    }
    barring.iter().flat_map(|(_, blocker)| blocker.ends()).for_each(&mut at);
    bearings.retain(|bearing| (right..=left).contains(bearing));
    bearings.sort_unstable();
    bearings.dedup();

    let (mut open, mut in_range) = (0, 0);
    let mut hidden: BTreeMap<K, i64> = BTreeMap::new();
    for (one, other) in bearings.iter().zip(bearings.iter().skip(1)) {
        let ray = Direction::at(middle + (one + other).div_euclid(2));
        let Some(far) = parts.iter().filter_map(|part| part.along(ray)).min().filter(|&far| far <= reach) else {
            continue;
        };
        in_range += other - one;
        let before = barring.iter().filter_map(|(key, blocker)| {
            let near = if blocker.is_round_mast() { 0 } else { blocker.along(ray)? };
            (near < far).then_some((near, *key))
        });
        match before.min() {
            Some((_, key)) => *hidden.entry(key).or_default() += other - one,
            None => open += other - one,
        }
    }
    let least = i64::from(rulers.open) * 1_000;
    let bar = if open >= least {
        None
    } else if in_range < least {
        Some(Bar::Range)
    } else {
        let most = hidden.iter().rev().max_by_key(|(_, width)| **width);
        Some(most.map_or(Bar::Range, |(key, _)| Bar::Blocker(*key)))
    };
    Sight { open: u32::try_from(open / 1_000).unwrap_or(u32::MAX), nearest, bar }
}

/// A part may lie before the target, as far as the circle around it can tell.
fn may_bar(part: &Part, from: Point, far: Fine, [right, left]: [Direction; 2]) -> bool {
    let middle = part.middle.minus(from);
    // A mast without its sail has no width.
    let has_width = part.core.len() > 1 || part.radius > 0;
    let aside = |end: Direction| (middle.y * end.cos - middle.x * end.sin) >> 32;
    has_width && middle.length() <= far + part.reach && aside(left) <= part.reach && aside(right) >= -part.reach
}
