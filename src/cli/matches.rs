//! Set-ups of The Ships by the names the command line uses.

use crate::logbook::data::Library;
use crate::rules::the_ships::articles::Setup;
use crate::rules::the_ships::scenario::Scenario;

/// The scenario with this id, or every one of them for `all`.
#[must_use]
pub fn setups(library: &Library, id: &str) -> Vec<Setup> {
    let wanted = |scenario: &&Scenario| id == "all" || scenario.id == id;
    library.scenarios.values().filter(wanted).map(|scenario| library.setup(scenario)).collect()
}
