//! The match on the table: the one true state, readable in this folder alone.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use bevy::prelude::*;

use super::at_table::AtTable;
use super::chance::Chance;
use super::log::LogBook;
use super::throw_book::ThrowBook;
use super::told::{Told, come_true};
use crate::captains::GuessedState;
use crate::dice::{self, ThrowRecord};
use crate::rules::kernel::{
    Answer, Awaiting, Digest, Journal, Match, Misfit, Procedure, Ruleset, Seat, ThrowOutcome, ThrowRequest, Viewer,
    Want, digest,
};

/// Something that was put in: a sealed order, or an answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Input<G: Ruleset> {
    /// A seat sealed this order.
    Order(Seat, G::Order),
    Answer(Answer),
}

impl<G: Ruleset> Input<G> {
    /// Dealt answers are made by the program: a deck is put in order by itself.
    fn is_dealt(&self) -> bool {
        matches!(self, Self::Answer(Answer::Dealt(_)))
    }
}

/// The match that is played. There is at most one; without it there is no game.
///
/// Inputs change it (`take`, `take_back`), and so do running its phases (`run`), telling its happenings (`tell`),
/// `undo` and `redo`.
#[derive(Resource)]
pub struct CurrentMatch<G: AtTable> {
    play: Match<G>,
    /// The state in which it began.
    begun: G::State,
    /// The state as far as it has been told.
    shown: G::State,
    /// Happenings that have not been told yet.
    untold: VecDeque<G::Happening>,
    /// The number of happenings before each input that stands.
    inputs: Vec<usize>,
    /// Counts all happenings.
    happened: usize,
    /// Inputs that were taken back, the next to come first.
    undone: VecDeque<Input<G>>,
    /// This number of them is put in again without a player.
    replaying: usize,
    /// It was opened to be watched, and is not saved over the match that was played last.
    watched: bool,
    /// The records of its throws.
    throws: ThrowBook,
    /// The purpose of each throw that stands, by its number among all inputs.
    whys: BTreeMap<usize, G::Why>,
    /// The last answer came from this seat.
    answered_by: Option<Seat>,
    /// All lots of this match are drawn from it.
    chance: Chance,
    /// Raised by every change of the view or of the questions.
    version: u64,
    /// Counts the undos.
    undos: u64,
    /// Something was put in that lies in no save yet.
    unsaved: bool,
}

/// The match begins, goes on and goes back.
impl<G: AtTable> CurrentMatch<G> {
    /// Opens a match that has just begun.
    ///
    /// # Errors
    /// The set-up's fault.
    pub(super) fn open(setup: &G::Setup, chance: Chance) -> Result<Self, G::SetupFault> {
        Ok(Self::around(Match::open(setup)?, chance))
    }

    /// Nothing has been put in yet.
    fn around(play: Match<G>, chance: Chance) -> Self {
        let begun = play.state().clone();
        Self {
            play,
            shown: begun.clone(),
            begun,
            untold: VecDeque::new(),
            inputs: Vec::new(),
            happened: 0,
            undone: VecDeque::new(),
            replaying: 0,
            watched: false,
            throws: ThrowBook::default(),
            whys: BTreeMap::new(),
            answered_by: None,
            chance,
            version: 0,
            undos: 0,
            unsaved: true,
        }
    }

    /// Makes a match of its own that begins as this one is supposed to stand. Its draws tell nothing of the draws here.
    pub(super) fn fork(&self, supposed: GuessedState<G>) -> Self {
        let play = Match::at(&self.journal().setup, supposed.into_state());
        let mut fork = Self::around(play, self.chance.apart(self.inputs() as u64));
        fork.come_after(self);
        fork
    }

    /// It lies on the table after another one: its version is raised, so that systems see the change.
    pub(super) fn come_after(&mut self, other: &Self) {
        self.version = self.version.max(other.version) + 1;
    }

