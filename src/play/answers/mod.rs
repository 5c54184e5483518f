//! Sources of the answers to called throws. Exactly one is at work.

mod recorded;
mod scripted;
mod seeded;
mod source;

pub use scripted::ScriptedAnswers;
pub use source::{AnswerSource, answers_come_from};

use bevy::prelude::*;

use super::at_table::AtTable;
use super::frame::PlaySystems;

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
