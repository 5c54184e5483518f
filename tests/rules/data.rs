//! Every data file loads and says what the specification says.

use weather_gage::logbook::data::{Library, starting_places};

#[test]
fn every_built_in_file_loads() {
    let (library, faults) = Library::built_in();
    assert_eq!(faults, [], "no built-in file is at fault");
    assert_eq!(library.ships.len(), 5);
    assert_eq!(library.tiles.len(), 9);
    assert_eq!(library.gunnery.len(), 2);
    assert_eq!(library.scenarios.len(), 11);
}

#[test]
fn ts_28_every_scenario_can_be_laid_out() {
    let (library, _) = Library::built_in();
    for scenario in library.scenarios.values() {
        let placed = starting_places(scenario, &library, None);
        assert_eq!(placed.len(), scenario.entries().count(), "{}", scenario.id);
    }
}
