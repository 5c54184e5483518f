//! The match as it stood once: a moment of it that is looked at, while the match itself goes on behind it.

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::log::LogBook;
use super::told::{Told, come_true};
use crate::rules::kernel::{Seat, Viewer};

/// A look at the match as it stood once. The match itself goes on behind it, untouched.
#[derive(Debug)]
pub(super) struct Lens<G: AtTable> {
    at: usize,
    line: usize,
    inputs: usize,
    state: G::State,
    replays: bool,
    /// Whose eyes a replay is seen through; none for what lay open to everybody.
    eyes: Option<Seat>,
}

impl<G: AtTable> Lens<G> {
    /// After so many happenings of those that stand in the log.
    pub(super) fn after(happenings: usize, current: &CurrentMatch<G>, log: &LogBook<G>) -> Self {
        let mut state = current.begun().clone();
        let (mut at, mut line) = (0, 0);
        for told in log.standing().take(happenings) {
            G::evolve(&mut state, told.truth());
            (at, line) = (at + 1, told.number);
        }
        Self { at, line, inputs: current.inputs_before(at), state, replays: false, eyes: None }
    }

    /// The same, of a match that is played again: as everybody saw it, or through the eyes of a seat.
    pub(super) fn of_a_replay(self, eyes: Option<Seat>) -> Self {
        Self { replays: true, eyes, ..self }
    }

    /// Whose eyes it is seen through, if through those of a seat.
    pub(super) const fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// So many happenings have been told there.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The line of the last of them.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// So many inputs had been taken.
    pub(super) const fn inputs(&self) -> usize {
        self.inputs
    }

    /// This input has been shown too.
    pub(super) fn show_input(&mut self, number: usize) {
        self.inputs = number + 1;
    }

    /// The state there.
    pub(super) const fn state(&self) -> &G::State {
        &self.state
    }

    /// Is the match played again?
    pub(super) const fn is_replay(&self) -> bool {
        self.replays
    }

    /// Tells the next happening again; says what was told to the eyes it is seen through.
    pub(super) fn tell(&mut self, log: &LogBook<G>) -> Option<Told<G>> {
        let next = if self.at > 0 { self.line + 1 } else { 0 };
        let next = log.standing_from(next).next()?;
        (self.at, self.line) = (self.at + 1, next.number);
        come_true(&mut self.state, next, Some(viewer(self.eyes)))
    }
}

/// Who looks through these eyes.
pub(super) fn viewer(eyes: Option<Seat>) -> Viewer {
    eyes.map_or(Viewer::Bystander, Viewer::Seat)
}

/// The moment that is looked at.
#[derive(Resource, Debug)]
pub(super) struct Moment<G: AtTable>(Option<Lens<G>>);

impl<G: AtTable> Default for Moment<G> {
    fn default() -> Self {
        Self(None)
    }
}

impl<G: AtTable> Moment<G> {
    /// Is it another one than now?
    pub(super) const fn is_another(&self) -> bool {
        self.0.is_some()
    }

    /// How the match is looked at, if it is not now.
    pub(super) const fn lens(&self) -> Option<&Lens<G>> {
        self.0.as_ref()
    }

    /// The match as it is played again, if it is.
    pub(super) fn replay(&self) -> Option<&Lens<G>> {
        self.0.as_ref().filter(|lens| lens.is_replay())
    }

    /// The same, to be moved along.
    pub(super) fn replay_mut(&mut self) -> Option<&mut Lens<G>> {
        self.0.as_mut().filter(|lens| lens.is_replay())
    }

    /// Through this lens.
    pub(super) fn look(&mut self, lens: Lens<G>) {
        self.0 = Some(lens);
    }

    /// Back to now.
    pub(super) fn leave(&mut self) {
        self.0 = None;
    }
}
