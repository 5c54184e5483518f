//! Dead Reckoning without a table.

mod script;

use crate::logbook::data::{Library, dead_reckoning};
use crate::rules::dead_reckoning::duel::Setup;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::State;

use super::Headless;

impl Headless for DeadReckoning {
    type Shelf = dead_reckoning::Shelf;

    fn offers(library: &Library) -> Vec<String> {
        library.dead_reckoning().battles.keys().cloned().collect()
    }

    fn setup(library: &Library, id: &str) -> Option<Setup> {
        let shelf = library.dead_reckoning();
        Some(shelf.setup(shelf.battles.get(id)?))
    }

    fn title(setup: &Setup) -> String {
        setup.id().to_owned()
    }

    /// The last battle decides; a match that saw none is a draw.
    fn winners(state: &State) -> Vec<&'static str> {
        state.winners.last().map(|colour| colour.word()).into_iter().collect()
    }

    fn counts(state: &State) -> Vec<(&'static str, u64)> {
        vec![("battles_mean", state.winners.len() as u64)]
    }
}
