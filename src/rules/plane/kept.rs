//! Keeps lengths, places and headings as whole hundredths, so that every machine lays a piece on the same spot (PC-18.26).

use std::ops::{Add, Neg, Sub};

/// A length or a coordinate in hundredths of a millimetre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Mm(pub i32);

impl Mm {
    /// No length at all.
    pub const ZERO: Self = Self(0);

    /// Whole millimetres are what most of the data counts in.
    #[must_use]
    pub const fn whole(millimetres: i32) -> Self {
        Self(millimetres.saturating_mul(100))
    }

    /// The half is rounded towards 0, which costs nothing for the lengths of printed hulls.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }
}

impl Add for Mm {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Mm {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Mm {
    type Output = Self;
    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

/// A point of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    pub x: Mm,
    pub y: Mm,
}

impl Spot {
    /// The point lies this far along +x and this far along +y.
    #[must_use]
    pub const fn new(x: Mm, y: Mm) -> Self {
        Self { x, y }
    }
}

/// A heading in hundredths of a degree, 0 to 35,999, counter-clockwise from the table's +x axis.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heading(u16);

impl Heading {
    /// A full circle has this number of hundredths of a degree.
    pub const FULL: i32 = 36_000;

    /// Any number of hundredths of a degree is a heading: the full circle is taken off.
    #[must_use]
    pub const fn new(hundredths: i32) -> Self {
        Self(hundredths.rem_euclid(Self::FULL) as u16)
    }

    /// Whole degrees make a heading; the full circle is taken off.
    #[must_use]
    pub const fn degrees(degrees: i32) -> Self {
        Self::new(degrees.rem_euclid(360) * 100)
    }

    /// It is always from 0 to 35,999.
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0 as i32
    }

    /// The heading turned by this number of hundredths of a degree, to port if it is positive.
    #[must_use]
    pub const fn turned(self, hundredths: i32) -> Self {
        Self::new(self.hundredths() + hundredths.rem_euclid(Self::FULL))
    }

    /// A ship that turns about sails this way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(Self::FULL / 2)
    }

    /// The hundredths of a degree from here to the other heading, the short way; to port they are positive.
    #[must_use]
    pub const fn to(self, other: Self) -> i32 {
        let turn = (other.hundredths() - self.hundredths()).rem_euclid(Self::FULL);
        if turn > Self::FULL / 2 { turn - Self::FULL } else { turn }
    }
}

/// A piece lies with its centre here, on this heading (PC-18.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pose {
    pub at: Spot,
    pub heading: Heading,
}

impl Pose {
    /// A piece lies here and points there.
    #[must_use]
    pub const fn new(at: Spot, heading: Heading) -> Self {
        Self { at, heading }
    }
}
