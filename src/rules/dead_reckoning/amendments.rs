//! Amendments are changes that captains may agree to make by hand; they concern open things only (DR-33.9).

use serde::{Deserialize, Serialize};

use super::colours::Colour;
use super::goods::{Good, Hold, Place};
use super::island::Building;

/// One amendment. It gives the new state, not the change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Amendment {
    /// A ship lies here.
    Lies { ship: Colour, at: Place },
    /// A ship is in pirate mode, or in trade mode.
    Mode { ship: Colour, pirate: bool },
    /// The ship board holds `count` marks of damage.
    Damage { ship: Colour, count: u8 },
    /// The sail track shows this.
    Sails { ship: Colour, count: u8 },
    /// The hold carries `count` units of the good.
    Aboard { ship: Colour, hold: Hold, good: Good, count: u8 },
    /// The dock holds this much cargo.
    Dock { of: Colour, cargo: u8 },
    /// The island's slots hold `count` cubes of a colour; they come from the supply and go back to it.
    Cubes { at: Place, of: Colour, count: u8 },
    /// The island holds `count` units of the good.
    Goods { at: Place, good: Good, count: u8 },
    /// A building stands on an island, or does not.
    Building { at: Place, building: Building, stands: bool },
}

impl Amendment {
    /// Returns the same amendment with another number; a switch takes 0 for off and 1 for on.
    #[must_use]
    pub const fn with(self, number: u8) -> Self {
        use Amendment as A;
        match self {
            A::Lies { .. } => self,
            A::Mode { ship, .. } => A::Mode { ship, pirate: number > 0 },
            A::Damage { ship, .. } => A::Damage { ship, count: number },
            A::Sails { ship, .. } => A::Sails { ship, count: number },
            A::Aboard { ship, hold, good, .. } => A::Aboard { ship, hold, good, count: number },
            A::Dock { of, .. } => A::Dock { of, cargo: number },
            A::Cubes { at, of, .. } => A::Cubes { at, of, count: number },
            A::Goods { at, good, .. } => A::Goods { at, good, count: number },
            A::Building { at, building, .. } => A::Building { at, building, stands: number > 0 },
        }
    }

    /// Does the other say how the same thing is to be?
    #[must_use]
    pub fn is_of_the_same(&self, other: &Self) -> bool {
        use Amendment as A;
        match (*self, *other) {
            (A::Lies { ship: one, .. }, A::Lies { ship: two, .. })
            | (A::Mode { ship: one, .. }, A::Mode { ship: two, .. })
            | (A::Damage { ship: one, .. }, A::Damage { ship: two, .. })
            | (A::Sails { ship: one, .. }, A::Sails { ship: two, .. })
            | (A::Dock { of: one, .. }, A::Dock { of: two, .. }) => one == two,
            (A::Aboard { ship, hold, good, .. }, A::Aboard { ship: two, hold: other, good: kind, .. }) => {
                (ship, hold, good) == (two, other, kind)
            }
            (A::Cubes { at, of, .. }, A::Cubes { at: other, of: two, .. }) => (at, of) == (other, two),
            (A::Goods { at, good, .. }, A::Goods { at: other, good: kind, .. }) => (at, good) == (other, kind),
            (A::Building { at, building, .. }, A::Building { at: other, building: kind, .. }) => {
                (at, building) == (other, kind)
            }
            _ => false,
        }
    }
}
