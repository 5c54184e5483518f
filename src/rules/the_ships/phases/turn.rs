//! The turn as the rulebook has it (TS-7.1): the only list of its phases, by which tables, bots, scripts and saves run it.

use super::{dawn, execution, fitting_out, marks, orders, placing, steadiness, tokens, weather};
use crate::rules::kernel::{Orders, PhaseEntry};
use crate::rules::the_ships::game::{Battle, Ruling, TheShips};
use crate::rules::the_ships::state::{Phase, Stage};

/// Lists the phases before the battle and those of every turn.
pub const TURN: &[PhaseEntry<TheShips>] = &[
    // TS-5
    PhaseEntry { name: "weather", holds: |phase| phase == Phase::Weather, run: weather::run },
    // TS-2.6
    PhaseEntry { name: "placing", holds: |phase| matches!(phase, Phase::Placing(_)), run: placing::run },
    // TS-2.7
    PhaseEntry { name: "fitting_out", holds: |phase| phase == Phase::FittingOut, run: fitting_out::run },
    // The start of a turn (TS-7.2).
    PhaseEntry { name: "dawn", holds: |phase| phase == Phase::Dawn, run: dawn::run },
    // Phase 1: order cards are laid face down (TS-8).
    PhaseEntry { name: "orders", holds: |phase| phase == Phase::Orders, run: orders::run },
    // Phase 2: crews in panic are tried (TS-23.4).
    PhaseEntry { name: "steadiness", holds: |phase| phase == Phase::Steadiness, run: steadiness::run },
    // Phase 3: cards are turned, batteries begin to load, tokens are handed out (TS-11.1 to TS-11.4).
    PhaseEntry { name: "tokens", holds: |phase| phase == Phase::Tokens, run: tokens::run },
    // Phase 4 repeats the steps of half a beat, with its own beginning and end (TS-11, TS-12, TS-18).
    PhaseEntry {
        name: "movement_beat",
        holds: |phase| matches!(phase, Phase::Execution(stage) if !is_window(stage)),
        run: movement_beat,
    },
    // Phase 4, the fire window after it (TS-19).
    PhaseEntry {
        name: "fire_window",
        holds: |phase| matches!(phase, Phase::Execution(stage) if is_window(stage)),
        run: execution::window,
    },
    // Phase 5: reload boxes and marks (TS-20).
    PhaseEntry { name: "marks", holds: |phase| phase == Phase::Marks, run: marks::run },
];

fn is_window(stage: Stage) -> bool {
    match stage {
        Stage::OpeningWindow | Stage::PivotsWindow | Stage::FirstWindow | Stage::SecondWindow => true,
        Stage::Opening | Stage::Pivots | Stage::FirstMoves | Stage::SecondMoves => false,
    }
}

fn movement_beat(battle: &mut Battle<'_>, orders: &Orders<TheShips>) -> Ruling<()> {
    match battle.phase {
        Phase::Execution(Stage::Opening) => execution::opening(battle, orders),
        Phase::Execution(Stage::FirstMoves) => execution::first_moves(battle, orders),
        Phase::Execution(Stage::SecondMoves) => execution::second_moves(battle, orders),
        _ => execution::pivots_alone(battle, orders),
    }
}
