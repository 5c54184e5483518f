//! The headless interface of a game, and how it is reached without naming it.

use std::marker::PhantomData;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::captains::{Crew, Crewed, Rank, play};
use crate::logbook::account::{Account, Voice};
use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, GameShelf, Library};
use crate::logbook::rulebook::Numbering;
use crate::logbook::wording::Fact;
use crate::rules::kernel::{GameId, Rest};

use super::account::{self, Chronicled};
use super::replay::{self, Replayed};
use super::scene::{self, Strain};
use super::script::{self, JsonLine, ScriptJob};
use super::simulate::{NoSeries, Series, Wanted};

/// A game that can be played without a table: by what it gives here, series, journals and the check of files play it.
///
/// ```
/// use weather_gage::headless::GAMES;
/// use weather_gage::headless::simulate::Wanted;
///
/// let (library, faults) = GAMES.library(None);
/// assert!(faults.is_empty());
/// for game in GAMES.0 {
///     let series = game.series(&library, &Wanted::of("random")).unwrap();
///     let journal = series.play(1, 0, true).journal.unwrap().unwrap();
///     let again = GAMES.replay(&journal, &library, false).unwrap();
///     assert!(again.as_printed && again.entries > 0, "{again:?}");
/// }
/// ```
pub trait Headless: Crewed<Setup: Storable, Order: Storable> + Chronicled {
    /// What its data files describe.
    type Shelf: GameShelf + Default;

    /// What is simulated where nothing is named; everything in turn if there is no such thing.
    const SIMULATED: Option<&'static str> = None;

    /// The words of the sides that are counted even if they never win; none where each match has its own.
    const SIDES: &'static [&'static str] = &[];

    /// What its lessons may read, point at and press.
    const TAUGHT: Taught;

    /// How the numbers of its rules begin; its rulebook lies in the folder of its name.
    const NUMBERING: Numbering = Numbering(&[]);

    /// The ids of everything that can be played, in the order of the library.
    fn offers(library: &Library) -> Vec<String>;

    /// What a match of this id begins with.
    fn setup(library: &Library, id: &str) -> Option<Self::Setup>;

    /// What a whole game of so many players begins with, if there is one.
    fn whole_game(_: &Library, _players: u8) -> Option<Self::Setup> {
        None
    }

    /// What is out of its place in a state that play has led to.
    fn out_of_place(_: &Self::State) -> Option<String> {
        None
    }

    /// Is this what the library has under that id, but for what players may choose?
    fn is_printed(library: &Library, setup: &Self::Setup) -> bool {
        Self::setup(library, &Self::title(setup)).as_ref() == Some(setup)
    }

    /// The id of what is played.
    fn title(setup: &Self::Setup) -> String;

    /// The word of a zone of its tray, by its number.
    fn zone(_: u8) -> Option<&'static str> {
        None
    }

    /// The words of the sides that have won a match that is over; none if it is drawn.
    fn winners(state: &Self::State) -> Vec<&'static str>;

    /// What is heard of a fact, each so many seconds after it begins, and how long it is shown; `state` is before it.
    fn heard(_state: &Self::State, _happening: &Self::Happening) -> (Vec<Strain>, f32) {
        (Vec::new(), 0.0)
    }

    /// What else is counted of a match, by the name under which its mean is printed.
    fn counts(_: &Self::State) -> Vec<(&'static str, u64)> {
        Vec::new()
    }
}

/// Serializable: written down, and read again as it was.
pub trait Storable: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Storable for T {}

/// A game whose type is not known.
pub trait AnyGame: Sync {
    /// Its name.
    fn id(&self) -> GameId;

    /// Which version of its rules this is.
    fn rules_version(&self) -> u16;

    /// How the numbers of its rules begin.
    fn numbering(&self) -> Numbering;

    /// An empty shelf for its data files.
    fn shelf(&self) -> Box<dyn GameShelf>;

    /// What its lessons may read, point at and press.
    fn taught(&self) -> Taught;

    /// The ids of everything that can be played.
    fn offers(&self, library: &Library) -> Vec<String>;

    /// Plays a script of this game; false if anything in it did not fit.
    ///
    /// # Errors
    /// What keeps it from beginning.
    fn script(&self, job: ScriptJob, print: &mut dyn FnMut(&JsonLine)) -> Result<bool, DataFault>;

    /// Where a piece lies, by its word.
    fn reading(&self, word: &str) -> Option<Rest>;

    /// A series of matches between bots.
    ///
    /// # Errors
    /// What the game does not have.
    fn series(&self, library: &Library, wanted: &Wanted<'_>) -> Result<Box<dyn Series>, NoSeries>;

    /// Everything that is heard of a match of this id between bots, in order.
    fn scene(&self, library: &Library, id: &str, seed: u64) -> Option<Vec<Strain>>;

    /// Plays a journal again; a thorough look also throws the recorded throws again.
    ///
    /// # Errors
    /// Where it does not fit, or why it cannot be read.
    fn replay(&self, journal: &str, library: &Library, thorough: bool) -> Result<Replayed, Fact>;

    /// The account of a recorded match, by what lay open to everybody or by what one side was told.
    ///
    /// # Errors
    /// Why it cannot be read, or not for this side.
    fn account(&self, journal: &str, side: Option<&str>, voice: Voice<'_>) -> Result<Account, Fact>;
}

/// The game `G`, as an entry of a list.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The entry.
    pub const HERE: Self = Self(PhantomData);
}

impl<G: Headless> AnyGame for Of<G> {
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

    fn scene(&self, library: &Library, id: &str, seed: u64) -> Option<Vec<Strain>> {
        let setup = G::setup(library, id)?;
        let mut crew = Crew::<G>::for_game(&[G::rank("mate").unwrap_or(Rank::Random)], seed, 0);
        let played = play::<G>(&setup, &mut crew, true).ok()?;
        Some(scene::in_order::<G>(G::set_up(&setup).ok()?, &played.told, G::heard))
    }

    fn replay(&self, journal: &str, library: &Library, thorough: bool) -> Result<Replayed, Fact> {
        replay::played::<G>(journal, library, thorough)
    }

    fn account(&self, journal: &str, side: Option<&str>, voice: Voice<'_>) -> Result<Account, Fact> {
        account::of_file::<G>(journal, G::title, side, voice)
    }
}
