//! Sailor cards, advancements, merchant ships and ship upgrades, as far as a battle asks what is printed on them (DR-29).

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::goods::Goods;

/// The eight kinds of sailors (DR-1.28); in files by their ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Sailor {
    /// Captain.
    Captain,
    /// Bosun.
    Bosun,
    /// Purser.
    Purser,
    /// First mate.
    FirstMate,
    /// Pirate.
    Pirate,
    /// Gunner.
    Gunner,
    /// Deckhand.
    Deckhand,
    /// Cabin boy.
    CabinBoy,
}

impl Sailor {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Captain,
        Self::Bosun,
        Self::Purser,
        Self::FirstMate,
        Self::Pirate,
        Self::Gunner,
        Self::Deckhand,
        Self::CabinBoy,
    ];

    /// Its id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Captain => "SA-CAP",
            Self::Bosun => "SA-BOS",
            Self::Purser => "SA-PUR",
            Self::FirstMate => "SA-MAT",
            Self::Pirate => "SA-PIR",
            Self::Gunner => "SA-GUN",
            Self::Deckhand => "SA-DEC",
            Self::CabinBoy => "SA-CAB",
        }
    }

    /// How many of them every player has (DR-1.28).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Gunner | Self::Deckhand => 2,
            Self::CabinBoy => 3,
            _ => 1,
        }
    }
}

/// One of a player's twelve cards; in files `"SA-GUN#2"`, and `"SA-CAP"` for the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardId {
    /// The kind.
    pub sailor: Sailor,
    /// Counted from 1.
    pub copy: u8,
}

/// A card with its level and what is sleeved in it; in files `"SA-GUN#1@3+A1-02"` (DR-33.4).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// Which.
    pub id: CardId,
    /// 1 to 4.
    pub level: u8,
    /// Advancements in the sleeve.
    pub sleeve: Vec<String>,
}

/// The last level (DR-13.3).
pub const TOP_LEVEL: u8 = 4;

/// A word that names no card. `Display` is a wording key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCard;

impl fmt::Display for NoCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("fault-dr-card")
    }
}

impl TryFrom<String> for Sailor {
    type Error = NoCard;

    fn try_from(word: String) -> Result<Self, NoCard> {
        Self::ALL.into_iter().find(|sailor| sailor.id() == word).ok_or(NoCard)
    }
}

impl From<Sailor> for String {
    fn from(sailor: Sailor) -> Self {
        sailor.id().to_owned()
    }
}

impl TryFrom<&str> for CardId {
    type Error = NoCard;

    fn try_from(word: &str) -> Result<Self, NoCard> {
        let (kind, copy) = word.split_once('#').unwrap_or((word, "1"));
        let sailor = Sailor::ALL.into_iter().find(|sailor| sailor.id() == kind).ok_or(NoCard)?;
        let copy = copy.parse().ok().filter(|copy| (1..=sailor.copies()).contains(copy)).ok_or(NoCard)?;
        Ok(Self { sailor, copy })
    }
}

impl TryFrom<String> for CardId {
    type Error = NoCard;

    fn try_from(word: String) -> Result<Self, NoCard> {
        Self::try_from(word.as_str())
    }
}

impl From<CardId> for String {
    fn from(id: CardId) -> Self {
        match id.sailor.copies() {
            1 => id.sailor.id().to_owned(),
            _ => format!("{}#{}", id.sailor.id(), id.copy),
        }
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;

    fn try_from(word: String) -> Result<Self, NoCard> {
        let mut parts = word.split('+');
        let own = parts.next().unwrap_or_default();
        let (id, level) = own.split_once('@').unwrap_or((own, "1"));
        let level = level.parse().ok().filter(|level| (1..=TOP_LEVEL).contains(level)).ok_or(NoCard)?;
        Ok(Self { id: CardId::try_from(id)?, level, sleeve: parts.map(str::to_owned).collect() })
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        let mut word = format!("{}@{}", Self::from(card.id), card.level);
        for advancement in &card.sleeve {
            word.push('+');
            word.push_str(advancement);
        }
        word
    }
}

/// A battle ability (DR-15.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Ability {
    /// Drop so many own cubes (DR-15.40).
    DropCubes(u8),
    /// Drop one own cube for each helm on this card (DR-15.41).
    DropCubePerHelm,
    /// So many markers of strength (DR-15.42).
    GainStrength(u8),
    /// Take one own cube out of the tray: 1 damage to the enemy ship, and so much gold (DR-15.43).
    RemoveOwnCube(u8),
    /// Move any cube to a zone beside its own (DR-15.44).
    MoveCube,
    /// The same, or into the explosion from anywhere (DR-15.45).
    MoveCubeOrExplode,
    /// Draw a card, play it perhaps, and drop a cube for each of its cannons (DR-15.46).
    DrawCard,
    /// On victory (DR-15.47).
    OnVictory {
        /// Goods to the ship.
        #[serde(default)]
        goods: Goods,
        /// One more gold for each helm on this card.
        #[serde(default)]
        gold_per_helm: bool,
        /// Damage to the enemy ship.
        #[serde(default)]
        damage: u8,
        /// It says that it is of no use against buildings.
        #[serde(default)]
        not_at_buildings: bool,
    },
    /// On victory one damage less (DR-15.48).
    LessDamage,
}

