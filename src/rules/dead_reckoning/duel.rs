//! A file describes the beginning of a match here: a whole game, a battle, or any position of ships, islands, cards and
//! cubes.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Deserializer, Serialize};

use super::cards::{AbilityRef, Card, CardId, number};
use super::colours::{ByColour, Colour};
use super::goods::{Goods, Hold, Holds, Place};
use super::island::Building;
use super::phase::Phase;
use super::printed::cards::Cards;
use super::printed::ids::{CardNo, TileId, Worn};
use super::printed::things::Achievement;
use crate::rules::kernel::keyed::SomeOf;

/// An attack can be aimed at these (DR-18.1).
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

/// A foe is identified by its kind and its place, for it is fought at most once a turn (DR-18.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Foe {
    Ship(Colour),
    Card(CardNo),
    /// A building on the island there.
    Building(Place, Building),
}

impl Foe {
    /// Names the foe as the active player names it.
    #[must_use]
    pub const fn target(self) -> Target {
        match self {
            Self::Ship(colour) => Target::Ship(colour),
            Self::Card(_) => Target::Merchant,
            Self::Building(_, building) => Target::Building(building),
        }
    }
}

/// A cannon stands on the bow, on a slot's token or on a card; in files `"bow"`, `"A"`, `"SA-GUN#1"`.
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

/// The file gives a player so; a field that is left out is as at the start of a game (DR-33.7).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerAt {
    pub colour: Colour,
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
    pub holds: Holds,
    /// Upgrade tokens on the slots, the lowest first.
    #[serde(default)]
    pub upgrades: BTreeMap<Hold, Vec<String>>,
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
    #[serde(default)]
    pub hand: Vec<Card>,
    #[serde(default)]
    pub in_play: Vec<Card>,
    /// The deck, the top card first.
    #[serde(default)]
    pub deck: Vec<Card>,
    /// The discard pile, the top card last.
    #[serde(default)]
    pub discard: Vec<Card>,
    #[serde(default)]
    pub set_aside: Vec<Worn>,
    /// The level-up between turns is still due. If nothing is said, it is due for every player but the active one.
    #[serde(default)]
    pub level_up_due: Option<bool>,
    /// Cannons used this turn.
    #[serde(default)]
    pub used_cannons: BTreeMap<Mount, u8>,
    /// Battle abilities and flags used this turn: the card, and the place of the ability on it counted from 0.
    #[serde(default)]
    pub used_abilities: BTreeSet<(CardId, u8)>,
    /// Abilities of cards used this turn, by their marks (DR-6.3).
    #[serde(default)]
    pub used: BTreeSet<AbilityRef>,
    /// Tokens of these slots were used this turn (DR-4.11).
    #[serde(default)]
    pub used_tokens: BTreeSet<Hold>,
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
    /// Turns taken so far.
    #[serde(default = "one_turn")]
    pub turns: u16,
    /// Tiles explored so far.
    #[serde(default)]
    pub explored: u8,
    /// The bonus token that was kept, by its number counted from 0.
    #[serde(default)]
    pub bonus: Option<u8>,
}

const fn one_turn() -> u16 {
    1
}

impl PlayerAt {
    /// As at the start of a game, before a card is drawn (DR-3.12 to DR-3.15).
    #[must_use]
    pub fn fresh(colour: Colour) -> Self {
        Self {
            colour,
            at: Place::Harbour,
            pirate: false,
            damage: 0,
            holds: Holds::new(),
            upgrades: BTreeMap::new(),
            sails: 0,
            chest: start_coins(),
            dock: 0,
            supply: None,
            hand: Vec::new(),
            in_play: Vec::new(),
            deck: Vec::new(),
            discard: Vec::new(),
            set_aside: Vec::new(),
            level_up_due: None,
            used_cannons: BTreeMap::new(),
            used_abilities: BTreeSet::new(),
            used: BTreeSet::new(),
            used_tokens: BTreeSet::new(),
            used_flags: 0,
            battles_won: 0,
            achievements: BTreeSet::new(),
            finished: false,
            turns: 0,
            explored: 0,
            bonus: None,
        }
    }
}

