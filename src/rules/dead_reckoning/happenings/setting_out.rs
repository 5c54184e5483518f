//! Happenings as a voyage is set out (DR-3).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::printed::ids::{CardNo, TileId};
use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows, ShowsInPart};

/// Setting out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum SettingOut {
    /// The tiles were laid, row by row from west to east; those that lie face down are secret from every player
    /// (DR-3.5, DR-3.6).
    OceanLaid { tiles: Vec<Option<TileId>> },
    /// A deck was shuffled and put into its box; the cards behind the front-most are secret from every player (DR-3.8).
    BoxFilled { row: u8, cards: Option<Vec<CardNo>> },
    /// A card came from a box to the card cell of a tile (DR-3.10, DR-12.2).
    CardLaid { at: Place, from: u8, card: CardNo },
    /// Two bonus tokens were dealt, before everybody’s eyes (DR-3.17).
    BonusDealt { by: Colour, tokens: Vec<u8> },
    /// One of them was kept, face down.
    BonusKept { by: Colour, token: Option<u8> },
    /// This player begins (DR-3.19).
    FirstPlayer { by: Colour },
    /// Cargo of the beginning came to the dock (DR-3.20).
    DockStocked { by: Colour, cargo: u8 },
    /// Gold of the beginning came to the chest of one who comes later (DR-3.23).
    WindInHand { by: Colour, gold: u8 },
    /// A level-up before the own first turn (DR-3.21).
    LevelUpGranted { by: Colour },
}

impl SettingOut {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::OceanLaid { .. } => ("DR-3.5", ShowsInPart),
            Self::BoxFilled { .. } => ("DR-3.8", Kept),
            Self::CardLaid { .. } => ("DR-12.2", ShowsInPart),
            Self::BonusDealt { .. } => ("DR-3.17", Shows),
            Self::BonusKept { .. } => ("DR-3.17", Kept),
            Self::FirstPlayer { .. } => ("DR-3.19", Open),
            Self::DockStocked { .. } => ("DR-3.20", Open),
            Self::WindInHand { .. } => ("DR-3.23", Open),
            Self::LevelUpGranted { .. } => ("DR-3.21", Open),
        }
    }
}
