//! Throws fall as the chance of the match has it: for tests, simulations, and tables without dice. Decks are always put in
//! order so.

use bevy::prelude::*;

use super::source::Open;
use crate::play::at_table::AtTable;
use crate::play::called_throw::ThrowAnswer;
use crate::play::current_match::{CurrentMatch, Input};
use crate::play::show_lock::ShowLock;
use crate::rules::kernel::{Answer, Awaiting, Want};

pub(super) fn answer<G: AtTable>(mut commands: Commands, open: Open) {
    for (entity, called) in open.iter().filter(|(_, called)| called.game == G::GAME) {
        commands.entity(entity).insert(ThrowAnswer(G::luck(called.seed).throw(&called.request)));
    }
}

/// Shuffles are answered from the chance of the match, without a player; the order of the deck is told to no viewer.
pub(super) fn shuffle<G: AtTable>(If(mut current): If<ResMut<CurrentMatch<G>>>, lock: Res<ShowLock>) {
    if lock.any() {
        return;
    }
    let Awaiting::Answer(Want::Shuffle { cards, .. }) = current.awaiting() else { return };
    if current.next_recorded().is_some() {
        return;
    }
    let number = current.inputs() as u64;
    let order = G::luck(current.chance().draw(number, "deck")).shuffle(*cards);
    current.forget_undone();
    // It is a permutation of the cards that are wanted.
    let _ = current.take(Input::Answer(Answer::Dealt(order)));
}
