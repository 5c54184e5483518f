//! Choices of the players, made where the rules ask for them.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::{CurrentMatch, Input};
use super::frame::PlaySystems;
use crate::rules::kernel::{Answer, Awaiting, Ruleset, Seat, Want};

/// A seat has chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct ChoiceMade<G: Ruleset> {
    pub seat: Seat,
    /// The number of the option, counted from 0.
    pub option: usize,
    pub game: PhantomData<G>,
}

impl<G: Ruleset> ChoiceMade<G> {
    /// This seat has chosen this option.
    #[must_use]
    pub const fn of(seat: Seat, option: usize) -> Self {
        Self { seat, option, game: PhantomData }
    }
}

fn take<G: AtTable>(current: Option<ResMut<CurrentMatch<G>>>, mut made: MessageReader<ChoiceMade<G>>) {
    let Some(mut current) = current else {
        made.clear();
        return;
    };
    for ChoiceMade { seat, option, .. } in made.read() {
        let wanted = matches!(current.awaiting(), Awaiting::Answer(Want::Choice { by, .. }) if by == seat);
        let Some(option) = u16::try_from(*option).ok().filter(|_| wanted) else { continue };
        if current.take(Input::Answer(Answer::Chose(option))).is_ok() {
            current.forget_undone();
        }
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_message::<ChoiceMade<G>>().add_systems(Update, take::<G>.in_set(PlaySystems::TakeAnswers));
}
