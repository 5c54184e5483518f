//! Happenings of a battle up to its winner (DR-18 to DR-21).

use serde::{Deserialize, Serialize};

use crate::rules::dead_reckoning::cards::CardId;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::{Mount, Target};
use crate::rules::dead_reckoning::printed::abilities::Ability;
use crate::rules::dead_reckoning::printed::ids::{CardNo, TileId};
use crate::rules::kernel::Secrecy::{self, Open, Shows};

/// A battle takes place for one of these reasons (DR-20.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reason {
    /// It needs none: a merchant ship or a building.
    Open,
    /// A black flag was used.
    Flag,
    /// The active ship stopped where a pirate lies.
    MovedIn,
    /// The active ship began its turn beside a pirate.
    BeganHere,
    /// A tie for victory is broken (DR-27).
    Tie,
}

impl Reason {
    /// Was it a pirate who closed the way (DR-9.4, DR-9.6)?
    #[must_use]
    pub const fn is_a_pirate(self) -> bool {
        matches!(self, Self::MovedIn | Self::BeganHere)
    }
}

/// A side has cubes beside those of its cannons for one of these reasons (DR-18.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Extra {
    /// One for each own building on the island.
    Buildings,
    /// Four for the ship attacked in the harbour.
    Harbour,
    /// Two after the last turn.
    LastTurn,
    /// The black cubes on the merchant's card.
    Merchant,
    /// The defence cubes of a building.
    Defence,
    /// One for each cube that exploded.
    Explosion,
    /// Those of an ability.
    Ability,
}

/// A battle, up to its winner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(deny_unknown_fields)]
pub enum Battle {
    /// A battle was declared, or forced by a pirate.
    Declared {
        by: Colour,
        target: Target,
        why: Reason,
    },
    /// The merchant's card was turned over.
    EncounterTurned {
        merchant: CardNo,
        cubes: u8,
    },
    /// A side fixed its number of cannons.
    Committed {
        by: Colour,
        cannons: Vec<(Mount, u8)>,
    },
    /// Cubes beside those of cannons.
    ExtraCubes {
        by: Colour,
        count: u8,
        why: Extra,
    },
    /// Cubes were taken from the supply, or from the slots of an island.
    CubesTaken {
        by: Colour,
        count: u8,
        from: Option<TileId>,
    },
    /// The supply had too few cubes; `count` are missing.
    CubesMissing {
        by: Colour,
        count: u8,
    },
    /// This side acts next.
    ToAct {
        by: Colour,
    },
    AbilityUsed {
        by: Colour,
        card: CardId,
        number: u8,
        ability: Ability,
    },
    /// A side passed, because it had to or not.
    Passed {
        by: Colour,
        forced: bool,
    },
    StrengthGained {
        by: Colour,
        count: u8,
    },
    StrengthCounted {
        active: u8,
        other: u8,
    },
    Won {
        by: Colour,
        tie: bool,
    },
    CubesReturned {
        of: Colour,
        count: u8,
    },
    /// The battle was over.
    BattleEnded,
}

impl Battle {
    /// Each happening names its rule and its secrecy (DR-30.1, DR-30.20).
    pub(super) fn rule_and_secrecy(&self) -> (&'static str, Secrecy) {
        match self {
            Self::Declared { target: Target::Merchant, .. } => ("DR-19.1", Open),
            Self::Declared { target: Target::Building(_), .. } => ("DR-21.1", Open),
            Self::Declared { why: Reason::MovedIn, .. } => ("DR-9.4", Open),
            Self::Declared { why: Reason::BeganHere, .. } => ("DR-9.6", Open),
            Self::Declared { .. } => ("DR-20.1", Open),
            Self::EncounterTurned { .. } => ("DR-10.9", Shows),
            Self::Committed { .. } => ("DR-18.11", Open),
            Self::ExtraCubes { why: Extra::Buildings | Extra::Harbour, .. } => ("DR-20.4", Open),
            Self::ExtraCubes { why: Extra::LastTurn, .. } => ("DR-25.7", Open),
            Self::ExtraCubes { why: Extra::Merchant, .. } => ("DR-19.2", Open),
            Self::ExtraCubes { why: Extra::Defence, .. } => ("DR-21.3", Open),
            Self::ExtraCubes { why: Extra::Explosion, .. } => ("DR-22.16", Open),
            Self::ExtraCubes { why: Extra::Ability, .. } => ("DR-15.40", Open),
            Self::CubesTaken { from: None, .. } => ("DR-18.13", Open),
            Self::CubesTaken { .. } | Self::CubesMissing { .. } => ("DR-17.13", Open),
            Self::ToAct { .. } | Self::Passed { .. } => ("DR-18.18", Open),
            Self::AbilityUsed { ability, .. } => (ability.rule(), Open),
            Self::StrengthGained { .. } => ("DR-15.42", Open),
            Self::StrengthCounted { .. } => ("DR-18.28", Open),
            Self::Won { .. } => ("DR-18.29", Open),
            Self::CubesReturned { .. } | Self::BattleEnded => ("DR-18.32", Open),
        }
    }
}
