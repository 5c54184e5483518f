//! A match as one seat supposes it to stand, made from that seat's views alone.

use super::bot::Crewed;

/// The match as it is supposed to stand. There is one way to it, and that leads through views.
#[derive(Clone, PartialEq, Debug)]
pub struct GuessedState<G: Crewed>(G::State);

impl<G: Crewed> GuessedState<G> {
    /// Guesses from the views that one seat has had.
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
