//! The pieces of The Ships: every kind of them, and which one of it.

use std::fmt;

use crate::rules::the_ships::ship_card::{BatteryPlace, Nation};
use crate::rules::the_ships::ship_id::ShipId;

/// A piece of The Ships.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShipsPiece {
    /// A ship on her base.
    Ship(ShipId),
    Board(ShipId),
    Orders(ShipId),
    /// The cards on one of her batteries.
    Guns(ShipId, BatteryPlace),
    /// A mark of a side's course, by its number.
    Mark(Nation, u8),
    /// The arrow that shows the wind.
    Wind,
}

impl fmt::Display for ShipsPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ship(ship) => f.write_str(ship.as_str()),
            Self::Board(ship) => write!(f, "board:{}", ship.as_str()),
            Self::Orders(ship) => write!(f, "card:{}", ship.as_str()),
            Self::Guns(ship, battery) => {
                let battery = match battery {
                    BatteryPlace::Port => "port",
                    BatteryPlace::Starboard => "starboard",
                    BatteryPlace::Stern => "stern",
                };
                write!(f, "guns:{}:{battery}", ship.as_str())
            }
            Self::Mark(side, number) => write!(f, "mark:{}:{number}", side.word()),
            Self::Wind => f.write_str("wind"),
        }
    }
}
