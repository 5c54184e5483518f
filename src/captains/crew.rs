//! A whole match between bots, with everything that falls drawn from a seed, in one pass.

use std::collections::BTreeMap;

use crate::rules::kernel::{
    Answer, Digest, Entry, Journal, Orders, Rest, Ruleset, Seat, Source, Viewer, Want, digest, run_forgetful, run_live,
};

use super::bot::{Bot, Crewed};
use super::luck::Luck;
use super::rank::Rank;
use crate::chance::seed;

/// A match without a limit of turns is broken off after this many and counts as drawn.
pub const TURNS_AT_MOST: u16 = 200;

/// The streams of a series from which the bots draw, by seat.
const STREAMS: [&str; 4] = ["first", "second", "third", "fourth"];

/// A guard against endless loops: games run fewer phases without any input.
const IDLE_AT_MOST: u32 = 1000;

/// A guard against endless loops: matches take far fewer runs.
const RUNS_AT_MOST: u32 = 100_000;

/// Bots by seat, and their luck.
pub struct Crew<G: Crewed> {
    bots: Vec<Box<dyn Bot<G>>>,
    /// Dice, cubes and decks.
    pub luck: Box<dyn Luck>,
    /// Choices made so far.
    pub choices: u64,
    /// Throws made so far.
    pub throws: u64,
    /// Pieces that fell for the first time, counted by the zone they came to rest in.
    pub fell: BTreeMap<u8, u64>,
}

impl<G: Crewed> Crew<G> {
    /// No game has more seats.
    pub const MOST: usize = STREAMS.len();

    /// Bots and luck for one game of a series; the last rank listed also sits at every seat after its own.
    #[must_use]
    pub fn for_game(ranks: &[Rank], root: u64, game: u64) -> Self {
        let rank = |seat: usize| ranks.get(seat).or(ranks.last()).copied().unwrap_or(Rank::Random);
        let bots = STREAMS.iter().enumerate().map(|(seat, name)| G::enlist(rank(seat), seed(root, game, name)));
        Self {
            bots: bots.collect(),
            luck: G::luck(seed(root, game, G::STREAM)),
            choices: 0,
            throws: 0,
            fell: BTreeMap::new(),
        }
    }

    /// The bot at a seat.
    pub fn bot(&mut self, seat: Seat) -> Option<&mut Box<dyn Bot<G>>> {
        self.bots.get_mut(usize::from(seat.0))
    }
}

impl<G: Crewed> Source<G> for Crew<G> {
    fn roll(&mut self, faces: u8, thrown: &mut [u8]) -> bool {
        let rolled = self.luck.roll(faces, thrown);
        self.throws += u64::from(rolled);
        rolled
    }

    fn answer(&mut self, state: &G::State, want: &Want<G>) -> Answer {
        match want {
            Want::Throw { request, .. } => {
                self.throws += 1;
                let outcome = self.luck.throw(request);
                for (piece, rest) in &outcome.0 {
                    if let Rest::Zone(zone) = rest
                        && request.fresh.iter().any(|(fresh, _)| fresh == piece)
                    {
                        *self.fell.entry(*zone).or_default() += 1;
                    }
                }
                Answer::Thrown(outcome)
            }
            Want::Choice { by, options, why } => {
                self.choices += 1;
                let mut look = || G::seen_by(state, Viewer::Seat(*by));
                let chosen = self.bot(*by).map_or(0, |bot| bot.choose(&mut look, options, why));
                Answer::Chose(u16::try_from(chosen).unwrap_or(0))
            }
            Want::Shuffle { cards, .. } => Answer::Dealt(self.luck.shuffle(*cards)),
        }
    }
}

