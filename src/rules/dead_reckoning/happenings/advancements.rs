//! Happenings of advancements and upgrades (DR-10, DR-11, DR-15.30, DR-15.35).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{ByHold, Hold};
use crate::rules::dead_reckoning::printed::ids::{CardNo, Worn};
use crate::rules::kernel::Secrecy::{self, Kept, Open, Shows};

/// Advancements and upgrades.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Advancements {
    /// An advancement was bought, or a merchant ship traded for, with cargo of these holds.
    Bought { by: Colour, card: Worn, holds: ByHold<u8> },
    /// An advancement went into the sleeve of a card in play.
    Sleeved { by: Colour, advancement: Worn, card: CardId },
    /// The first advancement of a box was set aside.
    AdvancementTaken { by: Colour, row: u8, card: CardNo },
    /// There was none in the box.
    NothingTaken { by: Colour, row: u8 },
    /// An upgrade was put on a slot.
    UpgradeInstalled { by: Colour, token: String, hold: Hold },
    /// An upgrade was taken off the ship.
    UpgradeReturned { by: Colour, token: String, hold: Hold },
}

impl Advancements {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Bought { card, .. } if card.prize => ("DR-10.3", Kept),
            Self::Bought { .. } => ("DR-10.8", Kept),
            Self::Sleeved { .. } => ("DR-11.3", Kept),
            Self::AdvancementTaken { .. } => ("DR-15.35", Shows),
            Self::NothingTaken { .. } => ("DR-15.35", Open),
            Self::UpgradeInstalled { .. } => ("DR-15.30", Open),
            Self::UpgradeReturned { .. } => ("DR-15.15", Open),
        }
    }
}
