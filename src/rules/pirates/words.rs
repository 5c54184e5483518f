//! Kinds of things the rules speak of: nations, seats, rulers, keywords, terrain, orders. Their properties are data.

use crate::rules::kernel::Seat;
use crate::rules::kernel::keyed::kinds;

kinds! {
    Nation, 5, "lowercase": Pirates, England, Spain, France, America
}

kinds! {
    /// A ruler, and the length of a segment or a range by it (PC-1.3).
    Ruler, 2, "UPPERCASE": S, L
}

kinds! {
    /// A player by the colour of the flag, in the sequence of the seats.
    Flag, 4, "lowercase": Red, Black, Blue, White
}

kinds! {
    /// A keyword of a card (PC-13).
    Keyword, 11, "kebab-case":
    Eternal, BroadsidesAttack, GhostShip, Limit, Ransom, Schooner, Fear, Galley, Junk, Parley, Kraken
}

kinds! {
    /// PC-1.8.
    TerrainKind, 4, "lowercase": Fog, Reef, Sargasso, Whirlpool
}

kinds! {
    /// An order (PC-4.1); the last one is the order of an entangled ship in place of Move (PC-16.18).
    OrderKind, 5, "kebab-case": Move, Explore, Shoot, Repair, BreakFree
}

impl Flag {
    /// The colour of a seat; there are four seats at most.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat.0 {
            0 => Self::Red,
            1 => Self::Black,
            2 => Self::Blue,
            _ => Self::White,
        }
    }

    /// The seat of a colour.
    #[must_use]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }
}
