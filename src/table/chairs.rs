//! The chairs around the table, two to four, and a container with a value for each.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use crate::logbook::wording::{Arg, Fact, key};
use crate::rules::kernel::Seat;

/// A chair, by the side of the table at which it stands.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Chair {
    /// The near one, south of the board.
    #[default]
    South,
    /// To the left of it.
    West,
    /// The far one, opposite.
    North,
    East,
}

impl Chair {
    /// All of them, clockwise as seen from above.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The chairs of this number of players, in the order in which they play: two face each other, more go clockwise.
    #[must_use]
    pub const fn around(players: usize) -> &'static [Self] {
        match players {
            0 | 1 => &[Self::South],
            2 => &[Self::South, Self::North],
            3 => &[Self::South, Self::West, Self::North],
            _ => &Self::ALL,
        }
    }

    /// The chair of the player with this number, among `players`.
    #[must_use]
    pub fn of_player(number: usize, players: usize) -> Self {
        Self::around(players).get(number).copied().unwrap_or_default()
    }

    /// The chair of a seat of the rules, among `players`.
    #[must_use]
    pub fn of_seat(seat: Seat, players: usize) -> Self {
        Self::of_player(usize::from(seat.0), players)
    }

    /// An eye in it is turned by this angle: 0 looks north.
    #[must_use]
    pub const fn yaw(self) -> f32 {
        match self {
            Self::South => 0.0,
            Self::West => -FRAC_PI_2,
            Self::North => PI,
            Self::East => FRAC_PI_2,
        }
    }

    /// From the middle of the table towards it.
    #[must_use]
    pub const fn outward(self) -> Vec3 {
        match self {
            Self::South => Vec3::Z,
            Self::West => Vec3::NEG_X,
            Self::North => Vec3::NEG_Z,
            Self::East => Vec3::X,
        }
    }
}

/// The chairs that are taken. The game sets it with each match.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken(&'static [Chair]);

impl Default for Taken {
    fn default() -> Self {
        Self::by(2)
    }
}

impl Taken {
    /// This number of players takes them.
    #[must_use]
    pub const fn by(players: usize) -> Self {
        Self(Chair::around(players))
    }

    /// The chairs, in the order of play.
    #[must_use]
    pub const fn all(self) -> &'static [Chair] {
        self.0
    }

    /// The others, in the order of play, beginning after this one.
    pub fn others(self, own: Chair) -> impl Iterator<Item = Chair> {
        let at = self.0.iter().position(|chair| *chair == own).unwrap_or_default();
        self.0.iter().cycle().skip(at).take(self.0.len()).copied().filter(move |chair| *chair != own)
    }
}

/// The names of the seats, for readers that only count them.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct SeatNames(pub Vec<Arg>);

impl Default for SeatNames {
    /// By number.
    fn default() -> Self {
        Self((1_u8..=2).map(|number| Fact::from(key::SeatNumbered { number }).into()).collect())
    }
}

/// Something that every chair has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Around<T> {
    pub south: T,
    /// The one to the left of it.
    pub west: T,
    pub north: T,
    /// The one to the right.
    pub east: T,
}

impl<T> Around<T> {
    /// Makes a value for each chair.
    pub fn each(mut make: impl FnMut(Chair) -> T) -> Self {
        Self { south: make(Chair::South), west: make(Chair::West), north: make(Chair::North), east: make(Chair::East) }
    }

    /// The value of this chair.
    pub const fn of(&self, chair: Chair) -> &T {
        match chair {
            Chair::South => &self.south,
            Chair::West => &self.west,
            Chair::North => &self.north,
            Chair::East => &self.east,
        }
    }

    /// The value of this chair, to be changed.
    pub const fn of_mut(&mut self, chair: Chair) -> &mut T {
        match chair {
            Chair::South => &mut self.south,
            Chair::West => &mut self.west,
            Chair::North => &mut self.north,
            Chair::East => &mut self.east,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Taken>().init_resource::<SeatNames>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_face_each_other_and_more_sit_clockwise() {
        assert_eq!(Chair::of_player(1, 2), Chair::North);
        assert_eq!([0, 1, 2].map(|number| Chair::of_player(number, 3)), [Chair::South, Chair::West, Chair::North]);
        assert_eq!(Taken::by(4).others(Chair::North).collect::<Vec<_>>(), [Chair::East, Chair::South, Chair::West]);
        assert_eq!(Taken::by(2).others(Chair::South).collect::<Vec<_>>(), [Chair::North]);
    }

    #[test]
    fn every_chair_looks_over_the_middle_of_the_table() {
        for chair in Chair::ALL {
            let ahead = Quat::from_rotation_y(chair.yaw()) * Vec3::NEG_Z;
            assert!(ahead.abs_diff_eq(-chair.outward(), 1e-6), "{chair:?}");
        }
        let clockwise = Quat::from_rotation_y(-FRAC_PI_2);
        for (one, next) in Chair::ALL.iter().zip(Chair::ALL.iter().cycle().skip(1)) {
            assert!((clockwise * one.outward()).abs_diff_eq(next.outward(), 1e-6));
        }
    }

    #[test]
    fn what_each_has_is_its_own() {
        let mut letters = Around::each(|chair| format!("{chair:?}"));
        letters.of_mut(Chair::West).push('!');
        assert_eq!(Chair::ALL.map(|chair| letters.of(chair).as_str()), ["South", "West!", "North", "East"]);
    }
}
