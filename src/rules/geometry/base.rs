//! The two hexes a ship stands on, and ranges between ships (TS-3.5 to TS-3.9).

use serde::{Deserialize, Serialize};

use super::hex::{Heading, Hex, distance};

/// A ship's base: everything there is to say of where she lies (TS-3.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Base {
    /// The hex under her stern.
    pub stern: Hex,
    /// The direction from stern to bow.
    pub facing: Heading,
}

/// A stretch of a base's outline (TS-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Part {
    /// The one hexside before the bow.
    Front,
    /// The four to starboard.
    Starboard,
    /// The one behind the stern.
    Rear,
    /// The four to port.
    Port,
}

/// One hexside: the hex it belongs to, and the direction it looks to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hexside {
    pub of: Hex,
    /// The way one leaves the hex through it.
    pub towards: Heading,
}

impl Base {
    /// A base by its stern hex.
    #[must_use]
    pub const fn new(stern: Hex, facing: Heading) -> Self {
        Self { stern, facing }
    }

    /// A base by its bow hex, as scenarios write it; the stern follows.
    #[must_use]
    pub const fn from_bow(bow: Hex, facing: Heading) -> Self {
        Self { stern: facing.opposite().step(bow), facing }
    }

    /// The hex under her bow.
    #[must_use]
    pub const fn bow(self) -> Hex {
        self.facing.step(self.stern)
    }

    /// Both hexes, bow first.
    #[must_use]
    pub const fn hexes(self) -> [Hex; 2] {
        [self.bow(), self.stern]
    }

    /// Does she stand on this hex?
    #[must_use]
    pub fn covers(self, hex: Hex) -> bool {
        self.hexes().contains(&hex)
    }

    /// The base centre in half hexes: axial coordinates times two (TS-3.6).
    #[must_use]
    pub const fn doubled_centre(self) -> Hex {
        let bow = self.bow();
        Hex::new(bow.x.wrapping_add(self.stern.x), bow.y.wrapping_add(self.stern.y))
    }

    /// The ten hexsides around her, clockwise from the front (TS-3.7).
    #[must_use]
    pub const fn outline(self) -> [(Hexside, Part); 10] {
        let (bow, stern, f) = (self.bow(), self.stern, self.facing);
        const fn side(of: Hex, towards: Heading, part: Part) -> (Hexside, Part) {
            (Hexside { of, towards }, part)
        }
        [
            side(bow, f, Part::Front),
            side(bow, f.turned(1), Part::Starboard),
            side(bow, f.turned(2), Part::Starboard),
            side(stern, f.turned(1), Part::Starboard),
            side(stern, f.turned(2), Part::Starboard),
            side(stern, f.opposite(), Part::Rear),
            side(stern, f.turned(-2), Part::Port),
            side(stern, f.turned(-1), Part::Port),
            side(bow, f.turned(-2), Part::Port),
            side(bow, f.turned(-1), Part::Port),
        ]
    }

    /// Finds the part of her that a hexside belongs to; none if it is not on her outline.
    #[must_use]
    pub fn part(self, hexside: Hexside) -> Option<Part> {
        self.outline().into_iter().find_map(|(side, part)| (side == hexside).then_some(part))
    }

    /// The range to a hex: from the nearer of her two (TS-14.6).
    #[must_use]
    pub fn range_to_hex(self, hex: Hex) -> u32 {
        distance(self.bow(), hex).min(distance(self.stern, hex))
    }

    /// The range between two ships: the smallest distance of any two of their hexes (TS-3.8).
    #[must_use]
    pub fn range_to(self, other: Self) -> u32 {
        self.range_to_hex(other.bow()).min(self.range_to_hex(other.stern))
    }

    /// Close alongside: range 1 (TS-3.9).
    #[must_use]
    pub fn is_adjacent(self, other: Self) -> bool {
        self.range_to(other) == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::geometry::hex::Offset;

    fn base(col: i32, row: i32, facing: Heading) -> Base {
        Base::from_bow(Offset::new(col, row).into(), facing)
    }

    #[test]
    fn ts_3_5_the_bow_follows_from_stern_and_facing() {
        let ship = base(8, 9, Heading::N);
        assert_eq!(Offset::from(ship.stern), Offset::new(8, 10));
        assert_eq!(Offset::from(ship.bow()), Offset::new(8, 9));
        for facing in Heading::ALL {
            assert_eq!(distance(base(3, 4, facing).bow(), base(3, 4, facing).stern), 1);
            assert_eq!(Base::from_bow(base(3, 4, facing).bow(), facing), base(3, 4, facing));
        }
    }

    #[test]
    fn ts_3_6_the_centre_is_half_way() {
        let ship = base(8, 9, Heading::N);
        assert_eq!(ship.doubled_centre(), ship.bow() + ship.stern);
    }

    #[test]
    fn ts_3_7_ten_hexsides_front_rear_and_four_a_side() {
        for facing in Heading::ALL {
            let ship = base(8, 9, facing);
            let outline = ship.outline();
            let count = |wanted| outline.iter().filter(|(_, part)| *part == wanted).count();
            assert_eq!((count(Part::Front), count(Part::Rear)), (1, 1));
            assert_eq!((count(Part::Port), count(Part::Starboard)), (4, 4));
            for (at, (side, _)) in outline.iter().enumerate() {
                assert!(ship.covers(side.of));
                assert!(!ship.covers(side.towards.step(side.of)), "the outline looks outward");
                assert!(outline.iter().skip(at + 1).all(|(other, _)| other != side));
            }
        }
        let ship = base(8, 9, Heading::N);
        let side = |towards| Hexside { of: ship.bow(), towards };
        assert_eq!(ship.part(side(Heading::N)), Some(Part::Front));
        assert_eq!(ship.part(side(Heading::NE)), Some(Part::Starboard));
        assert_eq!(ship.part(side(Heading::SW)), Some(Part::Port));
        assert_eq!(ship.part(side(Heading::S)), None);
    }

    #[test]
    fn ts_3_8_range_is_the_shortest_way_between_any_hexes() {
        let ship = base(8, 9, Heading::N);
        assert_eq!(ship.range_to(base(8, 4, Heading::N)), 4);
        assert_eq!(ship.range_to(base(8, 4, Heading::S)), 5);
        assert_eq!(ship.range_to(ship), 0);
    }

    #[test]
    fn ts_3_9_adjacent_is_range_one() {
        let ship = base(8, 9, Heading::N);
        assert!(ship.is_adjacent(base(9, 9, Heading::N)));
        assert!(ship.is_adjacent(base(8, 8, Heading::S)) || ship.range_to(base(8, 8, Heading::S)) == 1);
        assert!(!ship.is_adjacent(base(10, 9, Heading::N)));
    }
}
