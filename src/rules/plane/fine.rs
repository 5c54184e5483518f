//! Reckons in ten-thousandths of a millimetre: points, sines, roots and bearings in whole numbers alone (PC-18.26).
//!
//! A coordinate stays within ten metres (`FARTHEST`), so that every product of two of them fits 64 bits.

use std::sync::LazyLock;

use super::kept::{Heading, Mm, Spot};

/// A length in ten-thousandths of a millimetre.
pub type Fine = i64;

/// The fine units of a hundredth, in which lengths are kept.
pub(super) const HUNDREDTH: Fine = 100;

/// The fine units of a thousandth, in which lengths are compared.
pub(super) const THOUSANDTH: Fine = 10;

/// The farthest coordinate in hundredths; farther points are reckoned as if they lay here.
const FARTHEST: i32 = 1_000_000;

/// Directions have this length: 2 to the 32nd.
const UNIT_BITS: u32 = 32;

#[must_use]
pub(super) fn fine(length: Mm) -> Fine {
    Fine::from(length.0.clamp(-FARTHEST, FARTHEST)) * HUNDREDTH
}

/// The nearest hundredth; halves go away from 0, so that a mirrored world is rounded as its mirror image.
#[must_use]
pub(super) fn kept(length: Fine) -> Mm {
    let hundredths = divided(length, HUNDREDTH).clamp(Fine::from(-FARTHEST), Fine::from(FARTHEST));
    Mm(i32::try_from(hundredths).unwrap_or(FARTHEST))
}

/// The whole thousandths in which a distance is compared.
#[must_use]
pub(super) const fn thousandths(length: Fine) -> i64 {
    divided(length, THOUSANDTH)
}

/// The longest fine length that is read as at most `length` when both are read in thousandths.
#[must_use]
pub(super) fn at_most(length: Mm) -> Fine {
    fine(length) + THOUSANDTH / 2 - 1
}

/// A quotient by a positive number, rounded to the nearest; halves go away from 0.
#[must_use]
pub(super) const fn divided(over: i64, under: i64) -> i64 {
    if over < 0 { (over - under / 2) / under } else { (over + under / 2) / under }
}

/// A quotient by a positive power of two, rounded as `divided` does it.
const fn shifted(over: i64, bits: u32) -> i64 {
    let half = 1 << (bits - 1);
    if over < 0 { -((half - over) >> bits) } else { (over + half) >> bits }
}

/// The root of a square, rounded to the nearest; below 0 it is 0.
#[must_use]
pub(super) const fn root(square: i64) -> i64 {
    if square <= 0 {
        return 0;
    }
    let root = square.isqrt();
    if square - root * root > root { root + 1 } else { root }
}

/// The root of a square is at most this long, told without the root.
#[must_use]
pub(super) const fn root_is_at_most(square: i64, length: Fine) -> bool {
    length >= 0 && square <= length * (length + 1)
}

/// A length times the root of a square.
#[must_use]
pub(super) const fn times_root(length: Fine, square: i64) -> i64 {
    if square <= 0 {
        return 0;
    }
    let bits = (square.leading_zeros() - 2) / 2;
    // An edge has at most 32 bits, a length 28: the root may take three more than it needs.
    let bits = if bits > 10 { 10 } else { bits };
    divided(length * root(square << (2 * bits)), 1 << bits)
}

/// The amount of `product` over the root of `square`, rounded to the nearest: how far a point lies from a line.
#[must_use]
pub(super) const fn over_root(product: i64, square: i64) -> i64 {
    if square <= 0 {
        return 0;
    }
    let product = product.unsigned_abs();
    let square = square.unsigned_abs();
    // Both are scaled as far as 63 bits allow; the root then has a relative fault below a billionth for any edge.
    let room = (square.leading_zeros() - 1) / 2;
    let spare = product.leading_zeros();
    let bits = if room < spare { room } else { spare.saturating_sub(1) };
    let under = (square << (2 * bits)).isqrt();
    (((product << bits) + under / 2) / under).cast_signed()
}

/// A point or a shift in fine units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    pub(super) x: Fine,
    pub(super) y: Fine,
}

impl Point {
    #[must_use]
    pub(super) const fn new(x: Fine, y: Fine) -> Self {
        Self { x, y }
    }

    #[must_use]
    pub(super) fn of(spot: Spot) -> Self {
        Self::new(fine(spot.x), fine(spot.y))
    }

    #[must_use]
    pub(super) fn kept(self) -> Spot {
        Spot::new(kept(self.x), kept(self.y))
    }

    #[must_use]
    pub(super) const fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }

    #[must_use]
    pub(super) const fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }

    #[must_use]
    pub(super) const fn cross(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }

    #[must_use]
    pub(super) const fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    #[must_use]
    pub(super) const fn length(self) -> Fine {
        root(self.dot(self))
    }
}

/// A unit vector, its parts in 2 to the 32nd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    pub(super) cos: i64,
    pub(super) sin: i64,
}

impl Direction {
    #[must_use]
    pub(super) fn of(heading: Heading) -> Self {
        Self::at(i64::from(heading.hundredths()) * STEP)
    }

    /// The direction at an angle in millionths of a degree. Only angles up to 45 degrees are reckoned; all others are
    /// mirrored, so that mirrored angles have exactly mirrored parts.
    #[must_use]
    pub(super) fn at(angle: i64) -> Self {
        let angle = angle.rem_euclid(MICRO_FULL);
        let (quarter, rest) = (angle / MICRO_QUARTER, angle % MICRO_QUARTER);
        let (cos, sin) = if rest <= MICRO_QUARTER / 2 {
            looked_up(rest)
        } else {
            let (sin, cos) = looked_up(MICRO_QUARTER - rest);
            (cos, sin)
        };
        match quarter {
            0 => Self { cos, sin },
            1 => Self { cos: -sin, sin: cos },
            2 => Self { cos: -cos, sin: -sin },
            _ => Self { cos: sin, sin: -cos },
        }
    }

