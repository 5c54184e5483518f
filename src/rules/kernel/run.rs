//! One run of one phase: from a state, with orders, as far as the answers reach.

use super::referee::{Interruption, Referee, Ruling, Source};
use super::ruleset::{Orders, Procedure, Ruleset};
use super::wants::{Answer, Want};

/// A run came this far.
#[derive(Clone, Debug, PartialEq)]
pub enum Run<G: Ruleset> {
    /// To the end of the phase.
    Settled { after: G::State, told: Vec<G::Happening> },
    Wants {
        want: Want<G>,
        /// The state as it stands there; only to be looked at.
        meanwhile: G::State,
        told: Vec<G::Happening>,
    },
    /// An answer does not fit, or there are more than were wanted.
    OutOfStep {
        /// The first answer that is wrong, counted from 0.
        answer: usize,
        /// The question at that place, if there was one.
        want: Option<Want<G>>,
    },
}

/// Runs the phase in which the state stands with these orders and answers.
pub fn run<G: Ruleset>(before: &G::State, orders: &Orders<G>, answers: &[Answer]) -> Run<G> {
    run_with(G::procedure(G::phase(before)), before, orders, answers)
}

/// A phase that was left because the match has ended is settled like one that came to its own end.
fn settled<G: Ruleset>(ruling: Ruling<(), G>) -> Ruling<(), G> {
    match ruling {
        Err(Interruption::Ended) => Ok(()),
        other => other,
    }
}

/// Runs a phase by its function.
pub(super) fn run_with<G: Ruleset>(
    procedure: Procedure<G>,
    before: &G::State,
    orders: &Orders<G>,
    answers: &[Answer],
) -> Run<G> {
    let mut referee = Referee::new(before.clone(), answers, None);
    let ruling = procedure(&mut referee, orders);
    let (state, told, used, _) = referee.into_parts();
    match settled(ruling) {
        Ok(()) if used == answers.len() => Run::Settled { after: state, told },
        Ok(()) | Err(Interruption::Ended) => Run::OutOfStep { answer: used, want: None },
        Err(Interruption::Wants(want)) => Run::Wants { want: *want, meanwhile: state, told },
        Err(Interruption::OutOfStep { answer, want }) => Run::OutOfStep { answer, want: Some(*want) },
    }
}

/// Runs the phase to its end in one pass, taking recorded answers first and then those of a live source.
///
/// # Errors
/// The source gives an answer that does not fit: the number of the answer.
pub fn run_live<G: Ruleset>(
    before: G::State,
    orders: &Orders<G>,
    recorded: &[Answer],
    source: &mut dyn Source<G>,
) -> Result<(G::State, Vec<G::Happening>, Vec<Answer>), usize> {
    let procedure = G::procedure(G::phase(&before));
    let mut referee = Referee::new(before, recorded, Some(source));
    match settled(procedure(&mut referee, orders)) {
        Ok(()) => {
            let (state, told, _, given) = referee.into_parts();
            Ok((state, told, given))
        }
        Err(Interruption::OutOfStep { answer, .. }) => Err(answer),
        Err(Interruption::Wants(_) | Interruption::Ended) => Err(recorded.len()),
    }
}

/// Runs a phase and keeps nothing but the state, for ten thousand battles whose happenings do not matter. The second
/// part is true if the phase came to its end.
pub fn run_forgetful<G: Ruleset>(before: G::State, orders: &Orders<G>, source: &mut dyn Source<G>) -> (G::State, bool) {
    let procedure = G::procedure(G::phase(&before));
    let mut referee = Referee::forgetful(before, source);
    let ended = settled(procedure(&mut referee, orders)).is_ok();
    (referee.into_parts().0, ended)
}
