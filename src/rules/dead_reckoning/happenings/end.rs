//! Happenings of the end of a game (DR-26, DR-27).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::dead_reckoning::sheet::{Category, Standing};
use crate::rules::kernel::Secrecy::{self, Open};

/// The end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum End {
    /// A category was counted; it gave each seat this gold (DR-26).
    Scored { category: Category, gold: Vec<(Colour, i16)> },
    /// An island was counted; its standings give each player's place and gold (DR-26.10).
    IslandScored { island: TileId, at: Place, standings: Vec<Standing> },
    /// Some share the most gold: each of them drops a cube for every cannon (DR-27.1).
    TieToBreak { cannons: Vec<(Colour, u8)> },
    /// Their cubes lie still, if there were any, and are counted (DR-27.3).
    TieCounted { strength: Vec<(Colour, u8)>, thrown: bool },
    /// This player has won the game with this much gold (DR-26.17).
    GameWon { by: Colour, gold: i16 },
}

impl End {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Scored { category, .. } => (category.rule(), Open),
            Self::IslandScored { .. } => ("DR-26.10", Open),
            Self::TieToBreak { .. } => ("DR-27.1", Open),
            Self::TieCounted { .. } => ("DR-27.3", Open),
            Self::GameWon { .. } => ("DR-26.17", Open),
        }
    }
}
