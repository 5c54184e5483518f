//! The list of games below the engine: a game comes aboard here by one line.

use std::path::Path;

use crate::logbook::account::{Account, Voice};
use crate::logbook::data::lessons::Lessons;
use crate::logbook::data::skies::Sky;
use crate::logbook::data::{ById, DataFault, Folder, GameShelf, Library, Read};
use crate::logbook::wording::{Fact, key};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::kernel::Rest;
use crate::rules::merchants_and_marauders::ruleset::MerchantsAndMarauders;
use crate::rules::pirates::ruleset::Pirates;
use crate::rules::the_ships::game::TheShips;
use crate::sound::Recipe;
use crate::sound::music::Tune;

use super::game::{AnyGame, Of};
use super::script::{Head, JsonLine, ScriptJob, fault_line, read};
use super::{Speaker, replay};

/// Every game. The first is meant if none is named.
pub const GAMES: Games = Games(&[
    &Of::<TheShips>::HERE,
    &Of::<DeadReckoning>::HERE,
    &Of::<MerchantsAndMarauders>::HERE,
    &Of::<Pirates>::HERE,
]);

/// Some games, at least one.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn AnyGame]);

impl Games {
    /// The game of this name.
    #[must_use]
    pub fn named(self, name: &str) -> Option<&'static dyn AnyGame> {
        self.0.iter().copied().find(|game| game.id().0 == name)
    }

    /// The game that is meant if none is named.
    #[must_use]
    pub fn first(self) -> Option<&'static dyn AnyGame> {
        self.0.first().copied()
    }

    /// The names of all of them.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|game| game.id().0)
    }

    /// Makes an empty shelf for each of them, and one each for the lessons, skies, sounds and tunes of all.
    #[must_use]
    pub fn shelves(self) -> Vec<Box<dyn GameShelf>> {
        let taught = Lessons { taught: self.0.iter().map(|game| game.taught()).collect(), ..Lessons::default() };
        let of_all: [Box<dyn GameShelf>; 4] = [
            Box::new(taught),
            Box::new(ById::<Sky>::default()),
            Box::new(ById::<Recipe>::default()),
            Box::new(ById::<Tune>::default()),
        ];
        self.0.iter().map(|game| game.shelf()).chain(of_all).collect()
    }

    /// All kinds of data files they have.
    #[must_use]
    pub fn folders(self) -> Vec<Folder> {
        self.shelves().iter().flat_map(|shelf| shelf.folders()).copied().collect()
    }

    /// Loads the files that the program carries, with those of a data folder over them, and gives the faults of files
    /// that were left out.
    #[must_use]
    pub fn library(self, data: Option<&Path>) -> (Library, Vec<DataFault>) {
        Library::load(self.shelves(), data)
    }

    /// Can something of this name be played in any of them?
    #[must_use]
    pub fn offer(self, library: &Library, id: &str) -> bool {
        self.0.iter().any(|game| game.offers(library).iter().any(|offered| offered == id))
    }

    /// The number of the zone of a tray that has this word in any of them.
    #[must_use]
    pub fn zone(self, word: &str) -> Option<u8> {
        self.0.iter().find_map(|game| match game.reading(word)? {
            Rest::Zone(zone) => Some(zone),
            Rest::Face(_) => None,
        })
    }

    /// Finds the game with rule numbers like this one.
    #[must_use]
    pub fn of_rule(self, number: &str) -> Option<&'static dyn AnyGame> {
        self.0.iter().copied().find(|game| game.numbering().is_number(number))
    }

    /// The numbers of rules in a sentence, of any game, in order, each with where it stands.
    #[must_use]
    pub fn rules_in(self, sentence: &str) -> Vec<(usize, &str)> {
        let mut found: Vec<_> = match sentence.contains('-') {
            true => self.0.iter().flat_map(|game| game.numbering().find(sentence).collect::<Vec<_>>()).collect(),
            false => Vec::new(),
        };
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Plays a script of any game and prints it; false if anything in it did not fit.
    pub fn script(
        self,
        file: &str,
        bytes: &[u8],
        library: &Library,
        speaker: &Speaker,
        save: Option<&Path>,
        print: &mut dyn FnMut(&JsonLine),
    ) -> bool {
        let played = read::<Head>(file, bytes).and_then(|Read { value: head, source }| {
            let other = || source.fault("game", Fact::from(key::ScriptOtherGame { game: head.game.as_str() }));
            self.named(&head.game).ok_or_else(other)?.script(ScriptJob { file, bytes, library, speaker, save }, print)
        });
        played.unwrap_or_else(|fault| {
            print(&JsonLine(fault_line(&fault, speaker)));
            false
        })
    }

    /// Plays a journal again; a thorough look also throws the recorded throws again.
    ///
    /// # Errors
    /// It does not fit, or cannot be read.
    pub fn replay(self, journal: &str, library: &Library, thorough: bool) -> Result<replay::Replayed, Fact> {
        self.of_journal(journal)?.replay(journal, library, thorough)
    }

    /// Writes the account of a recorded match of any game.
    ///
    /// # Errors
    /// The journal cannot be read, or not for this side.
    pub fn account(self, journal: &str, side: Option<&str>, voice: Voice<'_>) -> Result<Account, Fact> {
        self.of_journal(journal)?.account(journal, side, voice)
    }

    /// An unknown game is refused by the journal itself.
    fn of_journal(self, journal: &str) -> Result<&'static dyn AnyGame, Fact> {
        let game = replay::game_of(journal)?;
        self.named(&game).or(self.first()).ok_or_else(|| Fact::from(key::JOURNAL_NOT_ONE))
    }
}
