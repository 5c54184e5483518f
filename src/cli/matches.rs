//! Set-ups of The Ships by the names the command line uses.

use crate::logbook::data::Library;
use crate::rules::the_ships::articles::{Setup, Switches};
use crate::rules::the_ships::scenario::Scenario;

/// A scenario with everything the library holds for it.
#[must_use]
pub fn setup(library: &Library, scenario: &Scenario) -> Setup {
    Setup {
        scenario: scenario.clone(),
        level: None,
        switches: Switches::default(),
        chosen: Default::default(),
        ships: library.ships.clone(),
        gunnery: library.gunnery.clone(),
        tiles: library.tiles.clone(),
        position: None,
    }
}

/// The scenario with this id, or every one of them for `all`.
#[must_use]
pub fn setups(library: &Library, id: &str) -> Vec<Setup> {
    let wanted = |scenario: &&Scenario| id == "all" || scenario.id == id;
    library.scenarios.values().filter(wanted).map(|scenario| setup(library, scenario)).collect()
}
