//! Spoiled scripts, journals and set-ups, two hundred and more of each kind: a sentence, a place, and never a panic.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use weather_gage::captains::{Crew, Rank, play};
use weather_gage::logbook::chronicle;
use weather_gage::rules::kernel::Journal;
use weather_gage::rules::the_ships::game::TheShips;

use crate::bots::{library, setup};
use crate::scripts::played;

/// Numbers that follow from a seed, the same everywhere.
struct Lots(u64);

impl Lots {
    fn draw(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % below.max(1)
    }
}

/// The words and numbers of a text, by their ends.
fn words(text: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices() {
        match (letter.is_ascii_alphanumeric() || letter == '_', start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                found.push((from, at));
                start = None;
            }
            _ => {}
        }
    }
    found
}

/// Spoils a text in one of many ways.
fn spoil(text: &str, lots: &mut Lots, way: usize) -> Vec<u8> {
    let words = words(text);
    let (from, to) = words[lots.draw(words.len())];
    let replaced = |by: &str| [&text[..from], by, &text[to..]].concat().into_bytes();
    let place =
        |lots: &mut Lots| (0..text.len()).cycle().skip(lots.draw(text.len())).find(|at| text.is_char_boundary(*at));
    let at = place(lots).unwrap_or(0);
    let cut = |at: usize| text.as_bytes()[..at].to_vec();
    match way % 16 {
        0 => cut(at),
        1 => replaced("99999999999999999999"),
        2 => replaced("-1"),
        3 => replaced("3.5"),
        4 => replaced("\"text\""),
        5 => replaced("Nonsense"),
        6 => replaced("255"),
        7 => replaced("2147483647"),
        8 => replaced(""),
        9 => [&text[..at], "(", &text[at..]].concat().into_bytes(),
        10 => [&text[..at], "]", &text[at..]].concat().into_bytes(),
        11 => [text.as_bytes()[..at].to_vec(), vec![0xE9, 0x80], text.as_bytes()[at..].to_vec()].concat(),
        12 => [text.as_bytes()[..at].to_vec(), vec![0], text.as_bytes()[at..].to_vec()].concat(),
        13 => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        14 => replaced("-2147483648"),
        _ => [&text[..from], &text[from..to], " ", &text[from..to], &text[to..]].concat().into_bytes(),
    }
}

/// A spoiled script fits after all, or says in a sentence and with a place what does not.
fn is_told(script: &[u8]) -> bool {
    let (lines, fine) = played(script);
    let errors: Vec<&Value> = lines.iter().filter(|line| line.get("error").is_some()).collect();
    assert_eq!(errors.is_empty(), fine, "{}", String::from_utf8_lossy(script));
    for error in errors {
        let said = error["error"].as_str().unwrap_or_default();
        // A brace is the script's own, or the sign that is missing.
        let braced = said.contains('{') && !said.contains("{\"") && !said.ends_with(" {");
        assert!(said.contains(' ') && !braced, "{said}");
        let placed = error["line"].as_u64().is_some_and(|line| line >= 1) || error["step"].is_u64();
        assert!(placed, "{error}\n{}", String::from_utf8_lossy(script));
    }
    fine
}

fn handbook_scripts() -> Vec<String> {
    let handbook = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/script.md")).unwrap();
    let examples = handbook.split("```ron\n").skip(1).filter_map(|rest| rest.split("```").next());
    examples.map(str::to_owned).collect()
}

#[test]
fn two_hundred_and_forty_spoiled_scripts_and_set_ups_are_told_apart() {
    let scripts = handbook_scripts();
    let mut lots = Lots(1588);
    let mut refused = 0;
    for number in 0..240 {
        let script = &scripts[number % scripts.len()];
        let spoiled = spoil(script, &mut lots, number);
        refused += usize::from(!is_told(&spoiled));
    }
    assert!(refused > 150, "{refused}: most of them cannot be played");
}

