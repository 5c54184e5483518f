//! What the two chairs at the table wear: for panels, prints and labels.

use bevy::prelude::*;

use super::stage::Seat;
use crate::play::livery::Livery;

/// The livery of each chair, the near one first.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Liveries(pub [Livery; 2]);

impl Default for Liveries {
    fn default() -> Self {
        Self(Livery::worn([None, None]))
    }
}

impl Liveries {
    /// What this chair wears.
    #[must_use]
    pub const fn of(&self, chair: Seat) -> Livery {
        let Self([first, second]) = *self;
        match chair {
            Seat::First => first,
            Seat::Second => second,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Liveries>();
}
