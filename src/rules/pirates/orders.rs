//! Inputs that a player begins (PC-24.1, PC-30.3). Everything that a rule asks in between is a choice.

use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeTuple;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ids::Name;
use super::words::{OrderKind, Ruler, TerrainKind};
use crate::rules::plane::{Heading, Spot};

/// A cannon of a unit; in files `2`, `musket`, `(20, 20)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gun {
    /// A mast from the bow, or a tentacle, counted from 1.
    Mast(u8),
    /// The musketeer's, from the place of any mast (AB-35).
    Musket,
    /// A slot of the fort's square in whole millimetres (PC-18.20).
    Slot(i8, i8),
}

/// Crew or treasure of one place; in files `crew:captain:england`, `coin-0` (counted from 0), `unique:sword`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Piece {
    Crew(Name),
    Coin(u8),
    Unique(Name),
}

/// Crew and treasure lie in one of these; in files `ashore`, or the id of a ship or fort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Place {
    /// The island at which the ship is docked (PC-6.4).
    Ashore,
    /// A ship or a fort.
    Unit(Name),
}

/// An order that a unit is given (PC-4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Task {
    Move,
    Explore,
    Shoot,
    /// The mast, counted from the bow from 1 (PC-11.4), or the tentacle.
    Repair(u8),
    BreakFree,
}

impl Task {
    /// A Repair is of one kind, whichever mast it raises (PC-4.1).
    #[must_use]
    pub const fn kind(self) -> OrderKind {
        match self {
            Self::Move => OrderKind::Move,
            Self::Explore => OrderKind::Explore,
            Self::Shoot => OrderKind::Shoot,
            Self::Repair(_) => OrderKind::Repair,
            Self::BreakFree => OrderKind::BreakFree,
        }
    }
}

/// An order or a free act.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Order {
    // ---- setting up (PC-3)
    PlaceIsland(Spot, Heading),
    PlaceTerrain(TerrainKind, Spot, Heading),
    PlaceUnit(Name, Spot, Heading),
    /// All that are still to be placed, bow in, at even spacing (PC-3.15).
    FanOut,

    // ---- an order is given (PC-4.1)
    Order(Name, Task),

    // ---- inside a Move order
    Segment(Ruler, Heading),
    ComeAbout,
    /// The rest of the segments is given up (PC-5.5).
    EndSailing,
    /// PC-16.7.
    LeaveFog(Heading),

    // ---- inside a Shoot order, or the shots of a captain
    Fire(Gun, Name),
    Broadside(Name),
    CeaseFire,

    // ---- exploring
    /// Counters by their places in the list that the seat sees (PC-9.3).
    Take(Vec<u8>),
    /// Nothing but what must be taken.
    Leave,

    // ---- free acts
    FreeExplore(Name),
    /// A crew card, from, to (PC-6.4).
    Ferry(Name, Place, Place),
    /// Cargo, from, to (PC-9.11, 15.12).
    Transfer(Vec<Piece>, Place, Place),
    Pivot(Name, Heading),
    /// The tower, and the derelict (PC-8.14).
    TakeInTow(Name, Name),
    DropTow(Name),
    /// The towed derelict goes there (PC-8.21).
    DockTowed(Name, Spot, Heading),
    Scuttle(Name),
    /// A unit, the other whirlpool, and the pose there (PC-16.20).
    UseWhirlpool(Name, Name, Spot, Heading),
    /// The kraken, and the ship (PC-14.8).
    Embrace(Name, Name),
    NameTarget(Name, Name),
    /// The fort, the island, its pose, slots of its flags, and coins by value (PC-15.4).
    BuildFort(Name, Name, Spot, Heading, Vec<(i8, i8)>, Vec<u8>),
    /// An ability or a treasure that is begun by its player: the card, the word, and what it is used on.
    Use(Name, Name, #[serde(default)] Option<Name>),

    // ---- the turn
    /// The closing begins.
    EndOrders,
    /// The closing begins and ends.
    EndTurn,
    Resign,
    OfferDraw,
}

/// The word names no piece and no place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchPiece;

impl fmt::Display for NoSuchPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pc-piece")
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crew(card) => write!(f, "crew:{card}"),
            Self::Coin(place) => write!(f, "coin-{place}"),
            Self::Unique(card) => write!(f, "unique:{card}"),
        }
    }
}

impl From<Piece> for String {
    fn from(piece: Piece) -> Self {
        piece.to_string()
    }
}

impl TryFrom<String> for Piece {
    type Error = NoSuchPiece;

    fn try_from(word: String) -> Result<Self, NoSuchPiece> {
        let name = |word: &str| Name::try_from(word).map_err(|_| NoSuchPiece);
        if let Some(card) = word.strip_prefix("crew:") {
            return name(card).map(Self::Crew);
        }
        if let Some(card) = word.strip_prefix("unique:") {
            return name(card).map(Self::Unique);
        }
        word.strip_prefix("coin-").and_then(|place| place.parse().ok()).map(Self::Coin).ok_or(NoSuchPiece)
    }
}

impl From<Place> for String {
    fn from(place: Place) -> Self {
        match place {
            Place::Ashore => "ashore".to_owned(),
            Place::Unit(unit) => unit.into(),
        }
    }
}

impl TryFrom<String> for Place {
    type Error = NoSuchPiece;

    fn try_from(word: String) -> Result<Self, NoSuchPiece> {
        if word == "ashore" {
            return Ok(Self::Ashore);
        }
        Name::try_from(word).map(Self::Unit).map_err(|_| NoSuchPiece)
    }
}

impl Serialize for Gun {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Mast(mast) => serializer.serialize_u8(*mast),
            Self::Musket => serializer.serialize_str("musket"),
            Self::Slot(x, y) => {
                let mut slot = serializer.serialize_tuple(2)?;
                slot.serialize_element(x)?;
                slot.serialize_element(y)?;
                slot.end()
            }
        }
    }
}

struct GunVisitor;

impl<'de> Visitor<'de> for GunVisitor {
    type Value = Gun;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("2, \"musket\", (20, 20)")
    }

    fn visit_u64<E: Error>(self, mast: u64) -> Result<Gun, E> {
        u8::try_from(mast).map(Gun::Mast).map_err(E::custom)
    }

    fn visit_i64<E: Error>(self, mast: i64) -> Result<Gun, E> {
        u8::try_from(mast).map(Gun::Mast).map_err(E::custom)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Gun, E> {
        if word == "musket" { Ok(Gun::Musket) } else { Err(E::unknown_variant(word, &["musket"])) }
    }

    /// A word without quotes is nothing in the notation.
    fn visit_unit<E: Error>(self) -> Result<Gun, E> {
        Ok(Gun::Musket)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut slot: A) -> Result<Gun, A::Error> {
        let x = slot.next_element()?.ok_or_else(|| A::Error::invalid_length(0, &self))?;
        let y = slot.next_element()?.ok_or_else(|| A::Error::invalid_length(1, &self))?;
        Ok(Gun::Slot(x, y))
    }
}

impl<'de> Deserialize<'de> for Gun {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(GunVisitor)
    }
}
