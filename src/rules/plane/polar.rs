//! Finds places by their direction and distance from another, and directions from one place to another.

use super::fine::{Direction, Point, THOUSANDTH, bearing, divided};
use super::kept::{Heading, Spot};

/// The place at this number of thousandths of a millimetre in this direction.
#[must_use]
pub fn away(from: Spot, direction: Heading, thousandths: i64) -> Spot {
    Point::of(from).plus(Direction::of(direction).along(thousandths * THOUSANDTH)).kept()
}

/// The direction of one place from another.
#[must_use]
pub fn direction(from: Spot, to: Spot) -> Heading {
    let hundredths = divided(bearing(Point::of(to).minus(Point::of(from))), 10_000);
    Heading::new(i32::try_from(hundredths).unwrap_or_default())
}
