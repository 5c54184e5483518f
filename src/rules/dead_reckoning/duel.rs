//! A battle as a file describes it: any position of ships, islands, cards and cubes, and what is attacked.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::cards::{Card, CardId, Cards};
use super::colours::Colour;
use super::goods::{Goods, Hold, Place};
use super::island::Building;

/// What can be attacked (DR-18.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Target {
    /// The merchant ship on the tile: a battle N.
    Merchant,
    /// A player's ship: a battle S.
    Ship(Colour),
    /// A building on the island of the tile: a battle B.
    Building(Building),
}

impl Target {
    /// Its word in scripts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Merchant => "merchant",
            Self::Ship(colour) => colour.word(),
            Self::Building(building) => building.word(),
        }
    }
}

/// Where a cannon is: on the bow, on a slot's token, or on a card; in files `"bow"`, `"A"`, `"SA-GUN#1"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Mount {
    /// Printed on the ship board (DR-5.4).
    Bow,
    /// On the token of a slot.
    Slot(Hold),
    /// On a card in play.
    Card(CardId),
}

impl TryFrom<String> for Mount {
    type Error = super::cards::NoCard;

    fn try_from(word: String) -> Result<Self, Self::Error> {
        Ok(match word.as_str() {
            "bow" => Self::Bow,
            "A" => Self::Slot(Hold::A),
            "B" => Self::Slot(Hold::B),
            "C" => Self::Slot(Hold::C),
            "D" => Self::Slot(Hold::D),
            card => Self::Card(CardId::try_from(card)?),
        })
    }
}

impl From<Mount> for String {
    fn from(mount: Mount) -> Self {
        match mount {
            Mount::Bow => "bow".to_owned(),
            Mount::Slot(hold) => hold.letter().to_ascii_uppercase().into(),
            Mount::Card(card) => card.into(),
        }
    }
}

/// A mark on the harbour board that a battle can bring (DR-24).
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
}

/// A player as the file has them; what it does not say is as at the start of a game (DR-33.7).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerAt {
    /// The colour.
    pub colour: Colour,
    /// Where the ship is.
    #[serde(default = "harbour")]
    pub at: Place,
    /// The ship is in pirate mode.
    #[serde(default)]
    pub pirate: bool,
    /// Damage on the ship board.
    #[serde(default)]
    pub damage: u8,
    /// Goods in the holds.
    #[serde(default)]
    pub holds: BTreeMap<Hold, Goods>,
    /// Upgrade tokens on the slots, the lowest first.
    #[serde(default)]
    pub upgrades: BTreeMap<Hold, Vec<String>>,
    /// The sail track.
    #[serde(default)]
    pub sails: u8,
    /// Coins in the chest.
    #[serde(default = "start_coins")]
    pub chest: u8,
    /// Cargo on the dock tile.
    #[serde(default)]
    pub dock: u8,
    /// Cubes in the personal supply, if not all that lie nowhere else.
    #[serde(default)]
    pub supply: Option<u8>,
    /// Cards in hand.
    #[serde(default)]
    pub hand: Vec<Card>,
    /// Cards in play.
    #[serde(default)]
    pub in_play: Vec<Card>,
    /// The deck, the top card first.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// The discard pile, the top card last.
    #[serde(default)]
    pub discard: Vec<Card>,
    /// Advancements set aside.
    #[serde(default)]
    pub set_aside: Vec<String>,
    /// The level-up between turns is still due; for players whose turn it is not, it is unless said.
    #[serde(default)]
    pub level_up_due: Option<bool>,
    /// Cannons used this turn.
    #[serde(default)]
    pub used_cannons: BTreeMap<Mount, u8>,
    /// Battle abilities and flags used this turn: the card, and the place of the ability on it counted from 0.
    #[serde(default)]
    pub used_abilities: BTreeSet<(CardId, u8)>,
    /// Black flags used this turn.
    #[serde(default)]
    pub used_flags: u8,
    /// Battles won so far, as far as they count for Legend.
    #[serde(default)]
    pub battles_won: u8,
    /// Marks on the harbour board.
    #[serde(default)]
    pub achievements: BTreeSet<Achievement>,
    /// The last turn has been taken.
    #[serde(default)]
    pub finished: bool,
}

const fn harbour() -> Place {
    Place::Harbour
}

const fn start_coins() -> u8 {
    15
}

/// An island as the file has it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IslandAt {
    /// Its id.
    pub id: String,
    /// Its tile.
    pub at: Place,
    /// Its influence slots.
    pub slots: u8,
    /// Cubes in the slots.
    #[serde(default)]
    pub cubes: BTreeMap<Colour, u8>,
    /// Cubes in the permanent area.
    #[serde(default)]
    pub permanent: BTreeMap<Colour, u8>,
    /// Goods lying on it.
    #[serde(default)]
    pub goods: Goods,
    /// What stands on it.
    #[serde(default)]
    pub buildings: BTreeSet<Building>,
}

/// A battle, or the battles of one turn. The player listed first is the active one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Battle", deny_unknown_fields)]
pub struct Duel {
    /// Its id.
    pub id: String,
    /// Its place in lists.
    #[serde(default)]
    pub rank: u8,
    /// Who plays, the active player first.
    pub players: Vec<PlayerAt>,
    /// Islands that matter.
    #[serde(default)]
    pub islands: Vec<IslandAt>,
    /// The merchant ship on the tile of the active player.
    #[serde(default)]
    pub merchant: Option<String>,
    /// The active ship stopped here this turn: pirates on the tile must be fought (DR-9.4).
    #[serde(default)]
    pub moved_in: bool,
    /// Purchases and encounters of this turn.
    #[serde(default)]
    pub purchases: u8,
    /// What was fought this turn already (DR-18.3).
    #[serde(default)]
    pub fought: BTreeSet<Target>,
    /// What is attacked; nothing lets the active player declare.
    #[serde(default)]
    pub attack: Option<Target>,
    /// Black cubes in the supply.
    #[serde(default = "black_cubes")]
    pub black: u8,
}

/// All black cubes (DR-1.10).
pub const BLACK_CUBES: u8 = 20;

const fn black_cubes() -> u8 {
    BLACK_CUBES
}

/// What a match begins with: the position, and everything printed on the cards it names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The position.
    pub duel: Duel,
    /// The cards.
    pub cards: Cards,
}
