//! Series of matches between bots, and the figures counted of each.

use crate::captains::{Crew, Rank, play_watched};
#[cfg(feature = "physics")]
use crate::chance::seed;
use crate::logbook::chronicle::{self, JournalFault};
use crate::logbook::data::Library;

use super::off_table::OffTable;

/// Everything in turn.
const ALL: &str = "all";

/// The options of a series of matches.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// A scenario, `all` in turn, or the game's own choice.
    pub scenario: Option<&'a str>,
    /// A whole game for this number of players.
    pub players: Option<u8>,
    /// The bots by seat: `random,mate`. The last one listed also sits at every seat after its own.
    pub bots: &'a str,
    /// After every input all invariants of the state are checked.
    pub strict: bool,
    /// Dice and cubes are bodies that fall.
    pub physical: bool,
    /// Victories are counted by kinds of players as well.
    pub kinds: bool,
}

impl<'a> Wanted<'a> {
    /// These bots, and nothing else said.
    #[must_use]
    pub fn of(bots: &'a str) -> Self {
        Self { bots, ..Self::default() }
    }
}

/// A series that has no such game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoSeries {
    /// A bot of this list is unknown.
    Bots(String),
    /// There is nothing of this name to be played.
    Scenario(String),
    /// There is no whole game for this number of players.
    Players(u8),
}

