//! Keys in the code are constants and structs, which the compiler knows; none is spelled out as a text, and none put together
//! but by the door of names.

use std::fs;
use std::path::{Path, PathBuf};

use weather_gage::logbook::data::Library;
use weather_gage::logbook::wording::{Language, Words, names};
use weather_gage::rules::dead_reckoning::tray::Zone;

use super::{none, spoken};

/// What looks like a key and is none: the word of a script, the id of a deed.
const NO_KEYS: [(&str, &str); 6] = [
    ("rules/the_ships/wants.rs", "tile-{number}"),
    ("bindings/deeds.rs", "view-board"),
    ("bindings/deeds.rs", "view-own"),
    ("bindings/deeds.rs", "view-tray"),
    ("bindings/deeds.rs", "view-enemy"),
    ("bindings/deeds.rs", "replay-back"),
];

/// An error that is met while a file is read can carry nothing but a text: these are keys, and the reader of data says them.
const MET_IN_READING: [&str; 6] =
    ["fault-ship-id", "fault-terrain-row", "fault-tile-code", "fault-route", "fault-dr-card", "fault-dr-place"];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

/// Every text between quotation marks in one line, comments left out.
fn texts(line: &str) -> Vec<&str> {
    let code = line.split("//").next().unwrap_or_default();
    code.split('"').skip(1).step_by(2).collect()
}

#[test]
fn no_key_is_a_text_in_the_code() {
    let english = spoken(&Language::En);
    let mut files = Vec::new();
    sources(Path::new("src"), &mut files);
    let mut faults = Vec::new();
    for file in files.iter().filter(|file| !file.ends_with("wording/names.rs")) {
        let name = file.to_string_lossy().replace('\\', "/");
        let code = fs::read_to_string(file).unwrap();
        for text in code.lines().flat_map(texts) {
            let begin = text.split('{').next().unwrap_or_default();
            let family =
                begin.len() < text.len() && begin.ends_with('-') && english.keys().any(|key| key.starts_with(begin));
            let whole = text.contains('-') && english.contains_key(text);
            let known = MET_IN_READING.contains(&text) && name.starts_with("src/rules/")
                || NO_KEYS.iter().any(|(place, word)| name.ends_with(place) && *word == text);
            if (whole || family) && !known {
                faults.push(format!("{name}: {text}"));
            }
        }
    }
    none("keys that the compiler does not check", &faults);
    let gone: Vec<String> =
        MET_IN_READING.iter().filter(|key| !english.contains_key(**key)).map(ToString::to_string).collect();
    none("keys nobody says", &gone);
}

#[test]
fn whatever_a_box_of_cards_prints_has_a_name() {
    let (library, _) = Library::built_in();
    let words = Words::built_in();
    let printed = library.cards.values().flat_map(|cards| cards.merchants.keys().chain(cards.upgrades.keys()));
    let keys: Vec<String> = printed.map(|id| names::printed(id)).collect();
    assert!(keys.len() >= 28, "{keys:?}");
    for language in Language::BUILT_IN {
        let missing: Vec<_> = keys.iter().filter(|key| !words.has(&language, key)).cloned().collect();
        none(language.tag(), &missing);
        for zone in Zone::ALL {
            assert!(words.has(&language, weather_gage::logbook::wording::dead_reckoning::zone_key(zone)));
        }
    }
}
