//! The papers of a battle: ribbon, log, ships' books, questions, the curtain, set-up sheets, the umpire's and the verdict.

pub mod books;
pub mod ending;
pub mod fitting;
pub mod log_book;
pub mod placing;
pub mod question;
mod set_up;
mod showing;
pub mod umpire;
mod umpiring;
pub mod verdict;

use bevy::prelude::*;

use crate::games::papers;
use crate::games::papers::desk::Papers;
use crate::games::papers::log_page::Saying;
use crate::logbook::wording::{Arg, the_ships as words};
use crate::play::players::Players;
use crate::rules::kernel;
use crate::rules::the_ships::happenings::Happening;
use crate::rules::the_ships::ruleset::TheShips;
use crate::rules::the_ships::view::View;
use crate::table::panels::chart::seat_of;
use crate::table::speech::Speech;
use crate::table::stage::Seat;

impl Papers for TheShips {
    const BOOKS: bool = true;

    fn chair(view: &View, seat: kernel::Seat) -> Seat {
        view.table.side_at(seat).map_or(Seat::First, seat_of)
    }

    fn player(players: &Players, view: &View, seat: kernel::Seat) -> Arg {
        match players.name_of(seat) {
            Some(name) => Arg::text(name),
            None => view.table.side_at(seat).map_or(Arg::text(""), |side| Arg::key(words::side(side))),
        }
    }

    fn say(view: &View, told: &Happening, speech: &Speech) -> Saying {
        log_book::say(&view.table.articles, told, speech)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<TheShips>, showing::plugin, set_up::plugin, umpiring::plugin));
}
