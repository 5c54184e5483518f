//! The phases, in the order of a game: the only list of them, by which tables, bots, scripts and saves run it.

mod actions;
mod battle;
mod port;
mod raid;
mod reveal;
mod round;
mod round_end;
mod setting_out;
mod turn_end;
mod turn_start;

use super::game::MerchantsAndMarauders;
use super::state::Phase;
use crate::rules::kernel::PhaseEntry;

/// Every one of them.
pub const ALL: &[PhaseEntry<MerchantsAndMarauders>] = &[
    // Decks, tokens, captains (MM-6.1 to MM-6.8).
    PhaseEntry { name: "setting_out", holds: |phase| phase == Phase::SettingOut, run: setting_out::run },
    // Everybody picks a ship in secret (MM-6.8).
    PhaseEntry { name: "ships", holds: |phase| phase == Phase::Ships, run: reveal::ships },
    // All reveal at once, and one is drawn who begins (MM-6.8 to MM-6.10).
    PhaseEntry { name: "reveal", holds: |phase| phase == Phase::Reveal, run: reveal::run },
    // Merchants, time, event (MM-7.1).
    PhaseEntry { name: "round", holds: |phase| phase == Phase::Round, run: round::run },
    // A new captain, cards, the event, ships that scout (MM-8.13).
    PhaseEntry { name: "turn_start", holds: |phase| phase == Phase::TurnStart, run: turn_start::run },
    // The actions, an order a run (MM-8.1).
    PhaseEntry { name: "actions", holds: |phase| phase == Phase::Actions, run: actions::run },
    // Activities of a Port action, an order a run (MM-10.1).
    PhaseEntry { name: "port", holds: |phase| phase == Phase::Port, run: port::run },
    // A raid that a position begins with (MM-11).
    PhaseEntry { name: "raid", holds: |phase| phase == Phase::Raid, run: raid::run },
    // A battle that a position begins with (MM-16).
    PhaseEntry { name: "battle", holds: |phase| phase == Phase::Battle, run: battle::run },
    // Effects at a turn's end, and the next turn (MM-8.13).
    PhaseEntry { name: "turn_end", holds: |phase| phase == Phase::TurnEnd, run: turn_end::run },
    // The four steps (MM-7.8).
    PhaseEntry { name: "round_end", holds: |phase| phase == Phase::RoundEnd, run: round_end::run },
];
