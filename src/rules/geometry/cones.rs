//! Arcs of guns, and the aspect under which a ship is seen (TS-3.10 to TS-3.14).
//!
//! Base centres are half hexes, so every point here is doubled; sign and border tests do not mind.

use serde::{Deserialize, Serialize};

use super::base::Base;
use super::hex::{Heading, Hex};

/// A point lies inside a sextant, on its border or outside (TS-3.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InSextant {
    /// Less than 30° off its axis.
    Inside,
    Border,
    /// Further off, or at its apex.
    Outside,
}

/// TS-3.10, for a vector from the apex in axial coordinates of any scale.
#[must_use]
pub fn sextant(from_apex: Hex, about: Heading) -> InSextant {
    let (vq, vr) = (i64::from(from_apex.x), i64::from(from_apex.y));
    let step = about.vector();
    let (dq, dr) = (i64::from(step.x), i64::from(step.y));
    let along = 2 * vq * dq + 2 * vr * dr + vq * dr + vr * dq;
    let norm = vq * vq + vq * vr + vr * vr;
    if along <= 0 {
        return InSextant::Outside;
    }
    match (along * along).cmp(&(3 * norm)) {
        std::cmp::Ordering::Greater => InSextant::Inside,
        std::cmp::Ordering::Equal => InSextant::Border,
        std::cmp::Ordering::Less => InSextant::Outside,
    }
}

/// Splits a vector into steps along two neighbouring headings (TS-3.11).
fn steps(vector: Hex, first: Heading, second: Heading) -> (i32, i32) {
    let (v, a, b) = (vector, first.vector(), second.vector());
    // Neighbouring directions have determinant 1 or -1, so the solution is whole.
    let det = a.x * b.y - a.y * b.x;
    let along_a = (v.x.wrapping_mul(b.y)).wrapping_sub(v.y.wrapping_mul(b.x)).wrapping_mul(det);
    let along_b = (a.x.wrapping_mul(v.y)).wrapping_sub(a.y.wrapping_mul(v.x)).wrapping_mul(det);
    (along_a, along_b)
}

/// Does a point at these steps along the two edges lie in the wedge between them, edges included and the apex not
/// (TS-3.11)?
const fn in_wedge((along_a, along_b): (i32, i32)) -> bool {
    along_a >= 0 && along_b >= 0 && along_a | along_b != 0
}

/// The sectors a ship's guns can bear on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Arc {
    /// Left of her (TS-3.12).
    Port,
    /// Right of her (TS-3.12).
    Starboard,
    /// Behind her (TS-3.13).
    Stern,
}

/// Does the hex lie in this arc of the ship, at any distance?
#[must_use]
pub fn in_arc(ship: Base, arc: Arc, hex: Hex) -> bool {
    let facing = ship.facing;
    let side = |first, second| {
        let from_stern = steps(minus(hex, ship.stern), first, second);
        // Her bow lies one step along the first and one back along the second.
        let from_bow = (from_stern.0.wrapping_sub(1), from_stern.1.wrapping_add(1));
        let own = from_stern == (0, 0) || from_bow == (0, 0);
        !own && (in_wedge(from_bow) || in_wedge(from_stern))
    };
    match arc {
        Arc::Port => side(facing.turned(-1), facing.turned(-2)),
        Arc::Starboard => side(facing.turned(1), facing.turned(2)),
        Arc::Stern => sextant(minus(hex, ship.stern), facing.opposite()) != InSextant::Outside,
    }
}

/// The hexes of the arc up to this range from the nearer hex of the base (TS-14.6), nearest first.
pub fn arc_hexes(ship: Base, arc: Arc, range: u32) -> impl Iterator<Item = Hex> {
    let reach = i32::try_from(range.min(64)).unwrap_or(64) + 1;
    let square = move || (-reach..=reach).flat_map(move |dq| (-reach..=reach).map(move |dr| (dq, dr)));
    (1..=range.min(64)).flat_map(move |at| {
        square()
            .map(move |(dq, dr)| Hex::new(ship.stern.x.wrapping_add(dq), ship.stern.y.wrapping_add(dr)))
            .filter(move |hex| ship.range_to_hex(*hex) == at && in_arc(ship, arc, *hex))
    })
}

/// The part of a target that a shooter sees (TS-3.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Aspect {
    Bow,
    Stern,
    Port,
    Starboard,
}

