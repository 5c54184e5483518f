//! What is set right by hand (DR-33.9).

use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::kernel::ruling;

/// What is set right by hand.
pub type Umpire = ruling::Umpire<Colour, Amendment>;

impl Umpire {
    /// The rule that made it happen, and how it stands to what is secret (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RulingProposed { .. }
            | Self::RulingAgreed { .. }
            | Self::RulingRefused { .. }
            | Self::SetRight { .. } => ("DR-33.9", Open),
        }
    }
}
