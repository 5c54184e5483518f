//! Where the answers to called throws come from. Exactly one source is at work.

mod recorded;
mod scripted;
mod seeded;

pub use scripted::ScriptedAnswers;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::called_throw::{CalledThrow, ThrowAnswer};

/// The source at work: for a [`CalledThrow`] without [`ThrowAnswer`] and without a recorded outcome it inserts one.
///
/// Recorded outcomes are answered by the record alone.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AnswerSource {
    /// Dice of the table, thrown by hand: whoever simulates them answers.
    Physical,
    /// A seed.
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
struct Open<'w, 's>(Query<'w, 's, (Entity, &'static CalledThrow), Without<ThrowAnswer>>);

impl Open<'_, '_> {
    /// Those that are not on record.
    fn iter(&self) -> impl Iterator<Item = (Entity, &CalledThrow)> {
        self.0.iter().filter(|(_, called)| called.recorded.is_none())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AnswerSource>().init_resource::<ScriptedAnswers>().add_systems(
        Update,
        (recorded::answer_throws, scripted::answer.run_if(answers_come_from(AnswerSource::Scripted)))
            .in_set(PlaySystems::TakeAnswers),
    );
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            recorded::answer::<G>,
            seeded::shuffle::<G>,
            seeded::answer::<G>.run_if(answers_come_from(AnswerSource::Seeded)),
        )
            .chain()
            .in_set(PlaySystems::TakeAnswers),
    );
}
