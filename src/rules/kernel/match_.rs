//! A match in progress: sealed orders, answers so far, and the journal, one question at a time.

use super::digest::digest;
use super::journal::{Entry, Journal};
use super::ruleset::{Orders, Procedure, Ruleset};
use super::run::{Run, run_with};
use super::seats::Seat;
use super::wants::{Answer, Want};

/// A match waits for one of these.
#[derive(Clone, Debug, PartialEq)]
pub enum Awaiting<G: Ruleset> {
    /// Orders of these seats.
    Orders(Vec<Seat>),
    /// A throw, a choice or a shuffle.
    Answer(Want<G>),
    /// Nothing: it is over, or a phase is due ([`Match::is_due`]).
    Nothing,
}

/// An input is refused for one of these reasons. The match is as it was before.
#[derive(Clone, Debug, PartialEq)]
pub enum Misfit<G: Ruleset> {
    /// The rules refuse the order.
    Refused(G::Refusal),
    /// This seat owes no order now.
    NotAwaited(Seat),
    /// No answer is wanted now; these seats owe orders.
    OrdersOwed(Vec<Seat>),
    /// The answer does not fit the question, or an order came in place of an answer.
    AnswerOwed(Want<G>),
    /// The match is over.
    Over,
}

/// A match: the state before the open run, and everything put in since.
#[derive(Clone, Debug)]
pub struct Match<G: Ruleset> {
    before: G::State,
    meanwhile: Option<G::State>,
    orders: Orders<G>,
    answers: Vec<Answer>,
    /// Happenings of the open run that were handed out already.
    handed_out: Vec<G::Happening>,
    fresh: Vec<G::Happening>,
    awaiting: Awaiting<G>,
    due: bool,
    journal: Journal<G>,
}

impl<G: Ruleset> Match<G> {
    /// Begins a match and plays it as far as it goes without players.
    ///
    /// # Errors
    /// The set-up's fault.
    pub fn begin(setup: &G::Setup) -> Result<Self, G::SetupFault> {
        let mut this = Self::open(setup)?;
        this.advance();
        Ok(this)
    }

    /// Begins a match that runs a phase only on request ([`run_phase`](Self::run_phase)).
    ///
    /// # Errors
    /// The set-up's fault.
    pub fn open(setup: &G::Setup) -> Result<Self, G::SetupFault> {
        Ok(Self::at(setup, G::set_up(setup)?))
    }

    /// Begins in the middle, from a state that a captain supposes. Its journal holds only the inputs from there on, and
    /// does not lead to it from the set-up.
    pub fn at(setup: &G::Setup, state: G::State) -> Self {
        let mut this = Self {
            before: state,
            meanwhile: None,
            orders: Orders::<G>::new(),
            answers: Vec::new(),
            handed_out: Vec::new(),
            fresh: Vec::new(),
            awaiting: Awaiting::Nothing,
            due: false,
            journal: Journal::new(setup.clone()),
        };
        this.look_round();
        this
    }

    /// The state as it stands now, in the middle of a run perhaps.
    #[must_use]
    pub fn state(&self) -> &G::State {
        self.meanwhile.as_ref().unwrap_or(&self.before)
    }

    /// The match waits for this.
    #[must_use]
    pub fn awaiting(&self) -> &Awaiting<G> {
        &self.awaiting
    }

    /// The orders that lie sealed.
    #[must_use]
    pub fn sealed(&self) -> &Orders<G> {
        &self.orders
    }

    /// The journal, the open entry included.
    #[must_use]
    pub fn journal(&self) -> &Journal<G> {
        &self.journal
    }

    /// Takes what happened since it was last asked.
    pub fn take_told(&mut self) -> Vec<G::Happening> {
        std::mem::take(&mut self.fresh)
    }

    /// Seals an order; the phase runs once all that are awaited lie sealed.
    ///
    /// # Errors
    /// The order is not taken.
    pub fn give(&mut self, seat: Seat, order: G::Order) -> Result<(), Misfit<G>> {
        self.seal(seat, order)?;
        self.advance();
        Ok(())
    }

    /// Seals an order and runs nothing: the phase is due once all that are awaited lie sealed.
    ///
    /// # Errors
    /// The order is not taken.
    pub fn seal(&mut self, seat: Seat, order: G::Order) -> Result<(), Misfit<G>> {
        match &self.awaiting {
            Awaiting::Nothing => return Err(Misfit::Over),
            Awaiting::Answer(want) => return Err(Misfit::AnswerOwed(want.clone())),
            Awaiting::Orders(seats) if !seats.contains(&seat) && !G::meanwhile(&self.before, seat, &order) => {
                return Err(Misfit::NotAwaited(seat));
            }
            Awaiting::Orders(_) => {}
        }
        G::check(&self.before, seat, &order).map_err(Misfit::Refused)?;
        if G::interrupts(&order) || !self.owes(seat) {
            self.orders.clear();
        }
        self.orders.insert(seat, order);
        self.note_open();
        self.look_round();
        Ok(())
    }

