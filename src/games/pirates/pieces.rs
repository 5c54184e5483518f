//! The pieces of Pirates: every kind of them, and which one of it.

use std::fmt;

use crate::rules::pirates::ids::Name;
use crate::rules::pirates::words::{Flag, Ruler};

/// A piece of Pirates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PiratePiece {
    /// The cloth of the sea.
    Sea,
    Island(Name),
    Terrain(Name),
    Ship(Name),
    /// A mast of a ship, counted from the bow from 1, whether it stands or lies beside her card.
    Mast(Name, u8),
    Kraken(Name),
    Fort(Name),
    Wreck(Name),
    /// The card of a unit, before the chair of its player.
    Deck(Name),
    /// A crew card of a unit, counted from 0: open ones first, then backs.
    Crew(Name, u8),
    /// A crew card on land.
    Ashore(Flag, u8),
    /// A unique treasure aboard, counted from 0: open ones first, then backs.
    Treasure(Name, u8),
    /// The coins aboard a ship, or in a fort.
    Coins(Name),
    /// The gold on a home island.
    Bank(Flag),
    /// The counters on an island.
    Counters(Name),
    /// A pennant on an island.
    Pennant(Name, Flag),
    /// A ship as she would lie after the drafted segment.
    Ghost,
    /// A ruler of wood and brass.
    Ruler(Ruler),
    /// An island or a piece of terrain that its player is about to lay.
    InHand,
}

impl fmt::Display for PiratePiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sea => f.write_str("sea"),
            Self::Island(name) => write!(f, "island:{name}"),
            Self::Terrain(name) => write!(f, "terrain:{name}"),
            Self::Ship(name) => write!(f, "ship:{name}"),
            Self::Mast(name, number) => write!(f, "mast:{name}:{number}"),
            Self::Kraken(name) => write!(f, "kraken:{name}"),
            Self::Fort(name) => write!(f, "fort:{name}"),
            Self::Wreck(name) => write!(f, "wreck:{name}"),
            Self::Deck(name) => write!(f, "deck:{name}"),
            Self::Crew(name, number) => write!(f, "crew:{name}:{number}"),
            Self::Ashore(flag, number) => write!(f, "ashore:{}:{number}", flag.word()),
            Self::Treasure(name, number) => write!(f, "treasure:{name}:{number}"),
            Self::Coins(name) => write!(f, "coins:{name}"),
            Self::Bank(flag) => write!(f, "bank:{}", flag.word()),
            Self::Counters(name) => write!(f, "counters:{name}"),
            Self::Pennant(name, flag) => write!(f, "pennant:{name}:{}", flag.word()),
            Self::Ghost => f.write_str("ghost"),
            Self::Ruler(ruler) => write!(f, "ruler:{}", ruler.word()),
            Self::InHand => f.write_str("in-hand"),
        }
    }
}
