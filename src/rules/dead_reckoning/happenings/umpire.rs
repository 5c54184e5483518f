//! What is set right by hand (DR-33.9).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::kernel::Secrecy::{self, Open};

/// What is set right by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Umpire {
    /// Somebody asks for this to be set right by hand.
    RulingProposed { by: Colour, amendments: Vec<Amendment> },
    /// Somebody agrees.
    RulingAgreed { by: Colour },
    /// Somebody does not: everything stays as it is.
    RulingRefused { by: Colour },
    /// All have agreed, and it is done.
    SetRight { amendments: Vec<Amendment> },
}

impl Umpire {
    /// The rule that made it happen, and how it stands to what is secret (DR-30.1, DR-30.20).
    pub(super) fn law(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RulingProposed { .. }
            | Self::RulingAgreed { .. }
            | Self::RulingRefused { .. }
            | Self::SetRight { .. } => ("DR-33.9", Open),
        }
    }
}
