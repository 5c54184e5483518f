//! Knows what lies around the eye: the room that is set, or the open sea while it stands on a deck.

use bevy::prelude::*;

use super::settings::{Settings, Venue};

/// The layer of everything visible from a deck: ships and their smoke, land, sea and sky. Things on the table are on
/// the first.
pub const AT_SEA: usize = 2;

/// The level of the harbour below the quay.
pub const HARBOUR: f32 = -34.0;

/// The eye stands on a deck.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnDeck(pub bool);

/// The surroundings of the eye, which light everything it sees.
#[repr(u8)]
#[derive(Resource, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Around {
    /// The lantern over the table, and what comes in at the stern windows.
    #[default]
    Cabin,
    /// Sun and sky over a harbour.
    Quay,
    /// Sun and sky over the ships themselves.
    OpenSea,
}

impl Around {
    /// Under the open sky.
    #[must_use]
    pub fn open_air(self) -> bool {
        self != Self::Cabin
    }

    /// The definitions by which shaders know of it.
    #[must_use]
    pub const fn definitions(self) -> &'static [&'static str] {
        match self {
            Self::Cabin => &[],
            Self::Quay => &["OPEN_AIR", "ASHORE"],
            Self::OpenSea => &["OPEN_AIR"],
        }
    }

    /// The layer of what surrounds the eye.
    #[must_use]
    pub const fn layer(self) -> usize {
        match self {
            Self::Cabin | Self::Quay => 0,
            Self::OpenSea => AT_SEA,
        }
    }
}

/// Follows the deck and the setting.
pub fn look_around(deck: Res<OnDeck>, settings: Res<Settings>, mut around: ResMut<Around>) {
    around.set_if_neq(match (deck.0, settings.venue) {
        (true, _) => Around::OpenSea,
        (false, Venue::Quay) => Around::Quay,
        (false, Venue::Cabin) => Around::Cabin,
    });
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnDeck>()
        .init_resource::<Around>()
        .add_systems(PostUpdate, look_around.before(TransformSystems::Propagate));
}
