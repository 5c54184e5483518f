//! Takes polygons apart into convex parts, and lines into what lies outside of a convex part (PC-18.9).

use super::fine::Point;
use super::shape::edges;

/// A turn at a corner: positive to the left.
fn turn(before: Point, corner: Point, after: Point) -> i64 {
    corner.minus(before).cross(after.minus(corner))
}

/// Every corner of a ring between its neighbours.
fn corners(ring: &[Point]) -> impl Iterator<Item = (Point, Point, Point)> {
    let afters = ring.iter().skip(1).chain(ring.first());
    edges(ring).zip(afters).map(|((before, corner), &after)| (before, corner, after))
}

/// The ring counter-clockwise, without corners that turn nowhere. There is none without an area, or whose edges cross.
pub(super) fn tidy(ring: Vec<Point>) -> Option<Vec<Point>> {
    let mut ring = ring;
    loop {
        let kept: Vec<Point> = corners(&ring).filter(|&(a, b, c)| turn(a, b, c) != 0).map(|(_, b, _)| b).collect();
        let done = kept.len() == ring.len();
        ring = kept;
        if done {
            break;
        }
    }
    let middle = ring.first().copied()?;
    let doubled: i128 = edges(&ring).map(|(from, to)| i128::from(from.minus(middle).cross(to.minus(middle)))).sum();
    if doubled < 0 {
        ring.reverse();
    }
    (doubled != 0 && ring.len() > 2 && !crosses_itself(&ring)).then_some(ring)
}

fn crosses_itself(ring: &[Point]) -> bool {
    let all: Vec<(Point, Point)> = edges(ring).collect();
    all.iter().enumerate().any(|(place, &(a, b))| {
        let apart = |c: Point, d: Point| c != a && c != b && d != a && d != b;
        all.iter().skip(place + 1).any(|&(c, d)| apart(c, d) && meets((a, b), (c, d)))
    })
}

/// Two segments have a point in common.
pub(super) fn meets((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let side = |from: Point, to: Point, point: Point| to.minus(from).cross(point.minus(from)).signum();
    let within = |from: Point, to: Point, point: Point| point.minus(from).dot(point.minus(to)) <= 0;
    let sides = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
    match sides {
        [one, two, three, four] if one * two < 0 && three * four < 0 => true,
        [one, two, three, four] => {
            (one == 0 && within(a, b, c))
                || (two == 0 && within(a, b, d))
                || (three == 0 && within(c, d, a))
                || (four == 0 && within(c, d, b))
        }
    }
}

/// The convex parts of a tidy ring: ears are cut off, then neighbours are joined while they stay convex.
pub(super) fn parts(ring: &[Point]) -> Option<Vec<Vec<Point>>> {
    if is_convex(ring) {
        return Some(vec![ring.to_vec()]);
    }
    let mut left = ring.to_vec();
    let mut parts: Vec<Vec<Point>> = Vec::new();
    while left.len() > 3 {
        let (place, ear) = corners(&left).enumerate().find_map(|(place, (a, b, c))| {
            let empty = || left.iter().all(|&p| p == a || p == b || p == c || !in_triangle(p, a, b, c));
            (turn(a, b, c) > 0 && empty()).then(|| (place, vec![a, b, c]))
        })?;
        parts.push(ear);
        left.remove(place);
        left = corners(&left).filter(|&(a, b, c)| turn(a, b, c) != 0).map(|(_, b, _)| b).collect();
    }
    parts.push(left);
    while let Some((one, other, whole)) = joinable(&parts) {
        parts.swap_remove(one.max(other));
        parts.swap_remove(one.min(other));
        parts.push(whole);
    }
    Some(parts)
}

fn is_convex(ring: &[Point]) -> bool {
    corners(ring).all(|(a, b, c)| turn(a, b, c) >= 0)
}

fn in_triangle(point: Point, a: Point, b: Point, c: Point) -> bool {
    turn(a, b, point) >= 0 && turn(b, c, point) >= 0 && turn(c, a, point) >= 0
}

/// Two parts with a common edge that are convex together.
fn joinable(parts: &[Vec<Point>]) -> Option<(usize, usize, Vec<Point>)> {
    parts.iter().enumerate().find_map(|(one, ring)| {
        parts.iter().enumerate().skip(one + 1).find_map(|(other, second)| {
            edges(ring).find_map(|(from, to)| {
                edges(second).any(|edge| edge == (to, from)).then_some(())?;
                // The walk goes round the first ring from the common edge on, then round the second.
                let mut whole = round_from(ring, to);
                whole.pop();
                whole.extend(round_from(second, from));
                whole.pop();
                is_convex(&whole).then_some((one, other, whole))
            })
        })
    })
}

/// The corners of a ring from this one on.
fn round_from(ring: &[Point], first: Point) -> Vec<Point> {
    let place = ring.iter().position(|&corner| corner == first).unwrap_or(0);
    ring.iter().cycle().skip(place).take(ring.len()).copied().collect()
}

/// The pieces of a segment that lie outside of a convex ring, or on its edge.
pub(super) fn outside((from, to): (Point, Point), ring: &[Point]) -> Vec<(Point, Point)> {
    let whole = to.minus(from);
    // The part inside is between two fractions of the segment, kept in 2 to the 30th.
    const ONE: i128 = 1 << 30;
    let (mut enter, mut leave) = (0, ONE);
    for (a, b) in edges(ring) {
        let edge = b.minus(a);
        let (start, change) = (i128::from(edge.cross(from.minus(a))), i128::from(edge.cross(whole)));
        match change.signum() {
            1 => enter = enter.max(-start * ONE / change),
            -1 => leave = leave.min(-start * ONE / change),
            _ if start <= 0 => return vec![(from, to)],
            _ => {}
        }
    }
    if ring.len() < 3 || enter >= leave {
        return vec![(from, to)];
    }
    let at = |part: i128| {
        let share = |length: i64| i64::try_from(i128::from(length) * part / ONE).unwrap_or(0);
        from.plus(Point::new(share(whole.x), share(whole.y)))
    };
    let mut pieces = Vec::new();
    if enter > 0 {
        pieces.push((from, at(enter)));
    }
    if leave < ONE {
        pieces.push((at(leave), to));
    }
    pieces
}