/// The figures counted of one match.
pub struct Figures {
    pub title: String,
    /// Did it come to its end?
    pub over: bool,
    /// All sides, by seat.
    pub sides: Vec<&'static str>,
    /// None if it is drawn.
    pub winners: Vec<&'static str>,
    /// The place in the order of turns of the one who has won, from 0, where that order is drawn by lot.
    pub won_as: Option<usize>,
    /// Turns that were begun.
    pub turns: u16,
    pub throws: u64,
    /// Orders, choices and throws.
    pub inputs: u64,
    /// Orders that the rules refused.
    pub refusals: u64,
    /// It came to a stop of its own accord, or could not be set up.
    pub dead_end: bool,
    /// The first broken invariant, if they were checked.
    pub out_of_place: Option<String>,
    /// Pieces that fell for the first time, counted by zone.
    pub fell: Vec<(&'static str, u64)>,
    /// Figures of the game's own.
    pub counts: Vec<(&'static str, u64)>,
    /// Sides and their kinds, if they were wanted.
    pub kinds: Vec<(&'static str, &'static str)>,
    /// The journal as it is written to a file, if it was wanted.
    pub journal: Option<Result<String, JournalFault>>,
}

/// A series of matches.
pub trait Series: Sync {
    /// The words of all sides that take part.
    fn sides(&self) -> Vec<&'static str>;

    /// Plays one match; it does not depend on the matches before it.
    fn play(&self, seed: u64, game: u64, keep_journal: bool) -> Figures;

    /// The same two matches with the bots of a series of two changed over: points of the first bot in quarters
    /// ([`WHOLE`](super::pairs::WHOLE)), and both matches. None if there are not two sides.
    fn pair(&self, seed: u64, game: u64) -> Option<(u8, [Figures; 2])>;
}

struct Bouts<G: OffTable> {
    setups: Vec<G::Setup>,
    ranks: Vec<Rank>,
    strict: bool,
    physical: bool,
    kinds: bool,
}

/// Makes a series of matches.
///
/// # Errors
/// The game lacks a part of the series.
pub fn series<G: OffTable>(library: &Library, wanted: &Wanted<'_>) -> Result<Box<dyn Series>, NoSeries> {
    let Wanted { scenario, players, bots, strict, physical, kinds } = *wanted;
    let ranks: Option<Vec<_>> = bots.split(',').map(G::rank).collect();
    let ranks = ranks.filter(|ranks| ranks.len() <= Crew::<G>::MOST).ok_or_else(|| NoSeries::Bots(bots.to_owned()))?;
    let one = scenario.or(G::SIMULATED).filter(|id| *id != ALL);
    let setups = match players {
        Some(players) => vec![G::whole_game(library, players).ok_or(NoSeries::Players(players))?],
        None => {
            let wanted = G::offers(library).into_iter().filter(|id| one.is_none_or(|one| id == one));
            wanted.filter_map(|id| G::setup(library, &id)).collect()
        }
    };
    if setups.is_empty() {
        return Err(NoSeries::Scenario(one.unwrap_or(ALL).to_owned()));
    }
    Ok(Box::new(Bouts::<G> { setups, ranks, strict, physical, kinds }))
}

impl<G: OffTable> Series for Bouts<G> {
    fn sides(&self) -> Vec<&'static str> {
        let states = self.setups.iter().filter_map(|setup| G::set_up(setup).ok());
        states.flat_map(|state| G::sides(&state)).collect()
    }

    fn play(&self, seed: u64, game: u64, keep_journal: bool) -> Figures {
        self.played(&self.ranks, seed, game, keep_journal)
    }

    fn pair(&self, seed: u64, game: u64) -> Option<(u8, [Figures; 2])> {
        let [one, other] = self.ranks.as_slice() else { return None };
        let played = [[*one, *other], [*other, *one]].map(|ranks| self.played(&ranks, seed, game, false));
        let mut points = 0;
        for (at, played) in played.iter().enumerate() {
            let [first, second] = played.sides.as_slice() else { return None };
            let own = if at == 0 { first } else { second };
            points += match played.winners.as_slice() {
                [winner] => 2 * u8::from(winner == own),
                _ => 1,
            };
        }
        Some((points, played))
    }
}

impl<G: OffTable> Bouts<G> {
    fn played(&self, ranks: &[Rank], seed: u64, game: u64, keep_journal: bool) -> Figures {
        let nothing = Figures {
            title: String::new(),
            over: true,
            sides: Vec::new(),
            winners: Vec::new(),
            won_as: None,
            turns: 0,
            throws: 0,
            inputs: 0,
            refusals: 0,
            dead_end: true,
            out_of_place: None,
            fell: Vec::new(),
            counts: Vec::new(),
            kinds: Vec::new(),
            journal: None,
        };
        let number = usize::try_from(game).unwrap_or(0) % self.setups.len().max(1);
        let Some(setup) = self.setups.get(number) else { return nothing };
        let mut crew = Crew::<G>::for_game(ranks, seed, game);
        if self.physical {
            falling(&mut crew, seed, game);
        }
        let mut out_of_place = None;
        let mut first = None;
        let mut look = |state: &G::State| {
            first = first.or_else(|| G::begins(state));
            if self.strict && out_of_place.is_none() {
                out_of_place = G::out_of_place(state);
            }
        };
        let Ok(played) = play_watched::<G>(setup, &mut crew, keep_journal || self.kinds, &mut look) else {
            return nothing;
        };
        let begun = self.kinds.then(|| G::set_up(setup).ok()).flatten();
        let over = G::is_over(&played.state);
        let (sides, winners) = (G::sides(&played.state), G::winners(&played.state));
        let seat = |side: &&'static str| sides.iter().position(|own| own == side);
        let won_as = match winners.as_slice() {
            [winner] => seat(winner).zip(first.as_ref().and_then(seat)),
            _ => None,
        };
        let won_as = won_as.map(|(winner, first)| (winner + sides.len() - first) % sides.len().max(1));
        Figures {
            title: G::title(setup),
            over,
            sides,
            winners: if over { winners } else { Vec::new() },
            won_as: won_as.filter(|_| over),
            turns: played.turns,
            throws: played.throws,
            inputs: played.inputs,
            refusals: played.refusals.len() as u64,
            dead_end: played.dead_end.is_some(),
            out_of_place,
            fell: crew.fell.iter().filter_map(|(zone, count)| Some((G::zone(*zone)?, *count))).collect(),
            counts: G::counts(&played.state),
            kinds: begun.map(|begun| G::kinds(&begun, &played.state, &played.told)).unwrap_or_default(),
            journal: played.journal.as_ref().filter(|_| keep_journal).map(chronicle::write),
        }
    }
}

#[cfg(feature = "physics")]
fn falling<G: OffTable>(crew: &mut Crew<G>, root: u64, game: u64) {
    if let Some(luck) = super::physical::Bodies::new(seed(root, game, G::STREAM)) {
        crew.luck = Box::new(luck);
    }
}

#[cfg(not(feature = "physics"))]
fn falling<G: OffTable>(_: &mut Crew<G>, _: u64, _: u64) {}