/// What is printed on a level, an advancement or the prize side of an encounter, as far as a battle asks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Face {
    /// Cannons.
    pub cannons: u8,
    /// Helms.
    pub helms: u8,
    /// Black flags.
    pub flags: u8,
    /// Battle abilities.
    pub battle: Vec<Ability>,
}

/// Where in the sleeve an advancement lies (DR-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SleeveSlot {
    /// Above.
    Top,
    /// In the middle.
    Middle,
    /// Below.
    Bottom,
}

/// An advancement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advancement {
    /// Its place in the sleeve.
    pub slot: SleeveSlot,
    /// What a battle asks of it.
    #[serde(default)]
    pub face: Face,
}

/// What a merchant ship's card says of victory or defeat (DR-10.10, DR-10.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Effect {
    /// Goods to the ship.
    Gain(Goods),
    /// Damage to the own ship.
    Damage(u8),
    /// Draw a card.
    DrawCard,
    /// Level up a card in hand.
    LevelUp,
    /// A ship upgrade.
    Upgrade(Class),
}

/// A merchant ship (DR-10.7).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Merchant {
    /// The front it shows while nobody attacks it.
    pub front: String,
    /// Its black cubes.
    pub cubes: u8,
    /// On victory.
    pub victory: Vec<Effect>,
    /// On defeat.
    #[serde(default)]
    pub defeat: Vec<Effect>,
    /// The advancement it becomes; without one it is buried.
    #[serde(default)]
    pub prize: Option<Face>,
}

/// The two classes of ship upgrades.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Basic.
    Basic,
    /// Advanced.
    Advanced,
}

/// A kind of ship-upgrade token (DR-29.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Upgrade {
    /// Its class.
    pub class: Class,
    /// How many there are.
    pub tokens: u8,
    /// Its hold.
    pub hold: u8,
    /// Its cannons.
    #[serde(default)]
    pub cannons: u8,
}

/// Everything printed, by id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "Cards", deny_unknown_fields)]
pub struct Cards {
    /// The id of the box they come in.
    pub id: String,
    /// The four levels of every sailor.
    pub sailors: BTreeMap<Sailor, [Face; 4]>,
    /// Advancements.
    pub advancements: BTreeMap<String, Advancement>,
    /// Fronts of encounters: traded for, they are advancements.
    pub fronts: BTreeMap<String, Advancement>,
    /// Merchant ships.
    pub merchants: BTreeMap<String, Merchant>,
    /// Ship upgrades.
    pub upgrades: BTreeMap<String, Upgrade>,
}

impl Cards {
    /// What an advancement in a sleeve shows: one that was bought, traded for, or won.
    #[must_use]
    pub fn sleeved(&self, id: &str) -> Option<&Face> {
        let bought = self.advancements.get(id).or_else(|| self.fronts.get(id)).map(|advancement| &advancement.face);
        bought.or_else(|| self.merchants.get(id)?.prize.as_ref())
    }

    /// The place in the sleeve of an advancement.
    #[must_use]
    pub fn slot(&self, id: &str) -> Option<SleeveSlot> {
        let front = self.merchants.get(id).map_or(id, |merchant| merchant.front.as_str());
        self.advancements.get(id).or_else(|| self.fronts.get(front)).map(|advancement| advancement.slot)
    }

    fn faces<'a>(&'a self, card: &'a Card) -> impl Iterator<Item = &'a Face> {
        let level = usize::from(card.level.saturating_sub(1));
        let own = self.sailors.get(&card.id.sailor).and_then(|levels| levels.get(level));
        own.into_iter().chain(card.sleeve.iter().filter_map(|id| self.sleeved(id)))
    }

    /// All cannons on a card (DR-14.6).
    #[must_use]
    pub fn cannons(&self, card: &Card) -> u8 {
        self.faces(card).map(|face| face.cannons).sum()
    }

    /// All helms on a card (DR-29.3).
    #[must_use]
    pub fn helms(&self, card: &Card) -> u8 {
        self.faces(card).map(|face| face.helms).sum()
    }

    /// All black flags on a card.
    #[must_use]
    pub fn flags(&self, card: &Card) -> u8 {
        self.faces(card).map(|face| face.flags).sum()
    }

    /// All battle abilities on a card: the level's own first, then those of the sleeve.
    #[must_use]
    pub fn abilities(&self, card: &Card) -> Vec<Ability> {
        self.faces(card).flat_map(|face| face.battle.iter().copied()).collect()
    }
}
