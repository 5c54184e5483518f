//! The source that puts recorded inputs in again: after an undo, and when a journal is played.

use bevy::prelude::*;

use crate::play::at_table::AtTable;
use crate::play::called_throw::{CalledThrow, ThrowAnswer};
use crate::play::current_match::{CurrentMatch, Input};
use crate::play::show_lock::ShowLock;
use crate::play::throws::{Recorded, ThrowsAreShown};
use crate::rules::kernel::{Answer, Awaiting, Want};

/// Answers recorded throws as they fell before; if throws are shown, the show of a recorded one answers it.
pub(super) fn answer_throws(
    mut commands: Commands,
    open: Query<(Entity, &CalledThrow, Has<Recorded>), Without<ThrowAnswer>>,
    shown: Option<Res<ThrowsAreShown>>,
) {
    for (entity, called, on_record) in &open {
        if let Some(outcome) = called.recorded.as_ref().filter(|_| !on_record || shown.is_none()) {
            commands.entity(entity).insert(ThrowAnswer(outcome.clone()));
        }
    }
}

/// Orders and choices are given as they were given before.
pub(super) fn answer<G: AtTable>(If(mut current): If<ResMut<CurrentMatch<G>>>, lock: Res<ShowLock>) {
    if lock.any() {
        return;
    }
    loop {
        let fits = match (current.awaiting(), current.next_recorded()) {
            (Awaiting::Answer(Want::Throw { request, .. }), Some(Input::Answer(Answer::Thrown(outcome)))) => {
                if request.accept(outcome).is_ok() {
                    return;
                }
                false
            }
            (Awaiting::Orders(seats), Some(Input::Order(seat, _))) => seats.contains(seat),
            (Awaiting::Answer(_), Some(Input::Answer(_))) => true,
            (Awaiting::Nothing, _) | (_, None) => return,
            _ => false,
        };
        if fits {
            current.take_recorded();
        } else {
            current.forget_undone();
        }
    }
}
