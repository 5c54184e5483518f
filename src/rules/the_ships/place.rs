//! The place of a ship in the lists of her battle: the type by which the rules name her.

use serde::{Deserialize, Serialize};

/// The most ships in a battle: one for every bit of [`Ships`].
pub const MOST_SHIPS: usize = u8::BITS as usize;

/// The place of a ship in the lists of her battle, in the order in which dice are thrown (TS-1.5). Only the battle gives
/// places away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(u8);

impl Place {
    /// The places of the first ships of a list.
    pub(super) fn first(count: usize) -> impl Iterator<Item = Self> + Clone + use<> {
        (0..u8::try_from(count.min(MOST_SHIPS)).unwrap_or(0)).map(Self)
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of the ships of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ships(u8);

impl Ships {
    /// Is she one of them?
    #[must_use]
    pub const fn contains(self, place: Place) -> bool {
        self.0 >> place.0 & 1 == 1
    }

    pub(super) const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place.0;
    }
}
