//! Every language keeps to its own letters, to letters that can be drawn, and to the room there is.

use weather_gage::logbook::wording::Language;

use super::{none, others, spoken};

/// Words that are written in Latin letters in every language: names of programs, games, licences and formats; the keys
/// of a keyboard; rule numbers; and words typed on the command line or standing in a file.
const LATIN: &str = "Sound WAV Alderac Entertainment Group Cards Battle Dice Tray Tower Weather Gage The Ships Merchants Marauders Dead Reckoning Bevy egui Rapier Fluent MIT Apache \
    Vulkan mesa vulkan drivers Debian Ubuntu UTF RON glTF PNG \
    Esc Enter Tab Backspace Delete Insert Home End Page Up Down Shift Ctrl Alt Super Print Screen \
    TS D S X L R A B r Br F I Q \
    DR GL CO Z Man Games SA GUN A r2c1 c harbour Ship Tile GunneryTable Scenario Script Fore Main Mizzen Bonaventure true false at once end wording sails battle turn route FF or FFR \
    weather gage picture check side en ru pl uk x ron ftl glb toml \
    table board top england spain tray deck bow stern broadside focus revenge d cube tower hand physics low medium high error warn info debug trace size AABB";

#[test]
fn cyrillic_languages_are_written_in_cyrillic() {
    let mut faults = Vec::new();
    for language in [Language::Ru, Language::Uk] {
        for (key, sentence) in spoken(&language) {
            for word in sentence.words.split(|c: char| !c.is_ascii_alphabetic()) {
                if !word.is_empty() && !LATIN.split(' ').any(|latin| latin == word) {
                    faults.push(format!("{language} {key}: {word}"));
                }
            }
            // A Latin letter among Cyrillic ones looks right and is not.
            for word in sentence.words.split(|c: char| !c.is_alphabetic()) {
                if word.chars().any(|c| c.is_ascii_alphabetic()) && word.chars().any(is_cyrillic) {
                    faults.push(format!("{language} {key}: two alphabets in {word}"));
                }
            }
        }
    }
    none("no word was left in English", &faults);
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4FF}').contains(&c)
}

#[test]
fn russian_and_ukrainian_keep_to_their_own_letters() {
    let mut faults = Vec::new();
    for (language, foreign) in [(Language::Ru, "іїєґІЇЄҐ"), (Language::Uk, "ыэъёЫЭЪЁ")] {
        for (key, sentence) in spoken(&language) {
            if sentence.words.chars().any(|c| foreign.contains(c)) {
                faults.push(format!("{language} {key}: {}", sentence.words));
            }
        }
    }
    // «Звезда» is a publisher's own name.
    none("letters of the neighbour", &faults);
}

#[test]
fn nothing_was_left_in_english() {
    let english = spoken(&Language::En);
    let same_everywhere = |key: &str| {
        [
            "input-key-",
            "game-",
            "settings-percent",
            "title-name",
            "hex-on-tile",
            "tile-",
            "fault-field",
            "fault-in-file",
            // Names of captains.
            "mm-cp-",
            "mm-ev-",
            // Names of ships and places.
            "pc-ship-",
            "pc-fort-",
        ]
        .iter()
        .any(|begin| key.starts_with(begin))
    };
    let mut faults = Vec::new();
    for language in others() {
        for (key, sentence) in spoken(&language) {
            let words = sentence.words.trim();
            // A name or an international word may well be the same; a sentence may not.
            let sentence_like = words.split_whitespace().count() > 2;
            if english.get(&key).is_some_and(|other| other.words.trim() == words)
                && sentence_like
                && !same_everywhere(&key)
            {
                faults.push(format!("{language} {key}: {words}"));
            }
        }
    }
    none("sentences that are still English", &faults);
}

#[test]
fn every_letter_can_be_drawn() {
    // The part of our letters that egui's built-in fonts cover: Latin with Polish, Cyrillic, and this punctuation.
    let drawn = |c: char| {
        matches!(c, ' '..='~' | '\u{a0}'..='\u{24f}' | '\u{400}'..='\u{45f}' | '\u{48a}'..='\u{4f9}')
            || "–—‘’‚“”„…•→←↑↓×№−✔".contains(c)
    };
    let mut faults = Vec::new();
    for language in Language::BUILT_IN {
        for (key, sentence) in spoken(&language) {
            faults.extend(
                sentence.words.chars().filter(|c| !drawn(*c) && *c != '\n').map(|c| format!("{language} {key}: {c:?}")),
            );
            if sentence.words.contains('\'') || sentence.words.contains('"') {
                faults.push(format!("{language} {key}: straight quotes in {}", sentence.words));
            }
        }
    }
    none("letters the panels cannot draw", &faults);
}

#[test]
fn no_label_is_a_surprise() {
    // Labels stand on buttons and in columns; explanations may run over lines.
    let explains = ["-hint", "-note", "-effect", "-description", "-goal", "-teaches", "-question"];
    let flows = [
        "trouble-",
        "fault-",
        "refusal-",
        "setup-",
        "cli-",
        "credits-",
        "help-",
        "scenario-",
        "toast-",
        "nation-",
        "course-",
        "tutor-",
        "hint-",
    ];
    let english = spoken(&Language::En);
    let mut faults = Vec::new();
    for language in others() {
        for (key, sentence) in spoken(&language) {
            if explains.iter().any(|end| key.ends_with(end))
                || flows.iter().any(|begin| key.starts_with(begin))
                || !sentence.plurals.is_empty()
            {
                continue;
            }
            let Some(model) = english.get(&key) else { continue };
            let (own, most) = (sentence.words.chars().count(), model.words.chars().count() * 8 / 5 + 12);
            if own > most {
                faults.push(format!("{language} {key}: {own} letters where {most} fit: {}", sentence.words));
            }
        }
    }
    none("labels much longer than the English ones", &faults);
}
