//! Any position of the table, as a file writes it (PC-30.5). Everything may be left out; the rule gives the defaults.

mod defaults;
mod laying;
mod notation;
mod units;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::ids::Name;
use super::options::{BoatsOption, BroadsideOption, MarkOption, Options, ParleyOption, PinOption, Switch};
use super::state::{Bounds, Phase};
use super::words::{Flag, Keyword, Nation, OrderKind, TerrainKind};
use crate::rules::plane::{Heading, Mm, Spot};

pub use laying::laid_out;
pub use notation::AbilityAt;

/// A position (PC-30.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Waters", deny_unknown_fields, default)]
pub struct Position {
    pub id: String,
    /// Its place in lists.
    pub rank: u16,
    /// Any rectangle; the limits of PC-3.1 do not hold here.
    pub table: Bounds,
    pub options: OptionsAt,
    pub seats: Vec<SeatAt>,
    /// The first seat, if left out.
    pub to_move: Option<Flag>,
    pub turn: u16,
    /// Opening, Orders or Closing.
    pub phase: Phase,
    pub starting_gold: u16,
    pub islands: Vec<IslandAt>,
    pub terrain: Vec<TerrainAt>,
    pub wrecks: Vec<WreckAt>,
    pub ships: Vec<ShipAt>,
    pub krakens: Vec<KrakenAt>,
    pub forts: Vec<FortAt>,
    /// Rammed and rammer, under `pin: Rammed` alone.
    pub pinned: Vec<(Name, Name)>,
    /// Pieces may overlap, because the case is about it (PC-30.6).
    pub overlapping: bool,
}

/// Options of scripts: Parley is asked where it is held, if nothing else is said (PC-30.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OptionsAt {
    pub pin: PinOption,
    pub broadside: BroadsideOption,
    pub boats: BoatsOption,
    pub mark: MarkOption,
    pub house_cards: Switch,
    pub ask_parley: Option<ParleyOption>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatAt {
    pub flag: Flag,
    #[serde(default)]
    pub banked: Vec<u8>,
    /// Forts that may be built.
    #[serde(default)]
    pub forts: Vec<Name>,
    #[serde(default)]
    pub ashore: Vec<CrewAt>,
    #[serde(default)]
    pub out: bool,
    /// Gold of PC-19.6.
    #[serde(default)]
    pub bonus: u16,
}

/// A crew: a card, face up if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum CrewAt {
    Card(Name),
    Lying {
        card: Name,
        #[serde(default)]
        down: bool,
    },
}

/// A unique treasure aboard: as its card has it, if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum TreasureAt {
    Card(Name),
    Lying {
        card: Name,
        #[serde(default)]
        down: Option<bool>,
        #[serde(default)]
        worth: u8,
    },
}

/// A counter that a seat has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CounterAt {
    Coin(u8),
    Unique(Name),
}

/// An outline on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum ShapeAt {
    /// Two opposite corners.
    Rect(Mm, Mm, Mm, Mm),
    /// A printed outline, by the name of its island or terrain (PC-18.8).
    Oval {
        id: Name,
        at: Spot,
        #[serde(default)]
        turned: Heading,
    },
    /// Corners, either way round.
    Points(Vec<Spot>),
}

/// An island.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IslandAt {
    /// The name of the outline, or `island`, if left out.
    #[serde(default)]
    pub id: Option<Name>,
    pub shape: ShapeAt,
    #[serde(default)]
    pub home: Option<Flag>,
    #[serde(default)]
    pub coins: Vec<u8>,
    #[serde(default)]
    pub uniques: Vec<Name>,
    #[serde(default)]
    pub pennants: Vec<Flag>,
    #[serde(default)]
    pub seen: BTreeMap<Flag, Vec<CounterAt>>,
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TerrainAt {
    /// The kind, if left out.
    #[serde(default)]
    pub id: Option<Name>,
    pub kind: TerrainKind,
    pub shape: ShapeAt,
    #[serde(default)]
    pub factor: Option<u8>,
}

/// A wreck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WreckAt {
    #[serde(default)]
    pub id: Option<Name>,
    pub masts: u8,
    #[serde(default)]
    pub at: Spot,
    #[serde(default)]
    pub heading: Heading,
}

/// The card of a ship: a printed one, or one made for the position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum CardAt {
    Card(Name),
    Made(Made),
}

