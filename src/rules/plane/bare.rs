//! Lets shapes travel in states: whole fine numbers, and no coordinate that a product could not hold.

use serde::{Deserialize, Serialize};

use super::fine::{Fine, Point};
use super::shape::{Part, Shape};

type Pair = (Fine, Fine);

/// A shape as it is written: the cores with their radii, and the rim.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bare {
    parts: Vec<(Vec<Pair>, Fine)>,
    rim: Vec<(Pair, Pair)>,
}

/// The farthest fine coordinate of a written shape: twenty metres.
const FARTHEST: Fine = 200_000_000;

impl Bare {
    fn lengths(&self) -> impl Iterator<Item = Fine> {
        let corners = self.parts.iter().flat_map(|(core, _)| core);
        let ends = self.rim.iter().flat_map(|(from, to)| [from, to]);
        corners.chain(ends).flat_map(|&(x, y)| [x, y]).chain(self.parts.iter().map(|&(_, radius)| radius))
    }
}

impl From<Shape> for Bare {
    fn from(shape: Shape) -> Self {
        let pair = |point: Point| (point.x, point.y);
        let part = |part: &Part| (part.core.iter().map(|&corner| pair(corner)).collect(), part.radius);
        Self {
            parts: shape.parts.iter().map(part).collect(),
            rim: shape.rim.iter().map(|&(from, to)| (pair(from), pair(to))).collect(),
        }
    }
}

impl TryFrom<Bare> for Shape {
    type Error = &'static str;

    fn try_from(bare: Bare) -> Result<Self, Self::Error> {
        if !bare.lengths().all(|length| (-FARTHEST..=FARTHEST).contains(&length)) {
            return Err("a shape within twenty metres");
        }
        if bare.parts.iter().any(|(core, radius)| core.is_empty() || *radius < 0) {
            return Err("a shape whose parts have corners");
        }
        let point = |(x, y): Pair| Point::new(x, y);
        let part = |(core, radius): (Vec<Pair>, Fine)| Part::new(core.into_iter().map(point).collect(), radius);
        Ok(Self {
            parts: bare.parts.into_iter().map(part).collect(),
            rim: bare.rim.into_iter().map(|(from, to)| (point(from), point(to))).collect(),
        })
    }
}
