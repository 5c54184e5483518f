//! Rulings of the captains (TS-29).

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Open, Shows};
use crate::rules::the_ships::amendments::Amendment;
use crate::rules::the_ships::ship_card::Nation;

/// The captains rule: they propose, agree and apply amendments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Umpire {
    /// A side proposed that this be set right by hand.
    RulingProposed { side: Nation, amendments: Vec<Amendment> },
    /// The other side agreed.
    RulingAgreed { side: Nation },
    /// The other side did not agree: nothing is changed.
    RulingRefused { side: Nation },
    /// One thing was set right by hand.
    SetRight { amendment: Amendment },
}

impl Umpire {
    /// Each happening names its rule and its secrecy (TS-29).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RulingProposed { .. } | Self::RulingRefused { .. } | Self::SetRight { .. } => ("TS-29", Open),
            Self::RulingAgreed { .. } => ("TS-29", Shows),
        }
    }
}