/// TS-3.14. A shooter exactly on a 30° border sees a side.
#[must_use]
pub fn aspect(target: Base, shooter: Base) -> Aspect {
    let eye = shooter.doubled_centre();
    let doubled = |hex: Hex| Hex::new(hex.x.wrapping_mul(2), hex.y.wrapping_mul(2));
    let from = |apex: Hex| minus(eye, doubled(apex));
    if sextant(from(target.bow()), target.facing) == InSextant::Inside {
        Aspect::Bow
    } else if sextant(from(target.stern), target.facing.opposite()) == InSextant::Inside {
        Aspect::Stern
    } else if lies_to_starboard(target.facing, minus(eye, target.doubled_centre())) {
        Aspect::Starboard
    } else {
        Aspect::Port
    }
}

/// The sign test of TS-3.14: is the vector to the right of the facing? Straight ahead and astern are not.
#[must_use]
pub fn lies_to_starboard(facing: Heading, vector: Hex) -> bool {
    turn_sign(facing, vector) > 0
}

/// Positive to starboard of the facing, negative to port, 0 straight ahead or astern.
#[must_use]
pub fn turn_sign(facing: Heading, vector: Hex) -> i64 {
    let (g, v) = (facing.vector(), vector);
    (i64::from(g.x) * i64::from(v.y) - i64::from(g.y) * i64::from(v.x)).signum()
}

/// A boarder lies so to her target (TS-18.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turned {
    /// Some hex of the target is strictly inside the bow sextant of her stern hex.
    Towards,
    /// None is, but one is on the border: the owner chooses.
    Disputed,
    /// Not: to this side is the shorter way, negative port, positive starboard, 0 for exactly astern.
    Away(i64),
}

/// TS-18.2, seen from the stern hex, about which she turns.
#[must_use]
pub fn turned_towards(boarder: Base, target: Base) -> Turned {
    let how = target.hexes().map(|hex| sextant(minus(hex, boarder.stern), boarder.facing));
    if how.contains(&InSextant::Inside) {
        Turned::Towards
    } else if how.contains(&InSextant::Border) {
        Turned::Disputed
    } else {
        let stern = Hex::new(boarder.stern.x.wrapping_mul(2), boarder.stern.y.wrapping_mul(2));
        Turned::Away(turn_sign(boarder.facing, minus(target.doubled_centre(), stern)))
    }
}

const fn minus(a: Hex, b: Hex) -> Hex {
    Hex::new(a.x.wrapping_sub(b.x), a.y.wrapping_sub(b.y))
}

#[cfg(test)]
mod tests {
    use crate::rules::geometry::hex::distance;

    use super::*;

    fn ship(facing: Heading) -> Base {
        Base::new(Hex::new(3, -2), facing)
    }

    #[test]
    fn ts_3_10_the_axis_is_inside_and_30_degrees_is_the_border() {
        for about in Heading::ALL {
            let (ahead, right) = (about.vector(), about.right().vector());
            assert_eq!(sextant(ahead, about), InSextant::Inside);
            assert_eq!(sextant(minus(Hex::ZERO, ahead), about), InSextant::Outside);
            assert_eq!(sextant(right, about), InSextant::Outside);
            assert_eq!(sextant(ahead + right, about), InSextant::Border);
            assert_eq!(sextant(ahead + ahead + right, about), InSextant::Inside);
            assert_eq!(sextant(ahead + right + right, about), InSextant::Outside);
            assert_eq!(sextant(Hex::ZERO, about), InSextant::Outside);
        }
    }

    #[test]
    fn ts_3_11_a_wedge_holds_its_two_edges_and_what_lies_between() {
        for first in Heading::ALL {
            for second in [first.right(), first.left()] {
                let (a, b) = (first.vector(), second.vector());
                let lies_in = |hex| in_wedge(steps(hex, first, second));
                assert!(lies_in(a));
                assert!(lies_in(b));
                assert!(lies_in(a + a + b));
                assert!(!lies_in(Hex::ZERO));
                assert!(!lies_in(minus(a, b)));
                assert!(!lies_in(minus(Hex::ZERO, a)));
            }
        }
    }

