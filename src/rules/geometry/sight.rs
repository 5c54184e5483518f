//! Lines of sight between ships past land and other ships (TS-3.15, TS-3.16).
//!
//! All numbers are whole: points are doubled (base centres are half hexes), and a crossing with a strip is kept as a
//! fraction.

use std::cmp::Ordering;

use super::base::Base;
use super::hex::{Heading, Hex, distance};

/// The line of sight is blocked in one of these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    /// The line runs through the inside of this hex.
    Through(Hex),
    /// The line runs between these two, which both block (TS-3.15, the double rim).
    Between(Hex, Hex),
}

/// A fraction with a denominator above 0.
#[derive(Clone, Copy, Debug)]
struct Fraction {
    over: i64,
    under: i64,
}

impl Fraction {
    const ZERO: Self = Self { over: 0, under: 1 };
    const ONE: Self = Self { over: 1, under: 1 };

    const fn new(over: i64, under: i64) -> Self {
        if under < 0 { Self { over: -over, under: -under } } else { Self { over, under } }
    }

    fn order(self, other: Self) -> Ordering {
        let (a, b) = (i128::from(self.over) * i128::from(other.under), i128::from(other.over) * i128::from(self.under));
        a.cmp(&b)
    }

    fn greater(self, other: Self) -> Self {
        if self.order(other) == Ordering::Less { other } else { self }
    }

    fn lesser(self, other: Self) -> Self {
        if self.order(other) == Ordering::Greater { other } else { self }
    }
}

/// The part of the segment inside a hex: open or closed strips, as asked.
fn clip(from: Hex, to: Hex, hex: Hex, closed: bool) -> Option<(Fraction, Fraction)> {
    let relative = |point: Hex| (i64::from(point.x) - 2 * i64::from(hex.x), i64::from(point.y) - 2 * i64::from(hex.y));
    let ((aq, ar), (bq, br)) = (relative(from), relative(to));
    let (mut enter, mut leave) = (Fraction::ZERO, Fraction::ONE);
    // The three strips of TS-3.16; doubled points make their half width 2.
    for (a, b) in [(2 * aq + ar, 2 * bq + br), (aq + 2 * ar, bq + 2 * br), (aq - ar, bq - br)] {
        if a == b {
            if a.abs() > 2 || (a.abs() == 2 && !closed) {
                return None;
            }
            continue;
        }
        let (one, other) = (Fraction::new(-2 - a, b - a), Fraction::new(2 - a, b - a));
        enter = enter.greater(one.lesser(other));
        leave = leave.lesser(one.greater(other));
    }
    match (enter.order(leave), closed) {
        (Ordering::Less, _) => Some((enter, leave)),
        (Ordering::Equal, true) => Some((enter, leave)),
        _ => None,
    }
}

/// Finds the block in the line of sight between the base centres of two ships, if there is one. `blocks` says of a hex
/// if land or a third ship covers it; the two ships' own hexes are not asked (TS-3.15).
pub fn blocked(from: Base, to: Base, blocks: impl Fn(Hex) -> bool) -> Option<Blocked> {
    let (start, end) = (from.doubled_centre(), to.doubled_centre());
    let ahead = candidates(from, to);
    let blocking: Vec<Hex> = ahead.filter(|hex| !from.covers(*hex) && !to.covers(*hex) && blocks(*hex)).collect();
    if let Some(hex) = blocking.iter().find(|hex| clip(start, end, **hex, false).is_some()) {
        return Some(Blocked::Through(*hex));
    }
    // TS-3.16, second clause: the line runs along a hexside, and both its hexes block.
    for (at, hex) in blocking.iter().enumerate() {
        let Some((enter, leave)) = clip(start, end, *hex, true) else { continue };
        for other in blocking.iter().skip(at + 1).filter(|other| distance(*hex, **other) == 1) {
            let Some((other_enter, other_leave)) = clip(start, end, *other, true) else { continue };
            if enter.greater(other_enter).order(leave.lesser(other_leave)) == Ordering::Less {
                return Some(Blocked::Between(*hex, *other));
            }
        }
    }
    None
}