#[test]
fn odd_scripts_are_told_what_is_odd() {
    let script = |setup: &str, steps: &str| format!("Script(game: \"the-ships\", setup: {setup}, steps: [{steps}])");
    let two = "sides: [(player: English, ships: [(ship: \"revenge\", bow: (8, 9), facing: N, EXTRA)]), \
               (player: Spanish, ships: [(ship: \"san-martin\", bow: (12, 4), facing: S)])]";
    let with = |extra: &str| script(&format!("Position(level: Advanced, {})", two.replace("EXTRA", extra)), "");
    let faults = [
        (with("sailors: 25"), "setup.sides[0].ships[0].sailors"),
        (with("crossed: {Port: 14}"), "setup.sides[0].ships[0].crossed"),
        (with("crossed: {Stern: 6}"), "setup.sides[0].ships[0].crossed"),
        (with("guns_lost: {Port: [0]}"), "setup.sides[0].ships[0].guns_lost"),
        (with("guns_lost: {Port: [8]}"), "setup.sides[0].ships[0].guns_lost"),
        (with("masts: {Main: 4}"), "setup.sides[0].ships[0].masts"),
        (with("deck: (musketeers: 9)"), "setup.sides[0].ships[0].deck.musketeers"),
        (with("deck: (pikemen: 4), below: (pikemen: 3)"), "setup.sides[0].ships[0].deck.pikemen"),
        (with("powder: 11"), "setup.sides[0].ships[0].powder"),
        (with("batteries: {Stern: (shot: Ball)}"), "setup.sides[0].ships[0].batteries"),
        (with("batteries: {Port: (shot: Ball, boxes: 3)}"), "setup.sides[0].ships[0].batteries"),
        (with("standing: Sunk"), "setup.sides[0].ships[0].at"),
        (with("fire: Train"), "setup.sides[0].ships[0].fire"),
        (script("Scenario(\"the-moon\")", ""), "setup.id"),
        (script("Scenario(\"lesson-1\", level: Advanced)", ""), "setup.level"),
        (script("Scenario(\"open-sea\", chosen: {\"revenge\": \"santiago\"})", ""), "setup.chosen.revenge"),
        (script(&format!("Position(layout: [\"1A 1B\"], {})", two.replace(", EXTRA", "")), ""), "setup.layout"),
        (script(&format!("Position(layout: [\"1A 2A\", \"3A\"], {})", two.replace(", EXTRA", "")), ""), "setup.layout"),
        (script(&format!("Position(layout: [\"1A 88A\"], {})", two.replace(", EXTRA", "")), ""), "setup.layout"),
        (script("Position(terrain: {(18, 0): Land})", ""), "setup.terrain"),
        (script("Position(sides: [])", ""), "setup.sides"),
        (
            script(&format!("Position({}, locked: [(\"revenge\", \"san-martin\")])", two.replace(", EXTRA", "")), ""),
            "setup.locked[0]",
        ),
        (script(&format!("Position({}, wind: Rolled)", two.replace(", EXTRA", "")), ""), "setup.wind"),
        (script(&format!("Position({})", two.replace("EXTRA", "panic: true")), ""), "setup.sides[0].ships[0].panic"),
    ];
    for (script, field) in faults {
        let (lines, fine) = played(script.as_bytes());
        assert!(!fine, "{script}");
        assert_eq!(lines[0]["field"], field, "{script}: {}", lines[0]);
        assert_eq!(lines[0]["line"], 1);
        assert!(lines[0]["error"].as_str().is_some_and(|said| said.contains(' ')));
    }
    let sea = "Scenario(\"lesson-1\")";
    let slips = [
        (script(sea, "Throw([1])"), 1, Some("TS-7.1")),
        (script(sea, "Choose(\"port\")"), 1, Some("TS-7.1")),
        (script(sea, "Orders(\"france\", {})"), 1, None),
        (script(sea, "Orders(\"england\", {})"), 1, Some("TS-8.1")),
        (script(sea, "Place(\"england\", {})"), 1, Some("TS-7.1")),
        (
            script(sea, "Orders(\"england\", {\"revenge\": Card()}), Orders(\"england\", {\"revenge\": Card()})"),
            2,
            Some("TS-7.1"),
        ),
        (script(sea, "ExpectRefusal(\"TS-1.1\"), Orders(\"england\", {\"revenge\": Card()})"), 2, Some("TS-1.1")),
        (script(sea, "ExpectRefusal(\"TS-1.1\")"), 1, None),
        (script(sea, "ExpectRefusal(\"TS-1.1\"), Orders(\"england\", {})"), 2, Some("TS-8.1")),
        (script(sea, "ExpectState(\"ships.vasa\", 1)"), 1, None),
        (script(sea, "ExpectState(\"turn\", 65535)"), 1, None),
        (script(sea, "Expect(WindSet(towards: S))"), 1, Some("TS-2.5")),
        (script(sea, "Concede(\"england\"), Concede(\"spain\"), Throw([4])"), 3, Some("TS-7.3")),
        (script("Scenario(\"open-sea\")", "Throw([21])"), 1, Some("TS-5.1")),
        (script("Scenario(\"open-sea\")", "Throw([0])"), 1, Some("TS-5.1")),
        (script("Scenario(\"open-sea\")", "Throw([])"), 1, Some("TS-5.1")),
        (script("Scenario(\"open-sea\")", "Throw([1, 2])"), 1, Some("TS-5.1")),
        (script("Scenario(\"open-sea\")", "Concede(\"spain\")"), 1, Some("TS-5.1")),
    ];
    for (script, step, rule) in slips {
        let (lines, fine) = played(script.as_bytes());
        assert!(!fine, "{script}");
        let error = lines.iter().find(|line| line.get("error").is_some()).unwrap_or_else(|| panic!("{script}"));
        assert_eq!((error["step"].as_u64(), error["rule"].as_str()), (Some(step), rule), "{script}: {error}");
        assert_eq!(error["line"], 1);
        assert!(lines.last().is_some_and(|last| last.get("hash").is_some()), "the state is printed all the same");
    }
}

