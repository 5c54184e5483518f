//! The liveries of the chairs at the table: for panels, prints and labels.

use bevy::prelude::*;

use super::chairs::{Around, Chair};
use crate::play::livery::Livery;

/// The livery of each chair.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Liveries(pub Around<Livery>);

impl Liveries {
    /// Liveries that no player has chosen.
    pub const UNCHOSEN: Self =
        Self(Around { south: Livery::Vermilion, west: Livery::Green, north: Livery::Blue, east: Livery::Yellow });

    /// This chair wears this.
    #[must_use]
    pub const fn of(&self, chair: Chair) -> Livery {
        *self.0.of(chair)
    }
}

impl Default for Liveries {
    fn default() -> Self {
        Self::UNCHOSEN
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Liveries>();
}
