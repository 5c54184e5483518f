//! Seats at the table, and viewers.

use serde::{Deserialize, Serialize};

/// A place at the table, counted in the order in which the set-up lists the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// A view is made for these eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player of this seat: everything open, and the secrets of the seat.
    Seat(Seat),
    /// A bystander sees open things only.
    Bystander,
}

impl Viewer {
    /// May this viewer look at the seat's secrets?
    #[must_use]
    pub fn shares_secrets_of(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// The secrecy of a happening. A game gives it for every variant, so that adding one forces a decision about its
/// viewers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Nothing in it was ever hidden.
    Open,
    /// It shows a secret to every viewer.
    Shows,
    /// Not everybody is told all of it, or any of it.
    Kept,
    /// It shows a secret, but parts of it stay hidden from some viewers.
    ShowsInPart,
}

impl Secrecy {
    /// Is everybody told all of it?
    #[must_use]
    pub fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Shows)
    }

    /// Does it show something that was hidden before?
    #[must_use]
    pub fn reveals(self) -> bool {
        matches!(self, Self::Shows | Self::ShowsInPart)
    }
}
