//! Happenings of goods: won, gained, stowed, paid (DR-5, DR-18.20).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Goods, Hold, Holds, Place};
use crate::rules::dead_reckoning::orders::Split;
use crate::rules::dead_reckoning::tray::Zone;
use crate::rules::kernel::Secrecy::{self, Open};

/// A unit of goods went one of these ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stow {
    Hold(Hold),
    /// Onto the island of the battle.
    Island,
    /// Onto the own dock, or into the own chest.
    Harbour,
    /// Back to the supply.
    Supply,
}

/// Goods.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Stowing {
    /// The goods aboard were laid anew.
    Rearranged {
        by: Colour,
        holds: Holds,
    },
    Jettisoned {
        by: Colour,
        hold: Hold,
        goods: Goods,
    },
    /// A cube brings booty.
    BootyWon {
        by: Colour,
        zone: Zone,
        goods: Goods,
    },
    /// Goods were gained in another way.
    GoodsGained {
        by: Colour,
        goods: Goods,
    },
    /// A unit found its place.
    Stowed {
        by: Colour,
        good: Good,
        to: Stow,
    },
    /// A unit was moved to another hold.
    Shifted {
        by: Colour,
        good: Good,
        from: Hold,
        to: Hold,
    },
    /// A unit was unloaded to make room: onto the island, or in the harbour to the own dock or chest.
    Unloaded {
        by: Colour,
        good: Good,
        from: Hold,
    },
    /// Goods came from the dock, the chest or the island into holds (DR-5.6, DR-5.7).
    Loaded {
        by: Colour,
        at: Place,
        holds: Holds,
    },
    /// Goods came out of holds to the dock, the chest or the island (DR-5.9, DR-5.10).
    Landed {
        by: Colour,
        at: Place,
        holds: Holds,
    },
    /// A price was paid, back to the supply (DR-5.18).
    Paid {
        by: Colour,
        split: Split,
    },
    /// Goods came from the supply to where they were laid out (DR-5.15).
    Gained {
        by: Colour,
        split: Split,
    },
    /// Goods came from the supply onto an island (DR-5.15).
    SentAshore {
        by: Colour,
        at: Place,
        goods: Goods,
    },
    /// An island produced (DR-15.21).
    Produced {
        by: Colour,
        at: Place,
        goods: Goods,
    },
}

impl Stowing {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Rearranged { .. } => ("DR-5.12", Open),
            Self::Jettisoned { .. } => ("DR-5.13", Open),
            Self::BootyWon { zone: Zone::Ch, .. } => ("DR-18.24", Open),
            Self::Stowed { to: Stow::Harbour, .. } => ("DR-5.17", Open),
            Self::BootyWon { .. } | Self::Stowed { .. } => ("DR-18.20", Open),
            Self::GoodsGained { .. } => ("DR-5.15", Open),
            Self::Shifted { .. } => ("DR-15.34", Open),
            Self::Unloaded { .. } => ("DR-5.17", Open),
            Self::Loaded { at: Place::Harbour, .. } => ("DR-5.6", Open),
            Self::Loaded { .. } => ("DR-5.7", Open),
            Self::Landed { at: Place::Harbour, .. } => ("DR-5.9", Open),
            Self::Landed { .. } => ("DR-5.10", Open),
            Self::Paid { .. } => ("DR-5.18", Open),
            Self::Gained { .. } | Self::SentAshore { .. } => ("DR-5.15", Open),
            Self::Produced { .. } => ("DR-15.21", Open),
        }
    }
}