    /// The match of a journal, every input put in again and everything told.
    ///
    /// # Errors
    /// The journal does not fit the rules.
    pub(super) fn restore(
        journal: &Journal<G>,
        chance: Chance,
        throws: ThrowBook,
        log: &mut LogBook<G>,
    ) -> Result<Self, DoesNotFit> {
        let mut current = Self::open(&journal.setup, chance).map_err(|_| DoesNotFit)?;
        current.play_again(inputs_of(journal))?;
        if current.play.journal().entries != journal.entries {
            return Err(DoesNotFit);
        }
        while current.tell(log, None).is_some() {}
        (current.throws, current.unsaved) = (throws, false);
        Ok(current)
    }

    /// Takes an input; nothing runs yet.
    pub(super) fn take(&mut self, input: Input<G>) -> Result<(), Misfit<G>> {
        let why = match self.play.awaiting() {
            Awaiting::Answer(Want::Throw { why, .. }) => Some(why.clone()),
            _ => None,
        };
        let by = self.asked_for_an_answer();
        let sealed = self.play.sealed().len();
        match input {
            Input::Order(seat, order) => {
                self.play.seal(seat, order)?;
                // An order that was not waited for made those of others void.
                let void = (sealed + 1).saturating_sub(self.play.sealed().len());
                self.inputs.truncate(self.inputs.len().saturating_sub(void));
            }
            Input::Answer(answer) => self.play.put(answer)?,
        }
        if let Some(why) = why {
            self.whys.insert(self.inputs.len(), why);
        }
        self.answered_by = by.or(self.answered_by);
        self.inputs.push(self.happened);
        self.version += 1;
        self.unsaved = true;
        Ok(())
    }

    /// Gives a sealed order back to its seat.
    pub(super) fn take_back(&mut self, seat: Seat) {
        if self.play.take_back(seat).is_some() {
            self.inputs.pop();
            self.version += 1;
            self.unsaved = true;
        }
    }

    /// Takes a sealed order back like an undo: it can be put in again.
    pub(super) fn unseal(&mut self, seat: Seat) -> Option<Input<G>> {
        let (_, order) = self.sealed().find(|(by, _)| *by == seat)?;
        let input = Input::Order(seat, order.clone());
        self.take_back(seat);
        self.undone.push_front(input.clone());
        Some(input)
    }

    /// Runs the phase that is due, and keeps what happened for the telling.
    pub(super) fn run(&mut self, procedure: Procedure<G>) {
        self.play.run_phase(procedure);
        let told = self.play.take_told();
        self.happened += told.len();
        self.untold.extend(told);
        self.version += 1;
    }

    /// Tells the next happening: writes it into the log, and applies it to the state as shown. Returns the number of
    /// its line, and the viewer's version of it.
    pub(super) fn tell(&mut self, log: &mut LogBook<G>, viewer: Option<Viewer>) -> Option<(usize, Option<Told<G>>)> {
        let happening = self.untold.pop_front()?;
        let line = log.write(&self.shown, happening);
        self.version += 1;
        Some((line.number, come_true(&mut self.shown, line, viewer)))
    }

    /// Takes back the last input of a player, or all from this one on, and plays the inputs before again; happenings of
    /// the latter are in the log already. Returns the first input that was taken back, if there was one.
    ///
    /// # Errors
    /// The inputs before cannot be played again; the match stays as it was.
    pub(super) fn undo(&mut self, log: &mut LogBook<G>, from: Option<usize>) -> Result<Option<Input<G>>, DoesNotFit> {
        let mut inputs = inputs_of(self.play.journal());
        let made = |(at, input): (usize, &Input<G>)| (!input.is_dealt()).then_some(at);
        let last = match from {
            // A shuffle is no input of a player: it follows from the input before it.
            Some(from) => inputs.iter().enumerate().skip(from).find_map(made),
            None => inputs.iter().enumerate().rev().find_map(made),
        };
        let Some(last) = last else { return Ok(None) };
        let undone = inputs.split_off(last);
        self.play_again(inputs)?;
        let input = undone.first().cloned();
        for input in undone.into_iter().rev() {
            self.undone.push_front(input);
        }
        let standing = self.happened.min(log.standing().count());
        log.strike_after(standing);
        for happening in self.untold.drain(..standing) {
            G::evolve(&mut self.shown, &happening);
        }
        Ok(input)
    }

