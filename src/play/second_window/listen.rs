//! The first window carries out the requests of the second for its seat, checked like those of any player.

use bevy::prelude::*;

use super::favours::ThrowWished;
use super::host::{Ending, SecondWindow};
use super::words::{GuestRequest, read};
use crate::play::at_table::AtTable;
use crate::play::called_throw::CalledThrow;
use crate::play::choices::ChoiceMade;
use crate::play::consent::{ConsentSystems, Motion, Moved, Voted};
use crate::play::frame::PlaySystems;
use crate::play::notebooks::Notebooks;
use crate::play::saves::Unsaved;
use crate::play::sealed_orders::{OrderGiven, OrderRefused, OrderTakenBack};
use crate::play::undo::{Redo, Undo};

/// Can this be moved at the second window? Lines of the log have other numbers there, and no glass offers more than an hour.
const fn is_theirs(motion: Motion) -> bool {
    match motion {
        Motion::Mate(_) | Motion::TakeBack => true,
        Motion::Limit(limit) => limit.minutes <= 60,
        Motion::BackTo(_) => false,
    }
}

fn handle_messages<G: AtTable>(
    mut second: ResMut<SecondWindow>,
    throws: Query<&CalledThrow>,
    (mut notebooks, mut unsaved): (ResMut<Notebooks>, ResMut<Unsaved>),
    mut given: MessageWriter<OrderGiven<G>>,
    mut back: MessageWriter<OrderTakenBack<G>>,
    mut chosen: MessageWriter<ChoiceMade<G>>,
    mut let_go: MessageWriter<ThrowWished>,
    (mut undo, mut redo): (MessageWriter<Undo>, MessageWriter<Redo>),
    (mut moved, mut voted): (MessageWriter<Moved>, MessageWriter<Voted>),
) {
    if second.game != Some(G::GAME) {
        return;
    }
    let seat = second.seat();
    while let Some(line) = second.heard.pop_front() {
        match read::<GuestRequest<G>>(&line) {
            Some(GuestRequest::Order(order)) => {
                given.write(OrderGiven { seat, order });
            }
            Some(GuestRequest::TakeBack) => {
                back.write(OrderTakenBack::of(seat));
            }
            Some(GuestRequest::Undo) => {
                undo.write(Undo { by: Some(seat), by_consent: false });
            }
            Some(GuestRequest::Redo) => {
                redo.write(Redo { by: Some(seat) });
            }
            Some(GuestRequest::Move(motion)) if is_theirs(motion) => {
                moved.write(Moved { by: seat, motion });
            }
            Some(GuestRequest::Vote(agreed)) => {
                voted.write(Voted { by: seat, agreed });
            }
            Some(GuestRequest::Choose(option)) => {
                chosen.write(ChoiceMade::of(seat, option));
            }
            Some(GuestRequest::LetGo(way))
                if throws.iter().any(|called| called.by == seat && called.game == G::GAME) =>
            {
                let_go.write(ThrowWished(way));
            }
            Some(GuestRequest::Keep { sitting, notebook, done }) if sitting == second.sitting => {
                notebooks.keep(seat, notebook);
                unsaved.0 |= done;
            }
            Some(GuestRequest::LetGo(_) | GuestRequest::Keep { .. }) => {}
            Some(GuestRequest::Move(_)) | None => {
                warn!("the second window says what no second window says");
                second.end(Ending::Faulty);
                second.heard.clear();
            }
        }
    }
}

/// Asks a seat once more if the rules refused its order.
fn ask_again<G: AtTable>(mut second: ResMut<SecondWindow>, mut refused: MessageReader<OrderRefused<G>>) {
    let seat = second.seat();
    if refused.read().any(|refused| refused.seat == seat) {
        second.repeat = true;
    }
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_systems(
        Update,
        (
            handle_messages::<G>.in_set(PlaySystems::Begin).before(ConsentSystems),
            ask_again::<G>.in_set(PlaySystems::TakeAnswers),
        )
            .run_if(resource_exists::<SecondWindow>),
    );
}