/// A ship without a printed card (PC-30.6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Made {
    Plain {
        masts: u8,
        /// `"3S 3S 3S"`; 3S each, if left out.
        #[serde(default)]
        cannons: Option<String>,
        #[serde(default = "defaults::base_move", rename = "move")]
        base_move: String,
        #[serde(default = "defaults::cargo")]
        cargo: u8,
        #[serde(default = "defaults::points")]
        points: u8,
        /// Crew of every nation can use their abilities, if left out.
        #[serde(default)]
        nation: Option<Nation>,
        #[serde(default)]
        keywords: Vec<Keyword>,
        #[serde(default)]
        abilities: Vec<AbilityAt>,
    },
}

/// Fear has this effect until the end of the turn: the face that was thrown (PC-13.17), or a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum FearAt {
    Face(u8),
    Word(FearWord),
}

/// The effect of Fear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FearWord {
    Cowed,
    Slowed,
}

/// A ship.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ShipAt {
    /// The card, if left out.
    pub id: Option<Name>,
    pub card: CardAt,
    /// The controller; the first seat, if left out.
    pub flag: Option<Flag>,
    /// The controller, if left out.
    pub owner: Option<Flag>,
    /// The centre, or the bow point.
    pub at: Option<Spot>,
    pub bow: Option<Spot>,
    pub heading: Heading,
    /// Standing masts from the bow, from 1; all of them, if left out.
    pub masts: Option<Vec<u8>>,
    pub crew: Vec<CrewAt>,
    pub coins: Vec<u8>,
    /// Of these coins, those that lie face up.
    pub face_up: Vec<u8>,
    pub uniques: Vec<TreasureAt>,
    pub docked: Option<Name>,
    pub dock_free: bool,
    pub given: Vec<OrderKind>,
    pub extra: u8,
    pub rammed: bool,
    pub pivoted: bool,
    /// Words of abilities and keys of treasures.
    pub used: Vec<Name>,
    pub ghost: bool,
    pub lost: Option<Name>,
    pub entangled: Option<Name>,
    pub towing: Option<Name>,
    pub going_down: bool,
    pub fear: Option<FearAt>,
    pub chained: bool,
    pub smoked: bool,
    pub silenced: bool,
    pub untouchable: bool,
    /// No order next turn (UT-06).
    pub stays: bool,
    pub overlapping: bool,
}

/// A kraken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KrakenAt {
    #[serde(default)]
    pub id: Option<Name>,
    pub card: Name,
    #[serde(default)]
    pub flag: Option<Flag>,
    #[serde(default)]
    pub owner: Option<Flag>,
    /// The ship it embraces, or the origin, if left out.
    #[serde(default)]
    pub at: Option<Spot>,
    /// Those that are left, from 1; all of them, if left out.
    #[serde(default)]
    pub tentacles: Option<Vec<u8>>,
    #[serde(default)]
    pub embraces: Option<Name>,
    /// The turn in which it embraced her.
    #[serde(default)]
    pub since: u16,
    #[serde(default)]
    pub target: Option<Name>,
    #[serde(default)]
    pub given: Vec<OrderKind>,
    #[serde(default)]
    pub extra: u8,
    #[serde(default)]
    pub used: Vec<Name>,
    #[serde(default)]
    pub lost: Option<Name>,
    #[serde(default)]
    pub fear: Option<FearAt>,
    #[serde(default)]
    pub overlapping: bool,
}

/// A fort.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FortAt {
    #[serde(default)]
    pub id: Option<Name>,
    pub card: Name,
    #[serde(default)]
    pub flag: Option<Flag>,
    pub island: Name,
    /// The island's middle, if left out.
    #[serde(default)]
    pub at: Option<Spot>,
    #[serde(default)]
    pub turned: Heading,
    /// A slot, and 1 if the flag stands or 0; all that the card has, if left out.
    #[serde(default)]
    pub flags: Option<Vec<((i8, i8), u8)>>,
    #[serde(default)]
    pub coins: Vec<u8>,
    #[serde(default)]
    pub given: Vec<OrderKind>,
    #[serde(default)]
    pub extra: u8,
    #[serde(default)]
    pub used: Vec<Name>,
}

impl OptionsAt {
    /// The options of the match.
    #[must_use]
    pub fn options(self) -> Options {
        Options {
            pin: self.pin,
            broadside: self.broadside,
            boats: self.boats,
            mark: self.mark,
            house_cards: self.house_cards,
            ask_parley: self.ask_parley.unwrap_or(ParleyOption::WhenHeld),
        }
    }
}
