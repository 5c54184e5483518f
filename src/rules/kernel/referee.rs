//! The referee: tells happenings, asks questions, and takes recorded answers before live ones.

use std::ops::Deref;

use super::ruleset::Ruleset;
use super::seats::Seat;
use super::throws::{ThrowOutcome, ThrowRequest};
use super::wants::{Answer, Want};

/// A phase stops before its end for one of these reasons.
#[derive(Clone, Debug, PartialEq)]
pub enum Interruption<G: Ruleset> {
    /// The match has ended: nothing that is left of the phase is to be done.
    Ended,
    /// An answer is missing.
    Wants(Box<Want<G>>),
    /// The answer with this number does not fit the question.
    OutOfStep {
        /// Counted from 0.
        answer: usize,
        want: Box<Want<G>>,
    },
}

/// A function of the rules that may stop for an answer returns this.
pub type Ruling<T, G> = Result<T, Interruption<G>>;

/// Gives answers at once: a seed, a pair of bots, a simulation.
pub trait Source<G: Ruleset> {
    /// An answer that fits the want.
    fn answer(&mut self, state: &G::State, want: &Want<G>) -> Answer;

    /// Throws dice into `thrown` as [`answer`](Self::answer) would, but keeps no answers; false if it only answers
    /// throws piece by piece.
    fn roll(&mut self, faces: u8, thrown: &mut [u8]) -> bool {
        let _ = (faces, thrown);
        false
    }
}

/// Runs one phase for the rules: holds the state, the happenings told, and the answers.
pub struct Referee<'a, G: Ruleset> {
    state: G::State,
    told: Vec<G::Happening>,
    count: usize,
    recorded: &'a [Answer],
    used: usize,
    live: Option<&'a mut dyn Source<G>>,
    given: Vec<Answer>,
    /// Only the state counts; happenings and answers are dropped.
    forgetful: bool,
}

/// The table is read from the referee as from the state itself: `battle.ship(place)`.
impl<G: Ruleset> Deref for Referee<'_, G> {
    type Target = G::State;

    fn deref(&self) -> &G::State {
        &self.state
    }
}

impl<'a, G: Ruleset> Referee<'a, G> {
    pub(super) fn new(state: G::State, recorded: &'a [Answer], live: Option<&'a mut dyn Source<G>>) -> Self {
        Self { state, told: Vec::new(), count: 0, recorded, used: 0, live, given: Vec::new(), forgetful: false }
    }

    /// A referee who keeps nothing but the state.
    pub(super) fn forgetful(state: G::State, live: &'a mut dyn Source<G>) -> Self {
        Self { forgetful: true, ..Self::new(state, &[], Some(live)) }
    }

    pub(super) fn into_parts(self) -> (G::State, Vec<G::Happening>, usize, Vec<Answer>) {
        (self.state, self.told, self.used, self.given)
    }

    /// The state as it stands now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Lets something happen.
    pub fn tell(&mut self, happening: impl Into<G::Happening>) {
        let happening = happening.into();
        G::evolve(&mut self.state, &happening);
        self.count += 1;
        if !self.forgetful {
            self.told.push(happening);
        }
    }

    /// Will anybody ask what happened? What changes nothing need not be told otherwise.
    #[must_use]
    pub fn is_heard(&self) -> bool {
        !self.forgetful
    }

    /// Counts the happenings told in this run.
    #[must_use]
    pub fn told(&self) -> usize {
        self.count
    }

    fn ask(&mut self, want: Want<G>) -> Ruling<Answer, G> {
        if let Some(answer) = self.recorded.get(self.used) {
            if !want.fits(answer) {
                return Err(Interruption::OutOfStep { answer: self.used, want: Box::new(want) });
            }
            self.used += 1;
            return Ok(answer.clone());
        }
        let Some(source) = self.live.as_deref_mut() else {
            return Err(Interruption::Wants(Box::new(want)));
        };
        let answer = source.answer(&self.state, &want);
        if !want.fits(&answer) {
            let number = self.used + self.given.len();
            return Err(Interruption::OutOfStep { answer: number, want: Box::new(want) });
        }
        if !self.forgetful {
            self.given.push(answer.clone());
        }
        Ok(answer)
    }

    /// Asks for a throw.
    ///
    /// # Errors
    /// Stops the phase where there is no answer, or one that does not fit.
    pub fn throw(&mut self, by: Seat, request: ThrowRequest, why: G::Why) -> Ruling<ThrowOutcome, G> {
        match self.ask(Want::Throw { by, request, why })? {
            Answer::Thrown(outcome) => Ok(outcome),
            Answer::Chose(_) | Answer::Dealt(_) => Ok(ThrowOutcome(Vec::new())),
        }
    }

    /// Asks for a number of twenty-sided dice and gives their faces in order; none are thrown if none are needed.
    ///
    /// # Errors
    /// As [`throw`](Self::throw).
    pub fn d20s(&mut self, by: Seat, count: usize, why: G::Why) -> Ruling<Vec<u8>, G> {
        if count == 0 {
            return Ok(Vec::new());
        }
        let mut faces = vec![0; count];
        if self.rolled(&mut faces) {
            return Ok(faces);
        }
        Ok(self.throw(by, ThrowRequest::dice(count, 20), why)?.faces().collect())
    }

    /// Asks for one twenty-sided die.
    ///
    /// # Errors
    /// As [`throw`](Self::throw).
    pub fn d20(&mut self, by: Seat, why: G::Why) -> Ruling<u8, G> {
        let mut faces = [0];
        if self.rolled(&mut faces) {
            let [face] = faces;
            return Ok(face);
        }
        let outcome = self.throw(by, ThrowRequest::dice(1, 20), why)?;
        Ok(outcome.faces().next().unwrap_or(1))
    }

    /// Throws twenty-sided dice where no answer is kept or waited for. Faces there are none of are not taken.
    fn rolled(&mut self, faces: &mut [u8]) -> bool {
        let source = self.live.as_deref_mut().filter(|_| self.forgetful);
        source.is_some_and(|source| source.roll(20, faces)) && faces.iter().all(|face| (1..=20).contains(face))
    }

    /// Asks a player to choose; a single option is taken without a question, and no option gives nothing.
    ///
    /// # Errors
    /// As [`throw`](Self::throw).
    pub fn choose(&mut self, by: Seat, mut options: Vec<G::Choice>, why: G::Why) -> Ruling<Option<G::Choice>, G> {
        if options.len() <= 1 {
            return Ok(options.pop());
        }
        self.choose_always(by, options, why)
    }

    /// Asks even where a single option is left, so that nobody learns from the silence what a player holds.
    ///
    /// # Errors
    /// As [`throw`](Self::throw).
    pub fn choose_always(&mut self, by: Seat, options: Vec<G::Choice>, why: G::Why) -> Ruling<Option<G::Choice>, G> {
        let chosen = match self.ask(Want::Choice { by, options: options.clone(), why })? {
            Answer::Chose(chosen) => usize::from(chosen),
            Answer::Thrown(_) | Answer::Dealt(_) => 0,
        };
        Ok(options.into_iter().nth(chosen))
    }

    /// Asks for the order of a deck of this many cards.
    ///
    /// # Errors
    /// As [`throw`](Self::throw).
    pub fn shuffle(&mut self, cards: u16, why: G::Why) -> Ruling<Vec<u16>, G> {
        match self.ask(Want::Shuffle { cards, why })? {
            Answer::Dealt(order) => Ok(order),
            Answer::Thrown(_) | Answer::Chose(_) => Ok((0..cards).collect()),
        }
    }
}
