//! The wind: its heading, and the points of sailing it gives a course (TS-5).

use serde::{Deserialize, Serialize};

use super::hex::Heading;

/// A ship's facing stands so to the wind (TS-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PointOfSailing {
    Running,
    /// Wind from the side.
    Reaching,
    Beating,
}

impl PointOfSailing {
    /// TS-5.3: one facing runs, four reach, one beats.
    #[must_use]
    pub const fn of(facing: Heading, wind: Heading) -> Self {
        match (facing.index() as i32 - wind.index() as i32).rem_euclid(6) {
            0 => Self::Running,
            3 => Self::Beating,
            _ => Self::Reaching,
        }
    }

    /// The movement tokens a step costs (TS-5.4).
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Running => 1,
            Self::Reaching => 2,
            Self::Beating => 3,
        }
    }
}

/// The wind blows this way after this face of the wind die; none for faces that are thrown again (TS-5.1).
#[must_use]
pub const fn wind_by_die(face: u8) -> Option<Heading> {
    match face {
        1..=3 => Some(Heading::N),
        4..=6 => Some(Heading::NE),
        7..=9 => Some(Heading::SE),
        10..=12 => Some(Heading::S),
        13..=15 => Some(Heading::SW),
        16..=18 => Some(Heading::NW),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ts_5_1_three_faces_for_each_heading() {
        for heading in Heading::ALL {
            let faces: Vec<_> = (1..=20).filter(|face| wind_by_die(*face) == Some(heading)).collect();
            let first = heading.index() * 3 + 1;
            assert_eq!(faces, [first, first + 1, first + 2]);
        }
        assert_eq!(wind_by_die(6), Some(Heading::NE), "the rulebook's example");
        assert_eq!([wind_by_die(19), wind_by_die(20), wind_by_die(0)], [None; 3]);
    }

    #[test]
    fn ts_5_3_one_runs_four_reach_one_beats() {
        for wind in Heading::ALL {
            assert_eq!(PointOfSailing::of(wind, wind), PointOfSailing::Running);
            assert_eq!(PointOfSailing::of(wind.opposite(), wind), PointOfSailing::Beating);
            for by in [1, 2, 4, 5] {
                assert_eq!(PointOfSailing::of(wind.turned(by), wind), PointOfSailing::Reaching);
            }
        }
    }

    #[test]
    fn ts_5_4_a_step_costs_one_two_or_three() {
        let cost = |facing| PointOfSailing::of(facing, Heading::S).cost();
        assert_eq!([cost(Heading::S), cost(Heading::SE), cost(Heading::N)], [1, 2, 3]);
    }
}
