//! The worked examples that the rulebook opens on the table: every one is played to its end, is named, and has its link.

use std::collections::{BTreeMap, BTreeSet};

use weather_gage::headless::GAMES;
use weather_gage::logbook::built_in;
use weather_gage::logbook::rulebook::{self, Run};
use weather_gage::logbook::wording::{Language, Words, names};

use crate::scripts::played;

/// Every example the program carries: its game, its id, and its text.
fn examples() -> Vec<(&'static str, &'static str, &'static str)> {
    let files = built_in::ASSETS.iter().filter_map(|(path, bytes)| Some((path.strip_prefix("examples/")?, *bytes)));
    files
        .map(|(path, bytes)| {
            let (game, file) = path.split_once('/').unwrap_or_else(|| panic!("{path} lies in no game’s folder"));
            let id = file.strip_suffix(".ron").unwrap_or_else(|| panic!("{path} is no script"));
            (game, id, std::str::from_utf8(bytes).unwrap())
        })
        .collect()
}

/// The links to examples in a game's book in this very language, in order: chapter, the rules of the paragraph, id, words.
fn links(language: &Language, game: &str) -> Vec<(String, Vec<String>, String, String)> {
    let (book, faults) = rulebook::open(language, game, &GAMES.named(game).unwrap().numbering(), None, &[]);
    assert!(faults.is_empty(), "{language} {game}: {faults:?}");
    let mut found = Vec::new();
    for chapter in &book.chapters {
        for (_, block) in &chapter.blocks {
            for run in block.lines().flatten() {
                if let Run::Example(id, words) = run {
                    found.push((chapter.slug.clone(), block.rules().to_vec(), id.clone(), words.clone()));
                }
            }
        }
    }
    found
}

#[test]
fn every_worked_example_is_played_and_ends_as_it_says() {
    let examples = examples();
    for game in GAMES.names() {
        assert!(examples.iter().filter(|example| example.0 == game).count() >= 4, "{game}");
    }
    for (game, id, text) in examples {
        let (lines, fine) = played(text.as_bytes());
        let errors: Vec<_> = lines.iter().filter(|line| line.get("error").is_some()).collect();
        assert!(fine && errors.is_empty(), "{game}/{id}: {errors:#?}");
        // Its title at the table follows from its id, and its outcome is stated where it ends.
        assert!(
            text.contains(&format!("game: \"{game}\",")) && text.contains(&format!("id: \"{id}\",")),
            "{game}/{id}"
        );
        let last = text.lines().rev().map(str::trim).find(|line| !["", ")", "],"].contains(line)).unwrap();
        assert!(last.starts_with("Expect"), "{game}/{id}: {last}");
        // The first line gives its subject, and its rules.
        let first = text.lines().next().and_then(|line| line.strip_prefix("// ")).unwrap_or_default();
        let (rules, shown) = first.split_once(": ").unwrap_or_default();
        let numbering = GAMES.named(game).unwrap().numbering();
        assert!(numbering.find(rules).count() > 0 && !shown.is_empty(), "{game}/{id}: {first}");
    }
}

#[test]
fn every_link_to_an_example_opens_something() {
    let library = GAMES.library(None).0;
    let examples = examples();
    for game in GAMES.names() {
        let mut known: BTreeSet<String> = GAMES.named(game).unwrap().offers(&library).into_iter().collect();
        for (_, id, _) in examples.iter().filter(|example| example.0 == game) {
            assert!(known.insert((*id).to_owned()), "{game}/{id} has the name of something else that can be played");
        }
        for language in Language::BUILT_IN {
            for (chapter, _, id, words) in links(&language, game) {
                assert!(known.contains(&id), "{language} {game} {chapter}: nothing is called {id}");
                assert!(!words.is_empty() && words != id, "{language} {game} {chapter}: {id} has no words");
            }
        }
    }
}

#[test]
fn every_worked_example_is_linked_from_the_same_place_in_every_language() {
    let mut linked: BTreeSet<(&str, String)> = BTreeSet::new();
    for game in GAMES.names() {
        let places = |language: &Language| -> BTreeMap<String, (String, Vec<String>)> {
            links(language, game).into_iter().map(|(chapter, rules, id, _)| (id, (chapter, rules))).collect()
        };
        let english = places(&Language::En);
        for language in Language::BUILT_IN {
            assert_eq!(places(&language), english, "{game} in {language}");
        }
        linked.extend(english.into_keys().map(|id| (game, id)));
    }
    let examples = examples();
    let missing: Vec<_> =
        examples.iter().filter(|(game, id, _)| !linked.contains(&(*game, (*id).to_owned()))).collect();
    assert!(missing.is_empty(), "no chapter opens {missing:?}");
}

#[test]
fn every_worked_example_has_its_name_in_every_language() {
    let words = Words::built_in();
    for (game, id, _) in examples() {
        for language in Language::BUILT_IN {
            assert!(words.has(&language, &names::scenario(id)), "{language}: {game}/{id}");
        }
    }
}
