//! The source of answers at work, and the throws that wait for it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::play::called_throw::{CalledThrow, ThrowAnswer};

/// The source at work: for a [`CalledThrow`] without [`ThrowAnswer`] and without a recorded outcome it inserts one.
///
/// Recorded outcomes are answered by the record alone.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AnswerSource {
    /// Dice of the table, thrown by hand: the physics simulation answers.
    Physical,
    #[default]
    Seeded,
    /// A list of faces.
    Scripted,
}

/// Is this the source at work?
pub fn answers_come_from(source: AnswerSource) -> impl Fn(Res<AnswerSource>) -> bool + Clone {
    move |at_work| *at_work == source
}

/// Throws that wait for their answer.
#[derive(SystemParam)]
pub(super) struct Open<'w, 's>(Query<'w, 's, (Entity, &'static CalledThrow), Without<ThrowAnswer>>);

impl Open<'_, '_> {
    /// Throws that are not on record.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Entity, &CalledThrow)> {
        self.0.iter().filter(|(_, called)| called.recorded.is_none())
    }
}
