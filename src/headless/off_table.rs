//! The interface a game implements to be played off the table: by scripts, in series, from journals, and on paper.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::captains::Crewed;
use crate::logbook::account::Drawing;
use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{DataFault, GameShelf, Library, Source};
use crate::logbook::record::Volley;
use crate::logbook::rulebook::Numbering;
use crate::logbook::wording::Spoken;
use crate::rules::kernel::{Match, Rest, Rule, Seat};

use super::script::{Begun, Steps};

/// A game that can be played without a table.
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
pub trait OffTable:
    Crewed<Setup: Storable, Order: Storable, Phase: Serialize, Happening: Storable, Why: Serialize> + Spoken
{
    /// Its data files fill this shelf.
    type Shelf: GameShelf + Default;
    /// A script begins with this.
    type Start: DeserializeOwned;
    /// One step of a script.
    type Step: Steps<Self>;

    /// Its lessons may read, point at and press these.
    const TAUGHT: Taught;

    /// Its rule numbers begin so; its rulebook lies in the folder of its name.
    const NUMBERING: Numbering = Numbering(&[]);

    /// A series without a name simulates this; without it, everything in turn.
    const SIMULATED: Option<&'static str> = None;

    /// The ids of everything that can be played, in the order of the library.
    fn offers(library: &Library) -> Vec<String>;

    /// Finds the set-up of a match by its id.
    fn setup(library: &Library, id: &str) -> Option<Self::Setup>;

    /// Finds the set-up of a whole game for this number of players, if there is one.
    fn whole_game(_: &Library, _players: u8) -> Option<Self::Setup> {
        None
    }

    /// The id of the match's scenario.
    fn title(setup: &Self::Setup) -> String;

    /// Does the library have this set-up under that id, if the players' choices are left aside?
    fn is_printed(library: &Library, setup: &Self::Setup) -> bool {
        Self::setup(library, &Self::title(setup)).as_ref() == Some(setup)
    }

    /// Begins the match of a script.
    ///
    /// # Errors
    /// The set-up's fault, with its place in the script.
    fn begin(start: Self::Start, library: &Library, source: &Source) -> Result<Begun<Self, Self::Step>, DataFault>;

    /// The words of all sides, by seat.
    fn sides(state: &Self::State) -> Vec<&'static str>;

    /// The whole state as it is printed.
    fn state(state: &Self::State) -> Value;

    /// Expectations of a script take numbers that lie this near each other for the same, by the name of their field;
    /// without it they are compared exactly.
    const TOLERANCE: Option<fn(&str) -> f64> = None;

    /// The word of a choice.
    fn word(choice: &Self::Choice) -> String;

    /// The word of a zone of its tray, by its number; no number without a word comes before one that has one.
    fn zone(_: u8) -> Option<&'static str> {
        None
    }

    /// Reads a zone's word.
    fn reading(word: &str) -> Option<Rest> {
        let mut zones = (0..=u8::MAX).map_while(|number| Some((number, Self::zone(number)?)));
        zones.find(|(_, zone)| *zone == word).map(|(number, _)| Rest::Zone(number))
    }

    /// A ship or a card that an order names and the match does not have, and those there are.
    fn stranger(_: &Self::State, _: &Self::Order) -> Option<(String, Vec<String>)> {
        None
    }

    /// The order that a script means, where it names less than the rules want.
    fn meant(_: &Self::State, _: Seat, order: Self::Order) -> Self::Order {
        order
    }

    /// The rule that wants orders now.
    fn orders(_: &Self::State) -> Rule {
        Self::ORDERS
    }

    /// The rule against a choice that is not to be had.
    fn against(why: &Self::Why, _: &str) -> Rule {
        Self::asks(why)
    }

    /// A refusal prints these beside its fact and its rule.
    fn particulars(_: &Self::Refusal) -> Map<String, Value> {
        Map::new()
    }

    /// Names the cards to be shuffled now, in the order in which they lie.
    fn shuffled(_: &Match<Self>, _: &Self::Why) -> Vec<String> {
        Vec::new()
    }

    /// The words of the sides that have won a match that is over; none if it is drawn.
    fn winners(state: &Self::State) -> Vec<&'static str>;

    /// The side that begins, once known, where lots decide it: then victories are counted by the order of turns.
    fn begins(_: &Self::State) -> Option<&'static str> {
        None
    }

    /// Other counts of a match, each by the name under which its mean is printed.
    fn counts(_: &Self::State) -> Vec<(&'static str, u64)> {
        Vec::new()
    }

    /// The kinds of players there were, each with the side that was of it: by what they began with, by how they lived. Victories
    /// are counted by them, which shows whether any is a bad choice.
    fn kinds(
        _first: &Self::State,
        _last: &Self::State,
        _told: &[Self::Happening],
    ) -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    /// Names the first broken invariant of a state that play has led to.
    fn out_of_place(_: &Self::State) -> Option<String> {
        None
    }

    /// Draws the courses from above, from a viewer's sight and log; none in a game without courses.
    fn drawing(_: &Self::View, _told: &[&Self::Happening]) -> Option<Drawing> {
        None
    }

    /// Lists the great moments of a viewer's log, each drawn as it lay then; none in a game without courses.
    fn moments(_: &Self::View, _told: &[&Self::Happening]) -> Vec<(usize, Drawing)> {
        Vec::new()
    }

    /// Lists the volleys in order, each with its expected hits; none in a game that hits by other means.
    fn volleys(_: &Self::View, _told: &[&Self::Happening]) -> Vec<Volley> {
        Vec::new()
    }

    /// The ids of the ships a seat had; none where ships have no names of their own.
    fn sailed_by(_: &Self::View, _: Seat) -> Vec<String> {
        Vec::new()
    }
}

/// Serializable: written down, and read again as it was.
pub trait Storable: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Storable for T {}
