//! The phases of The Ships as systems one can find by name: each drives the rules' function of its phase, and decides nothing.

use bevy::prelude::*;

use crate::play::battle::{Battle, Rules, in_phase};
use crate::rules::the_ships::phases;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::state::{Phase, Stage};

/// The turn, set after set, as the rulebook has it (TS-7.1).
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShipsPhases {
    /// Wind, placing, fitting out, and the start of a turn (TS-2, TS-7.2).
    Preparations,
    /// Phase 1 (TS-8).
    Orders,
    /// Phase 2 (TS-23.4).
    Steadiness,
    /// Phase 3 (TS-11.1).
    Tokens,
    /// Phase 4 (TS-11.5).
    Execution,
    /// Phase 5 (TS-20).
    Marks,
}

/// Before the battle, and the start of every turn.
fn preparations(mut battle: Battle<TheShips>) {
    match battle.phase() {
        Some(Phase::Weather) => battle.run(phases::weather::run),
        Some(Phase::Placing(_)) => battle.run(phases::placing::run),
        Some(Phase::FittingOut) => battle.run(phases::fitting_out::run),
        Some(Phase::Dawn) => battle.run(phases::dawn::run),
        _ => {}
    }
}

/// Phase 1: order cards are laid face down (TS-8).
fn orders(mut battle: Battle<TheShips>) {
    battle.run(phases::orders::run);
}

/// Phase 2: crews in panic are tried (TS-23.4).
fn steadiness(mut battle: Battle<TheShips>) {
    battle.run(phases::steadiness::run);
}

/// Phase 3: cards are turned, batteries begin to load, tokens are handed out (TS-11.1 to TS-11.4).
fn tokens(mut battle: Battle<TheShips>) {
    battle.run(phases::tokens::run);
}

/// Phase 4, the steps of one half of a beat, and what comes before the first and after the last (TS-11, TS-12, TS-18).
fn movement_beat(mut battle: Battle<TheShips>) {
    let Some(Phase::Execution(stage)) = battle.phase() else { return };
    match stage {
        Stage::Opening => battle.run(phases::execution::opening),
        Stage::FirstMoves => battle.run(phases::execution::first_moves),
        Stage::SecondMoves => battle.run(phases::execution::second_moves),
        Stage::Pivots => battle.run(phases::execution::pivots_alone),
        Stage::OpeningWindow | Stage::PivotsWindow | Stage::FirstWindow | Stage::SecondWindow => {}
    }
}

/// Phase 4, the fire window after it (TS-19).
fn fire_window(mut battle: Battle<TheShips>) {
    let Some(Phase::Execution(stage)) = battle.phase() else { return };
    match stage {
        Stage::OpeningWindow | Stage::PivotsWindow | Stage::FirstWindow | Stage::SecondWindow => {
            battle.run(phases::execution::window);
        }
        Stage::Opening | Stage::FirstMoves | Stage::SecondMoves | Stage::Pivots => {}
    }
}

/// Phase 5: reload boxes and marks (TS-20).
fn marks(mut battle: Battle<TheShips>) {
    battle.run(phases::marks::run);
}

/// The phases, for the table and for tests without one.
pub fn plugin(app: &mut App) {
    use ShipsPhases as S;
    app.configure_sets(
        Rules,
        (
            S::Preparations.run_if(in_phase::<TheShips>(|phase| {
                matches!(phase, Phase::Weather | Phase::Placing(_) | Phase::FittingOut | Phase::Dawn)
            })),
            S::Orders.run_if(in_phase::<TheShips>(|phase| phase == Phase::Orders)),
            S::Steadiness.run_if(in_phase::<TheShips>(|phase| phase == Phase::Steadiness)),
            S::Tokens.run_if(in_phase::<TheShips>(|phase| phase == Phase::Tokens)),
            S::Execution.run_if(in_phase::<TheShips>(|phase| matches!(phase, Phase::Execution(_)))),
            S::Marks.run_if(in_phase::<TheShips>(|phase| phase == Phase::Marks)),
        )
            .chain(),
    )
    .add_systems(
        Rules,
        (
            preparations.in_set(S::Preparations),
            orders.in_set(S::Orders),
            steadiness.in_set(S::Steadiness),
            tokens.in_set(S::Tokens),
            (movement_beat, fire_window).chain().in_set(S::Execution),
            marks.in_set(S::Marks),
        ),
    );
}