/// A journal file as the tests keep it.
fn recorded(scenario: &str, game: u64) -> Journal<TheShips> {
    let library = library();
    let setup = setup(&library, &library.scenarios[scenario]);
    let mut crew = Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 26, game);
    play(&setup, &mut crew, true).unwrap().journal.unwrap()
}

fn fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the program; its lines and how it ended.
fn ran(arguments: &[&str]) -> (Vec<Value>, Option<i32>) {
    let output = Command::new(env!("CARGO_BIN_EXE_weather-gage")).args(arguments).env("LC_ALL", "C").output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(!errors.contains("panicked"), "{errors}");
    let text = String::from_utf8(output.stdout).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), output.status.code())
}

#[test]
fn recorded_games_are_verified_by_the_program() {
    let folder = fresh_folder("recorded");
    let folder = folder.to_str().unwrap();
    let games = ["simulate", "--scenario", "all", "--games", "44", "--seed", "9", "--jobs", "2", "--record", folder];
    let (summary, code) = ran(&games);
    assert_eq!((summary[0]["games"].as_u64(), code), (Some(44), Some(0)));
    let mut files: Vec<String> =
        fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path().display().to_string()).collect();
    files.sort();
    assert_eq!(files.len(), 44);
    let verify: Vec<&str> = ["replay", "--verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let (lines, code) = ran(&verify);
    assert_eq!((lines.len(), code), (44, Some(0)));
    for (line, file) in lines.iter().zip(&files) {
        assert_eq!((line["file"].as_str(), &line["same"]), (Some(file.as_str()), &Value::Bool(true)), "{line}");
        assert_eq!(line["hash"].as_str().map(str::len), Some(16));
    }
}

#[test]
fn two_hundred_spoiled_journals_are_told_apart() {
    let folder = fresh_folder("spoiled-journals");
    let journals = ["gravelines", "treasure-run", "calais-roads", "lesson-3"].map(|scenario| recorded(scenario, 2));
    let mut lots = Lots(1587);
    let mut files = Vec::new();
    let mut put = |name: String, bytes: Vec<u8>| {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        files.push(path.display().to_string());
    };
    for number in 0..200 {
        let journal = &journals[number % journals.len()];
        let sealed = chronicle::write(journal).unwrap();
        let bytes = if number % 4 == 0 {
            // The file itself: cut short, a letter changed, another first line.
            spoil(&sealed, &mut lots, number / 4)
        } else {
            // The content, with a checksum that fits.
            let inside =
                String::from_utf8(spoil(&ron::to_string(journal).unwrap(), &mut lots, number)).unwrap_or_default();
            chronicle::seal(&inside).into_bytes()
        };
        put(format!("{number:03}.journal"), bytes);
    }
    let verify: Vec<&str> = ["replay", "--verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    let (lines, code) = ran(&verify);
    assert_eq!((lines.len(), code), (200, Some(1)));
    let refused: Vec<&Value> = lines.iter().filter(|line| line["same"] == Value::Bool(false)).collect();
    assert!(refused.len() >= 150, "{}", refused.len());
    for line in refused {
        let said = line["error"].as_str().unwrap_or_default();
        assert!(said.contains(' ') && !said.starts_with("journal-"), "{line}");
    }
}

#[test]
fn a_journal_that_tells_another_story_says_after_which_entry() {
    let folder = fresh_folder("other-story");
    let journal = recorded("gravelines", 2);
    let told = |journal: &Journal<TheShips>| {
        let path = folder.join("game.journal");
        fs::write(&path, chronicle::write(journal).unwrap()).unwrap();
        let (lines, code) = ran(&["replay", "--verify", path.to_str().unwrap()]);
        (lines[0]["error"].as_str().unwrap_or_default().to_owned(), code)
    };
    assert_eq!(told(&journal), (String::new(), Some(0)));
    let mut other = journal.clone();
    other.entries[3].digest = other.entries[2].digest;
    let (said, code) = told(&other);
    assert!(said.starts_with("After entry 4 the rules give"), "{said}");
    assert_eq!(code, Some(1));
    let mut short = journal.clone();
    let with_answers = short.entries.iter().position(|entry| entry.answers.len() > 1).unwrap();
    short.entries[with_answers].answers.pop();
    let (said, _) = told(&short);
    assert!(said.contains("does not fit") || said.starts_with("After entry"), "{said}");
    let mut version = journal.clone();
    version.rules_version = 999;
    assert!(told(&version).0.contains("other rules, version 999"));
    let mut game = journal;
    game.game = "chess".into();
    assert!(told(&game).0.contains("another game: chess"));
}
