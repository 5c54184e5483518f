//! How fast the telling goes: the brake of the show.

use bevy::prelude::*;

/// The pace at which the show plays.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// It waits after every beat ([`NextBeat`]).
    Step,
    /// As it was meant.
    #[default]
    Normal,
    /// Three times as fast.
    Fast,
    /// It stands still.
    Paused,
}

/// Go straight to the end of everything that is still to be shown.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkipShow;

/// Go on with the next beat, where the pace waits for it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextBeat;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>().add_message::<SkipShow>().add_message::<NextBeat>();
}
