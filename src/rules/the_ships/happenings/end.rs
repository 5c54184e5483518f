//! The end of a battle (TS-25).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Shows};
use crate::rules::the_ships::ship_card::Nation;
use crate::rules::the_ships::ship_id::ShipId;
use crate::rules::the_ships::state::Verdict;

/// A battle has ended, or a captain gave it up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum End {
    /// A captain struck the flag.
    FlagStruck {
        ship: ShipId,
    },
    /// A side gave the battle up.
    Conceded {
        side: Nation,
    },
    Ended {
        result: Verdict,
        points: Option<[i32; 2]>,
    },
}

impl End {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::FlagStruck { .. } | Self::Conceded { .. } => ("TS-25.5", Shows),
            Self::Ended { .. } => ("TS-25.1", Shows),
        }
    }
}
