//! Series of matches between bots: which are played, and what is counted of each.

use crate::captains::{Crew, Rank, play};
use crate::logbook::chronicle::{self, JournalFault};
use crate::logbook::data::Library;

use super::game::Headless;

/// A series that has no such game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSeries {
    /// A bot of this list is unknown.
    Bots(String),
    /// There is nothing of this name to be played.
    Scenario(String),
}

/// What is counted of one match.
pub struct Figures {
    /// What was played.
    pub title: String,
    /// Did it come to its end?
    pub over: bool,
    /// Who has won; nobody if it is drawn.
    pub winners: Vec<&'static str>,
    /// Turns that were begun.
    pub turns: u16,
    /// Throws.
    pub throws: u64,
    /// Orders, choices and throws.
    pub inputs: u64,
    /// Orders that the rules refused.
    pub refusals: u64,
    /// It came to a stop of its own accord, or could not be set up.
    pub dead_end: bool,
    /// What else the game counts.
    pub counts: Vec<(&'static str, u64)>,
    /// The journal as it is written to a file, if it was wanted.
    pub journal: Option<Result<String, JournalFault>>,
}

/// A series of matches.
pub trait Series: Sync {
    /// The words of the sides that are counted even if they never win.
    fn sides(&self) -> &'static [&'static str];

    /// Plays one match: the same however often, and in whatever order.
    fn play(&self, seed: u64, game: u64, keep_journal: bool) -> Figures;
}

struct Bouts<G: Headless> {
    setups: Vec<G::Setup>,
    ranks: Vec<Rank>,
}

/// Matches of `scenario`, or of everything in turn for `all`, between the bots of this list: `random,mate`. The last one
/// listed also sits at every seat after its own.
///
/// # Errors
/// What the game does not have.
pub fn series<G: Headless>(library: &Library, scenario: Option<&str>, bots: &str) -> Result<Box<dyn Series>, NoSeries> {
    let ranks: Option<Vec<_>> = bots.split(',').map(G::rank).collect();
    let ranks = ranks.filter(|ranks| ranks.len() <= Crew::<G>::MOST).ok_or_else(|| NoSeries::Bots(bots.to_owned()))?;
    let scenario = scenario.unwrap_or(G::SIMULATED);
    let wanted = G::offers(library).into_iter().filter(|id| scenario == "all" || id == scenario);
    let setups: Vec<_> = wanted.filter_map(|id| G::setup(library, &id)).collect();
    if setups.is_empty() {
        return Err(NoSeries::Scenario(scenario.to_owned()));
    }
    Ok(Box::new(Bouts::<G> { setups, ranks }))
}

impl<G: Headless> Series for Bouts<G> {
    fn sides(&self) -> &'static [&'static str] {
        G::SIDES
    }

    fn play(&self, seed: u64, game: u64, keep_journal: bool) -> Figures {
        let nothing = Figures {
            title: String::new(),
            over: true,
            winners: Vec::new(),
            turns: 0,
            throws: 0,
            inputs: 0,
            refusals: 0,
            dead_end: true,
            counts: Vec::new(),
            journal: None,
        };
        let number = usize::try_from(game).unwrap_or(0) % self.setups.len().max(1);
        let Some(setup) = self.setups.get(number) else { return nothing };
        let mut crew = Crew::<G>::for_game(&self.ranks, seed, game);
        let Ok(played) = play::<G>(setup, &mut crew, keep_journal) else { return nothing };
        let over = G::is_over(&played.state);
        Figures {
            title: G::title(setup),
            over,
            winners: if over { G::winners(&played.state) } else { Vec::new() },
            turns: played.turns,
            throws: played.throws,
            inputs: played.inputs,
            refusals: played.refusals.len() as u64,
            dead_end: played.dead_end.is_some(),
            counts: G::counts(&played.state),
            journal: played.journal.as_ref().map(chronicle::write),
        }
    }
}
