//! The steps of a battle (DR-18.8): the only list of them, by which tables, bots, scripts and saves run it.

use super::{abilities, aftermath, commit, declare, drop};
use crate::rules::dead_reckoning::game::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::PhaseEntry;

/// Every step of a battle.
pub const BATTLE: &[PhaseEntry<DeadReckoning>] = &[
    // Step 0: a battle is declared (DR-18.8).
    PhaseEntry { name: "declaring", holds: |phase| phase == Phase::Declare, run: declare::run },
    // Step 1: both sides fix their cubes (DR-18.11 to DR-18.14).
    PhaseEntry { name: "committing", holds: |phase| matches!(phase, Phase::Commit | Phase::Answer), run: commit::run },
    // Steps 2 and 3: all cubes fall, and explode (DR-18.15, DR-18.16).
    PhaseEntry { name: "dropping", holds: |phase| phase == Phase::Drop, run: drop::run },
    // Step 4: battle abilities (DR-18.17 to DR-18.19).
    PhaseEntry { name: "abilities", holds: |phase| phase == Phase::Abilities, run: abilities::run },
    // Steps 5 to 9: booty, damage, winner, outcome, sinking (DR-18.20 to DR-18.32).
    PhaseEntry { name: "aftermath", holds: |phase| phase == Phase::Aftermath, run: aftermath::run },
];
