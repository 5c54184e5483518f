//! Happenings of the ship: sails, movement, abilities of the main phase (DR-6 to DR-8, DR-15, DR-29).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::cards::AbilityRef;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Hold, Place};
use crate::rules::dead_reckoning::printed::ids::TileId;
use crate::rules::kernel::Secrecy::{self, Open, Shows};

/// Sails, movement, abilities of the main phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Sailing {
    /// Sails were raised, and `lost` more found no room on the track; slashes gave up their other options (DR-7.1,
    /// DR-7.2, DR-7.7).
    SailsRaised { by: Colour, sails: u8, lost: u8, slashes: BTreeMap<AbilityRef, u8> },
    /// A step to a neighbouring place (DR-8.1).
    Sailed { by: Colour, from: Place, to: Place },
    /// The ship stopped (DR-8.3).
    Stopped { by: Colour, at: Place },
    /// A tile was turned face up (DR-8.7).
    Explored { by: Colour, at: Place, tile: Option<TileId> },
    /// Damage was taken off (DR-15.10).
    Repaired { by: Colour, count: u8 },
    /// An ability of a card was used, one option of it (DR-6.3).
    Employed { by: Colour, ability: AbilityRef, option: u8 },
    /// The ability of a token was used (DR-4.11).
    TokenUsed { by: Colour, hold: Hold, token: String },
    /// Islands of this row bring goods when they are passed (DR-29.6).
    CoastRunnerBegan { by: Colour, row: u8 },
    /// Enemies on tiles that are entered are damaged (DR-29.7).
    WakeBegan { by: Colour, damage: u8 },
    /// Walls of others do not count this turn (DR-15.17).
    FortsIgnored { by: Colour },
    /// A black flag was copied, and one battle more may be fought under it (DR-15.18).
    FlagCopied { by: Colour },
    /// An island was passed that brings goods, by the number of the use (DR-29.6).
    IslandPassed { by: Colour, number: u8, at: Place },
    /// A tile was entered where enemies burn, by the number of the use (DR-29.7).
    WakeBurned { by: Colour, number: u8, at: Place },
}

impl Sailing {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::SailsRaised { .. } => ("DR-7.1", Open),
            Self::Sailed { .. } => ("DR-8.1", Open),
            Self::Stopped { .. } => ("DR-8.3", Open),
            Self::Explored { .. } => ("DR-8.7", Shows),
            Self::Repaired { .. } => ("DR-15.10", Open),
            Self::Employed { .. } => ("DR-6.3", Open),
            Self::TokenUsed { .. } => ("DR-4.11", Open),
            Self::CoastRunnerBegan { .. } | Self::IslandPassed { .. } => ("DR-29.6", Open),
            Self::WakeBegan { .. } | Self::WakeBurned { .. } => ("DR-29.7", Open),
            Self::FortsIgnored { .. } => ("DR-15.17", Open),
            Self::FlagCopied { .. } => ("DR-15.18", Open),
        }
    }
}
