//! Everything printed but abilities: advancements, merchant ships, tiles, ship upgrades, buildings, marks, bonus tokens.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::abilities::Face;
use super::ids::Kind;
use crate::rules::dead_reckoning::cards::SleeveSlot;
use crate::rules::dead_reckoning::goods::{Good, Goods};
use crate::rules::kernel::likeness::Vignette;

/// A printed number has a source: a number that we guessed is changed when a lost page is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Source {
    Text,
    /// The rulebook gives it; a lost icon is read from the text around it.
    TextIconInferred,
    TextPartly,
    #[default]
    Ours,
}

/// An advancement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advancement {
    #[serde(default = "one")]
    pub copies: u8,
    /// Its place in the sleeve.
    pub slot: SleeveSlot,
    /// Cargo from the ship (DR-10.3).
    #[serde(default)]
    pub cost: u8,
    #[serde(default)]
    pub face: Face,
    /// Without one the picture follows from the face.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Vignette>,
    #[serde(default)]
    pub source: Source,
}

const fn one() -> u8 {
    1
}

/// A merchant ship's card has these effects on victory or defeat (DR-10.10, DR-10.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Goods to the ship.
    Gain(Goods),
    /// Damage to the own ship.
    Damage(u8),
    DrawCard,
    /// Level up a card in hand.
    LevelUp,
    Upgrade(Class),
}

/// A merchant ship (DR-10.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Merchant {
    /// The card shows this front until it is attacked.
    pub front: Kind,
    pub cubes: u8,
    pub victory: Vec<Effect>,
    #[serde(default)]
    pub defeat: Vec<Effect>,
    /// The advancement it becomes; without one it is buried.
    #[serde(default)]
    pub prize: Option<Face>,
    /// Without one she looks as on her front.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Vignette>,
    #[serde(default)]
    pub source: Source,
}

/// The two classes of ship upgrades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    Basic,
    Advanced,
}

/// A kind of ship-upgrade token (DR-29.6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    pub class: Class,
    pub tokens: u8,
    pub hold: u8,
    /// The token has these clauses while its hold is empty (DR-5.5).
    #[serde(default)]
    pub face: Face,
    #[serde(default)]
    pub source: Source,
}

/// A side of a tile (DR-3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Compass {
    /// Away from the harbour.
    North,
    /// To the next column.
    East,
    South,
    /// To the column before.
    West,
}

/// A tile is printed with this (DR-29.3, DR-29.4).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum TileFace {
    Island {
        /// The island yields this (DR-15.21).
        #[serde(default)]
        produces: Goods,
        /// Influence slots (DR-17.1).
        slots: u8,
        /// For the first, the second and perhaps the third (DR-26.10).
        points: Vec<u8>,
        /// One more card in the limit of the hand (DR-12.9).
        #[serde(default)]
        hand: bool,
        #[serde(default)]
        source: Source,
    },
    OpenSea {
        /// The tile is used with these numbers of players; an empty set means any (DR-3.3, DR-3.4).
        #[serde(default)]
        players: BTreeSet<u8>,
        /// Arrows point to these sides.
        arrows: BTreeSet<Compass>,
        /// Islands at its arrows yield one more of this good (DR-15.21, G-23).
        good: Good,
        #[serde(default)]
        source: Source,
    },
}

/// A building's card (DR-29.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingCard {
    /// The supply has this number of them (DR-1.9).
    pub pieces: u8,
    /// Cargo from ship or dock (DR-16.2).
    pub cost: u8,
    /// Production on its island rises by this (DR-16.8).
    #[serde(default)]
    pub produces: Goods,
    /// It keeps others off the island (DR-16.6).
    #[serde(default)]
    pub walls: bool,
    /// Its defence cubes (DR-21.3).
    #[serde(default)]
    pub defence: u8,
    /// Damage to others who enter (DR-16.9).
    #[serde(default)]
    pub damage: u8,
    /// Gold at the end (DR-16.10).
    pub points: u8,
    #[serde(default)]
    pub cost_source: Source,
    #[serde(default)]
    pub defence_source: Source,
}

/// A mark on the harbour board (DR-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Achievement {
    /// Four battles won (DR-24.5).
    Legend,
    /// Another player's ship sunk (DR-24.7).
    TerrorOfTheSeas,
    /// 30 or more gold in the chest (DR-24.9).
    Capitalist,
    /// Three sailors at the top level (DR-24.6).
    SeaDogs,
    /// Four ship-upgrade tokens (DR-24.11).
    FirstRateShip,
    /// Five buildings controlled at the same time (DR-24.8).
    Builder,
    /// Six cubes in permanent areas (DR-24.10).
    Settler,
    /// Tiles explored (DR-24.12).
    Explorer,
    /// Twelve cargo returned at once (DR-24.13).
    MasterTrader,
}

impl Achievement {
    /// All nine, as they stand on the harbour board.
    pub const ALL: [Self; 9] = [
        Self::Legend,
        Self::SeaDogs,
        Self::TerrorOfTheSeas,
        Self::Builder,
        Self::Capitalist,
        Self::Settler,
        Self::FirstRateShip,
        Self::Explorer,
        Self::MasterTrader,
    ];
}

/// The worth of an achievement (DR-29.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Value {
    /// Gold at the end (DR-26.1).
    pub gold: u8,
    #[serde(default)]
    pub source: Source,
}

/// A bonus achievement token (DR-29.9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    pub names: BTreeSet<Achievement>,
    /// Gold for each that its keeper has reached (DR-24.20).
    pub each: u8,
    #[serde(default)]
    pub source: Source,
}

/// The zones of the tray bring this booty (DR-22.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Booty {
    pub go: Goods,
    pub ca: Goods,
    pub mi: Goods,
    /// Zone CH brings this number of units of either good.
    pub ch: u8,
    #[serde(default)]
    pub source: Source,
}

/// A house switch for games of this number of players: starting gold by the order of turns, and the games of a hundred
/// that each wins without it and with it, found by play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wind {
    pub gold: Vec<u8>,
    pub without: Vec<u8>,
    pub with: Vec<u8>,
}
