//! Orders come in sealed: checked by the rules once more, kept face down, taken back as long as nothing has run.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::{CurrentMatch, Input};
use super::frame::PlaySystems;
use crate::rules::kernel::{Misfit, Ruleset, Seat};

/// A seat seals its order.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderGiven<G: Ruleset> {
    pub seat: Seat,
    pub order: G::Order,
}

/// A seat takes its sealed order back.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct OrderTakenBack<G: Ruleset> {
    pub seat: Seat,
    pub game: std::marker::PhantomData<G>,
}

impl<G: Ruleset> OrderTakenBack<G> {
    /// This seat takes its order back.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        Self { seat, game: std::marker::PhantomData }
    }
}

/// The rules refuse an order that was given; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRefused<G: Ruleset> {
    pub seat: Seat,
    /// The refusal; none if the seat owes no order now.
    pub refusal: Option<G::Refusal>,
}

fn take<G: AtTable>(
    current: Option<ResMut<CurrentMatch<G>>>,
    mut given: MessageReader<OrderGiven<G>>,
    mut refused: MessageWriter<OrderRefused<G>>,
) {
    let Some(mut current) = current else {
        given.clear();
        return;
    };
    for OrderGiven { seat, order } in given.read() {
        match current.take(Input::Order(*seat, order.clone())) {
            Ok(()) => current.forget_undone(),
            Err(misfit) => {
                let refusal = match misfit {
                    Misfit::Refused(refusal) => Some(refusal),
                    Misfit::NotAwaited(_) | Misfit::OrdersOwed(_) | Misfit::AnswerOwed(_) | Misfit::Over => None,
                };
                refused.write(OrderRefused { seat: *seat, refusal });
            }
        }
    }
}

fn take_back<G: AtTable>(current: Option<ResMut<CurrentMatch<G>>>, mut back: MessageReader<OrderTakenBack<G>>) {
    let Some(mut current) = current else {
        back.clear();
        return;
    };
    for OrderTakenBack { seat, .. } in back.read() {
        current.take_back(*seat);
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_message::<OrderGiven<G>>()
        .add_message::<OrderTakenBack<G>>()
        .add_message::<OrderRefused<G>>()
        .add_systems(Update, (take_back::<G>, take::<G>).chain().in_set(PlaySystems::TakeOrders));
}