/// The result of a match.
#[derive(Clone, Debug)]
pub struct Played<G: Ruleset> {
    pub state: G::State,
    /// The turns that were begun.
    pub turns: u16,
    pub throws: u64,
    /// Orders, choices and throws.
    pub inputs: u64,
    /// Orders that the rules refused; the bot gave up instead.
    pub refusals: Vec<G::Refusal>,
    /// The phase in which the match came to a stop of its own accord, which must not happen.
    pub dead_end: Option<String>,
    /// The digest of the last state.
    pub digest: Digest,
    /// The journal, if it was wanted.
    pub journal: Option<Journal<G>>,
    /// Happenings in order, if the journal was wanted.
    pub told: Vec<G::Happening>,
}

/// Runs a phase and writes it down, if it took anything.
fn recorded<G: Crewed>(
    state: G::State,
    orders: Orders<G>,
    crew: &mut Crew<G>,
    journal: &mut Journal<G>,
    told: &mut Vec<G::Happening>,
) -> (G::State, bool) {
    let Ok((after, happened, answers)) = run_live::<G>(state.clone(), &orders, &[], crew) else {
        return (state, false);
    };
    told.extend(happened);
    if !orders.is_empty() || !answers.is_empty() {
        journal.entries.push(Entry { orders, answers, digest: Some(digest(&after)) });
    }
    (after, true)
}

/// Asks a bot for its order; a bot that draws lots sees no view.
fn ordered<G: Crewed>(bot: &mut dyn Bot<G>, state: &G::State, seat: Seat) -> G::Order {
    let drawn = bot.lots().and_then(|lots| G::by_lot(state, seat, lots));
    drawn.unwrap_or_else(|| bot.order(&G::seen_by(state, Viewer::Seat(seat))))
}

/// Plays a match to its end.
///
/// # Errors
/// The set-up's fault.
pub fn play<G: Crewed>(setup: &G::Setup, crew: &mut Crew<G>, keep_journal: bool) -> Result<Played<G>, G::SetupFault> {
    play_watched(setup, crew, keep_journal, &mut |_| ())
}

/// Plays a match to its end, and calls back with every state on the way.
///
/// # Errors
/// The set-up's fault.
pub fn play_watched<G: Crewed>(
    setup: &G::Setup,
    crew: &mut Crew<G>,
    keep_journal: bool,
    watch: &mut dyn FnMut(&G::State),
) -> Result<Played<G>, G::SetupFault> {
    let mut state = G::set_up(setup)?;
    let mut journal = keep_journal.then(|| Journal::<G>::new(setup.clone()));
    let mut told = Vec::new();
    let (mut given, mut refusals, mut dead_end) = (0_u64, Vec::new(), None);
    let (mut runs, mut idle) = (0_u32, 0_u32);
    while !G::is_over(&state) {
        let awaited = G::awaited(&state);
        // Broken off only where orders are owed: there a match that was stepped through stands still too.
        if G::turns(&state) > TURNS_AT_MOST && !awaited.is_empty() {
            break;
        }
        let phase = G::phase(&state);
        let before = given + crew.throws + crew.choices;
        let mut orders = Orders::<G>::new();
        for seat in awaited {
            let mut order = crew.bot(seat).map_or_else(|| G::give_up(phase), |bot| ordered(bot.as_mut(), &state, seat));
            given += 1;
            if let Err(refusal) = G::check(&state, seat, &order) {
                refusals.push(refusal);
                order = G::give_up(phase);
            }
            orders.insert(seat, order);
        }
        let ended;
        (state, ended) = match &mut journal {
            Some(journal) => recorded(state, orders, crew, journal, &mut told),
            None => run_forgetful::<G>(state, &orders, crew),
        };
        watch(&state);
        // A phase that runs by itself must lead on.
        idle = if before == given + crew.throws + crew.choices { idle + 1 } else { 0 };
        runs += 1;
        if !ended || idle > IDLE_AT_MOST || runs > RUNS_AT_MOST {
            dead_end = Some(format!("{phase:?}"));
            break;
        }
    }
    Ok(Played {
        turns: G::turns(&state),
        throws: crew.throws,
        inputs: given + crew.throws + crew.choices,
        refusals,
        dead_end,
        digest: digest(&state),
        state,
        journal,
        told,
    })
}
