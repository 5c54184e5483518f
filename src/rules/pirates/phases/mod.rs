//! The phases, in the order of a game: the only list of them, by which tables, bots, scripts and saves run it.

mod closing;
mod dealing;
mod homes;
mod islands;
mod opening;
mod orders;
mod roll_off;
mod terrain_laid;

use super::game::Pirates;
use super::state::Phase;
use crate::rules::kernel::PhaseEntry;

/// Every one of them.
pub const ALL: &[PhaseEntry<Pirates>] = &[
    // A roll decides the first player (PC-3.2).
    PhaseEntry { name: "roll_off", holds: |phase| phase == Phase::RollOff, run: roll_off::run },
    // Islands are drawn and placed in turn (PC-3.4).
    PhaseEntry { name: "islands", holds: |phase| phase == Phase::Islands, run: islands::run },
    // Terrain is placed in the same order (PC-3.10).
    PhaseEntry { name: "terrain_laid", holds: |phase| phase == Phase::Terrain, run: terrain_laid::run },
    // Home islands are chosen, and units are placed there (PC-3.12 to 3.15).
    PhaseEntry { name: "homes", holds: |phase| phase == Phase::Homes, run: homes::run },
    // Coins and treasures are dealt (PC-3.18 to 3.24).
    PhaseEntry { name: "dealing", holds: |phase| phase == Phase::Dealing, run: dealing::run },
    // A turn's opening (PC-4.2).
    PhaseEntry { name: "opening", holds: |phase| phase == Phase::Opening, run: opening::run },
    // Orders and free acts, an input a run (PC-4.1).
    PhaseEntry { name: "orders", holds: |phase| phase == Phase::Orders, run: orders::run },
    // A turn's closing (PC-15.4).
    PhaseEntry { name: "closing", holds: |phase| phase == Phase::Closing, run: closing::run },
];
