//! Rulings of the captains (DR-33.9).

use crate::rules::dead_reckoning::amendments::Amendment;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::kernel::Secrecy::{self, Open};
use crate::rules::kernel::ruling;

/// The captains rule: they propose, agree and apply amendments.
pub type Umpire = ruling::Umpire<Colour, Amendment>;

impl Umpire {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::RulingProposed { .. }
            | Self::RulingAgreed { .. }
            | Self::RulingRefused { .. }
            | Self::SetRight { .. } => ("DR-33.9", Open),
        }
    }
}
