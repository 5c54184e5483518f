//! Two windows at one match: one seat sits at a window of its own, all others at the first.

use bevy::prelude::*;

use crate::rules::kernel::Seat;

/// One seat has a window of its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Apart {
    /// Who sits at the second window.
    seat: Seat,
    /// This is it.
    is_second: bool,
    /// Whoever is here has this window to themselves: they were at it, or the curtain has been lifted for them.
    alone: bool,
}

impl Apart {
    /// At the first window, from which this seat has gone over to the second.
    pub(super) const fn first(seat: Seat) -> Self {
        Self { seat, is_second: false, alone: false }
    }

    /// At the second window, at which this seat sits.
    pub(super) const fn second(seat: Seat) -> Self {
        Self { seat, is_second: true, alone: true }
    }

    /// Does this seat sit at the other window?
    #[must_use]
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        (seat == self.seat) != self.is_second
    }

    /// Has whoever is here this window to themselves?
    pub(super) const fn is_alone(&self) -> bool {
        self.alone
    }

    /// Whoever is here has this window to themselves, or not yet.
    pub(super) const fn set_alone(&mut self, alone: bool) {
        self.alone = alone;
    }
}
