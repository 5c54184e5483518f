//! Whole battles as they were once played: journal, everything that happened, and the digest at the end. A change of the
//! rules that plays an old battle differently is found here; `UPDATE_GOLDEN=1` plays those anew and writes all logs.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::captains::{Crew, Rank, play};
use weather_gage::logbook::chronicle;
use weather_gage::rules::kernel::{Journal, Match, digest};
use weather_gage::rules::the_ships::game::TheShips;
use weather_gage::rules::the_ships::scenario::LeftOut;

use crate::bots::{library, setup};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/replays")
}

/// Every happening, one a line, and the digest after every run with an input.
fn transcript(journal: &Journal<TheShips>) -> String {
    let mut battle = Match::<TheShips>::begin(&journal.setup).expect("the set-up can be laid out");
    let mut text = String::new();
    let mut tell = |battle: &mut Match<TheShips>| {
        for told in battle.take_told() {
            let _ = writeln!(text, "{}", serde_json::to_string(&told).unwrap());
        }
    };
    tell(&mut battle);
    for (number, entry) in journal.entries.iter().enumerate() {
        for (seat, order) in &entry.orders {
            battle.give(*seat, order.clone()).expect("the order fits");
            tell(&mut battle);
        }
        for answer in &entry.answers {
            battle.answer(answer.clone()).expect("the answer fits");
            tell(&mut battle);
        }
        let found = battle.journal().entries.get(number).and_then(|entry| entry.digest);
        assert_eq!(found, entry.digest, "entry {number}");
    }
    let hash = digest(battle.state());
    let _ = writeln!(text, "{{\"hash\":\"{hash}\"}}");
    text
}

/// The first game of a series that is neither over at once nor long, and in which guns were fired where there are any.
fn record(scenario: &str) -> Journal<TheShips> {
    let library = library();
    let setup = setup(&library, &library.scenarios[scenario]);
    let games = (0..400).filter_map(|game| {
        let played =
            play(&setup, &mut Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 1588, game), true).ok()?;
        (played.state.result.is_some() && (4..=15).contains(&played.turns)).then_some(played.journal?)
    });
    let unarmed = library.scenarios[scenario].without.contains(&LeftOut::Guns);
    let fired = |journal: &Journal<TheShips>| unarmed || transcript(journal).contains("VolleyFired");
    games.into_iter().find(fired).expect("one of four hundred")
}

#[test]
fn golden_battles_are_played_again_happening_by_happening() {
    let rewrite = env::var_os("UPDATE_GOLDEN").is_some();
    for scenario in library().scenarios.keys() {
        let (journal, log) = (folder().join(format!("{scenario}.journal")), folder().join(format!("{scenario}.log")));
        if rewrite {
            let old = fs::read_to_string(&journal).ok().and_then(|old| chronicle::read::<TheShips>(&old).ok());
            let recorded = old.filter(|old| old.replay().is_ok()).unwrap_or_else(|| record(scenario));
            fs::create_dir_all(folder()).unwrap();
            fs::write(&journal, chronicle::write(&recorded).unwrap()).unwrap();
            fs::write(&log, transcript(&recorded)).unwrap();
        }
        let written = fs::read_to_string(&journal).unwrap_or_else(|error| panic!("{}: {error}", journal.display()));
        let read: Journal<TheShips> = chronicle::read(&written).unwrap();
        let (found, expected) = (transcript(&read), fs::read_to_string(&log).unwrap());
        for (number, (found, expected)) in found.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{scenario}, line {}", number + 1);
        }
        assert_eq!(found.lines().count(), expected.lines().count(), "{scenario}");
        assert_eq!(chronicle::write(&read).unwrap(), written, "{scenario}: a journal is written as it was read");
    }
}