    /// Has this number of undone inputs put in again without a player, with the shuffles after them.
    pub(super) fn redo(&mut self, count: usize) {
        for _ in 0..count {
            let more = self.undone.iter().skip(self.replaying);
            self.replaying += more.enumerate().take_while(|(place, input)| *place == 0 || input.is_dealt()).count();
        }
    }

    /// Plays these inputs from the beginning.
    fn play_again(&mut self, inputs: Vec<Input<G>>) -> Result<(), DoesNotFit> {
        let again = Match::at(&self.play.journal().setup, self.begun.clone());
        let mut fresh = Self::around(again, self.chance);
        fresh.run_on();
        for input in inputs {
            fresh.take(input).map_err(|_| DoesNotFit)?;
            fresh.run_on();
        }
        let before = std::mem::replace(self, fresh);
        (self.throws, self.undone, self.watched) = (before.throws, before.undone, before.watched);
        (self.version, self.undos) = (before.version + 1, before.undos + 1);
        Ok(())
    }

    /// Runs all phases that are due, by the rules' own list of them.
    fn run_on(&mut self) {
        while self.is_due() {
            self.run(G::procedure(self.phase()));
        }
    }

    /// Takes the input that is to be put in again. A recorded input that no longer fits ends the redo.
    pub(super) fn take_recorded(&mut self) {
        let Some(input) = self.undone.pop_front() else { return };
        self.replaying = self.replaying.saturating_sub(1);
        if self.take(input).is_err() {
            self.forget_undone();
        }
    }

    /// Drops the undone inputs; they cannot be put in again.
    pub(super) fn forget_undone(&mut self) {
        self.undone.clear();
        self.replaying = 0;
        self.throws.forget_from(self.inputs.len());
    }

    /// It is only to be watched.
    pub(super) fn watch(&mut self) {
        self.watched = true;
    }

    /// A match that was only watched is played on.
    pub(super) fn take_over(&mut self) {
        self.watched = false;
    }

    /// It lies in a save as it stands.
    pub(super) fn is_saved_now(&mut self) {
        self.unsaved = false;
    }

    /// Keeps how a throw came about that has just been taken.
    pub(super) fn keep_throw(&mut self, number: usize, by: Seat, request: &ThrowRequest, answer: &dice::Answer) {
        self.throws.keep(number, by, request, answer);
    }
}

/// Questions to the match.
impl<G: AtTable> CurrentMatch<G> {
    /// The digest of the state as it stands.
    #[must_use]
    pub fn digest(&self) -> Digest {
        digest(self.play.state())
    }

    /// The state as it stands; it may be far ahead of the state as told.
    pub(super) fn state(&self) -> &G::State {
        self.play.state()
    }

    /// The state as far as it has been told.
    pub(super) const fn shown(&self) -> &G::State {
        &self.shown
    }

    /// The state in which it began.
    pub(super) const fn begun(&self) -> &G::State {
        &self.begun
    }

    /// The phase in which the state stands.
    pub(super) fn phase(&self) -> G::Phase {
        G::phase(self.play.state())
    }

    /// The journal of all inputs.
    pub(super) fn journal(&self) -> &Journal<G> {
        self.play.journal()
    }

    /// Counts the happenings before the last order of this seat that was carried out.
    pub(super) fn last_order(&self, seat: Seat) -> Option<usize> {
        let (mut last, mut number) = (None, 0);
        for entry in &self.journal().entries {
            for by in entry.orders.keys() {
                last = if *by == seat { Some(number) } else { last };
                number += 1;
            }
            number += entry.answers.len();
        }
        self.inputs.get(last?).copied()
    }

    /// Orders that lie sealed.
    pub(super) fn sealed(&self) -> impl ExactSizeIterator<Item = (Seat, &G::Order)> {
        self.play.sealed().iter().map(|(seat, order)| (*seat, order))
    }

    /// Is a phase to be run?
    pub(super) fn is_due(&self) -> bool {
        self.play.is_due()
    }

