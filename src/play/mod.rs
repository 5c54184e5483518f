//! One match at the table, without a picture of it: questions to seats, happenings for viewers, and the run of the
//! rules.
//!
//! A frame takes orders, takes answers, lets the rules run, and tells happenings, in this order ([`PlaySystems`]). Only
//! told happenings move [`seen::Seen`], which is all that panels, pieces and games may read.

pub mod activity;
pub mod annals;
pub mod answers;
pub mod apart;
pub mod at_table;
pub mod begin;
pub mod belongings;
pub mod bots;
mod cabinet;
pub mod called_throw;
pub mod carrying;
mod chance;
pub mod choices;
pub mod consent;
pub mod counsel;
pub mod current_match;
pub mod curtain;
pub mod fork;
pub mod frame;
pub mod keys;
mod lens;
pub mod livery;
pub mod log;
pub mod moments;
pub mod notebooks;
pub mod on_the_table;
pub mod pace;
pub mod phases;
pub mod players;
mod reel;
pub mod replay;
pub mod sand_glass;
pub mod save_slot;
pub mod saves;
pub mod sealed_orders;
pub mod second_window;
pub mod seen;
pub mod show_lock;
pub mod since;
pub mod telling;
mod throw_book;
pub mod throws;
pub mod told;
pub mod undo;

pub use frame::PlaySystems;

use bevy::prelude::*;

/// Adds the part that all games share.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        activity::plugin,
        answers::plugin,
        curtain::plugin,
        frame::plugin,
        show_lock::plugin,
        pace::plugin,
        sand_glass::plugin,
        saves::plugin,
        seen::plugin,
        throws::plugin,
        undo::plugin,
        begin::plugin,
        bots::plugin,
        moments::plugin,
        replay::plugin,
    ))
    .add_plugins((
        carrying::plugin,
        consent::plugin,
        counsel::plugin,
        fork::plugin,
        notebooks::plugin,
        second_window::plugin,
    ));
}

/// Adds a game's own part, with which it can be played at the table.
pub fn match_plugin<G: at_table::AtTable>(app: &mut App) {
    app.add_plugins((
        annals::<G>,
        on_the_table::of_game::<G>,
        activity::of_game::<G>,
        answers::of_game::<G>,
        phases::of_game::<G>,
        begin::of_game::<G>,
        bots::of_game::<G>,
        called_throw::of_game::<G>,
        choices::of_game::<G>,
        curtain::of_game::<G>,
        sealed_orders::of_game::<G>,
        second_window::of_game::<G>,
        seen::of_game::<G>,
        telling::of_game::<G>,
        undo::of_game::<G>,
    ));
}

/// Adds saves, looks at other moments, and replays.
fn annals<G: at_table::AtTable>(app: &mut App) {
    app.add_plugins((moments::of_game::<G>, replay::of_game::<G>, saves::of_game::<G>, throws::of_game::<G>))
        .add_plugins((since::of_game::<G>, sand_glass::of_game::<G>, consent::of_game::<G>));
}
