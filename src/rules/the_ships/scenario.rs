//! A scenario sets up a battle and its goals (TS-2, TS-25, TS-28).

use serde::{Deserialize, Serialize};

use crate::rules::geometry::hex::{Heading, Offset};

use super::gunnery_table::Shot;
use super::ship_card::{Nation, Sails};
use super::tile::Layout;
use super::victory::Victory;

/// A battle uses this much of the rules (TS-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    Course,
    /// TS-1 to TS-20 and TS-25.
    Common,
    Advanced,
}

/// The wind is fixed or thrown for; its heading is the one it blows to (TS-2.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WindRule {
    Fixed(Heading),
    Rolled,
    /// Thrown, and again while it is one of these.
    RolledExcept(Vec<Heading>),
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    North,
    East,
    South,
    West,
}

/// One side places its ships first where places are free (TS-2.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deployment {
    /// The higher of two dice.
    #[default]
    RollOff,
    First(Nation),
}

/// A lesson leaves out these parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum LeftOut {
    /// No gunnery at all.
    Guns,
    Chain,
    Grape,
    /// No musketeers or pikemen.
    Soldiers,
    Boarding,
    Anchors,
}

/// An inclusive stretch of columns or rows.
pub type Stretch = (i32, i32);

/// A ship begins in one of these ways.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Start {
    /// Exactly here; the stern follows.
    Fixed { bow: Offset, facing: Heading },
    /// Anywhere in the first three rows or columns from her side's edge (TS-2.6).
    #[default]
    Free,
    /// Anywhere in this part of the board.
    Within {
        /// The columns; all if not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        columns: Option<Stretch>,
        /// The rows; all if not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rows: Option<Stretch>,
        /// Her facing; free if not given.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        facing: Option<Heading>,
        /// Only the bow need lie there.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bow_only: bool,
    },
}

/// Her guns begin in one of these states (TS-2.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum GunsAtStart {
    /// Loaded and ready, the owner chooses the shot in secret.
    #[default]
    Ready,
    /// Loaded and ready with the shot the scenario names, battery by battery; the owner chooses where none is named.
    Loaded {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        port: Option<Shot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starboard: Option<Shot>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stern: Option<Shot>,
    },
    Empty,
}

/// The scenario fixes this of the hold; the rest is filled in secret (TS-2.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HoldAtStart {
    /// Chests of treasure, which fill the hold as well.
    #[serde(default)]
    pub treasure: u8,
    /// This exact number of musketeers is below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub musketeers: Option<u8>,
    /// This exact number of pikemen is below.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pikemen: Option<u8>,
    /// Soldiers of both kinds number at least this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soldiers_at_least: Option<u8>,
    /// Soldiers of both kinds number at most this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub soldiers_at_most: Option<u8>,
}

/// Soldiers who begin on deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OnDeck {
    #[serde(default)]
    pub musketeers: u8,
    #[serde(default)]
    pub pikemen: u8,
}

/// One ship of the scenario, in the order in which dice are thrown (TS-1.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The id of her card.
    pub ship: String,
    /// She goes by this id if one card sails twice; without it she goes by the card's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// Cards that may be taken in place of hers (TS-2.3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub or: Vec<String>,
    #[serde(default)]
    pub at: Start,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub anchored: bool,
    /// With the last-move mark (TS-9.6).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub last_move: bool,
    /// This counts as the setting of the turn before the first (TS-2.9).
    #[serde(default)]
    pub sails: Sails,
    #[serde(default)]
    pub guns: GunsAtStart,
    #[serde(default)]
    pub hold: HoldAtStart,
    #[serde(default)]
    pub on_deck: OnDeck,
}

impl Entry {
    /// She goes by this id in the battle.
    #[must_use]
    pub fn id(&self) -> &str {
        self.called.as_deref().unwrap_or(&self.ship)
    }
}

/// One player's fleet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Side", deny_unknown_fields)]
pub struct Side {
    pub player: Nation,
    /// The player sits at this edge.
    pub home: Edge,
    pub ships: Vec<Entry>,
}

/// A stretch of the edge over which ships may leave (TS-4.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exit {
    pub player: Nation,
    pub edge: Edge,
    /// The columns (north, south) or rows (east, west) of it; the whole edge if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub between: Option<Stretch>,
    /// Open only after this turn.
    #[serde(default)]
    pub after_turn: u8,
}

/// Soldiers are to be put ashore here (TS-24.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    pub player: Nation,
    /// Any land hex of these tiles.
    pub tiles: Vec<u8>,
}

/// An order that only this scenario knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpecialOrder {
    /// With battle or full sails in place of weighing: no token, and never at anchor again (TS-28.7).
    CutTheCable(Nation),
}

/// A scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The id that the command line, saves, scripts and words use.
    pub id: String,
    /// The list is sorted by rank, least first.
    pub rank: u16,
    /// The rules in force.
    pub level: Level,
    /// Other levels at which it may be played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also_at: Vec<Level>,
    /// About how long it takes.
    pub minutes: u16,
    pub layout: Layout,
    pub wind: WindRule,
    /// The last turn; none for a fight to the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u8>,
    #[serde(default)]
    pub deployment: Deployment,
    /// These parts are not used.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<LeftOut>,
    /// The fleets, in the order in which dice are thrown.
    pub sides: Vec<Side>,
    /// Each side may choose at most this number of ships itself (TS-28.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fleets: Option<u8>,
    /// Ways off the board.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exits: Vec<Exit>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub landings: Vec<Landing>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub orders: Vec<SpecialOrder>,
    pub victory: Victory,
}

impl Scenario {
    /// Every ship with her side, in the order in which dice are thrown.
    pub fn entries(&self) -> impl Iterator<Item = (&Side, &Entry)> {
        self.sides.iter().flat_map(|side| side.ships.iter().map(move |entry| (side, entry)))
    }

    /// Is this part of the rules in use?
    #[must_use]
    pub fn uses(&self, what: LeftOut) -> bool {
        !self.without.contains(&what)
    }
}
