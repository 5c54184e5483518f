//! A second window for one seat: a program of its own at the end of a wire, which is told only facts that its seat may
//! know.
//!
//! The match stays with the first window. For the second there is an [`Onlooker`](super::seen::Onlooker) with a chair,
//! so that no curtain falls for it, and everything this onlooker is told goes down the wire (`post`). Requests of that
//! seat come up the wire, and the rules check them like any player's (`listen`). The second window knows only these
//! messages: it sets the same `Seen`, tells the same `Told`, and keeps no match ([`guest`]).

mod favours;
pub mod guest;
pub mod host;
mod listen;
mod post;
pub mod wire;
pub mod words;

use bevy::prelude::*;

use super::at_table::AtTable;
use super::frame::MatchSystems;

pub use super::apart::Apart;
pub use favours::{FirstWindowOnly, ThrowWished};
pub use guest::Guest;
pub use host::{CloseSecondWindow, Ending, OpenSecondWindow, SecondWindow, SecondWindowClosed};

/// There is a match here, or there may be one: this is no second window.
#[must_use]
pub fn keeps_the_match(guest: Option<Res<Guest>>) -> bool {
    guest.is_none()
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(Update, MatchSystems.run_if(keeps_the_match))
        .add_message::<ThrowWished>()
        .add_message::<FirstWindowOnly>()
        .add_plugins((host::plugin, guest::plugin));
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.add_plugins((post::of_game::<G>, listen::of_game::<G>, guest::of_game::<G>));
}
