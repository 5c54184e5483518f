//! Progress towards the marks, and the marks themselves (DR-24).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::printed::things::Achievement;
use crate::rules::kernel::Secrecy::{self, Open};

/// A player came closer to a mark, reached it or lost the chance of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Marks {
    /// A battle was counted for Legend; with a cube, if one was there.
    LegendGrew { by: Colour, wins: u8, cube: bool },
    /// A sailor at the top level was counted for Sea Dogs; with a cube, if one was there.
    SeaDogsGrew { by: Colour, sailors: u8, cube: bool },
    /// A mark was put on the harbour board.
    Achieved { by: Colour, what: Achievement },
    /// An explored tile was counted for Explorer; with a cube, if one was there.
    ExplorerGrew { by: Colour, tiles: u8, goal: u8, cube: bool },
    /// Too few tiles are left for Explorer (DR-24.17).
    ExplorerGivenUp { by: Colour, cubes: u8 },
}

impl Marks {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::LegendGrew { .. } => ("DR-18.31", Open),
            Self::SeaDogsGrew { .. } => ("DR-24.6", Open),
            Self::Achieved { what: Achievement::Legend, .. } => ("DR-24.5", Open),
            Self::Achieved { what: Achievement::TerrorOfTheSeas, .. } => ("DR-23.10", Open),
            Self::Achieved { what: Achievement::Capitalist, .. } => ("DR-24.16", Open),
            Self::Achieved { what: Achievement::SeaDogs, .. } => ("DR-24.6", Open),
            Self::Achieved { what: Achievement::FirstRateShip, .. } => ("DR-24.11", Open),
            Self::Achieved { what: Achievement::Builder, .. } => ("DR-24.8", Open),
            Self::Achieved { what: Achievement::Settler, .. } => ("DR-24.10", Open),
            Self::Achieved { what: Achievement::Explorer, .. } => ("DR-24.12", Open),
            Self::Achieved { what: Achievement::MasterTrader, .. } => ("DR-24.13", Open),
            Self::ExplorerGrew { .. } => ("DR-24.12", Open),
            Self::ExplorerGivenUp { .. } => ("DR-24.17", Open),
        }
    }
}
