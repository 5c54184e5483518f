//! A match as a seat that may not know all of it supposes it to stand: made of what that seat has seen, and of nothing else.

use super::bot::Crewed;

/// A game in which captains suppose what they may not know, so that something can be tried in it.
pub trait Supposes: Crewed {
    /// Can it be supposed how the match stands while orders of this phase are owed?
    fn can_suppose(phase: Self::Phase) -> bool;

    /// The match as a captain supposes it who has seen this: the table each time he owed orders, and as it is now. None for
    /// a viewer without a seat.
    fn suppose(seen: &[Self::View]) -> Option<Self::State>;
}

/// The match as it is supposed to stand. There is one way to it, and that leads through views.
#[derive(Clone, PartialEq, Debug)]
pub struct Supposed<G: Supposes>(G::State);

impl<G: Supposes> Supposed<G> {
    /// What follows from what one seat has seen.
    #[must_use]
    pub fn by(seen: &[G::View]) -> Option<Self> {
        G::suppose(seen).map(Self)
    }

    /// The state.
    #[must_use]
    pub const fn state(&self) -> &G::State {
        &self.0
    }

    /// The state, to be played on.
    #[must_use]
    pub fn into_state(self) -> G::State {
        self.0
    }
}