/// Reads players; a card needs no number where its copies do not differ (DR-33.4).
fn crews<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<PlayerAt>, D::Error> {
    let mut players = Vec::<PlayerAt>::deserialize(from)?;
    for player in &mut players {
        let piles = [&mut player.in_play, &mut player.hand, &mut player.deck, &mut player.discard];
        number(piles.into_iter().flatten());
        let used = std::mem::take(&mut player.used).into_iter();
        player.used = used.map(|mark| AbilityRef { card: mark.card.or_first(), ..mark }).collect();
    }
    Ok(players)
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
    pub id: TileId,
    pub at: Place,
    /// Its influence slots, if not those that are printed.
    #[serde(default)]
    pub slots: u8,
    /// Cubes in the slots.
    #[serde(default)]
    pub cubes: ByColour<u8>,
    /// Cubes in the permanent area; DR-33.6 calls it `perm`.
    #[serde(default, alias = "perm")]
    pub permanent: ByColour<u8>,
    /// Goods lying on it.
    #[serde(default)]
    pub goods: Goods,
    #[serde(default)]
    pub buildings: SomeOf<Building>,
    /// This colour controlled it last, if it has no controller now (DR-16.5).
    #[serde(default)]
    pub last_controller: Option<Colour>,
}

/// A tile of the ocean as the file has it (DR-33.4).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileAt {
    pub id: TileId,
    /// It has been explored.
    #[serde(default = "yes")]
    pub face_up: bool,
    /// The card in its cell.
    #[serde(default)]
    pub card: Option<CardNo>,
}

const fn yes() -> bool {
    true
}

/// The active player has done this in the turn that the file begins in.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct TurnAt {
    /// Sails were raised (DR-7.1).
    pub raised: bool,
    /// The ship has moved (DR-7.1).
    pub moved: bool,
    /// A tile was explored (DR-8.8).
    pub explored: bool,
    /// A pirate has beaten the active player at these places (DR-9.12).
    pub barred: BTreeSet<Place>,
    /// Advancements that were sleeved this turn (DR-11.5).
    pub sleeved: BTreeSet<Worn>,
    /// Walls of others do not count (DR-15.17).
    pub ignores_forts: bool,
    /// Islands of these rows bring goods as the ship passes them; the second part lists those that have done so
    /// (DR-29.6).
    pub coast_runners: Vec<(u8, BTreeSet<Place>)>,
    /// Damage to enemies on tiles entered, and the tiles where it was dealt (DR-29.7).
    pub wakes: Vec<(u8, BTreeSet<Place>)>,
}

/// A game from its beginning (DR-3).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Voyage", deny_unknown_fields)]
pub struct Opening {
    pub id: String,
    /// Its place in lists.
    #[serde(default)]
    pub rank: u8,
    /// Two to four players, clockwise.
    pub players: Vec<Colour>,
    /// Bonus achievement tokens are dealt (DR-3.17).
    #[serde(default = "yes")]
    pub bonus: bool,
    /// Marks that bring the end about; a short game is content with fewer than are printed (DR-25.1).
    #[serde(default = "four_marks")]
    pub marks: u8,
    /// A house switch: who comes later begins with some gold more (DR-3.23).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wind_in_hand: bool,
}

/// Marks that bring the end about, as it is printed (DR-25.1).
pub const MARKS: u8 = 4;

const fn four_marks() -> u8 {
    MARKS
}

impl Opening {
    /// As the rulebook has it.
    #[must_use]
    pub fn printed(id: &str, players: &[Colour]) -> Self {
        Self { id: id.to_owned(), rank: 0, players: players.to_vec(), bonus: true, marks: MARKS, wind_in_hand: false }
    }
}