    /// The same turn the other way round.
    #[must_use]
    pub(super) const fn back(self) -> Self {
        Self { cos: self.cos, sin: -self.sin }
    }

    #[must_use]
    pub(super) const fn turn(self, point: Point) -> Point {
        Point::new(
            shifted(point.x * self.cos - point.y * self.sin, UNIT_BITS),
            shifted(point.x * self.sin + point.y * self.cos, UNIT_BITS),
        )
    }

    /// The shift by a length in this direction.
    #[must_use]
    pub(super) const fn along(self, length: Fine) -> Point {
        Point::new(shifted(length * self.cos, UNIT_BITS), shifted(length * self.sin, UNIT_BITS))
    }
}

/// The full circle in millionths of a degree.
pub(super) const MICRO_FULL: i64 = 360_000_000;
const MICRO_QUARTER: i64 = MICRO_FULL / 4;

/// Series are summed up with this many bits behind the point.
const SERIES: u32 = 60;

/// Pi with 60 bits behind the point.
const PI: i128 = 3_622_009_729_038_561_421;

const fn product(one: i128, other: i128) -> i128 {
    (one * other) >> SERIES
}

/// Headings of 0 to 45 degrees, each with its cosine and sine: sums of series are too dear to be made for every pose.
static TABLE: LazyLock<Vec<(i64, i64)>> =
    LazyLock::new(|| (0..=MICRO_QUARTER / 2 / STEP).map(|heading| cos_and_sin(heading * STEP)).collect());

/// A hundredth of a degree in millionths.
const STEP: i64 = MICRO_FULL / Heading::FULL as i64;

/// Cosine and sine of 0 to 45 degrees.
fn looked_up(angle: i64) -> (i64, i64) {
    let heading = usize::try_from(angle / STEP).ok().filter(|_| angle % STEP == 0);
    heading.and_then(|heading| TABLE.get(heading).copied()).unwrap_or_else(|| cos_and_sin(angle))
}

/// Cosine and sine of 0 to 45 degrees, by the series of both.
const fn cos_and_sin(angle: i64) -> (i64, i64) {
    let angle = angle as i128 * PI / (MICRO_FULL / 2) as i128;
    let square = product(angle, angle);
    let (mut cos, mut sin) = (1 << SERIES, angle);
    let (mut even, mut odd) = (cos, sin);
    let mut step = 2;
    // After eighteen powers the next one is below the last bit that is kept.
    while step <= 18 {
        even = -product(even, square) / ((step - 1) * step);
        odd = -product(odd, square) / (step * (step + 1));
        cos += even;
        sin += odd;
        step += 2;
    }
    let half = 1 << (SERIES - UNIT_BITS - 1);
    (((cos + half) >> (SERIES - UNIT_BITS)) as i64, ((sin + half) >> (SERIES - UNIT_BITS)) as i64)
}

/// A radian in billionths of a degree.
const NANO_RADIAN: i128 = 57_295_779_513;

/// The angle of a slope in quarters, 0 to 4, in billionths of a degree.
const fn of_quarters(quarters: i64) -> i64 {
    match quarters {
        0 => 0,
        1 => 14_036_243_468,
        2 => 26_565_051_177,
        3 => 36_869_897_646,
        _ => 45_000_000_000,
    }
}

/// The angle of a slope of at most an eighth in billionths of a degree; the slope has 60 bits behind the point.
const fn of_slope(slope: i128) -> i64 {
    let square = product(slope, slope);
    let (mut power, mut radians) = (slope, slope);
    let mut step = 3;
    while step <= 11 {
        power = -product(power, square);
        radians += power / step;
        step += 2;
    }
    ((radians * NANO_RADIAN + (1 << (SERIES - 1))) >> SERIES) as i64
}

/// The bearing of a shift, in millionths of a degree: above minus 180 and up to 180. No shift has the bearing 0.
#[must_use]
pub(super) fn bearing(shift: Point) -> i64 {
    let (x, y) = (shift.x.abs(), shift.y.abs());
    let steep = y > x;
    let (long, short) = if steep { (y, x) } else { (x, y) };
    if long == 0 {
        return 0;
    }
    // The nearest slope in quarters is taken off by the rule for the difference of two angles.
    let quarters = (short * 4 + long / 2) / long;
    let rest = ((short * 4 - long * quarters) << 32) / (long * 4 + short * quarters);
    let angle = divided(of_quarters(quarters) + of_slope(i128::from(rest) << (SERIES - 32)), 1_000);
    let angle = if steep { MICRO_QUARTER - angle } else { angle };
    let angle = if shift.x < 0 { MICRO_FULL / 2 - angle } else { angle };
    if shift.y < 0 { -angle } else { angle }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pc_18_26_a_length_is_told_without_the_root() {
        let near = (0..200_i64).flat_map(|length| (-2..=2).map(move |off| (length * length + length + off, length)));
        let far = [(80_000_000_000_000_000, 282_842_712), (79_999_999_999_999_999, 282_842_713)];
        for (square, length) in near.chain(far) {
            for length in length - 1..=length + 1 {
                assert_eq!(root_is_at_most(square, length), root(square) <= length, "{square} {length}");
            }
        }
    }
}
