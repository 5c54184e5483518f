//! How throws came about: kept beside the journal, shown again in a replay, and laid out where a match goes on.
//!
//! Nothing here decides anything: the outcome in the journal is what counts, and a record that says otherwise is left
//! aside.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::moments::Moment;
use super::seen::{Afresh, Published};
use crate::dice::{self, ThrowRecord};
use crate::rules::kernel::{Answer, Ruleset, Seat, ThrowOutcome, ThrowRequest};

/// How an answer came about. Whoever has dice inserts it with `ThrowAnswer`.
#[derive(Component, Clone, Debug)]
#[component(immutable)]
pub struct Thrown(pub Arc<dice::Answer>);

/// This throw is to be shown as it once fell. Whoever shows it takes this away when it has been seen.
#[derive(Component, Clone, Debug)]
#[component(immutable)]
pub struct Recorded(pub Arc<ThrowRecord>);

/// There is somebody who shows throws that are on record ([`Recorded`]).
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ThrowsAreShown;

/// The records of a match: a line of text for each throw, by its number among all inputs.
#[derive(Clone, Default, Debug)]
pub(super) struct ThrowBook(BTreeMap<usize, Arc<str>>);

impl ThrowBook {
    pub(super) fn of(lines: Vec<(usize, Arc<str>)>) -> Self {
        Self(lines.into_iter().collect())
    }

    /// Keeps how a throw came about.
    pub(super) fn keep(&mut self, number: usize, by: Seat, request: &ThrowRequest, answer: &dice::Answer) {
        match ThrowRecord::new(by, request.clone(), answer).write() {
            Some(line) => {
                self.0.insert(number, line.into());
            }
            None => warn!("a throw cannot be written down"),
        }
    }

    /// Forgets everything from this input on.
    pub(super) fn forget_from(&mut self, number: usize) {
        self.0.split_off(&number);
    }

    /// How a throw came about, as a line of text.
    pub(super) fn line(&self, number: usize) -> Option<&str> {
        self.0.get(&number).map(|line| &**line)
    }

    /// The records of the first so many inputs.
    pub(super) fn first(&self, inputs: usize) -> Vec<(usize, Arc<str>)> {
        self.0.range(..inputs).map(|(number, line)| (*number, line.clone())).collect()
    }

    /// The record of a throw, if it shows this outcome.
    pub(super) fn showing(&self, number: usize, outcome: &ThrowOutcome) -> Option<Arc<ThrowRecord>> {
        let record = ThrowRecord::read(self.0.get(&number)?)?;
        record.shows(outcome).then(|| Arc::new(record))
    }
}

impl<G: AtTable> CurrentMatch<G> {
    /// The last throw among the first so many inputs: its record, and what it was for.
    pub(super) fn last_throw(&self, inputs: usize) -> (Option<Arc<ThrowRecord>>, Option<G::Why>) {
        let journal = self.play.journal();
        let thrown = |number: usize| match journal.answer_at(number) {
            Some(Answer::Thrown(outcome)) => Some((number, outcome)),
            _ => None,
        };
        match (0..inputs).rev().find_map(thrown) {
            Some((number, outcome)) => (self.throws.showing(number, outcome), self.whys.get(&number).cloned()),
            None => (None, None),
        }
    }
}

/// What lies in the tray, whenever the table is set out afresh: begun, loaded, undone, or another moment.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct LyingDice {
    /// The throw that lies there.
    pub throw: Option<Arc<ThrowRecord>>,
    afresh: u64,
}

impl LyingDice {
    /// This throw lies there.
    pub(super) const fn of(throw: Option<Arc<ThrowRecord>>) -> Self {
        Self { throw, afresh: 0 }
    }
}

/// What the throw was for that lies there or falls once more, so that it can be read as it was when it was thrown.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ThrownFor<G: Ruleset>(pub Option<G::Why>);

impl<G: Ruleset> Default for ThrownFor<G> {
    fn default() -> Self {
        Self(None)
    }
}

fn lay_out<G: AtTable>(
    current: Option<Res<CurrentMatch<G>>>,
    moment: Res<Moment<G>>,
    afresh: Res<Afresh>,
    mut lying: ResMut<LyingDice>,
    mut thrown_for: ResMut<ThrownFor<G>>,
) {
    let Some(current) = current.filter(|_| lying.afresh != afresh.0) else { return };
    let inputs = moment.0.as_ref().map_or(current.inputs.len(), |lens| lens.inputs);
    let (throw, why) = current.last_throw(inputs);
    *lying = LyingDice { throw, afresh: afresh.0 };
    thrown_for.0 = why;
}

/// The system that says what lies in the tray.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LaysOut;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LyingDice>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<ThrownFor<G>>()
        .add_systems(Update, lay_out::<G>.in_set(PlaySystems::Show).in_set(LaysOut).after(Published));
}
