//! Throws show the faces of a list, in the order in which they are called.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::source::Open;
use crate::play::called_throw::ThrowAnswer;

/// The faces still to come, one list a throw.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct ScriptedAnswers(pub VecDeque<Vec<u8>>);

pub(super) fn answer(mut commands: Commands, mut script: ResMut<ScriptedAnswers>, open: Open) {
    for (entity, called) in open.iter() {
        let Some(faces) = script.0.pop_front() else { continue };
        commands.entity(entity).insert(ThrowAnswer(called.request.showing(&faces)));
    }
}
