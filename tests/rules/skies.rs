//! Skies: each scenario has one, no sky hangs over nothing, and a player's own take the place of ours.

use std::fs;
use std::path::Path;

use weather_gage::headless::GAMES;
use weather_gage::logbook::data::skies::Weather;
use weather_gage::logbook::wording::{Language, Words, names};

#[test]
fn every_scenario_under_a_sky_is_one_of_a_game_and_every_weather_is_seen() {
    let (library, faults) = GAMES.library(None);
    assert_eq!(faults, []);
    let words = Words::built_in();
    let skies = library.skies();
    for scenario in skies.0.values().flat_map(|sky| &sky.over) {
        assert!(words.has(&Language::En, &names::scenario(scenario)), "no scenario is called {scenario}");
    }
    for weather in Weather::ALL {
        assert!(weather == Weather::default() || skies.0.values().any(|sky| sky.weather == weather), "{weather:?}");
    }
}

#[test]
fn a_scenario_that_no_sky_names_is_played_at_dusk_and_the_last_sky_that_names_it_is_drawn() {
    let own = Path::new(env!("CARGO_TARGET_TMPDIR")).join("skies");
    fs::create_dir_all(own.join("skies")).unwrap();
    fs::write(own.join("skies/zz.ron"), r#"Sky(id: "zz", weather: Moonlight, over: ["the-banks", "mine"])"#).unwrap();
    let (ours, _) = GAMES.library(None);
    let (theirs, faults) = GAMES.library(Some(&own));
    assert_eq!(faults, []);
    assert_eq!(["the-banks", "mine"].map(|id| ours.skies().over(id)), [Weather::Storm, Weather::Dusk]);
    assert_eq!(["the-banks", "mine"].map(|id| theirs.skies().over(id)), [Weather::Moonlight; 2]);
}
