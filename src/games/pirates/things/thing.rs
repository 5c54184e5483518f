//! The things on the table: identities of small ones, and looks.

use std::fmt;
use std::sync::Arc;

use bevy::math::Vec2;

use crate::rules::pirates::ids::Name;
use crate::rules::pirates::pack::Pack;
use crate::rules::pirates::words::{Flag, Nation, Ruler, TerrainKind};
use crate::rules::plane::{Mm, Spot};
use crate::table::things;

/// A small thing that is pointed at only together with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bit {
    /// A coin aboard a ship or in a fort, at home, or a counter on an island.
    Coin(Name, u8),
    Banked(Flag, u8),
    Counter(Name, u8),
    /// A lost tentacle or flag lies on the card of its unit.
    Lost(Name, u8),
    /// A ruler that was laid to measure, and its number.
    Laid(Ruler, u8),
    /// One of the rulers that measure whatever their captain likes (PC-21.10).
    Measure(u8),
    /// A thread of fire from this gun of the unit.
    Thread(u8),
    /// The unit that acts, and the one that is aimed at.
    Chosen,
    Aimed,
    /// All segments together reach this far on an open sea.
    Reach,
    Lantern,
}

impl fmt::Display for Bit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

/// Cards and boards are printed with these.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Print {
    /// The cloth of the sea, with its width and height in millimetres.
    Sea(i32, i32),
    /// The card of a ship, a kraken or a fort.
    Deck(Name),
    Crew(Name),
    CrewBack,
    Treasure(Name),
    TreasureBack,
}

/// An outline in its own frame, east and south, in decimetres: corners of each convex part, or its middle and radius.
pub type Outline = Vec<(Vec<Vec2>, f32)>;

/// A ship looks like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    Afloat,
    /// She settles: nothing stands on her, or she is going down.
    Low,
    /// An active ghost, or lost in fog.
    Pale,
    /// She would lie here; false where the rules refuse it.
    Drafted(bool),
}

/// A ship.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vessel {
    pub card: Name,
    /// Standing masts from the bow.
    pub masts: Vec<bool>,
    pub nation: Nation,
    pub flag: Flag,
    /// Her outline in her own frame: x to the bow, y to port.
    pub corners: Vec<Spot>,
    pub look: Look,
}

/// Forms that no other game has.
#[derive(Clone, PartialEq, Debug)]
pub enum Own {
    /// An island: its printed outline, its owner if it is a home, whether a fort needs level ground, and its shape.
    Island(Name, Option<Flag>, bool, Outline),
    Terrain(TerrainKind, Outline),
    Ship(Vessel),
    /// A kraken with its tentacles, and whether it is but a ghost of a draft.
    Kraken(Flag, Vec<bool>, bool),
    /// A fort with its flags and their slots.
    Fort(Flag, Nation, Vec<((i8, i8), bool)>),
    /// A wreck of a ship with this number of masts.
    Wreck(u8),
    /// A mast that is gone lies on the card.
    Mast,
    Tentacle,
    /// A coin with its value, or face down.
    Coin(Option<u8>),
    Pennant(Flag),
    /// A ruler of this length.
    Ruler(Ruler, Mm),
    /// A thread of fire with this number of dashes; false where it cannot hit.
    Thread(u8, bool),
    /// A ring on the water around a unit: of this radius, in this colour.
    Ring(Mm, u32),
}

/// The tools that make them.
pub struct Tools {
    pub pack: Arc<Pack>,
}

/// The look of a thing.
pub type Form = things::Form<Print, Own>;

/// A thing on the table.
pub type Thing = things::Thing<Form>;
