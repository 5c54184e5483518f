//! Chairs of the seats: the English near, the Spanish far.

use crate::rules::the_ships::ship_card::Nation;
use crate::table::chairs::Chair;

/// The chair of a side.
#[must_use]
pub const fn chair_of(side: Nation) -> Chair {
    match side {
        Nation::English => Chair::South,
        Nation::Spanish => Chair::North,
    }
}

/// The side that sits in a chair.
#[must_use]
pub const fn side_of(chair: Chair) -> Nation {
    match chair {
        Chair::South | Chair::West => Nation::English,
        Chair::North | Chair::East => Nation::Spanish,
    }
}
