//! Happenings of sailors and their decks (DR-6.1, DR-12, DR-13).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::cards::{Card, CardId};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::kernel::Secrecy::{self, Kept, Open, ShowsInPart};

/// A card goes up a level for one of these reasons (DR-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Levelling {
    /// The one between turns (DR-13.1).
    Due,
    /// One in hand, by a merchant ship that was beaten.
    Merchant,
    /// The card in play that says so (DR-15.12).
    This,
    /// The bottom card of the deck (DR-13.6).
    Bottom,
}

/// A card is drawn for one of these reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Drawing {
    /// The first hand (DR-3.16).
    SettingOut,
    /// Step 5 of the end phase (DR-12.8).
    EndPhase,
    /// A merchant ship was beaten (DR-10.10).
    Merchant,
    /// A battle ability (DR-15.46).
    Ability,
}

/// Sailors and their decks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Sailors {
    CardPlayed {
        by: Colour,
        card: Card,
    },
    /// A card was levelled up; its name is the owner's secret below the top level, but for cards in play.
    LevelledUp {
        by: Colour,
        card: Option<CardId>,
        level: Option<u8>,
        why: Levelling,
    },
    /// No card of the deck can be levelled up.
    NobodyLevelled {
        by: Colour,
    },
    /// The discard pile became the deck; its order is secret from every player.
    DeckShuffled {
        by: Colour,
        order: Option<Vec<u16>>,
    },
    /// A card was drawn; the owner alone sees it.
    CardDrawn {
        by: Colour,
        card: Option<Card>,
        why: Drawing,
    },
    /// The drawn card stayed in hand.
    CardKept {
        by: Colour,
    },
}

impl Sailors {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::CardPlayed { .. } => ("DR-6.1", Kept),
            Self::LevelledUp { why: Levelling::Due, .. } => ("DR-13.1", Kept),
            Self::LevelledUp { why: Levelling::Merchant, .. } => ("DR-13.3", Kept),
            Self::LevelledUp { why: Levelling::This, .. } => ("DR-15.12", Kept),
            Self::LevelledUp { why: Levelling::Bottom, .. } => ("DR-13.6", Kept),
            Self::NobodyLevelled { .. } => ("DR-13.6", Open),
            Self::DeckShuffled { .. } => ("DR-12.11", ShowsInPart),
            Self::CardDrawn { why: Drawing::SettingOut, .. } => ("DR-3.16", ShowsInPart),
            Self::CardDrawn { why: Drawing::EndPhase, .. } => ("DR-12.8", ShowsInPart),
            Self::CardDrawn { why: Drawing::Merchant, .. } => ("DR-10.10", ShowsInPart),
            Self::CardDrawn { why: Drawing::Ability, .. } => ("DR-15.46", ShowsInPart),
            Self::CardKept { .. } => ("DR-15.46", Open),
        }
    }
}
