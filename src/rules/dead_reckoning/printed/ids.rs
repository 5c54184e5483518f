//! The names of printed things: cards of the decks, advancements in a sleeve, tiles. All are small enough to be copied.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A card of the decks is of one of these sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// An advancement: `A1-01`.
    Advancement,
    /// A merchant ship: `E1-01`.
    Encounter,
    /// The front that merchant ships of a row share: `F1a`. A card with a secret back goes by it.
    Front,
}

/// A kind of cards of the decks; in files `"A1-01"`, `"E1-01"`, `"F1a"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Kind {
    /// The deck, 1 to 4 (DR-3.8).
    pub row: u8,
    pub sort: Sort,
    pub number: u8,
}

/// One of the 98 cards; in files `"A1-01#2"`, `"E1-01"`. Copy 0 is any of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardNo {
    pub kind: Kind,
    /// Counted from 1; merchant ships, of which there is one each, have 0.
    pub copy: u8,
}

/// A card as an advancement, set aside or in a sleeve. A merchant ship shows her prize, or her front if she was traded
/// for. In files `"A1-01#2"`, `"E1-02"`, `"E1-02t"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Worn {
    pub card: CardNo,
    /// Won in battle: the prize on the back counts (DR-10.10).
    pub prize: bool,
}

/// A tile; in files `"IS-01"`, `"OS1"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TileId {
    pub open_sea: bool,
    pub number: u8,
}

/// The word names no printed thing. The wording finds its sentence by `Display`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingPrinted;

impl fmt::Display for NothingPrinted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("dr-printed")
    }
}

fn digit(byte: u8) -> Option<u8> {
    byte.is_ascii_digit().then(|| byte - b'0')
}

fn two_digits(tens: u8, ones: u8) -> Option<u8> {
    Some(digit(tens)? * 10 + digit(ones)?)
}

impl TryFrom<&str> for Kind {
    type Error = NothingPrinted;

    fn try_from(word: &str) -> Result<Self, NothingPrinted> {
        let found = match word.as_bytes() {
            [sort @ (b'A' | b'E'), row @ b'1'..=b'9', b'-', tens, ones] => {
                let sort = if *sort == b'A' { Sort::Advancement } else { Sort::Encounter };
                two_digits(*tens, *ones).map(|number| Self { row: row - b'0', sort, number })
            }
            [b'F', row @ b'1'..=b'9', letter @ b'a'..=b'z'] => {
                Some(Self { row: row - b'0', sort: Sort::Front, number: letter - b'a' + 1 })
            }
            _ => None,
        };
        found.ok_or(NothingPrinted)
    }
}

impl From<Kind> for String {
    fn from(kind: Kind) -> Self {
        let Kind { row, sort, number } = kind;
        match sort {
            Sort::Advancement => format!("A{row}-{number:02}"),
            Sort::Encounter => format!("E{row}-{number:02}"),
            Sort::Front => format!("F{row}{}", char::from(number.saturating_sub(1).min(25) + b'a')),
        }
    }
}

impl Kind {
    /// The card of this kind with its copy left open.
    #[must_use]
    pub const fn any(self) -> CardNo {
        CardNo { kind: self, copy: 0 }
    }

    /// Its word in files and wording keys.
    #[must_use]
    pub fn word(self) -> String {
        self.into()
    }

    /// A merchant ship?
    #[must_use]
    pub fn is_encounter(self) -> bool {
        self.sort == Sort::Encounter
    }
}

impl TryFrom<&str> for CardNo {
    type Error = NothingPrinted;

    fn try_from(word: &str) -> Result<Self, NothingPrinted> {
        let (kind, copy) = word.split_once('#').unwrap_or((word, "0"));
        let copy = copy.parse().map_err(|_| NothingPrinted)?;
        Ok(Self { kind: Kind::try_from(kind)?, copy })
    }
}

impl From<CardNo> for String {
    fn from(card: CardNo) -> Self {
        let kind = Self::from(card.kind);
        if card.copy == 0 { kind } else { format!("{kind}#{}", card.copy) }
    }
}

impl Worn {
    /// A bought card, or one that was won.
    #[must_use]
    pub const fn of(card: CardNo) -> Self {
        Self { card, prize: true }
    }

    /// An encounter that was traded for (DR-10.8).
    #[must_use]
    pub const fn traded(card: CardNo) -> Self {
        Self { card, prize: false }
    }
}

impl TryFrom<&str> for Worn {
    type Error = NothingPrinted;

    fn try_from(word: &str) -> Result<Self, NothingPrinted> {
        match word.strip_suffix('t') {
            Some(card) => Ok(Self::traded(CardNo::try_from(card)?)),
            None => Ok(Self::of(CardNo::try_from(word)?)),
        }
    }
}

impl From<Worn> for String {
    fn from(worn: Worn) -> Self {
        let word = Self::from(worn.card);
        if worn.prize { word } else { format!("{word}t") }
    }
}

impl TryFrom<&str> for TileId {
    type Error = NothingPrinted;

    fn try_from(word: &str) -> Result<Self, NothingPrinted> {
        match word.as_bytes() {
            [b'I', b'S', b'-', tens, ones] => {
                let number = two_digits(*tens, *ones).ok_or(NothingPrinted)?;
                Ok(Self { open_sea: false, number })
            }
            [b'O', b'S', number @ b'1'..=b'9'] => Ok(Self { open_sea: true, number: number - b'0' }),
            _ => Err(NothingPrinted),
        }
    }
}

impl From<TileId> for String {
    fn from(tile: TileId) -> Self {
        if tile.open_sea { format!("OS{}", tile.number) } else { format!("IS-{:02}", tile.number) }
    }
}

macro_rules! from_owned_words {
    ($($name:ty),*) => {$(
        impl TryFrom<String> for $name {
            type Error = NothingPrinted;

            fn try_from(word: String) -> Result<Self, NothingPrinted> {
                Self::try_from(word.as_str())
            }
        }
    )*};
}

from_owned_words!(Kind, CardNo, Worn, TileId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_33_4_words_are_read_and_written_alike() {
        for word in ["A1-01", "A4-14#1", "E2-03", "F2b"] {
            assert_eq!(CardNo::try_from(word).map(String::from).as_deref(), Ok(word));
        }
        for word in ["A1-01#2", "E2-03", "E2-03t", "F2b"] {
            assert_eq!(Worn::try_from(word).map(String::from).as_deref(), Ok(word));
        }
        for word in ["IS-01", "IS-12", "OS4"] {
            assert_eq!(TileId::try_from(word).map(String::from).as_deref(), Ok(word));
        }
        for word in ["", "A1", "A1-1", "F1", "IS-1", "OS", "B1-01", "Ä1-01", "A1-01#x"] {
            assert!(Worn::try_from(word).is_err() && TileId::try_from(word).is_err(), "{word}");
        }
    }
}
