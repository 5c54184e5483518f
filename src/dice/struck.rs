//! The surfaces a piece can strike: the parts of tray and tower, and other pieces.

use serde::{Deserialize, Serialize};

/// The kinds of surfaces a piece can strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Struck {
    Floor,
    Wall,
    Lid,
    /// A ridge between zones.
    Ridge,
    /// The shaft between the masts.
    Hopper,
    /// A rod in the tower.
    Rod,
    /// A baffle of the tower, from above: 0, 1, and 2 for the ramp.
    Baffle(u8),
    /// The sill of the slot.
    Sill,
    /// The walls of the hull.
    Hull,
    /// Another die or cube.
    Piece,
}

impl Struck {
    /// Every one of them.
    pub const ALL: [Self; 12] = [
        Self::Floor,
        Self::Wall,
        Self::Lid,
        Self::Ridge,
        Self::Hopper,
        Self::Rod,
        Self::Baffle(0),
        Self::Baffle(1),
        Self::Baffle(2),
        Self::Sill,
        Self::Hull,
        Self::Piece,
    ];

    /// Its place among all of them.
    #[must_use]
    pub fn number(self) -> u128 {
        Self::ALL.iter().position(|one| *one == self).unwrap_or(Self::ALL.len() - 1) as u128
    }
}
