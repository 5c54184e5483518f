//! One match at the table, without a picture of it: who owes what, what is told to whom, and how the rules are driven.
//!
//! A frame takes orders, takes answers, lets the rules run, and tells what happened, in this order ([`PlaySystems`]).
//! Only what is told moves [`seen::Seen`], which is all that panels, pieces and games may read.

pub mod activity;
pub mod answers;
pub mod at_table;
pub mod battle;
pub mod begin;
pub mod bots;
pub mod called_throw;
pub mod choices;
pub mod current_match;
pub mod curtain;
mod dead_reckoning;
pub mod livery;
pub mod log;
pub mod moments;
pub mod pace;
pub mod players;
pub mod replay;
pub mod saves;
pub mod sealed_orders;
pub mod second_window;
pub mod seen;
pub mod telling;
mod the_ships;
pub mod throws;
pub mod undo;

use bevy::prelude::*;

/// What a frame does with the match, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PlaySystems {
    /// New matches, loaded and left ones; undo.
    Begin,
    /// Orders are sealed and taken back.
    TakeOrders,
    /// Choices and throws are answered.
    TakeAnswers,
    /// The phases of the game run as far as they can.
    RunRules,
    /// What happened is told, one fact after the other, as fast as the show allows.
    Tell,
    /// Windows are given what their seats may see; throws are called, mirrors set, the match is saved.
    Show,
}

/// What all games share.
pub fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            PlaySystems::Begin,
            PlaySystems::TakeOrders,
            PlaySystems::TakeAnswers,
            PlaySystems::RunRules,
            PlaySystems::Tell,
            PlaySystems::Show,
        )
            .chain(),
    )
    .add_plugins((
        activity::plugin,
        answers::plugin,
        curtain::plugin,
        pace::plugin,
        saves::plugin,
        telling::plugin,
        throws::plugin,
        undo::plugin,
        begin::plugin,
        bots::plugin,
        moments::plugin,
        replay::plugin,
        second_window::plugin,
    ));
}

/// What a game needs to be played at the table.
pub fn match_plugin<G: at_table::AtTable>(app: &mut App) {
    app.add_plugins((
        annals::<G>,
        at_table::of_game::<G>,
        activity::of_game::<G>,
        answers::of_game::<G>,
        battle::of_game::<G>,
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

/// What was played is kept, looked at again, and played again.
fn annals<G: at_table::AtTable>(app: &mut App) {
    app.add_plugins((moments::of_game::<G>, replay::of_game::<G>, saves::of_game::<G>, throws::of_game::<G>));
}
