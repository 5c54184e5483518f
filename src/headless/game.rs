//! A game off the table, reached without naming its type.

use std::marker::PhantomData;

use crate::logbook::account::{Account, Voice};
use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, GameShelf, Library};
use crate::logbook::rulebook::Numbering;
use crate::logbook::wording::Fact;
use crate::rules::kernel::{GameId, Rest};

use super::account;
use super::off_table::OffTable;
use super::replay::{self, Replayed};
use super::script::{self, JsonLine, ScriptJob};
use super::simulate::{NoSeries, Series, Wanted};

/// A game with its type erased.
pub trait AnyGame: Sync {
    /// Its name.
    fn id(&self) -> GameId;

    /// The version of its rules.
    fn rules_version(&self) -> u16;

    /// Its rule numbers begin so.
    fn numbering(&self) -> Numbering;

    /// An empty shelf for its data files.
    fn shelf(&self) -> Box<dyn GameShelf>;

    /// Its lessons may read, point at and press these.
    fn taught(&self) -> Taught;

    /// The ids of everything that can be played.
    fn offers(&self, library: &Library) -> Vec<String>;

    /// Plays a script of this game; false if anything in it did not fit.
    ///
    /// # Errors
    /// It cannot begin.
    fn script(&self, job: ScriptJob, print: &mut dyn FnMut(&JsonLine)) -> Result<bool, DataFault>;

    /// Reads a zone's word.
    fn reading(&self, word: &str) -> Option<Rest>;

    /// Makes a series of matches between bots.
    ///
    /// # Errors
    /// The game lacks a part of the series.
    fn series(&self, library: &Library, wanted: &Wanted<'_>) -> Result<Box<dyn Series>, NoSeries>;

    /// Plays a journal again; a thorough look also throws the recorded throws again.
    ///
    /// # Errors
    /// It does not fit, or cannot be read.
    fn replay(&self, journal: &str, library: &Library, thorough: bool) -> Result<Replayed, Fact>;

    /// Writes the account of a recorded match, from open facts or from the log of one side.
    ///
    /// # Errors
    /// The journal cannot be read, or not for this side.
    fn account(&self, journal: &str, side: Option<&str>, voice: Voice<'_>) -> Result<Account, Fact>;
}

/// The game `G`, as an entry of a list.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The entry.
    pub const HERE: Self = Self(PhantomData);
}

impl<G: OffTable> AnyGame for Of<G> {
    fn id(&self) -> GameId {
        G::GAME
    }

    fn rules_version(&self) -> u16 {
        G::RULES_VERSION
    }

    fn numbering(&self) -> Numbering {
        G::NUMBERING
    }

    fn shelf(&self) -> Box<dyn GameShelf> {
        Box::new(G::Shelf::default())
    }

    fn taught(&self) -> Taught {
        G::TAUGHT
    }

    fn offers(&self, library: &Library) -> Vec<String> {
        G::offers(library)
    }

    fn script(&self, job: ScriptJob, print: &mut dyn FnMut(&JsonLine)) -> Result<bool, DataFault> {
        script::play::<G>(job, print)
    }

    fn reading(&self, word: &str) -> Option<Rest> {
        G::reading(word)
    }

    fn series(&self, library: &Library, wanted: &Wanted<'_>) -> Result<Box<dyn Series>, NoSeries> {
        super::simulate::series::<G>(library, wanted)
    }

    fn replay(&self, journal: &str, library: &Library, thorough: bool) -> Result<Replayed, Fact> {
        replay::played::<G>(journal, library, thorough)
    }

    fn account(&self, journal: &str, side: Option<&str>, voice: Voice<'_>) -> Result<Account, Fact> {
        account::of_file::<G>(journal, G::title, side, voice)
    }
}
