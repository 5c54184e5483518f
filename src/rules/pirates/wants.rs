//! Reasons for throws, choices and shuffles, and the options of each choice (PC-24.2 to 24.4, 30.1 to 30.3).

use serde::{Deserialize, Serialize};

use super::ids::Name;
use super::orders::Piece;
use super::words::Flag;
use crate::rules::kernel::Rule;

/// A throw, a choice or a shuffle serves one of these.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Why {
    // ---- throws (PC-30.1)
    RollOff,
    Ram {
        unit: Name,
        target: Name,
    },
    /// Each of the two sides throws one die (PC-7.14).
    Boarding {
        unit: Name,
        against: Name,
    },
    Attack {
        unit: Name,
        target: Name,
    },
    Scuttle {
        unit: Name,
    },
    FogExit {
        unit: Name,
        fog: Name,
    },
    Reef {
        unit: Name,
        reef: Name,
    },
    Sargasso {
        unit: Name,
        sea: Name,
    },
    BreakFree {
        unit: Name,
    },
    Whirlpool {
        unit: Name,
    },
    Fear {
        unit: Name,
    },
    /// A card's own roll.
    Ability {
        card: Name,
    },
    Treasure {
        card: Name,
    },

    // ---- draws (PC-24.4)
    /// The next island to be placed.
    Island,
    Deal,
    /// The coins of a sunk ship, in the sequence in which they are dealt (PC-8.5).
    Split {
        unit: Name,
    },
    /// One coin for Parley (PC-13.30).
    ParleyCoin {
        unit: Name,
    },
    RandomTreasure {
        unit: Name,
    },
    /// Counters left on an island, or coins of a destroyed fort, are shuffled where they lie (PC-9.5, 15.24).
    Mix {
        island: Name,
    },

    // ---- choices
    /// The home island of another player (PC-3.12, 26.5).
    Home {
        of: Flag,
    },
    /// Ram, or not (PC-7.1).
    RamOrNot {
        unit: Name,
        target: Name,
    },
    /// Several enemies are touched at once (PC-7.6).
    RamWhom {
        unit: Name,
    },
    /// Board, or not (PC-7.13).
    BoardOrNot {
        unit: Name,
        against: Name,
    },
    /// The winner of a boarding chooses (PC-7.16).
    Spoils {
        unit: Name,
        from: Name,
    },
    /// Its controller, or a player with `pick_mast`, chooses the loss.
    Loss {
        unit: Name,
    },
    /// One of the own pieces is handed over (PC-7.16).
    HandOver {
        unit: Name,
    },
    /// Parley may be called (PC-13.29).
    Parley {
        unit: Name,
        by: Name,
    },
    /// A Ghost Ship is a ghost till the next turn, or sails (PC-13.6).
    Ghost {
        unit: Name,
    },
    /// The roll of the opening that comes first (PC-4.2 d).
    OpeningFirst,
    /// An ability that may be used.
    MayUse {
        card: Name,
    },
    /// Something is picked for an ability or a treasure.
    For {
        card: Name,
    },
    /// A draw is offered (PC-17.7).
    Draw {
        by: Flag,
    },
    /// The island to dock at, if several are touched.
    DockWhere {
        unit: Name,
    },
    /// The loss to a whirlpool (PC-16.22).
    WhirlpoolLoss {
        unit: Name,
    },
}

/// Something to choose; in scripts a key (PC-30.3).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// `none`.
    Nothing,
    Ram,
    Board,
    /// Parley is paid from the coins aboard.
    Aboard,
    /// Parley is paid from the bank.
    Bank,
    Ghost,
    Sails,
    Agree,
    Refuse,
    Treasure,
    Crew,
    /// All crew (AB-15).
    AllCrew,
    /// Use an ability.
    Use,
    /// `mast-2`, counted from the bow from 1.
    Mast(u8),
    /// `tentacle-5`.
    Tentacle(u8),
    /// `flag-0`: the place of the flag in the fort's list.
    Flag(u8),
    /// `crew:<card>`, `coin-0`, `unique:<id>`.
    Piece(Piece),
    /// An island.
    Island(Name),
    /// A unit.
    Unit(Name),
    /// A card (the sequence of the opening's rolls).
    Card(Name),
}

impl Choice {
    /// The key in scripts (PC-30.3).
    #[must_use]
    pub fn key(&self) -> String {
        let word = match self {
            Self::Nothing => "none",
            Self::Ram => "ram",
            Self::Board => "board",
            Self::Aboard => "aboard",
            Self::Bank => "bank",
            Self::Ghost => "ghost",
            Self::Sails => "sails",
            Self::Agree => "agree",
            Self::Refuse => "refuse",
            Self::Treasure => "treasure",
            Self::Crew => "crew",
            Self::AllCrew => "all-crew",
            Self::Use => "use",
            Self::Mast(mast) => return format!("mast-{mast}"),
            Self::Tentacle(tentacle) => return format!("tentacle-{tentacle}"),
            Self::Flag(flag) => return format!("flag-{flag}"),
            Self::Piece(piece) => return piece.to_string(),
            Self::Island(name) | Self::Unit(name) | Self::Card(name) => return name.to_string(),
        };
        word.to_owned()
    }
}

impl Why {
    /// The rule that asks.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        Rule(match self {
            Self::RollOff => "PC-3.2",
            Self::Ram { .. } => "PC-7.2",
            Self::Boarding { .. } => "PC-7.14",
            Self::Attack { .. } => "PC-10.11",
            Self::Scuttle { .. } => "PC-8.8",
            Self::FogExit { .. } => "PC-16.7",
            Self::Reef { .. } => "PC-16.11",
            Self::Sargasso { .. } => "PC-16.16",
            Self::BreakFree { .. } => "PC-16.18",
            Self::Whirlpool { .. } | Self::WhirlpoolLoss { .. } => "PC-16.22",
            Self::Fear { .. } => "PC-13.17",
            Self::Ability { .. } | Self::MayUse { .. } | Self::For { .. } => "PC-12.8",
            Self::Treasure { .. } => "PC-9.6",
            Self::Island => "PC-3.4",
            Self::Deal => "PC-3.19",
            Self::Split { .. } => "PC-8.5",
            Self::ParleyCoin { .. } => "PC-13.30",
            Self::RandomTreasure { .. } => "PC-0.7",
            Self::Mix { .. } => "PC-9.5",
            Self::Home { .. } => "PC-3.12",
            Self::RamOrNot { .. } => "PC-7.1",
            Self::RamWhom { .. } => "PC-7.6",
            Self::BoardOrNot { .. } => "PC-7.13",
            Self::Spoils { .. } | Self::HandOver { .. } => "PC-7.16",
            Self::Loss { .. } => "PC-12.11",
            Self::Parley { .. } => "PC-13.29",
            Self::Ghost { .. } => "PC-13.6",
            Self::OpeningFirst => "PC-4.2",
            Self::Draw { .. } => "PC-17.7",
            Self::DockWhere { .. } => "PC-6.1",
        })
    }
}
