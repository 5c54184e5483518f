//! The log book: every happening, for each seat as the seat was told it; undone ones stay, struck through.

use bevy::prelude::*;

use super::at_table::AtTable;
use crate::rules::kernel::{Ruleset, Seat, Viewer};

/// A viewer's version of a happening.
#[derive(Clone, Debug, PartialEq)]
enum Version<G: Ruleset> {
    Truth,
    Nothing,
    Less(G::Happening),
}

impl<G: Ruleset> Version<G> {
    fn of(truth: &G::Happening, told: Option<G::Happening>) -> Self {
        match told {
            None => Self::Nothing,
            Some(told) if told == *truth => Self::Truth,
            Some(less) => Self::Less(less),
        }
    }
}

/// A line of the log book.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine<G: Ruleset> {
    /// Its number, counted from 0; struck lines keep theirs.
    pub number: usize,
    /// The turn in which it happened; 0 before the first.
    pub turn: u16,
    /// The phase in which it happened.
    pub phase: G::Phase,
    /// Its place among the lines of this phase of this turn, counted from 1.
    pub entry: usize,
    pub struck: bool,
    truth: G::Happening,
    /// The version for everybody.
    open: Version<G>,
    /// Seats with a version of their own.
    own: Vec<(Seat, Version<G>)>,
}

impl<G: Ruleset> LogLine<G> {
    /// Gives this viewer's version.
    #[must_use]
    pub fn told_to(&self, viewer: Viewer) -> Option<&G::Happening> {
        let own = self.own.iter().find(|(seat, _)| viewer == Viewer::Seat(*seat));
        match own.map_or(&self.open, |(_, own)| own) {
            Version::Truth => Some(&self.truth),
            Version::Nothing => None,
            Version::Less(less) => Some(less),
        }
    }

    pub(super) fn truth(&self) -> &G::Happening {
        &self.truth
    }
}

/// The log of the match on the table.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct LogBook<G: Ruleset> {
    lines: Vec<LogLine<G>>,
}

impl<G: Ruleset> Default for LogBook<G> {
    fn default() -> Self {
        Self { lines: Vec::new() }
    }
}

impl<G: Ruleset> LogBook<G> {
    /// The lines this viewer was told, in order.
    pub fn told_to(&self, viewer: Viewer) -> impl DoubleEndedIterator<Item = (&LogLine<G>, &G::Happening)> {
        self.lines.iter().filter_map(move |line| line.told_to(viewer).map(|told| (line, told)))
    }

    /// Counts the lines, struck ones and untold ones included: the number only grows while a match goes on.
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
    pub(super) fn line(&self, number: usize) -> Option<&LogLine<G>> {
        self.lines.get(number)
    }

    /// The lines from this number on, struck or not.
    pub(super) fn lines_from(&self, number: usize) -> impl Iterator<Item = &LogLine<G>> {
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

    /// Writes down the version that the first window told this seat: a second window knows no other truth.
    pub(super) fn write_as_told(
        &mut self,
        seat: Seat,
        (turn, phase, entry): (u16, G::Phase, usize),
        struck: bool,
        truth: G::Happening,
        open: Option<G::Happening>,
    ) -> usize {
        let number = self.lines.len();
        let open = Version::of(&truth, open);
        let own = Vec::from([(seat, Version::Truth)]);
        self.lines.push(LogLine { number, turn, phase, entry, struck, truth, open, own });
        number
    }

    /// The place of a line among those that stand, counted from 0.
    pub(super) fn place_of(&self, number: usize) -> Option<usize> {
        self.standing().position(|line| line.number == number)
    }

    /// The lines that stand.
    pub(super) fn standing(&self) -> impl Iterator<Item = &LogLine<G>> {
        self.lines.iter().filter(|line| !line.struck)
    }

    /// Lists this viewer's versions of the lines that stand, without the first `standing`.
    pub fn told_after(&self, standing: usize, viewer: Viewer) -> impl Iterator<Item = &G::Happening> {
        self.standing().skip(standing).filter_map(move |line| line.told_to(viewer))
    }

    /// Those of them from this number on.
    pub(super) fn standing_from(&self, number: usize) -> impl Iterator<Item = &LogLine<G>> {
        self.lines.iter().skip(number).filter(|line| !line.struck)
    }

    /// Strikes all lines that stand but the first `standing`.
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
    pub(super) fn write(&mut self, state: &G::State, truth: G::Happening) -> &LogLine<G> {
        let number = self.lines.len();
        let (turn, phase) = (G::turn(state), G::phase(state));
        let last = self.lines.iter().rev().find(|line| !line.struck);
        let entry = last.filter(|last| last.turn == turn && last.phase == phase).map_or(1, |last| last.entry + 1);
        let told = |viewer| Version::of(&truth, G::told_to(state, &truth, viewer));
        let open = told(Viewer::Bystander);
        let seats = (0..G::seats(state)).map(Seat);
        let own = seats.map(|seat| (seat, told(Viewer::Seat(seat)))).filter(|(_, own)| *own != open).collect();
        self.lines.push(LogLine { number, turn, phase, entry, struck: false, truth, open, own });
        &self.lines[number]
    }
}
