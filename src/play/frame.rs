//! The order of systems in a frame of the match.

use bevy::prelude::*;

/// The steps of a frame, in this order.
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
    /// Happenings are told, one after the other, as fast as the show allows.
    Tell,
    /// Windows are given what their seats may see; throws are called, mirrors set, the match is saved.
    Show,
}

/// Systems that keep the match: they rest in a second window, which has none.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchSystems;

/// The system that publishes what windows see; mirrors are set after it, eyes are moved before it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PublishSystems;

/// A match was begun, loaded, or left: mirrors of the match begin anew.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableCleared;

/// The table is set out afresh for any reason: the running show is broken off.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShowBrokenOff;

/// Counts the times that the table was set out afresh.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Afresh(pub u64);

pub(super) fn plugin(app: &mut App) {
    use PlaySystems as S;
    app.init_resource::<Afresh>()
        .configure_sets(Update, (S::Begin, S::TakeOrders, S::TakeAnswers, S::RunRules, S::Tell, S::Show).chain());
}
