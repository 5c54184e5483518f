//! The names of printed cards. All are small enough to be copied.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::words::Good;

/// A card of the decks is of one of these sorts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, strum::VariantArray)]
pub enum Sort {
    Captain,
    Event,
    Glory,
    Mission,
    Rumor,
}

/// A card; in files `"CP-01"`, `"EV-22"`, `"GL-17"`, `"M-05"`, `"R-14"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CardId {
    pub sort: Sort,
    pub no: u8,
}

/// A cargo card; in files `"CO-8"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CargoId {
    pub good: Good,
    pub no: u8,
}

/// The word names no printed card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NothingPrinted;

impl fmt::Display for NothingPrinted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("mm-printed")
    }
}

impl Sort {
    const fn code(self) -> &'static str {
        match self {
            Self::Captain => "CP",
            Self::Event => "EV",
            Self::Glory => "GL",
            Self::Mission => "M",
            Self::Rumor => "R",
        }
    }
}

impl Good {
    const fn code(self) -> &'static str {
        match self {
            Self::Rum => "RU",
            Self::Cocoa => "CO",
            Self::Spice => "SP",
            Self::Tobacco => "TO",
            Self::Sugar => "SU",
            Self::Fruit => "FT",
            Self::Timber => "TI",
            Self::Cotton => "CT",
        }
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{:02}", self.sort.code(), self.no)
    }
}

impl fmt::Display for CargoId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.good.code(), self.no)
    }
}

impl From<CardId> for String {
    fn from(card: CardId) -> Self {
        card.to_string()
    }
}

impl From<CargoId> for String {
    fn from(card: CargoId) -> Self {
        card.to_string()
    }
}

/// Takes `"GL-17"` apart; a number that is written otherwise than we write it names nothing.
fn parts(word: &str) -> Option<(&str, u8)> {
    let (code, number) = word.split_once('-')?;
    Some((code, number.parse().ok()?))
}

impl TryFrom<String> for CardId {
    type Error = NothingPrinted;

    fn try_from(word: String) -> Result<Self, NothingPrinted> {
        use strum::VariantArray as _;
        let (code, no) = parts(&word).ok_or(NothingPrinted)?;
        let sort = Sort::VARIANTS.iter().copied().find(|sort| sort.code() == code).ok_or(NothingPrinted)?;
        let card = Self { sort, no };
        if card.to_string() == word { Ok(card) } else { Err(NothingPrinted) }
    }
}

impl TryFrom<String> for CargoId {
    type Error = NothingPrinted;

    fn try_from(word: String) -> Result<Self, NothingPrinted> {
        let (code, no) = parts(&word).ok_or(NothingPrinted)?;
        let good = Good::ALL.into_iter().find(|good| good.code() == code).ok_or(NothingPrinted)?;
        let card = Self { good, no };
        if card.to_string() == word { Ok(card) } else { Err(NothingPrinted) }
    }
}
