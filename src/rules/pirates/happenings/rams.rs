//! Rams, pins and boardings (PC-7).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::pirates::ids::Name;
use crate::rules::pirates::options::PinOption;
use crate::rules::pirates::state::State;
use crate::rules::pirates::words::Flag;

/// Ships run into each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Rams {
    /// A ram is made (PC-7.1).
    Rammed {
        unit: Name,
        target: Name,
    },
    /// The die beats the masts of the target (PC-7.2).
    RamStruck {
        unit: Name,
        target: Name,
        face: u8,
    },
    RamMissed {
        unit: Name,
        target: Name,
        face: u8,
    },
    Pinned {
        unit: Name,
        by: Name,
    },
    Unpinned {
        unit: Name,
        by: Name,
    },
    /// The dice of the active side and of the other, and the totals (PC-7.14).
    BoardingRolled {
        unit: Name,
        against: Name,
        faces: (u8, u8),
        totals: (u8, u8),
    },
    BoardingTied {
        unit: Name,
        against: Name,
    },
    /// `unit` has won, whichever of the two began.
    BoardingWon {
        unit: Name,
        over: Name,
    },
}

impl Rams {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        let rule = match self {
            Self::Rammed { .. } => "PC-7.1",
            Self::RamStruck { .. } | Self::RamMissed { .. } => "PC-7.2",
            Self::Pinned { .. } => "PC-7.8",
            Self::Unpinned { .. } => "PC-7.11",
            Self::BoardingRolled { .. } => "PC-7.14",
            Self::BoardingTied { .. } | Self::BoardingWon { .. } => "PC-7.15",
        };
        (rule, Open)
    }

    pub(super) fn as_told(&self, _: &dyn Fn(Flag) -> bool) -> Self {
        self.clone()
    }

    pub(in crate::rules::pirates) fn apply(&self, table: &mut State) {
        match self {
            Self::Rammed { unit, .. } => table.of_ship(*unit, |ship| ship.rammed = true),
            // Under the definition pins are worked out from the table (PC-7.11); the pair is kept under PC-7.19 alone.
            Self::Pinned { unit, by } if table.options.pin == PinOption::Rammed => table.pinned.push((*unit, *by)),
            Self::Unpinned { unit, by } => table.pinned.retain(|pair| *pair != (*unit, *by)),
            Self::Pinned { .. }
            | Self::RamStruck { .. }
            | Self::RamMissed { .. }
            | Self::BoardingRolled { .. }
            | Self::BoardingTied { .. }
            | Self::BoardingWon { .. } => {}
        }
    }
}
