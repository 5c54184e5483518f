//! Happenings in the round of turns (DR-4, DR-12, DR-25).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::phase::Phase;
use crate::rules::kernel::Secrecy::{self, Open};

/// The round of turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Turns {
    /// The next step began.
    PhaseBegan {
        phase: Phase,
    },
    TurnBegan {
        by: Colour,
    },
    /// No card can be levelled up, or none needs to be (DR-13.2).
    LevelUpLapsed {
        by: Colour,
    },
    /// A trader or a pirate by choice, or by lying in the harbour (DR-12.4).
    ModeChosen {
        by: Colour,
        pirate: bool,
    },
    /// The sails came down (DR-12.5).
    SailsLowered {
        by: Colour,
    },
    /// The cards in play went to the discard pile (DR-12.7).
    CardsDiscarded {
        by: Colour,
    },
    /// A player draws `count` cards now (DR-12.8).
    DrawDue {
        by: Colour,
        count: u8,
        bonus: u8,
        limit: u8,
        held: u8,
    },
    /// The turn was over, and everything used is fresh again.
    TurnEnded,
    /// The last turns began: everybody else has one more (DR-25.1, DR-25.2).
    LastTurns {
        by: Colour,
    },
    /// A player has taken the last turn (DR-25.5).
    LastTurnTaken {
        by: Colour,
    },
}

impl Turns {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::PhaseBegan { phase } => (phase.rule(), Open),
            Self::TurnBegan { .. } => ("DR-4.1", Open),
            Self::LevelUpLapsed { .. } => ("DR-13.2", Open),
            Self::ModeChosen { .. } => ("DR-12.4", Open),
            Self::SailsLowered { .. } => ("DR-12.5", Open),
            Self::CardsDiscarded { .. } => ("DR-12.7", Open),
            Self::DrawDue { .. } => ("DR-12.8", Open),
            Self::TurnEnded => ("DR-6.5", Open),
            Self::LastTurns { .. } => ("DR-25.1", Open),
            Self::LastTurnTaken { .. } => ("DR-25.2", Open),
        }
    }
}