    #[test]
    fn ts_3_12_a_side_arc_is_a_trapezium_of_three_four_five() {
        for facing in Heading::ALL {
            for arc in [Arc::Port, Arc::Starboard] {
                for (range, count) in [(1, 3), (2, 4), (3, 5), (8, 10)] {
                    let hexes = arc_hexes(ship(facing), arc, range);
                    assert_eq!(hexes.filter(|hex| ship(facing).range_to_hex(*hex) == range).count(), count);
                }
            }
            let both = |hex: &Hex| in_arc(ship(facing), Arc::Starboard, *hex);
            assert_eq!(arc_hexes(ship(facing), Arc::Port, 6).filter(both).count(), 0);
        }
    }

    #[test]
    fn ts_3_12_ships_in_line_ahead_are_outside_each_others_arcs() {
        let (leader, follower) = (ship(Heading::NE), ship(Heading::SW));
        for hex in [leader.facing.step(leader.bow()), follower.facing.step(follower.bow())] {
            assert!(!in_arc(leader, Arc::Port, hex) && !in_arc(leader, Arc::Starboard, hex));
        }
    }

    #[test]
    fn ts_3_13_the_stern_arc_has_one_hex_then_three() {
        for facing in Heading::ALL {
            let at = |range| {
                arc_hexes(ship(facing), Arc::Stern, 3).filter(move |h| distance(ship(facing).stern, *h) == range)
            };
            assert_eq!([at(1).count(), at(2).count()], [1, 3]);
            assert_eq!(at(1).next(), Some(facing.opposite().step(ship(facing).stern)));
        }
    }

    #[test]
    fn ts_3_14_a_target_shows_bow_stern_or_a_side() {
        for facing in Heading::ALL {
            let target = ship(facing);
            let around = |heading: Heading, far: i32| (0..far).fold(target.stern, |hex, _| heading.step(hex));
            let seen_from = |hex: Hex, looking: Heading| aspect(target, Base::new(hex, looking));
            assert_eq!(seen_from(around(facing, 5), facing), Aspect::Bow);
            assert_eq!(seen_from(around(facing.opposite(), 4), facing), Aspect::Stern);
            assert_eq!(seen_from(around(facing.turned(1), 4), facing), Aspect::Starboard);
            assert_eq!(seen_from(around(facing.turned(2), 4), facing), Aspect::Starboard);
            assert_eq!(seen_from(around(facing.turned(-1), 4), facing), Aspect::Port);
            assert_eq!(seen_from(around(facing.turned(-2), 4), facing), Aspect::Port);
        }
    }

    #[test]
    fn ts_3_14_on_the_border_of_30_degrees_a_side_shows() {
        let target = Base::new(Hex::ZERO, Heading::N);
        // Her centre 30° off the bow hex: two steps along N and NE from it, seen by a ship lying along that ray.
        let apex = target.bow();
        let eye = Heading::NE.step(Heading::N.step(apex));
        let shooter = Base::new(Heading::S.step(eye), Heading::NE);
        let from = minus(shooter.doubled_centre(), Hex::new(apex.x * 2, apex.y * 2));
        assert_eq!(sextant(from, Heading::N), InSextant::Outside);
        let on_ray = Base { stern: Heading::N.step(apex), facing: Heading::NE };
        let from = minus(on_ray.doubled_centre(), Hex::new(apex.x * 2, apex.y * 2));
        assert_eq!(sextant(from, Heading::N), InSextant::Inside);
        let border = Base::from_bow(Heading::NE.step(apex), Heading::SE);
        let from = minus(border.doubled_centre(), Hex::new(apex.x * 2, apex.y * 2));
        assert_eq!(sextant(from, Heading::N), InSextant::Border, "{from:?}");
        assert_eq!(aspect(target, border), Aspect::Starboard);
    }

    #[test]
    fn ts_18_2_turned_towards_disputed_or_away() {
        let boarder = Base::new(Hex::ZERO, Heading::N);
        let at = |q, r, facing| Base::new(Hex::new(q, r), facing);
        assert_eq!(turned_towards(boarder, at(0, -4, Heading::N)), Turned::Towards);
        assert_eq!(turned_towards(boarder, at(3, -1, Heading::SE)), Turned::Away(1));
        assert_eq!(turned_towards(boarder, at(-3, 1, Heading::SW)), Turned::Away(-1));
        assert_eq!(turned_towards(boarder, at(0, 4, Heading::S)), Turned::Away(0));
        assert_eq!(turned_towards(boarder, at(1, -2, Heading::SE)), Turned::Disputed);
    }
}