    /// Has everything been told?
    pub(super) fn is_told(&self) -> bool {
        self.untold.is_empty() && !self.is_due()
    }

    /// The rules wait for this; for nothing while there is still something to be told.
    pub(super) fn awaiting(&self) -> &Awaiting<G> {
        if self.is_told() { self.play.awaiting() } else { &Awaiting::Nothing }
    }

    /// The rules wait for this, told or not; bots think while a show goes on.
    pub(super) fn awaiting_behind_the_show(&self) -> Option<&Awaiting<G>> {
        let by_itself = self.is_due() || self.replaying > 0 || self.watched;
        (!by_itself).then(|| self.play.awaiting())
    }

    /// These seats are asked for an order or a choice; a throw needs no thought.
    pub(super) fn asked(&self) -> Vec<Seat> {
        match self.awaiting() {
            Awaiting::Orders(seats) => seats.clone(),
            Awaiting::Answer(Want::Choice { by, .. }) => vec![*by],
            Awaiting::Answer(_) | Awaiting::Nothing => Vec::new(),
        }
    }

    /// The first order of this seat that stands.
    pub(super) fn first_order(&self, seat: Seat) -> Option<&G::Order> {
        self.journal().entries.iter().find_map(|entry| entry.orders.get(&seat))
    }

    /// Counts the inputs that stand.
    pub(super) fn inputs(&self) -> usize {
        self.inputs.len()
    }

    /// Counts the inputs that were taken before this number of happenings.
    pub(super) fn inputs_before(&self, happenings: usize) -> usize {
        self.inputs.partition_point(|before| *before < happenings)
    }

    /// The throws that stand: the number of each among all inputs, and the number of happenings before it.
    pub(super) fn throws(&self) -> impl Iterator<Item = (usize, usize)> {
        self.whys.keys().filter_map(|number| Some((*number, *self.inputs.get(*number)?)))
    }

    /// The last throw among the first `inputs` inputs: its record and its purpose.
    pub(super) fn last_throw(&self, inputs: usize) -> (Option<Arc<ThrowRecord>>, Option<&G::Why>) {
        self.whys.range(..inputs).next_back().map_or((None, None), |(number, _)| self.throw(*number))
    }

    /// A throw: its record, if that shows the outcome in the journal, and its purpose.
    pub(super) fn throw(&self, number: usize) -> (Option<Arc<ThrowRecord>>, Option<&G::Why>) {
        let record = match self.journal().answer_at(number) {
            Some(Answer::Thrown(outcome)) => self.throws.showing(number, outcome),
            _ => None,
        };
        (record, self.whys.get(&number))
    }

    /// The record of a throw, if it shows this outcome.
    pub(super) fn record_of(&self, number: usize, outcome: &ThrowOutcome) -> Option<Arc<ThrowRecord>> {
        self.throws.showing(number, outcome)
    }

    /// The record of a throw as a line of text.
    pub(super) fn throw_line(&self, number: usize) -> Option<&str> {
        self.throws.line(number)
    }

    /// The records of all throws that stand.
    pub(super) fn throw_lines(&self) -> Vec<(usize, Arc<str>)> {
        self.throws.first(self.inputs.len())
    }

    /// Was nothing hidden shown and no die cast since the last input?
    pub(super) fn is_innocent(&self, log: &LogBook<G>) -> bool {
        let Some(since) = self.inputs.last() else { return false };
        let last = self.journal().entries.last().and_then(|entry| entry.answers.last());
        let cast = matches!(last, Some(Answer::Thrown(_) | Answer::Dealt(_)));
        !cast
            && !log.standing().skip(*since).any(|line| G::reveals(line.truth()))
            && !self.untold.iter().any(G::reveals)
    }

