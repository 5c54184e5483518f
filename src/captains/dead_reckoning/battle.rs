//! Whole battles between skippers and a seeded tray, in one pass.

use crate::captains::seeds::seed;
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::duel::Setup;
use crate::rules::dead_reckoning::orders::Order;
use crate::rules::dead_reckoning::refusals::Refusal;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::setup::SetupFault;
use crate::rules::dead_reckoning::state::{Phase, State};
use crate::rules::kernel::{
    Answer, Digest, Entry, Journal, Orders, Ruleset, Seat, Source, Viewer, Want, digest, run_live,
};

use super::cubes::SeededCubes;
use super::skipper::{Skipper, Temper};

/// No battle comes near so many runs: one that does leads nowhere.
const RUNS_AT_MOST: u32 = 5000;

/// The skippers by seat, and what falls.
pub struct Crew {
    skippers: Vec<Box<dyn Skipper>>,
    cubes: SeededCubes,
    /// Choices made so far.
    pub choices: u64,
    /// Throws made so far.
    pub throws: u64,
}

impl Crew {
    /// Skippers and cubes for one game of a series; the last one listed also sits at every seat after his own.
    #[must_use]
    pub fn for_game(tempers: &[Temper], root: u64, game: u64) -> Self {
        let streams = ["first", "second", "third", "fourth"];
        let temper = |seat: usize| tempers.get(seat).or(tempers.last()).copied().unwrap_or(Temper::Random);
        let skippers = streams.iter().enumerate().map(|(seat, name)| temper(seat).enlist(seed(root, game, name)));
        Self { skippers: skippers.collect(), cubes: SeededCubes::new(seed(root, game, "cubes")), choices: 0, throws: 0 }
    }

    fn skipper(&mut self, seat: Seat) -> Option<&mut Box<dyn Skipper>> {
        self.skippers.get_mut(usize::from(seat.0))
    }
}

impl Source<DeadReckoning> for Crew {
    fn answer(&mut self, state: &State, want: &Want<DeadReckoning>) -> Answer {
        match want {
            Want::Throw { request, .. } => {
                self.throws += 1;
                Answer::Thrown(self.cubes.throw(request))
            }
            Want::Choice { by, options, why } => {
                self.choices += 1;
                let view = DeadReckoning::seen_by(state, Viewer::Seat(*by));
                let chosen = self.skipper(*by).map_or(0, |skipper| skipper.choose(&view, options, why));
                Answer::Chose(u16::try_from(chosen).unwrap_or(0))
            }
            Want::Shuffle { cards, .. } => Answer::Dealt(self.cubes.shuffle(*cards)),
        }
    }
}

/// How the battles of a match went.
#[derive(Clone, Debug)]
pub struct Played {
    /// The winner of each battle, in order.
    pub winners: Vec<Colour>,
    /// Throws.
    pub throws: u64,
    /// Orders, choices and throws.
    pub inputs: u64,
    /// Orders that the rules refused.
    pub refusals: Vec<Refusal>,
    /// The phase in which the match came to a stop of its own accord, which must not happen.
    pub dead_end: Option<Phase>,
    /// The digest of the last state.
    pub digest: Digest,
    /// The last state.
    pub state: State,
    /// The journal, if it was wanted.
    pub journal: Option<Journal<DeadReckoning>>,
}

/// Plays a match to its end.
///
/// # Errors
/// What is wrong with the set-up.
pub fn play(setup: &Setup, crew: &mut Crew, keep_journal: bool) -> Result<Played, SetupFault> {
    let mut state = DeadReckoning::set_up(setup)?;
    let mut journal = keep_journal.then(|| Journal::<DeadReckoning>::new(setup.clone()));
    let (mut given, mut refusals, mut dead_end, mut runs) = (0_u64, Vec::new(), None, 0_u32);
    while !DeadReckoning::is_over(&state) {
        let mut orders = Orders::<DeadReckoning>::new();
        for seat in DeadReckoning::awaited(&state) {
            let view = DeadReckoning::seen_by(&state, Viewer::Seat(seat));
            let mut order = crew.skipper(seat).map_or(Order::Pass, |skipper| skipper.order(&view));
            given += 1;
            if let Err(refusal) = DeadReckoning::check(&state, seat, &order) {
                refusals.push(refusal);
                order = least(state.phase);
            }
            orders.insert(seat, order);
        }
        let Ok((after, _, answers)) = run_live::<DeadReckoning>(state.clone(), &orders, &[], crew) else {
            dead_end = Some(state.phase);
            break;
        };
        if let Some(journal) = &mut journal
            && !(orders.is_empty() && answers.is_empty())
        {
            journal.entries.push(Entry { orders, answers, digest: Some(digest(&after)) });
        }
        state = after;
        runs += 1;
        if runs > RUNS_AT_MOST {
            dead_end = Some(state.phase);
            break;
        }
    }
    Ok(Played {
        winners: state.winners.clone(),
        throws: crew.throws,
        inputs: given + crew.throws + crew.choices,
        refusals,
        dead_end,
        digest: digest(&state),
        state,
        journal,
    })
}

/// What may always be ordered.
const fn least(phase: Phase) -> Order {
    match phase {
        Phase::Declare => Order::Done,
        Phase::Commit | Phase::Answer => Order::Commit(0),
        _ => Order::Pass,
    }
}
