//! Positions on the board: hexes by column and row, and the six headings (TS-3.1 to TS-3.4).

use serde::{Deserialize, Serialize};

/// A hex in axial coordinates: `x` is q, `y` is r (TS-3.2).
pub use hexx::Hex;

/// A hex as it is printed on the frame: column 0 is west, row 0 is north, odd columns lie half a hex further south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(i32, i32)", into = "(i32, i32)")]
pub struct Offset {
    pub col: i32,
    pub row: i32,
}

impl Offset {
    /// The hex `col,row`.
    #[must_use]
    pub const fn new(col: i32, row: i32) -> Self {
        Self { col, row }
    }
}

impl From<(i32, i32)> for Offset {
    fn from((col, row): (i32, i32)) -> Self {
        Self { col, row }
    }
}

impl From<Offset> for (i32, i32) {
    fn from(at: Offset) -> Self {
        (at.col, at.row)
    }
}

/// TS-3.2. Rounds half columns down for negative columns too, so that a board that has drifted west keeps its shape.
impl From<Offset> for Hex {
    fn from(at: Offset) -> Self {
        Self::new(at.col, at.row.wrapping_sub(at.col.div_euclid(2)))
    }
}

/// TS-3.2, back again.
impl From<Hex> for Offset {
    fn from(hex: Hex) -> Self {
        Self::new(hex.x, hex.y.wrapping_add(hex.x.div_euclid(2)))
    }
}

/// Counts the hexes from one to the other; neighbours are at distance 1 (TS-3.4).
#[must_use]
pub fn distance(a: Hex, b: Hex) -> u32 {
    let (dq, dr) = (a.x.wrapping_sub(b.x), a.y.wrapping_sub(b.y));
    dq.unsigned_abs().max(dr.unsigned_abs()).max(dq.wrapping_add(dr).unsigned_abs())
}

/// The six ways a ship can look, clockwise from north (TS-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Heading {
    N,
    NE,
    SE,
    S,
    SW,
    NW,
}

impl Heading {
    /// All six, clockwise from north.
    pub const ALL: [Self; 6] = [Self::N, Self::NE, Self::SE, Self::S, Self::SW, Self::NW];

    /// 0 for north and on clockwise.
    #[must_use]
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The heading with this number, modulo 6.
    #[must_use]
    pub const fn from_index(index: i32) -> Self {
        match index.rem_euclid(6) {
            0 => Self::N,
            1 => Self::NE,
            2 => Self::SE,
            3 => Self::S,
            4 => Self::SW,
            _ => Self::NW,
        }
    }

    /// Turns by this number of sixths of a circle clockwise.
    #[must_use]
    pub const fn turned(self, by: i32) -> Self {
        Self::from_index(self as i32 + by.rem_euclid(6))
    }

    /// 60° to port.
    #[must_use]
    pub const fn left(self) -> Self {
        self.turned(-1)
    }

    /// 60° to starboard.
    #[must_use]
    pub const fn right(self) -> Self {
        self.turned(1)
    }

    /// The other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(3)
    }

    /// The axial step to the neighbour in this direction (TS-3.3).
    #[must_use]
    pub const fn vector(self) -> Hex {
        match self {
            Self::N => Hex::new(0, -1),
            Self::NE => Hex::new(1, -1),
            Self::SE => Hex::new(1, 0),
            Self::S => Hex::new(0, 1),
            Self::SW => Hex::new(-1, 1),
            Self::NW => Hex::new(-1, 0),
        }
    }

    /// The neighbour of this hex in this direction.
    #[must_use]
    pub const fn step(self, hex: Hex) -> Hex {
        let vector = self.vector();
        Hex::new(hex.x.wrapping_add(vector.x), hex.y.wrapping_add(vector.y))
    }

    /// The direction from a hex to its neighbour; none if they do not touch.
    #[must_use]
    pub fn between(here: Hex, there: Hex) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.step(here) == there)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_3_2_offset_and_axial_are_the_same_place() {
        assert_eq!(Hex::from(Offset::new(8, 9)), Hex::new(8, 5));
        assert_eq!(Hex::from(Offset::new(7, 9)), Hex::new(7, 6));
        assert_eq!(Hex::from(Offset::new(-1, 0)), Hex::new(-1, 1));
        for col in -20..20 {
            for row in -20..20 {
                let at = Offset::new(col, row);
                assert_eq!(Offset::from(Hex::from(at)), at);
            }
        }
    }

    #[test]
    fn ts_3_1_odd_columns_lie_half_a_hex_further_south() {
        let north_east = |col, row| Offset::from(Heading::NE.step(Offset::new(col, row).into()));
        assert_eq!(north_east(8, 9), Offset::new(9, 8));
        assert_eq!(north_east(9, 9), Offset::new(10, 9));
        assert_eq!(north_east(-1, 0), Offset::new(0, 0));
        assert_eq!(north_east(-2, 0), Offset::new(-1, -1));
    }

    #[test]
    fn ts_3_3_headings_go_clockwise() {
        let around: Vec<_> = Heading::ALL.iter().map(|heading| heading.index()).collect();
        assert_eq!(around, [0, 1, 2, 3, 4, 5]);
        for heading in Heading::ALL {
            assert_eq!(heading.right().left(), heading);
            assert_eq!(heading.opposite().opposite(), heading);
            assert_eq!(heading.right().right().right(), heading.opposite());
            assert_eq!(Heading::from_index(i32::from(heading.index()) - 12), heading);
            let there = heading.step(Hex::new(4, -7));
            assert_eq!(Heading::between(Hex::new(4, -7), there), Some(heading));
            assert_eq!(heading.opposite().step(there), Hex::new(4, -7));
        }
        assert_eq!(Heading::N.left(), Heading::NW);
        assert_eq!(Heading::between(Hex::ZERO, Hex::ZERO), None);
    }

    #[test]
    fn ts_3_4_distance_counts_hexes() {
        let far = |a: (i32, i32), b: (i32, i32)| distance(Offset::from(a).into(), Offset::from(b).into());
        assert_eq!(far((3, 3), (3, 3)), 0);
        assert_eq!(far((3, 3), (3, 8)), 5);
        assert_eq!(far((0, 0), (17, 17)), 26);
        assert_eq!(far((12, 12), (2, 3)), 14);
        for heading in Heading::ALL {
            assert_eq!(distance(Hex::ZERO, heading.vector()), 1);
        }
    }

    #[test]
    fn ts_3_2_no_number_is_too_big_to_convert() {
        for far in [i32::MIN, i32::MIN + 1, i32::MAX - 1, i32::MAX] {
            let at = Offset::new(far, far);
            assert_eq!(Offset::from(Hex::from(at)), at);
            let _ = distance(at.into(), Hex::ZERO);
        }
    }
}
