//! Bots play whole battles: they end, nothing is refused, nothing gets stuck.

use weather_gage::captains::battle::{Crew, Played, play};
use weather_gage::captains::captain::Rank;
use weather_gage::logbook::data::Library;
use weather_gage::rules::the_ships::articles::{Setup, Switches};
use weather_gage::rules::the_ships::scenario::Scenario;

pub fn library() -> Library {
    let (library, faults) = Library::built_in();
    assert_eq!(faults, [], "the built-in data are sound");
    library
}

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

fn random_battle(setup: &Setup, seed: u64, game: u64) -> Played {
    let mut crew = Crew::for_game([Rank::Random, Rank::Random], seed, game);
    play(setup, &mut crew, true).expect("the scenario can be set up")
}

#[test]
fn random_captains_play_every_scenario_to_its_end() {
    let library = library();
    assert_eq!(library.scenarios.len(), 11);
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        for game in 0..12 {
            let played = random_battle(&setup, 7, game);
            assert_eq!(played.refusals, [], "{} game {game}", scenario.id);
            assert_eq!(played.dead_end, None, "{} game {game}", scenario.id);
            if scenario.turns.is_some() {
                assert!(played.ending.is_some(), "{} game {game}", scenario.id);
            }
        }
    }
}

#[test]
fn a_journal_of_a_battle_played_in_one_pass_replays_step_by_step() {
    let library = library();
    for scenario in library.scenarios.values() {
        let setup = setup(&library, scenario);
        let played = random_battle(&setup, 11, 3);
        let replayed = played.journal.unwrap().replay().expect("it replays");
        assert_eq!(weather_gage::rules::kernel::digest(replayed.state()), played.digest, "{}", scenario.id);
    }
}
