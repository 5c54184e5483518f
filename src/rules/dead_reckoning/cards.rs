//! Sailor cards of a player, with levels, sleeves and marks on used abilities.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};

use super::printed::ids::Worn;
use crate::rules::kernel::keyed::all;

/// The eight kinds of sailors (DR-1.28); in files by their ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray)]
#[serde(try_from = "String", into = "String")]
pub enum Sailor {
    Captain,
    Bosun,
    Purser,
    FirstMate,
    Pirate,
    Gunner,
    Deckhand,
    CabinBoy,
}

impl Sailor {
    /// All eight.
    pub const ALL: [Self; 8] = all(<Self as strum::VariantArray>::VARIANTS);

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

    /// Every player has this number of copies (DR-1.28).
    #[must_use]
    pub const fn copies(self) -> u8 {
        match self {
            Self::Gunner | Self::Deckhand => 2,
            Self::CabinBoy => 3,
            _ => 1,
        }
    }
}

/// One of a player's twelve cards; in files `"SA-GUN#2"`, and `"SA-CAP"` where there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardId {
    pub sailor: Sailor,
    pub copy: u8,
}

/// A card has a level and a sleeve of advancements; in files it reads `"SA-GUN#1@3+A1-02"` (DR-33.4).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    pub id: CardId,
    pub level: u8,
    /// Advancements in the sleeve.
    pub sleeve: Vec<Worn>,
}

/// The last level (DR-13.3).
pub const TOP_LEVEL: u8 = 4;

/// The word names no card. The wording finds its sentence by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoCard;

impl fmt::Display for NoCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("dr-card")
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
        match (id.sailor.copies(), id.copy) {
            (1, _) | (_, 0) => id.sailor.id().to_owned(),
            (_, copy) => format!("{}#{copy}", id.sailor.id()),
        }
    }
}

impl CardId {
    /// Reads a word that may leave the copy open: it becomes 0, and the reader picks a free one (DR-33.4).
    ///
    /// # Errors
    /// It names no card.
    pub fn any(word: &str) -> Result<Self, NoCard> {
        let id = Self::try_from(word)?;
        let said = id.sailor.copies() == 1 || word.contains('#');
        Ok(if said { id } else { Self { copy: 0, ..id } })
    }

    /// The first of its kind, where it is not said which.
    #[must_use]
    pub fn or_first(self) -> Self {
        Self { copy: self.copy.max(1), ..self }
    }
}

/// Reads a card that need not say which of several it is.
///
/// # Errors
/// It names no card.
pub fn any_copy<'de, D: Deserializer<'de>>(from: D) -> Result<CardId, D::Error> {
    CardId::any(&String::deserialize(from)?).map_err(D::Error::custom)
}

/// Numbers those sailors of a crew that have no number yet; each takes the next free number of its kind (DR-33.4).
pub fn number<'a>(crew: impl Iterator<Item = &'a mut Card>) {
    let (mut open, said): (Vec<_>, Vec<_>) = crew.partition(|card| card.id.copy == 0);
    let mut taken: Vec<CardId> = said.iter().map(|card| card.id).collect();
    for card in &mut open {
        let copies = (1..=card.id.sailor.copies()).map(|copy| CardId { copy, ..card.id });
        // One too many is found where the table is set up.
        card.id = copies.into_iter().find(|id| !taken.contains(id)).unwrap_or(card.id.or_first());
        taken.push(card.id);
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;

    fn try_from(word: String) -> Result<Self, NoCard> {
        let mut parts = word.split('+');
        let own = parts.next().unwrap_or_default();
        let (id, level) = own.split_once('@').unwrap_or((own, "1"));
        let level = level.parse().ok().filter(|level| (1..=TOP_LEVEL).contains(level)).ok_or(NoCard)?;
        let sleeve = parts.map(|word| Worn::try_from(word).map_err(|_| NoCard)).collect::<Result<_, _>>()?;
        Ok(Self { id: CardId::any(id)?, level, sleeve })
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        let mut word = format!("{}@{}", Self::from(card.id), card.level);
        for advancement in &card.sleeve {
            word.push('+');
            word.push_str(&Self::from(*advancement));
        }
        word
    }
}

/// The place of an advancement in the sleeve (DR-11.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub enum SleeveSlot {
    Top,
    Middle,
    Bottom,
}

impl SleeveSlot {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Top, Self::Middle, Self::Bottom];

    /// Its word in marks.
    #[must_use]
    pub const fn word(self) -> &'static str {
        self.into_str()
    }
}

/// A card has these parts. Another level is another part: its abilities are fresh (DR-13.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The ability card at this level.
    Level(u8),
    /// The part is the advancement in this slot of the sleeve.
    Sleeve(SleeveSlot),
}

/// An ability of a card: a clause of one of its parts, counted from 0; in files `"SA-GUN#1/3/1"`, `"SA-CAP/top/0"`. The options of
/// a slash are one ability (DR-14.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct AbilityRef {
    pub card: CardId,
    pub part: Part,
    /// The clause, counted from 0.
    pub clause: u8,
}

impl TryFrom<String> for AbilityRef {
    type Error = NoCard;

    fn try_from(word: String) -> Result<Self, NoCard> {
        let mut words = word.split('/');
        let (Some(card), Some(part), Some(clause), None) = (words.next(), words.next(), words.next(), words.next())
        else {
            return Err(NoCard);
        };
        let sleeve = SleeveSlot::ALL.into_iter().find(|slot| slot.word() == part).map(Part::Sleeve);
        let level = || part.parse().ok().filter(|level| (1..=TOP_LEVEL).contains(level)).map(Part::Level);
        let part = sleeve.or_else(level).ok_or(NoCard)?;
        Ok(Self { card: CardId::any(card)?, part, clause: clause.parse().map_err(|_| NoCard)? })
    }
}

impl From<AbilityRef> for String {
    fn from(ability: AbilityRef) -> Self {
        let card = Self::from(ability.card);
        match ability.part {
            Part::Level(level) => format!("{card}/{level}/{}", ability.clause),
            Part::Sleeve(slot) => format!("{card}/{}/{}", slot.word(), ability.clause),
        }
    }
}