    /// Finds the seat of the last input that a player here has made. While an order lies sealed, that one counts, even
    /// if others have sealed since.
    pub(super) fn last_by(&self, here: impl Fn(Seat) -> bool) -> Option<Seat> {
        if let Awaiting::Orders(_) = self.play.awaiting()
            && !self.play.sealed().is_empty()
        {
            return self.play.sealed().keys().rev().copied().find(|seat| here(*seat));
        }
        let made = |answer: &Answer| !matches!(answer, Answer::Dealt(_));
        let last = self.journal().entries.iter().rev().find_map(|entry| {
            let ordered = entry.orders.keys().next_back().copied();
            if entry.answers.iter().any(made) { self.answered_by } else { ordered }
        });
        last.filter(|seat| here(*seat))
    }

    /// Has a player made an input that can be taken back, if all agree?
    pub(super) fn can_undo(&self) -> bool {
        self.last_by(|_| true).is_some()
    }

    /// The first input that all take back together: the last of a player; where that is an order that was carried out, all orders
    /// that were carried out with it, for all of them were seen.
    pub(super) fn last_together(&self) -> Option<usize> {
        let inputs = inputs_of(self.play.journal());
        let last = inputs.iter().rposition(|input| !input.is_dealt())?;
        let mut first = 0;
        for entry in &self.journal().entries {
            let orders = first..first + entry.orders.len();
            let lies_sealed = entry.digest.is_none() && matches!(self.play.awaiting(), Awaiting::Orders(_));
            if orders.contains(&last) && !lies_sealed {
                return Some(first);
            }
            first = orders.end + entry.answers.len();
        }
        Some(last)
    }

    /// The number of happenings that stand before this input.
    pub(super) fn happened_before(&self, input: usize) -> Option<usize> {
        self.inputs.get(input).copied()
    }

    /// The orders that were taken back, and are the next to come.
    pub(super) fn undone_orders(&self) -> BTreeMap<Seat, G::Order> {
        let mut orders = BTreeMap::new();
        for input in &self.undone {
            let Input::Order(seat, order) = input else { break };
            orders.entry(*seat).or_insert_with(|| order.clone());
        }
        orders
    }

    /// The seat whose undone input can be put in again; it is none where no seat is asked for it yet.
    pub(super) fn next_by(&self) -> Option<Option<Seat>> {
        Some(match self.undone.get(self.replaying)? {
            Input::Order(seat, _) => Some(*seat),
            Input::Answer(_) => self.asked_for_an_answer(),
        })
    }

    /// The seat that is to throw or choose.
    pub(super) fn asked_for_an_answer(&self) -> Option<Seat> {
        match self.play.awaiting() {
            Awaiting::Answer(Want::Throw { by, .. } | Want::Choice { by, .. }) => Some(*by),
            _ => None,
        }
    }

    /// Identifies the inputs that stand: it changes with every input and every undo.
    pub(super) fn put_in(&self) -> (u64, usize) {
        (self.undos, self.inputs.len())
    }

    /// The input that is to be put in again now.
    pub(super) fn next_recorded(&self) -> Option<&Input<G>> {
        self.undone.front().filter(|_| self.replaying > 0)
    }

    /// Was it opened only to be watched?
    pub(super) const fn is_watched(&self) -> bool {
        self.watched
    }

    /// Is there something in it that lies in no save yet?
    pub(super) const fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// All lots are drawn from it.
    pub(super) const fn chance(&self) -> Chance {
        self.chance
    }

    /// Raised by every change of the view or of the questions.
    pub(super) const fn version(&self) -> u64 {
        self.version
    }

    /// Identifies the position of a seat that is asked for an order: orders that others have sealed since do not
    /// matter.
    pub(super) fn standing(&self) -> (u64, usize) {
        let sealed = if matches!(self.play.awaiting(), Awaiting::Orders(_)) { self.play.sealed().len() } else { 0 };
        (self.undos, self.inputs.len().saturating_sub(sealed))
    }
}

/// A record that does not follow from the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DoesNotFit;

/// The inputs of a journal, in order.
fn inputs_of<G: Ruleset>(journal: &Journal<G>) -> Vec<Input<G>> {
    let mut inputs = Vec::new();
    for entry in &journal.entries {
        inputs.extend(entry.orders.iter().map(|(seat, order)| Input::Order(*seat, order.clone())));
        inputs.extend(entry.answers.iter().cloned().map(Input::Answer));
    }
    inputs
}