/// A battle, or the battles of one turn. The player listed first is the active one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Battle", deny_unknown_fields)]
pub struct Duel {
    pub id: String,
    /// Its place in lists.
    #[serde(default)]
    pub rank: u8,
    /// The active player comes first.
    #[serde(deserialize_with = "crews")]
    pub players: Vec<PlayerAt>,
    #[serde(default)]
    pub islands: Vec<IslandAt>,
    /// The merchant ship on the tile of the active player.
    #[serde(default)]
    pub merchant: Option<CardNo>,
    /// Tiles of the ocean; those not named count for nothing.
    #[serde(default)]
    pub sea: BTreeMap<Place, TileAt>,
    /// Boxes hold cards by row, the front-most card first.
    #[serde(default)]
    pub boxes: BTreeMap<u8, Vec<CardNo>>,
    /// It is this player's turn, or the first player’s if none is named.
    #[serde(default)]
    pub active: Option<Colour>,
    /// The part of the turn that comes first; none says the main phase.
    #[serde(default)]
    pub phase: Option<Phase>,
    #[serde(default)]
    pub turn: TurnAt,
    /// Cards under the boxes (DR-10.13).
    #[serde(default)]
    pub buried: Vec<CardNo>,
    /// This player brought the end about (DR-25.1).
    #[serde(default)]
    pub ended_by: Option<Colour>,
    /// Marks that bring it about.
    #[serde(default = "four_marks")]
    pub marks: u8,
    /// The active ship stopped here this turn: pirates on the tile must be fought (DR-9.4).
    #[serde(default)]
    pub moved_in: bool,
    /// Purchases and encounters of this turn.
    #[serde(default)]
    pub purchases: u8,
    /// These targets were fought this turn already (DR-18.3).
    #[serde(default)]
    pub fought: BTreeSet<Target>,
    /// The active player attacks this; without it the active player declares.
    #[serde(default)]
    pub attack: Option<Target>,
    /// Black cubes in the supply.
    #[serde(default = "black_cubes")]
    pub black: u8,
}

impl Duel {
    /// Does it say something that only a whole game has?
    #[must_use]
    pub fn is_of_a_whole_game(&self) -> bool {
        !self.sea.is_empty() || !self.boxes.is_empty() || self.phase.is_some() || self.ended_by.is_some()
    }
}

/// Cubes of a player, the one on the sail track left out (DR-1.25, DR-3.13).
pub const CUBES: u8 = 34;

/// All black cubes (DR-1.10).
pub const BLACK_CUBES: u8 = 20;

const fn black_cubes() -> u8 {
    BLACK_CUBES
}

/// A match begins in one of these ways.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Start {
    /// With the setting out of a whole game.
    Voyage(Opening),
    /// With a battle alone, or the battles of one turn.
    Battle(Duel),
    /// In the main phase of any turn of a whole game (DR-33.2).
    Position(Duel),
}

/// A match needs a start and the printed cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub start: Start,
    pub cards: Cards,
}

impl Setup {
    /// A battle.
    #[must_use]
    pub const fn battle(duel: Duel, cards: Cards) -> Self {
        Self { start: Start::Battle(duel), cards }
    }

    /// Builds a set-up from a file: from a moment of a whole game if it gives one, else from a battle.
    #[must_use]
    pub fn described(duel: Duel, cards: Cards) -> Self {
        if duel.is_of_a_whole_game() { Self::position(duel, cards) } else { Self::battle(duel, cards) }
    }

    /// Any position of a whole game.
    #[must_use]
    pub const fn position(duel: Duel, cards: Cards) -> Self {
        Self { start: Start::Position(duel), cards }
    }

    /// A whole game.
    #[must_use]
    pub const fn voyage(opening: Opening, cards: Cards) -> Self {
        Self { start: Start::Voyage(opening), cards }
    }

    /// The id of the file it came from.
    #[must_use]
    pub fn id(&self) -> &str {
        match &self.start {
            Start::Voyage(opening) => &opening.id,
            Start::Battle(duel) | Start::Position(duel) => &duel.id,
        }
    }
}
