//! Cargo, gold, and where they can lie (DR-5).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::keyed::{Few, keys};

/// One of the two goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Good {
    Cargo,
    Gold,
}

impl Good {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Cargo, Self::Gold];

    /// Its word in scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Cargo => "cargo",
            Self::Gold => "gold",
        }
    }
}

/// Some cargo and some gold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    pub cargo: u8,
    pub gold: u8,
}

impl Goods {
    /// They take this number of units of room (DR-5.3).
    #[must_use]
    pub const fn units(self) -> u8 {
        self.cargo.saturating_add(self.gold)
    }

    /// Counts the units of one good.
    #[must_use]
    pub const fn of(self, good: Good) -> u8 {
        match good {
            Good::Cargo => self.cargo,
            Good::Gold => self.gold,
        }
    }

    /// The number of one good.
    pub const fn of_mut(&mut self, good: Good) -> &mut u8 {
        match good {
            Good::Cargo => &mut self.cargo,
            Good::Gold => &mut self.gold,
        }
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self { cargo: self.cargo.saturating_add(more.cargo), gold: self.gold.saturating_add(more.gold) }
    }

    /// Is all of `less` among them?
    #[must_use]
    pub const fn holds(self, less: Self) -> bool {
        self.cargo >= less.cargo && self.gold >= less.gold
    }

    /// As much of it as there is of `most`.
    #[must_use]
    pub fn up_to(self, most: Self) -> Self {
        Self { cargo: self.cargo.min(most.cargo), gold: self.gold.min(most.gold) }
    }

    /// Without `less`.
    #[must_use]
    pub const fn less(self, less: Self) -> Self {
        Self { cargo: self.cargo.saturating_sub(less.cargo), gold: self.gold.saturating_sub(less.gold) }
    }
}

impl<'a> std::iter::Sum<&'a Self> for Goods {
    fn sum<I: Iterator<Item = &'a Self>>(goods: I) -> Self {
        goods.fold(Self::default(), |sum, more| sum.and(*more))
    }
}

/// A slot of a ship, with its hold (DR-5.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Hold {
    /// The first: a sail and a hold of 4 are printed on it.
    A,
    B,
    C,
    /// The last: a sail and a hold of 3 are printed on it.
    D,
}

/// Something in each of some holds.
pub type ByHold<T> = Few<Hold, T, 4>;

/// Goods by hold.
pub type Holds = ByHold<Goods>;

keys!(Hold);

impl Hold {
    /// All four.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The bare slot takes this number of units (DR-5.4).
    #[must_use]
    pub const fn printed(self) -> u8 {
        match self {
            Self::A => 4,
            Self::B | Self::C => 0,
            Self::D => 3,
        }
    }

    /// The sails printed on the bare slot (DR-5.4).
    #[must_use]
    pub const fn sails(self) -> u8 {
        match self {
            Self::A | Self::D => 1,
            Self::B | Self::C => 0,
        }
    }

    /// Is nothing printed on it (DR-15.30)?
    #[must_use]
    pub const fn bare(self) -> bool {
        self.printed() == 0
    }

    /// Its letter in scripts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'a',
            Self::B => 'b',
            Self::C => 'c',
            Self::D => 'd',
        }
    }
}

/// A place is a tile or the harbour; in files `"r2c1"` or `"harbour"` (DR-33.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    Harbour,
    /// A tile: row 1 to 4, column 1 to 3.
    Tile(u8, u8),
}

/// The word names no place. The wording finds its sentence by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlace;

impl std::fmt::Display for NoPlace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("dr-place")
    }
}

impl TryFrom<String> for Place {
    type Error = NoPlace;

    fn try_from(word: String) -> Result<Self, NoPlace> {
        if word == "harbour" {
            return Ok(Self::Harbour);
        }
        match word.as_bytes() {
            [b'r', row @ b'1'..=b'4', b'c', col @ b'1'..=b'3'] => Ok(Self::Tile(row - b'0', col - b'0')),
            _ => Err(NoPlace),
        }
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        match place {
            Place::Harbour => "harbour".to_owned(),
            Place::Tile(row, col) => format!("r{row}c{col}"),
        }
    }
}
