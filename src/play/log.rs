//! The log book: everything that was told, for each seat as the seat was told it; what was undone stays, struck through.

use bevy::prelude::*;

use super::at_table::AtTable;
use crate::rules::kernel::{Ruleset, Seat, Viewer};

/// A line of the log book.
#[derive(Clone, Debug, PartialEq)]
pub struct Line<G: Ruleset> {
    /// Its number, counted from 0; struck lines keep theirs.
    pub number: usize,
    /// The turn in which it happened; 0 before the first.
    pub turn: u16,
    /// The phase in which it happened.
    pub phase: G::Phase,
    /// Its place among the lines of this phase of this turn, counted from 1.
    pub entry: usize,
    /// It was undone.
    pub struck: bool,
    /// What happened, as each seat is told it, then as everybody is.
    told: [Option<G::Happening>; 3],
    /// What happened.
    truth: G::Happening,
}

impl<G: Ruleset> Line<G> {
    /// What this viewer is told.
    #[must_use]
    pub fn told_to(&self, viewer: Viewer) -> Option<&G::Happening> {
        let [first, second, open] = &self.told;
        match viewer {
            Viewer::Seat(Seat(0)) => first.as_ref(),
            Viewer::Seat(Seat(_)) => second.as_ref(),
            Viewer::Bystander => open.as_ref(),
        }
    }

    pub(super) fn truth(&self) -> &G::Happening {
        &self.truth
    }
}

/// The log of the match on the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct LogBook<G: Ruleset> {
    lines: Vec<Line<G>>,
}

impl<G: Ruleset> Default for LogBook<G> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<G: Ruleset> LogBook<G> {
    /// The lines this viewer was told, in order.
    pub fn told_to(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (&Line<G>, &G::Happening)> {
        self.lines.iter().filter_map(move |line| line.told_to(viewer).map(|told| (line, told)))
    }

    /// How many lines there are, struck ones and untold ones included: it only grows while a match goes on.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Is nothing written yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// A line.
    pub(super) fn line(&self, number: usize) -> Option<&Line<G>> {
        self.lines.get(number)
    }

    /// The lines from this number on, struck or not.
    pub(super) fn lines_from(&self, number: usize) -> impl Iterator<Item = &Line<G>> {
        self.lines.iter().skip(number)
    }

    /// Strikes the lines of these numbers.
    pub(super) fn strike(&mut self, numbers: &[usize]) {
        for number in numbers {
            if let Some(line) = self.lines.get_mut(*number) {
                line.struck = true;
            }
        }
    }

    /// Writes down what a seat was told by somebody who knows more: that is all the truth there is here.
    pub(super) fn write_as_told(
        &mut self,
        seat: Seat,
        (turn, phase, entry): (u16, G::Phase, usize),
        struck: bool,
        truth: G::Happening,
        open: Option<G::Happening>,
    ) -> usize {
        let number = self.lines.len();
        let own = |of: Seat| if of == seat { Some(truth.clone()) } else { open.clone() };
        let told = [own(Seat(0)), own(Seat(1)), open.clone()];
        self.lines.push(Line { number, turn, phase, entry, struck, told, truth });
        number
    }

    /// The lines that stand.
    pub(super) fn standing(&self) -> impl Iterator<Item = &Line<G>> {
        self.lines.iter().filter(|line| !line.struck)
    }

    /// Those of them from this number on.
    pub(super) fn standing_from(&self, number: usize) -> impl Iterator<Item = &Line<G>> {
        self.lines.iter().skip(number).filter(|line| !line.struck)
    }

    /// Strikes all lines that stand but the first so many.
    pub(super) fn strike_after(&mut self, standing: usize) {
        for line in self.lines.iter_mut().filter(|line| !line.struck).skip(standing) {
            line.struck = true;
        }
    }

    pub(super) fn clear(&mut self) {
        self.lines.clear();
    }
}

impl<G: AtTable> LogBook<G> {
    /// Writes down a happening; `state` is the one before it.
    pub(super) fn write(&mut self, state: &G::State, happening: &G::Happening) -> usize {
        let number = self.lines.len();
        let (turn, phase) = (G::turn(state), G::phase(state));
        let last = self.lines.iter().rev().find(|line| !line.struck);
        let entry = last.filter(|last| last.turn == turn && last.phase == phase).map_or(1, |last| last.entry + 1);
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Bystander];
        let told = viewers.map(|viewer| G::told_to(state, happening, viewer));
        self.lines.push(Line { number, turn, phase, entry, struck: false, told, truth: happening.clone() });
        number
    }
}
