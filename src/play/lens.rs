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
    /// A replay is seen through these eyes; none shows open facts only.
    eyes: Option<Seat>,
}

impl<G: AtTable> Lens<G> {
    /// Looks at the match after this number of happenings that stand in the log.
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

    /// It is seen through the eyes of this seat, if of any.
    pub(super) const fn eyes(&self) -> Option<Seat> {
        self.eyes
    }

    /// This number of happenings has been told there.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// The line of the last of them.
    pub(super) const fn line(&self) -> usize {
        self.line
    }

    /// This number of inputs had been taken.
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

    /// Tells the next happening again; returns the version for these eyes.
    pub(super) fn tell(&mut self, log: &LogBook<G>) -> Option<Told<G>> {
        let next = if self.at > 0 { self.line + 1 } else { 0 };
        let next = log.standing_from(next).next()?;
        (self.at, self.line) = (self.at + 1, next.number);
        come_true(&mut self.state, next, Some(viewer(self.eyes)))
    }
}

/// The viewer behind these eyes.
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

    /// The lens on another moment, if the match is not looked at as it is now.
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
