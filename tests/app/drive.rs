//! A whole evening by script: from the title to the ships to the settings in Russian and back.

use std::time::Instant;

use serde_json::Value;
use weather_gage::logbook::wording::{Language, Words, key, names};
use weather_gage::table::settings::keeping::FILE;

use crate::play::desk::tempfolder::Folder;
use crate::program::{Driven, program};

const SHIPS: [&str; 4] = ["revenge", "swallow", "san-martin", "santiago"];

fn said(tag: &str, key: &str) -> String {
    Words::built_in().say(&Language::from_tag(tag).unwrap(), key, &[])
}

fn click(table: &mut Driven, tag: &str, key: &str) {
    table.step(&format!("click \"{}\"", said(tag, key)));
}

#[test]
fn from_the_title_to_every_ship_and_to_russian_and_back_by_mouse() {
    let mut table = Driven::start(&[]);
    table.step("until screen=title 5");
    click(&mut table, "en", key::TITLE_NEW_GAME);
    table.step("until screen=chooser 5");
    click(&mut table, "en", &names::scenario("gravelines"));
    click(&mut table, "en", key::CHOOSER_PREPARE);
    table.step(&format!("until \"label:{}\" 5", said("en", key::OUTFIT_BEGIN)));
    table.step(&format!("click \"{}\" below \"{}\"", said("en", key::OUTFIT_HUMAN), said("en", &names::side("spain"))));
    click(&mut table, "en", key::OUTFIT_BEGIN);
    table.step("until screen=table 5");
    table.steps("until match.curtain=down 5\nhold Space\nuntil match.curtain=up 5\nlet Space\nuntil resting 5");
    for ship in SHIPS {
        table.steps(&format!("double-click piece {ship}\nuntil resting 3"));
        let state = table.state();
        assert_eq!(state["selected"], ship);
        let at = &state["pieces"][ship];
        assert_eq!((at[0].as_f64(), at[1].as_f64()), (Some(480.0), Some(270.0)), "{ship} is in the middle");
        assert!(state["camera"]["distance"].as_f64().unwrap() < 4.0, "{ship} fills the view");
        table.steps("key Home\nuntil resting 3");
    }
    click(&mut table, "en", key::SETTINGS_TITLE);
    table.step("until menu=settings 5");
    table.step("click \"Русский\"");
    table.step("until language=ru 5");
    table.step(&format!("until \"label:{}\" 5", said("ru", key::SETTINGS_TITLE)));
    table.step("click \"English\"");
    table.step("until language=en 5");
    click(&mut table, "en", key::MENU_CLOSE);
    table.step("until menu=none 5");
    assert_eq!(table.end(), Some(0));
}

/// Goes on with Tab until the keyboard is on these words, and presses Enter.
fn choose(table: &mut Driven, words: &str) {
    table.steps(&format!("tab \"{words}\"\nkey Enter"));
}

#[test]
fn the_same_without_a_mouse() {
    let mut table = Driven::start(&[]);
    table.step("until screen=title 5");
    choose(&mut table, &said("en", key::TITLE_NEW_GAME));
    table.step("until screen=chooser 5");
    choose(&mut table, &said("en", &names::scenario("gravelines")));
    choose(&mut table, &said("en", key::CHOOSER_BEGIN));
    table.steps("until match.asked=orders 5\nuntil resting 5");
    let mut seen = Vec::new();
    for _ in SHIPS {
        table.steps("key Tab\nkey Enter\nkey F\nuntil resting 3");
        let state = table.state();
        let ship = state["selected"].as_str().unwrap_or_default().to_owned();
        assert_eq!(state["pieces"][&ship], serde_json::json!([480.0, 270.0]), "{ship} is in the middle");
        seen.push(ship);
    }
    seen.sort();
    assert_eq!(seen, ["revenge", "san-martin", "santiago", "swallow"]);
    table.steps("key F2\nuntil menu=settings 5");
    choose(&mut table, "Русский");
    table.step("until language=ru 5");
    choose(&mut table, "English");
    table.step("until language=en 5");
    table.steps("key Esc\nuntil menu=none 5");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn a_step_that_fails_is_answered_and_told_in_the_end() {
    let mut table = Driven::start(&[]);
    let refused = table.try_step("sing");
    assert_eq!(refused["error"], "`sing` is no step");
    assert_eq!(refused["step"], 1);
    assert!(table.try_step("click \"Plumbing\"")["error"].as_str().unwrap().contains("Plumbing"));
    assert!(table.try_step("until screen=table 0.1")["error"].as_str().unwrap().contains("screen=table"));
    assert_eq!(table.step("step 2")["step"], 4);
    assert_eq!(table.end(), Some(1));
}

#[test]
fn bindings_drive_the_camera_and_nothing_else_listens_while_a_menu_is_up() {
    let mut table = Driven::start(&["--scenario", "gravelines"]);
    table.steps("until screen=table 10\nuntil resting 5\nkey F1\nuntil menu=help 5");
    let before = table.state()["camera"].clone();
    table.steps("move 480 270\nwheel 5\nhold W\nwait 0.3\nlet W\nkey 3\nuntil resting 3");
    assert_eq!(table.state()["camera"], before, "the help lies over the table");
    table.steps("key Esc\nuntil menu=none 5\nkey 3\nuntil resting 3");
    assert_ne!(table.state()["camera"], before);
    assert_eq!(table.end(), Some(0));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "how long it takes is what is looked at")]
