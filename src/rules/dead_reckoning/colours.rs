//! Colours tell the owners of cubes, ships and cards.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Seat;
use crate::rules::kernel::keyed::{Few, keys};

/// A player by colour, or the neutral enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum Colour {
    Purple,
    Green,
    Blue,
    Yellow,
    Black,
}

/// No player takes this seat: black cubes are thrown for it, for at most four players sit at the table.
pub const BLACK_SEAT: Seat = Seat(4);

/// Something of each of some colours.
pub type ByColour<T> = Few<Colour, T, 5>;

keys!(Colour);

impl Colour {
    /// All five, players first.
    pub const ALL: [Self; 5] = [Self::Purple, Self::Green, Self::Blue, Self::Yellow, Self::Black];

    /// Its word in scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }

    /// The colour with this word.
    #[must_use]
    pub fn by_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.word() == word)
    }
}
