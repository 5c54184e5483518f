//! The steps of a battle as systems one can find by name: each drives the rules' function of its step, and decides nothing.

use bevy::prelude::*;

use crate::play::battle::{Battle, Rules, in_phase};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::Phase;
use crate::rules::kernel::Ruleset;

/// A battle, set after set, as the rulebook has it (DR-18.8).
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BattleSteps {
    /// Step 0: a battle is declared (DR-18.8).
    Declaring,
    /// Step 1: both sides fix their cubes (DR-18.11 to DR-18.14).
    Committing,
    /// Steps 2 and 3: all cubes fall, and explode (DR-18.15, DR-18.16).
    Dropping,
    /// Step 4: battle abilities (DR-18.17 to DR-18.19).
    Abilities,
    /// Steps 5 to 9: booty, damage, winner, outcome, sinking (DR-18.20 to DR-18.32).
    Aftermath,
}

fn run(battle: &mut Battle<DeadReckoning>) {
    if let Some(phase) = battle.phase() {
        battle.run(DeadReckoning::procedure(phase));
    }
}

/// Step 0.
fn declaring(mut battle: Battle<DeadReckoning>) {
    run(&mut battle);
}

/// Step 1.
fn committing(mut battle: Battle<DeadReckoning>) {
    run(&mut battle);
}

/// Steps 2 and 3.
fn dropping(mut battle: Battle<DeadReckoning>) {
    run(&mut battle);
}

/// Step 4.
fn abilities(mut battle: Battle<DeadReckoning>) {
    run(&mut battle);
}

/// Steps 5 to 9.
fn aftermath(mut battle: Battle<DeadReckoning>) {
    run(&mut battle);
}

/// The steps, for the table and for tests without one.
pub fn plugin(app: &mut App) {
    use BattleSteps as S;
    app.configure_sets(
        Rules,
        (
            S::Declaring.run_if(in_phase::<DeadReckoning>(|phase| phase == Phase::Declare)),
            S::Committing.run_if(in_phase::<DeadReckoning>(|phase| matches!(phase, Phase::Commit | Phase::Answer))),
            S::Dropping.run_if(in_phase::<DeadReckoning>(|phase| phase == Phase::Drop)),
            S::Abilities.run_if(in_phase::<DeadReckoning>(|phase| phase == Phase::Abilities)),
            S::Aftermath.run_if(in_phase::<DeadReckoning>(|phase| phase == Phase::Aftermath)),
        )
            .chain(),
    )
    .add_systems(
        Rules,
        (
            declaring.in_set(S::Declaring),
            committing.in_set(S::Committing),
            dropping.in_set(S::Dropping),
            abilities.in_set(S::Abilities),
            aftermath.in_set(S::Aftermath),
        ),
    );
}