fn in_a_window_seconds_are_real_ones_and_a_screen_can_be_read_as_soon_as_it_is_there() {
    if std::env::var_os("DISPLAY").is_none() {
        // There is nowhere to open a window.
        return;
    }
    let mut table = Driven::sized("1280x720", &["--window"]);
    // However busy the machine is: only a window that never comes is waited for this long.
    table.step("until screen=title 600");
    // Every frame that is asked about below begins after this, however long a frame takes.
    let here = Instant::now();
    let labels = table.step("labels")["labels"].as_array().cloned().unwrap_or_default();
    assert!(labels.iter().any(|label| label["text"] == said("en", key::TITLE_NEW_GAME).as_str()), "{labels:?}");
    let there = table.state()["seconds"].as_f64().unwrap();
    table.step("wait 3");
    let there = table.state()["seconds"].as_f64().unwrap() - there;
    let here = here.elapsed().as_secs_f64();
    // More time than that is the machine's affair.
    assert!((3.0..=here).contains(&there), "{there} s passed at the table, {here} s here");
    assert!(table.try_step("rate 30")["error"].is_string(), "nobody says there how long a second is");
    click(&mut table, "en", key::TITLE_NEW_GAME);
    assert_eq!(table.state()["screen"], "chooser");
    // The forbidden step was reported.
    assert_eq!(table.end(), Some(1));
}

#[test]
fn messages_lie_on_no_button_and_go_by_themselves_or_with_esc() {
    let folder = Folder::new("messages");
    let mut goes = Vec::new();
    for by_key in [false, true] {
        std::fs::write(folder.0.join(FILE), "[[[[").unwrap();
        let own = folder.0.to_string_lossy().into_owned();
        let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own]);
        table.step("until screen=title 5");
        let labels = table.step("labels")["labels"].as_array().cloned().unwrap_or_default();
        let said = |label: &&Value| label["text"].as_str().is_some_and(|text| text.contains("settings.damaged-"));
        let told = labels.iter().find(said).expect("it is said")["text"].as_str().unwrap().to_owned();
        for screen in ["title", "chooser"] {
            if screen == "chooser" {
                click(&mut table, "en", key::TITLE_NEW_GAME);
            }
            assert_eq!(table.state()["screen"], screen);
            let labels = table.step("labels")["labels"].as_array().cloned().unwrap_or_default();
            assert!(labels.iter().any(|label| label["text"] == told.as_str()), "it is still said");
            let covered: Vec<_> =
                labels.iter().filter(|label| label["role"] != "Label" && label["reach"] == "covered").collect();
            assert!(covered.is_empty(), "{screen}: {covered:?}");
        }
        let before = table.state()["seconds"].as_f64().unwrap();
        if by_key {
            table.step("key Esc");
        }
        table.step(&format!("until \"no-label:{told}\" 14"));
        goes.push(table.state()["seconds"].as_f64().unwrap() - before);
        assert_eq!(table.end(), Some(0));
    }
    assert!(goes[0] > 5.0 && goes[1] < 1.0, "{goes:?}");
}

#[test]
fn every_argument_of_what_draws_has_a_sentence_in_its_help() {
    for tag in ["en", "ru", "pl", "uk"] {
        for command in ["drive", "picture", "measure", "sound"] {
            let told = program().args([command, "--help", "--lang", tag]).output().unwrap().stdout;
            let told = String::from_utf8(told).unwrap();
            let lines: Vec<&str> = told.lines().collect();
            for (number, line) in lines.iter().enumerate() {
                let named = line.trim_start();
                let of_an_argument = line.starts_with("  ") && named.starts_with(['-', '<', '[']);
                let beside = named.split_once("  ").is_some_and(|(_, words)| !words.trim().is_empty());
                let below = lines.get(number + 1).is_some_and(|next| next.starts_with("          "));
                assert!(!of_an_argument || beside || below, "{command} {tag}: {line}");
            }
        }
    }
}
