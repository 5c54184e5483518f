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
