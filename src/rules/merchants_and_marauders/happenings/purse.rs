//! Gold aboard and in the chest (MM-10.41 to 10.43). Each gain and payment is open, the sums are not.

use serde::{Deserialize, Serialize};

use crate::rules::kernel::Secrecy::{self, Kept, Open};
use crate::rules::merchants_and_marauders::state::State;
use crate::rules::merchants_and_marauders::words::Colour;

/// Gold comes and goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Purse {
    GoldGained {
        by: Colour,
        gold: u16,
    },
    /// A part of it came from the chest; that part tells the gold aboard and is the owner's secret.
    GoldPaid {
        by: Colour,
        gold: u16,
        from_chest: Option<u16>,
    },
    /// Others learn that gold was hidden, and not how much (MM-10.42).
    GoldHidden {
        by: Colour,
        gold: Option<u16>,
    },
    GoldFetched {
        by: Colour,
        gold: Option<u16>,
    },
}

impl Purse {
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::GoldGained { .. } => ("MM-29.10", Open),
            Self::GoldPaid { .. } => ("MM-10.43", Kept),
            Self::GoldHidden { .. } | Self::GoldFetched { .. } => ("MM-10.42", Kept),
        }
    }

    pub(super) fn as_told(&self, shares: &dyn Fn(Colour) -> bool) -> Self {
        match *self {
            Self::GoldGained { .. } => self.clone(),
            Self::GoldPaid { by, gold, from_chest } => {
                Self::GoldPaid { by, gold, from_chest: from_chest.filter(|_| shares(by)) }
            }
            Self::GoldHidden { by, gold } => Self::GoldHidden { by, gold: gold.filter(|_| shares(by)) },
            Self::GoldFetched { by, gold } => Self::GoldFetched { by, gold: gold.filter(|_| shares(by)) },
        }
    }

    pub(in crate::rules::merchants_and_marauders) fn apply(&self, table: &mut State) {
        match *self {
            Self::GoldGained { by, gold } => table.of(by, |player| player.gold = player.gold.saturating_add(gold)),
            Self::GoldPaid { by, gold, from_chest } => table.of(by, |player| {
                let chest = from_chest.unwrap_or(0);
                player.gold = player.gold.saturating_sub(gold.saturating_sub(chest));
                player.chest = player.chest.saturating_sub(chest);
            }),
            Self::GoldHidden { by, gold } => table.of(by, |player| {
                let gold = gold.unwrap_or(0).min(player.gold);
                player.gold = player.gold.saturating_sub(gold);
                player.chest = player.chest.saturating_add(gold);
            }),
            Self::GoldFetched { by, gold } => table.of(by, |player| {
                let gold = gold.unwrap_or(0).min(player.chest);
                player.chest = player.chest.saturating_sub(gold);
                player.gold = player.gold.saturating_add(gold);
            }),
        }
    }
}
