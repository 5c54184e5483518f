//! Two windows at one match: one seat sits at a window of its own, all others at the first.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::players::Players;
use crate::rules::kernel::Seat;

/// One seat has a window of its own.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Apart {
    /// This seat's player sits at the second window.
    seat: Seat,
    is_second: bool,
}

impl Apart {
    /// At the first window, from which this seat has gone over to the second.
    pub(super) const fn first(seat: Seat) -> Self {
        Self { seat, is_second: false }
    }

    /// At the second window, at which this seat sits.
    pub(super) const fn second(seat: Seat) -> Self {
        Self { seat, is_second: true }
    }

    /// Does this seat sit at the other window?
    #[must_use]
    pub fn is_elsewhere(&self, seat: Seat) -> bool {
        (seat == self.seat) != self.is_second
    }
}

/// The players at this window.
#[derive(SystemParam)]
pub struct Here<'w> {
    players: Res<'w, Players>,
    apart: Option<Res<'w, Apart>>,
}

impl Here<'_> {
    /// The seats played by a person at this window.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + '_ {
        self.humans().filter(|seat| self.apart.as_ref().is_none_or(|apart| !apart.is_elsewhere(*seat)))
    }

    /// The seats played by a person at either window.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        self.players.humans()
    }

    /// Counts the people who play.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.players.persons()
    }
}