/// The hexes that the line can touch: a walk from one to the other, with everything beside it.
fn candidates(from: Base, to: Base) -> impl Iterator<Item = Hex> {
    let (start, end) = (from.doubled_centre(), to.doubled_centre());
    let (dq, dr) = (i64::from(end.x) - i64::from(start.x), i64::from(end.y) - i64::from(start.y));
    let steps = dq.abs().max(dr.abs()).max((dq + dr).abs()).clamp(1, 512);
    let mut seen: Vec<Hex> = Vec::with_capacity(usize::try_from(steps).unwrap_or(0) * 4 + 8);
    for step in 0..=steps {
        let along =
            |a: i32, d: i64| i32::try_from((i64::from(a) * steps + d * step).div_euclid(2 * steps)).unwrap_or(a);
        let near = Hex::new(along(start.x, dq), along(start.y, dr));
        // Rounding down may be off by one either way; its neighbours make up for it.
        let around = Heading::ALL.into_iter().map(|heading| heading.step(near));
        let further = Heading::SE.step(Heading::S.step(near));
        for hex in around.chain([near, further]) {
            if !seen.iter().rev().take(24).any(|known| *known == hex) {
                seen.push(hex);
            }
        }
    }
    seen.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::hex::Offset;

    fn base(col: i32, row: i32, facing: Heading) -> Base {
        Base::from_bow(Offset::new(col, row).into(), facing)
    }

    fn past(from: Base, to: Base, in_the_way: &[(i32, i32)]) -> Option<Blocked> {
        let hexes: Vec<Hex> = in_the_way.iter().map(|at| Offset::from(*at).into()).collect();
        let there = blocked(from, to, |hex| hexes.contains(&hex));
        let back = blocked(to, from, |hex| hexes.contains(&hex));
        assert_eq!(there.is_some(), back.is_some(), "sight is the same both ways");
        there
    }

    #[test]
    fn ts_3_15_nothing_in_the_way_is_free() {
        assert_eq!(past(base(3, 3, Heading::N), base(12, 9, Heading::SE), &[]), None);
    }

    #[test]
    fn ts_3_15_land_in_the_way_blocks() {
        let (here, there) = (base(8, 12, Heading::N), base(8, 4, Heading::N));
        let through = Some(Blocked::Through(Offset::new(8, 8).into()));
        assert_eq!(past(here, there, &[(8, 8)]), through);
        assert_eq!(past(here, there, &[(10, 8), (6, 8)]), None);
    }

    #[test]
    fn ts_3_15_the_two_ships_do_not_block_themselves() {
        let (here, there) = (base(8, 12, Heading::N), base(8, 4, Heading::N));
        assert_eq!(past(here, there, &[(8, 12), (8, 13), (8, 4), (8, 5)]), None);
    }

    #[test]
    fn ts_3_15_touching_the_rim_or_a_corner_does_not_block() {
        // Between columns of hexes: a line running along one hexside.
        let here = Base::new(Hex::ZERO, Heading::SE);
        let there = Base::new(Hex::new(-4, 8), Heading::SE);
        let line: Vec<_> = candidates(here, there)
            .filter(|hex| clip(here.doubled_centre(), there.doubled_centre(), *hex, true).is_some())
            .collect();
        for hex in &line {
            let open = clip(here.doubled_centre(), there.doubled_centre(), *hex, false).is_some();
            let alone = blocked(here, there, |other| other == *hex);
            assert_eq!(alone.is_some(), open && !here.covers(*hex) && !there.covers(*hex));
        }
    }

    #[test]
    fn ts_3_15_a_line_exactly_between_two_blocking_hexes_is_blocked() {
        // Due east from hexside to hexside: through the odd columns, along the rim in the even ones.
        let (here, there) = (base(4, 8, Heading::N), base(10, 8, Heading::N));
        let found = past(here, there, &[(6, 8), (6, 9)]);
        assert!(matches!(found, Some(Blocked::Between(..))), "{found:?}");
        assert_eq!(past(here, there, &[(6, 8)]), None, "the rim alone");
        assert_eq!(past(here, there, &[(6, 9)]), None, "the rim alone");
        assert_eq!(past(here, there, &[(6, 8), (8, 9)]), None, "rims on either side, one after the other");
        assert_eq!(past(here, there, &[(7, 8)]), Some(Blocked::Through(Offset::new(7, 8).into())));
    }

    #[test]
    fn ts_3_16_every_hex_the_line_enters_is_looked_at() {
        for col in 0..18 {
            for row in 0..18 {
                let (here, there) = (base(8, 9, Heading::NE), base(col, row, Heading::from_index(col + row)));
                let (start, end) = (here.doubled_centre(), there.doubled_centre());
                let looked: Vec<Hex> = candidates(here, there).collect();
                for q in -3..21 {
                    for r in -12..21 {
                        let hex = Hex::new(q, r);
                        if clip(start, end, hex, true).is_some() {
                            assert!(looked.contains(&hex), "{hex:?} on the way to {col},{row}");
                        }
                    }
                }
            }
        }
    }
}