    /// Takes back the sealed order of a seat, as long as the phase has not run.
    pub fn take_back(&mut self, seat: Seat) -> Option<G::Order> {
        if !matches!(self.awaiting, Awaiting::Orders(_)) {
            return None;
        }
        let order = self.orders.remove(&seat)?;
        self.note_open();
        self.look_round();
        Some(order)
    }

    /// Answers the open question.
    ///
    /// # Errors
    /// The reason why the answer is not taken.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Misfit<G>> {
        self.put(answer)?;
        self.advance();
        Ok(())
    }

    /// Takes an answer and runs nothing: the phase is due again.
    ///
    /// # Errors
    /// The answer is not taken.
    pub fn put(&mut self, answer: Answer) -> Result<(), Misfit<G>> {
        match &self.awaiting {
            Awaiting::Nothing => return Err(Misfit::Over),
            Awaiting::Orders(seats) => return Err(Misfit::OrdersOwed(seats.clone())),
            Awaiting::Answer(want) if !want.fits(&answer) => return Err(Misfit::AnswerOwed(want.clone())),
            Awaiting::Answer(_) => {}
        }
        self.answers.push(answer);
        self.note_open();
        self.look_round();
        Ok(())
    }

    /// Does this seat owe an order, sealed or not?
    fn owes(&self, seat: Seat) -> bool {
        G::awaited(&self.before).contains(&seat)
    }

    fn still_awaited(&self) -> Vec<Seat> {
        let mut seats = G::awaited(&self.before);
        if self.orders.iter().any(|(seat, order)| G::interrupts(order) || !seats.contains(seat)) {
            return Vec::new();
        }
        seats.retain(|seat| !self.orders.contains_key(seat));
        seats
    }

    /// Is nothing awaited that could keep the phase from being run?
    #[must_use]
    pub fn is_due(&self) -> bool {
        self.due
    }

    /// Runs the phase that is due, as far as the answers reach.
    ///
    /// The procedure must be the phase's own, as [`Ruleset::procedure`] lists it; it is an argument so that a table's
    /// systems may name it.
    pub fn run_phase(&mut self, procedure: Procedure<G>) {
        if !self.due {
            return;
        }
        match run_with::<G>(procedure, &self.before, &self.orders, &self.answers) {
            Run::Settled { after, told } => {
                self.hand_out(told);
                self.commit(after);
                self.look_round();
            }
            Run::Wants { want, meanwhile, told } => {
                self.hand_out(told);
                self.meanwhile = Some(meanwhile);
                self.due = false;
                self.awaiting = Awaiting::Answer(want);
            }
            Run::OutOfStep { answer, .. } => {
                // Every answer was checked against its want, so a run cannot fall out of step with itself.
                debug_assert!(false, "answer {answer} fitted when it was given and does not fit now");
                self.due = false;
                self.awaiting = Awaiting::Nothing;
            }
        }
    }

    fn advance(&mut self) {
        while self.due {
            self.run_phase(G::procedure(G::phase(&self.before)));
        }
    }

    /// Finds out who owes orders, or whether the phase is due.
    fn look_round(&mut self) {
        self.due = false;
        self.awaiting = Awaiting::Nothing;
        if G::is_over(&self.before) {
            return;
        }
        let owed = self.still_awaited();
        if owed.is_empty() {
            self.due = true;
        } else {
            self.awaiting = Awaiting::Orders(owed);
        }
    }

    fn hand_out(&mut self, told: Vec<G::Happening>) {
        debug_assert!(told.starts_with(&self.handed_out), "what was told stays told");
        let fresh = told.get(self.handed_out.len()..).unwrap_or_default();
        self.fresh.extend_from_slice(fresh);
        self.handed_out = told;
    }

    fn commit(&mut self, after: G::State) {
        let took_something = !self.orders.is_empty() || !self.answers.is_empty();
        if took_something {
            self.note_open();
            if let Some(entry) = self.journal.entries.last_mut() {
                entry.digest = Some(digest(&after));
            }
        }
        self.before = after;
        self.meanwhile = None;
        self.orders.clear();
        self.answers.clear();
        self.handed_out.clear();
    }

    /// Writes the open run into the journal, over what stood there of it.
    fn note_open(&mut self) {
        let open = self.journal.entries.last().is_some_and(|entry| entry.digest.is_none());
        if open {
            self.journal.entries.pop();
        }
        if !self.orders.is_empty() || !self.answers.is_empty() {
            let entry = Entry { orders: self.orders.clone(), answers: self.answers.clone(), digest: None };
            self.journal.entries.push(entry);
        }
    }
}
