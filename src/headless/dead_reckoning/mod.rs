//! Dead Reckoning without a table.

mod script;

use crate::logbook::data::lessons::Taught;
use crate::logbook::data::{Library, dead_reckoning};
use crate::rules::dead_reckoning::duel::Setup;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Course, State};
use crate::rules::kernel::Ruleset;

use super::Headless;

impl Headless for DeadReckoning {
    type Shelf = dead_reckoning::Shelf;

    const TAUGHT: Taught =
        Taught { game: Self::GAME.0, readings: &["cubes", "fighting", "fought", "phase"], landmarks: &["go", "pass"] };

    fn offers(library: &Library) -> Vec<String> {
        library.dead_reckoning().offers().map(str::to_owned).collect()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        library.dead_reckoning().named(id)
    }

    fn title(setup: &Setup) -> String {
        setup.id().to_owned()
    }

    /// Of battles alone the last decides, and a match that saw none is a draw.
    fn winners(state: &State) -> Vec<&'static str> {
        let won = match state.course {
            Course::Battle => state.winners.last().map(std::slice::from_ref).unwrap_or_default(),
            Course::Voyage => state.victors.as_slice(),
        };
        won.iter().map(|colour| colour.word()).collect()
    }

    fn counts(state: &State) -> Vec<(&'static str, u64)> {
        vec![("battles_mean", state.winners.len() as u64)]
    }
}
