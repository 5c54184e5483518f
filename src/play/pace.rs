//! The pace of the telling: the brake of the show.

use bevy::prelude::*;

/// The pace at which the show plays.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// It waits after every beat ([`NextBeat`]).
    Step,
    /// As it was meant.
    #[default]
    Normal,
    /// Less than half as fast.
    Slow,
    /// Three times as fast.
    Fast,
    /// Eight times as fast.
    Swift,
    Paused,
}

impl Pace {
    /// Seconds of the show in a second.
    #[must_use]
    pub const fn speed(self) -> f32 {
        match self {
            Self::Step | Self::Normal => 1.0,
            Self::Slow => 0.4,
            Self::Fast => 3.0,
            Self::Swift => 8.0,
            Self::Paused => 0.0,
        }
    }
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
