//! The parts of a game and the steps of a battle (DR-4.15, DR-18.8): the only list of them, by which tables, bots, scripts and
//! saves run it.

use super::{abilities, aftermath, commit, declare, drop, ending, main_phase, reckoning, setting_out, turn_start};
use crate::rules::dead_reckoning::game::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::PhaseEntry;

/// Every one of them.
pub const TURN: &[PhaseEntry<DeadReckoning>] = &[
    // The game is set out (DR-3).
    PhaseEntry { name: "setting_out", holds: |phase| phase == Phase::SettingOut, run: setting_out::run },
    // The level-up that is still due (DR-13.2).
    PhaseEntry { name: "turn_start", holds: |phase| phase == Phase::TurnStart, run: turn_start::run },
    // The main phase, an order a run (DR-4.2).
    PhaseEntry { name: "main_phase", holds: |phase| phase == Phase::Main, run: main_phase::run },
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
    // The end phase, a step each (DR-12).
    PhaseEntry { name: "refill", holds: |phase| phase == Phase::Refill, run: ending::refill },
    PhaseEntry { name: "mode", holds: |phase| phase == Phase::Mode, run: ending::mode },
    PhaseEntry { name: "sleeve", holds: |phase| phase == Phase::Sleeve, run: ending::sleeve },
    PhaseEntry { name: "draw", holds: |phase| phase == Phase::Draw, run: ending::draw },
    // The next turn, or the end of the game (DR-4.1, DR-25).
    PhaseEntry { name: "turn_end", holds: |phase| phase == Phase::TurnEnd, run: ending::turn_end },
    PhaseEntry { name: "score", holds: |phase| phase == Phase::Score, run: reckoning::score },
    // A tie for victory, a throw a run (DR-27).
    PhaseEntry { name: "tie_break", holds: |phase| phase == Phase::TieBreak, run: reckoning::tie_break },
];
