//! Knows if the eye at the window stands on a deck: then the cabin gives way to the open sea.

use bevy::prelude::*;

/// The layer of everything visible from a deck: ships and their smoke, land, sea and sky. Things on the table are on
/// the first.
pub const AT_SEA: usize = 2;

/// The eye stands on a deck.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OnDeck(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OnDeck>();
}
