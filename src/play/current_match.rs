//! The match on the table: the one truth, which nobody outside this folder may read.

use std::collections::{BTreeMap, VecDeque};

use bevy::prelude::*;

use super::at_table::AtTable;
use super::throws::ThrowBook;
use crate::rules::kernel::{Answer, Awaiting, Digest, Journal, Match, Misfit, Procedure, Ruleset, Seat, Want, digest};

/// Something that was put in: a sealed order, or an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Input<G: Ruleset> {
    /// A seat sealed this order.
    Order(Seat, G::Order),
    /// This was answered.
    Answer(Answer),
}

/// The match that is played. There is at most one; without it there is no game.
#[derive(Resource)]
pub struct CurrentMatch<G: AtTable> {
    pub(super) play: Match<G>,
    /// The state in which it began.
    pub(super) begun: G::State,
    /// The state as far as it has been told.
    pub(super) shown: G::State,
    /// What happened and has not been told yet.
    pub(super) untold: VecDeque<G::Happening>,
    /// For every input that stands, how many happenings there were before it.
    pub(super) inputs: Vec<usize>,
    /// How many happenings there have been.
    pub(super) happened: usize,
    /// Inputs that were taken back, the next to come first.
    pub(super) undone: VecDeque<Input<G>>,
    /// So many of them are put in again by themselves.
    pub(super) replaying: usize,
    /// It is played again from a file, and is not saved over the match that was played last.
    pub(super) from_record: bool,
    /// How its throws came about.
    pub(super) throws: ThrowBook,
    /// What each throw that stands was for, by its number among all inputs.
    pub(super) whys: BTreeMap<usize, G::Why>,
    /// The root of everything that is drawn by lot in this match.
    pub(super) seed: u64,
    /// Raised by everything that changes what can be seen or is wanted.
    pub(super) version: u64,
    /// Raised when an input was taken: the match wants saving.
    pub(super) unsaved: bool,
}

impl<G: AtTable> CurrentMatch<G> {
    /// A match that has just begun.
    ///
    /// # Errors
    /// What is wrong with the set-up.
    pub(super) fn open(setup: &G::Setup, seed: u64) -> Result<Self, G::SetupFault> {
        let play = Match::<G>::open(setup)?;
        let begun = play.state().clone();
        Ok(Self {
            play,
            shown: begun.clone(),
            begun,
            untold: VecDeque::new(),
            inputs: Vec::new(),
            happened: 0,
            undone: VecDeque::new(),
            replaying: 0,
            from_record: false,
            throws: ThrowBook::default(),
            whys: BTreeMap::new(),
            seed,
            version: 0,
            unsaved: false,
        })
    }

    /// Takes an input; nothing runs yet.
    pub(super) fn take(&mut self, input: Input<G>) -> Result<(), Misfit<G>> {
        let why = match self.play.awaiting() {
            Awaiting::Answer(Want::Throw { why, .. }) => Some(why.clone()),
            _ => None,
        };
        let sealed = self.play.sealed().len();
        match input {
            Input::Order(seat, order) => {
                self.play.seal(seat, order)?;
                // An order that waits for nobody's made those of others void.
                let void = (sealed + 1).saturating_sub(self.play.sealed().len());
                self.inputs.truncate(self.inputs.len().saturating_sub(void));
            }
            Input::Answer(answer) => self.play.put(answer)?,
        }
        if let Some(why) = why {
            self.whys.insert(self.inputs.len(), why);
        }
        self.inputs.push(self.happened);
        self.version += 1;
        self.unsaved = true;
        Ok(())
    }

    /// Runs the phase that is due, and keeps what happened for the telling.
    pub(super) fn run(&mut self, procedure: Procedure<G>) {
        self.play.run_phase(procedure);
        let told = self.play.take_told();
        self.happened += told.len();
        self.untold.extend(told);
        self.version += 1;
    }

    /// Is a phase to be run?
    pub(super) fn is_due(&self) -> bool {
        self.play.is_due()
    }

    /// Has everything been told?
    pub(super) fn is_told(&self) -> bool {
        self.untold.is_empty() && !self.is_due()
    }

    /// What the rules wait for; nothing while there is still something to be told.
    pub(super) fn awaiting(&self) -> &Awaiting<G> {
        if self.is_told() { self.play.awaiting() } else { &Awaiting::Nothing }
    }

    /// Everything that was put in, in order, as the journal has it.
    pub(super) fn all_inputs(&self) -> Vec<Input<G>> {
        inputs_of(self.play.journal())
    }

    /// The input that is to be put in again now.
    pub(super) fn next_recorded(&self) -> Option<&Input<G>> {
        self.undone.front().filter(|_| self.replaying > 0)
    }

    /// Takes the input that is to be put in again. A record that fits no more is put away: the players go on from here.
    pub(super) fn take_recorded(&mut self) {
        let Some(input) = self.undone.pop_front() else { return };
        self.replaying = self.replaying.saturating_sub(1);
        if self.take(input).is_err() {
            self.forget_undone();
        }
    }

    /// What was taken back does not come again.
    pub(super) fn forget_undone(&mut self) {
        self.undone.clear();
        self.replaying = 0;
        self.throws.forget_from(self.inputs.len());
    }

    /// The digest of the state as it stands.
    #[must_use]
    pub fn digest(&self) -> Digest {
        digest(self.play.state())
    }
}

/// The inputs of a journal, in order.
pub(super) fn inputs_of<G: Ruleset>(journal: &Journal<G>) -> Vec<Input<G>> {
    let mut inputs = Vec::new();
    for entry in &journal.entries {
        inputs.extend(entry.orders.iter().map(|(seat, order)| Input::Order(*seat, order.clone())));
        inputs.extend(entry.answers.iter().cloned().map(Input::Answer));
    }
    inputs
}
