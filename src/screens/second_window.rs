//! The second window among the screens: the message when it closes, and the second window's own behaviour.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::games::papers::desk::AtDesk;
use crate::logbook::wording::{Arg, Fact, key};
use crate::play::second_window::{Ending, FirstWindowOnly, Guest, SecondWindow, SecondWindowClosed};
use crate::rules::kernel::Seat;
use crate::table::pacing::redraw_while;
use crate::table::speech::Speech;
use crate::table::stage::Screen;
use crate::table::toasts::{Toasts, Tone};

/// The name of a seat's player: as on every paper of the match, and by number while none lies on the desk.
#[must_use]
pub(super) fn name_of(at: &AtDesk, seat: Seat) -> Arg {
    let number = usize::from(seat.0) + 1;
    at.called(seat).unwrap_or_else(|| Fact::from(key::OutfitPlayer { number }).into())
}

/// A window that closed by itself is missed, and said.
fn say_that_it_closed(mut closed: MessageReader<SecondWindowClosed>, at: Res<AtDesk>, mut toasts: ResMut<Toasts>) {
    for SecondWindowClosed { seat, ending } in closed.read() {
        let player = name_of(&at, *seat);
        match ending {
            Ending::Done => {}
            Ending::Left => toasts.post(Tone::News, Fact::from(key::SecondWindowLeft { player })),
            Ending::Faulty => toasts.post(Tone::Fault, Fact::from(key::SecondWindowFaulty { player })),
        }
    }
}

/// Says that the first window must do this.
fn say_that_it_is_done_there(mut asked: MessageReader<FirstWindowOnly>, mut toasts: ResMut<Toasts>) {
    if asked.read().count() > 0 {
        toasts.post(Tone::News, Fact::from(key::SECOND_WINDOW_FIRST));
    }
}

/// A message over the wire is shown at once, also at a table that rests.
fn speaks(guest: Option<Res<Guest>>, second: Option<Res<SecondWindow>>) -> bool {
    guest.is_some_and(|guest| guest.is_behind()) || second.is_some_and(|second| second.is_spoken_with())
}

/// Writes the player's name over the window.
fn entitle(
    guest: Res<Guest>,
    at: Res<AtDesk>,
    speech: Res<Speech>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Some(seat) = guest.seat() else { return };
    let title = speech.say(key::SecondWindowTitle { player: name_of(&at, seat) });
    for mut window in &mut windows {
        if window.title != title {
            window.title.clone_from(&title);
        }
    }
}

/// Leaving the table at the second window closes it.
fn close(mut exit: MessageWriter<AppExit>) {
    exit.write(AppExit::Success);
}

pub(super) fn plugin(app: &mut App) {
    redraw_while(app, speaks.or_else(on_message::<SecondWindowClosed>));
    app.add_systems(Update, (say_that_it_closed, say_that_it_is_done_there, entitle.run_if(resource_exists::<Guest>)))
        .add_systems(OnExit(Screen::Table), close.run_if(resource_exists::<Guest>));
}
