//! Four languages say the same things: every key, every argument, every plural form.

mod condemned;
mod keys;
mod ladders;
mod letters;
mod mods;
mod speaking;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::headless::GAMES;
use weather_gage::logbook::data::GameShelf;
use weather_gage::logbook::data::the_ships::Shelf;
use weather_gage::logbook::wording::{Arg, Language, Sentence, Words, check_against, names, sentences};
use weather_gage::rules::the_ships::scenario::Level;

fn files(language: &Language) -> Vec<PathBuf> {
    let folder = Path::new("assets/wording").join(language.tag());
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ftl"));
    files.sort();
    files
}

fn spoken(language: &Language) -> BTreeMap<String, Sentence> {
    let mut all = BTreeMap::new();
    for file in files(language) {
        for sentence in sentences(&fs::read_to_string(&file).unwrap()).0 {
            let key = sentence.key.clone();
            let before = all.insert(key, sentence);
            assert!(before.is_none(), "{}: {} is said twice in one language", file.display(), before.unwrap().key);
        }
    }
    all
}

fn others() -> [Language; 3] {
    [Language::Ru, Language::Pl, Language::Uk]
}

/// Fails with every line, not with the first.
fn none(what: &str, faults: &[String]) {
    assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
}

#[test]
fn every_language_says_everything() {
    let english = spoken(&Language::En);
    assert!(english.len() > 300, "the sentences are where the test looks");
    let mut faults = Vec::new();
    for language in others() {
        let own = spoken(&language);
        faults
            .extend(english.keys().filter(|key| !own.contains_key(*key)).map(|key| format!("{language} lacks {key}")));
        faults.extend(
            own.keys().filter(|key| !english.contains_key(*key)).map(|key| format!("{language} alone has {key}")),
        );
    }
    none("every language has every key", &faults);
}

#[test]
fn every_language_keeps_a_sentence_in_the_same_file() {
    let by_file = |language: &Language| -> BTreeMap<String, String> {
        let mut found = BTreeMap::new();
        for file in files(language) {
            let name = file.file_name().unwrap().to_string_lossy().into_owned();
            for sentence in sentences(&fs::read_to_string(&file).unwrap()).0 {
                found.insert(sentence.key, name.clone());
            }
        }
        found
    };
    let english = by_file(&Language::En);
    let mut faults = Vec::new();
    for language in others() {
        for (key, file) in by_file(&language) {
            if english.get(&key).is_some_and(|other| *other != file) {
                faults.push(format!("{language}/{file}: {key} belongs into {}", english[&key]));
            }
        }
    }
    none("translators find a sentence where English has it", &faults);
}

#[test]
fn every_sentence_has_the_arguments_and_the_plural_forms_it_needs() {
    let english = spoken(&Language::En);
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for file in files(&language) {
            let text = fs::read_to_string(&file).unwrap();
            faults.extend(check_against(&file, &text, &english).iter().map(ToString::to_string));
        }
    }
    none("arguments, plural forms, syntax", &faults);
}

#[test]
fn every_form_of_a_sentence_has_every_argument() {
    let words = Words::built_in();
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for (key, sentence) in spoken(&language) {
            for number in [0, 1, 2, 5, 11, 21, 22, 25, 111] {
                let arguments: Vec<_> =
                    sentence.arguments.iter().map(|name| (name.as_str(), Arg::Number(number))).collect();
                let said = words.say(&language, &key, &arguments);
                let found = said.matches(&number.to_string()).count();
                if found < sentence.arguments.len() || said.contains(['{', '}']) {
                    faults.push(format!("{language} {key} with {number}: {said}"));
                }
            }
        }
    }
    none("no form of a sentence loses an argument", &faults);
}

#[test]
fn everything_in_the_data_files_has_a_name() {
    let (library, faults) = Shelf::built_in();
    assert!(faults.is_empty(), "{faults:?}");
    for (folder, read) in
        [("ships", library.ships.len()), ("scenarios", library.scenarios.len()), ("tiles", library.tiles.len())]
    {
        let lie = fs::read_dir(Path::new("assets").join(folder)).unwrap().flatten();
        let files = lie.filter(|entry| entry.path().extension().is_some_and(|ending| ending == "ron")).count();
        assert_eq!((folder, read), (folder, files), "every file is read");
    }
    let mut wanted = BTreeSet::new();
    for id in library.ships.keys() {
        wanted.extend([names::ship(id), names::ship_kind(id), names::ship_note(id)]);
    }
    for (id, scenario) in &library.scenarios {
        wanted.extend((scenario.level == Level::Course).then(|| names::scenario_teaches(id)));
        wanted.extend([names::scenario(id), names::scenario_description(id), names::scenario_goal(id)]);
    }
    for number in library.tiles.keys() {
        wanted.extend([names::tile(*number, 'A'), names::tile(*number, 'B')]);
    }
    for terrain in ["deep", "shallow", "shoal", "land", "reef"] {
        wanted.extend([names::terrain(terrain), names::terrain_effect(terrain)]);
    }
    wanted.extend(["n", "ne", "se", "s", "sw", "nw"].map(names::heading));
    wanted.extend(["england", "spain"].map(names::side));
    wanted.extend(GAMES.names().chain(["merchants-and-marauders", "pirates"]).map(names::game));
    wanted.extend(GAMES.names().map(names::game_makers));
    let words = Words::built_in();
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        faults.extend(wanted.iter().filter(|key| !words.has(&language, key)).map(|key| format!("{language}: {key}")));
    }
    none("things without a name", &faults);
}

/// Actions are named in the file of the settings; some of their names are also keys of other sentences.
const ACTIONS: &str = "src/table/settings/bindings/actions.rs";

#[test]
fn no_key_is_spelled_out_outside_the_wording() {
    let english = spoken(&Language::En);
    let mut faults = Vec::new();
    let mut folders = vec![PathBuf::from("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.extend((!path.ends_with("logbook/wording")).then_some(path));
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let keys = text.split('"').filter(|word| word.contains('-') && english.contains_key(*word));
            let keys = keys.filter(|_| !path.ends_with(ACTIONS));
            faults.extend(keys.map(|key| format!("{}: {key}", path.display())));
        }
    }
    none("keys that do not fail to compile where they do not exist", &faults);
}
