//! The papers of a battle: ribbon, log, ships' books, questions, the curtain, set-up sheets and the verdict.

pub mod books;
pub mod ending;
pub mod fitting;
pub mod log_book;
pub mod placing;
pub mod question;
mod set_up;
mod showing;
pub mod verdict;

pub use showing::OpenPapers;

use bevy::prelude::*;

use crate::logbook::wording::{Arg, the_ships as words};
use crate::play::players::Players;
use crate::rules::kernel;
use crate::rules::the_ships::state::State as Battle;
use crate::table::panels::chart::seat_of;
use crate::table::stage::Seat;

/// What a player is called: by name, or after the side where there is none.
#[must_use]
pub fn player(players: &Players, battle: &Battle, seat: kernel::Seat) -> Arg {
    let name = players.of(seat).map(|player| player.name.trim()).filter(|name| !name.is_empty());
    match name {
        Some(name) => Arg::text(name),
        None => battle.side_at(seat).map_or(Arg::text(""), |side| Arg::key(words::side(side))),
    }
}

/// The chair of a seat of the rules.
#[must_use]
pub fn chair(battle: &Battle, seat: kernel::Seat) -> Seat {
    battle.side_at(seat).map_or(Seat::First, seat_of)
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((showing::plugin, set_up::plugin));
}
