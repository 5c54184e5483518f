//! Throws fall as the seed of the match has it: for tests, simulations, and tables without dice.

use bevy::prelude::*;

use super::Open;
use crate::captains::battle::SeededDice;
use crate::play::called_throw::ThrowAnswer;

pub(super) fn answer(mut commands: Commands, open: Open) {
    for (entity, called) in open.iter() {
        let outcome = SeededDice::new(called.seed).throw(&called.request);
        commands.entity(entity).insert(ThrowAnswer(outcome));
    }
}
