//! Who sits at the table, and who is looking.

use serde::{Deserialize, Serialize};

/// A place at the table, counted in the order in which the set-up lists the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Viewer {
    /// The player of this seat: everything open, and the secrets of the seat.
    Seat(Seat),
    /// Somebody beside the table: what lies open, and nothing else.
    Bystander,
}

impl Viewer {
    /// May this viewer look at what the seat keeps to itself?
    #[must_use]
    pub fn shares_secrets_of(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// How a happening stands to what players keep to themselves. A game says it of every one it has, so that one that is new does
/// not compile before somebody has decided who may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Secrecy {
    /// Nothing in it was ever hidden.
    Open,
    /// It shows everybody what was hidden.
    Shows,
    /// Not everybody is told all of it, or any of it.
    Kept,
    /// It shows what was hidden, and not everybody all of it.
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
