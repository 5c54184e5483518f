//! `weather-gage check` as a script calls it: lines of JSON, and 0, 1 or 2 at the end.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;
use weather_gage::logbook::wording::Language;

fn ran(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_weather-gage"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

fn faults(output: &Output) -> Vec<serde_json::Value> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn good_files_of_every_kind_end_with_0_and_print_nothing() {
    let output = ran(&["check", "assets"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
    assert!(output.stdout.is_empty());
}

#[test]
fn a_fault_is_one_line_of_json_and_ends_with_1() {
    let file = "tests/rules/spoiled/ships/gun-beyond-the-boxes.ron";
    let output = ran(&["check", file, "assets/ships/revenge.ron"]);
    assert_eq!(output.status.code(), Some(1));
    let faults = faults(&output);
    let first = &faults[0];
    assert_eq!(first["file"], file);
    assert_eq!(first["line"], 9);
    assert_eq!(first["field"], "hull.port.guns_after[3]");
    assert_eq!(first["error"], "No gun can stand after box 77: a gun stands between two of 16 boxes");
    assert!(faults.iter().all(|fault| fault["file"] == file), "the good file has none");
}

#[test]
fn every_spoiled_file_ends_with_1_and_no_panic() {
    let output = ran(&["check", "tests/rules/spoiled"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(faults(&output).len() >= 100);
    assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
}

#[test]
fn files_named_together_may_name_each_other() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check-together");
    std::fs::create_dir_all(&folder).unwrap();
    let read = |path: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
    let ship = folder.join("galley.ron");
    let scenario = folder.join("duel.ron");
    std::fs::write(&ship, read("assets/ships/swallow.ron").replace("\"swallow\"", "\"galley\"")).unwrap();
    let duel = read("assets/scenarios/lesson-2.ron").replace("ship: \"revenge\"", "ship: \"galley\"");
    std::fs::write(&scenario, duel).unwrap();
    let (ship, scenario) = (ship.to_str().unwrap(), scenario.to_str().unwrap());
    assert_eq!(ran(&["check", scenario]).status.code(), Some(1));
    assert_eq!(ran(&["check", scenario, ship]).status.code(), Some(0));
}

#[test]
fn a_script_is_played_and_what_does_not_fit_is_said_with_its_line() {
    let file = "tests/rules/spoiled/scripts/refused.ron";
    let output = ran(&["check", file]);
    let error = "Refused by TS-8.5: With furled sails there is no route.";
    let told = json!({ "file": file, "line": 6, "field": "steps[0]", "error": error });
    assert_eq!((output.status.code(), faults(&output)), (Some(1), vec![told]));
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("turn.ron");
    let script = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    std::fs::write(&path, script.replace(", route: \"FF\"", "")).unwrap();
    let output = ran(&["check", path.to_str().unwrap()]);
    assert_eq!((output.status.code(), faults(&output)), (Some(0), vec![]));
}

#[test]
fn a_file_that_is_not_there_ends_with_1() {
    let output = ran(&["check", "nowhere.ron"]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(faults(&output)[0]["line"], serde_json::Value::Null);
}

/// Files below `tests/rules/spoiled/` that only the command line looks at, each with the line and field of its first
/// fault.
const SPOILED: &[(&str, usize, &str)] = &[
    ("settings/two-signs.toml", 2, ""),
    ("settings/key-twice.toml", 3, ""),
    ("settings/truncated.toml", 1, ""),
    ("lines/truncated.ron", 8, "lines.F[1]"),
    ("lines/text-for-a-figure.ron", 4, "keel"),
    ("lines/field-unknown.ron", 4, "length"),
    ("lines/field-missing.ron", 3, "beam"),
    ("lines/two-numbers-for-a-point.ron", 7, "lines.K[1]"),
    ("scripts/truncated.ron", 6, "steps[0][1].revenge.sails"),
    ("scripts/scenario-unknown.ron", 3, "setup.id"),
    ("scripts/step-unknown.ron", 6, "steps[1]"),
    ("scripts/side-unknown.ron", 6, "steps[1]"),
    ("scripts/refused.ron", 6, "steps[0]"),
    ("scripts/expects-in-vain.ron", 9, "steps[3]"),
    ("scripts/zone-unknown.ron", 7, "steps[2]"),
];

#[test]
fn settings_scripts_and_ship_lines_are_looked_at_too() {
    for (file, line, field) in SPOILED {
        let output = ran(&["check", &format!("tests/rules/spoiled/{file}")]);
        assert_eq!(output.status.code(), Some(1), "{file}");
        let faults = faults(&output);
        assert_eq!((&faults[0]["line"], &faults[0]["field"]), (&json!(line), &json!(field)), "{file}: {faults:?}");
    }
}

#[test]
fn wrong_usage_ends_with_2() {
    for arguments in [
        &["check"][..],
        &["--windowed", "12"],
        &["--seed", "many"],
        &["--game", "chess"],
        &["--scenario", "nowhere"],
        &["--lang", "!"],
        &["--fullscreen", "--windowed", "800x600"],
        &["sail-away"],
        &["--no-such-option"],
    ] {
        assert_eq!(ran(arguments).status.code(), Some(2), "{arguments:?}");
    }
}

#[test]
fn help_and_version_end_with_0() {
    assert_eq!(ran(&["--help"]).status.code(), Some(0));
    assert_eq!(ran(&["check", "--help"]).status.code(), Some(0));
    let version = String::from_utf8(ran(&["--version"]).stdout).unwrap();
    assert!(version.starts_with(concat!("weather-gage ", env!("CARGO_PKG_VERSION"), " (")), "{version}");
    assert!(
        version.contains("the-ships ") && version.contains("dead-reckoning ") && version.contains("saves: "),
        "{version}"
    );
    let short = String::from_utf8(ran(&["-V"]).stdout).unwrap();
    assert_eq!(short.trim(), concat!("weather-gage ", env!("CARGO_PKG_VERSION")));
}

#[test]
fn the_manual_has_a_page_for_every_command_and_completions_for_three_shells() {
    let page = String::from_utf8(ran(&["manual"]).stdout).unwrap();
    assert!(page.contains(".TH weather-gage 1") && page.contains("simulate"), "{page}");
    let out = std::env::temp_dir().join(format!("weather-gage-manual-{}", std::process::id()));
    assert_eq!(ran(&["manual", "--out", out.to_str().unwrap()]).status.code(), Some(0));
    let read = |place: &str| std::fs::read_to_string(out.join("share").join(place)).unwrap();
    for command in ["check", "script", "simulate", "replay", "sound", "manual"] {
        let page = read(&format!("man/man1/weather-gage-{command}.1"));
        assert!(page.contains(".SH SYNOPSIS"), "{command}");
        assert!(read("bash-completion/completions/weather-gage").contains(command), "{command}");
        assert!(read("zsh/vendor-completions/_weather-gage").contains(command), "{command}");
        assert!(read("fish/vendor_completions.d/weather-gage.fish").contains(command), "{command}");
    }
    assert!(!read("man/man1/weather-gage.1").contains("weather\\-gage\\-help"), "a page that nobody writes");
    // The manual is in English, with any language set.
    for language in Language::BUILT_IN.iter().filter(|language| **language != Language::En) {
        assert_eq!(ran(&["manual", "--lang", language.tag(), "--out", out.to_str().unwrap()]).status.code(), Some(0));
        assert!(!out.join("share/man").join(language.tag()).exists(), "{language}");
        assert_eq!(String::from_utf8(ran(&["manual", "--lang", language.tag()]).stdout).unwrap(), page);
    }
    std::fs::remove_dir_all(out).unwrap();
}

#[test]
fn help_is_said_in_the_language_of_the_terminal() {
    let help = |language: &Language, of: &[&str]| {
        let output = ran(&[&["--lang", language.tag()], of].concat());
        assert_eq!((output.status.code(), output.stderr.is_empty()), (Some(0), true));
        String::from_utf8(output.stdout).unwrap()
    };
    let pages: [&[&str]; 4] = [&["--help"], &["simulate", "-h"], &["check", "--help"], &["help", "script"]];
    let english =
        ["Usage:", "Commands:", "Arguments:", "Options:", "[OPTIONS]", "[COMMAND]", "[default", "[possible", "Print "];
    let said = pages.map(|page| help(&Language::En, page)).concat();
    assert!(english.iter().all(|words| said.contains(words)), "{said}");
    for (language, usage) in [("ru", "Вызов: "), ("pl", "Użycie: "), ("uk", "Виклик: ")] {
        let language = Language::from_tag(language).unwrap();
        for page in pages {
            let said = help(&language, page);
            let left: Vec<_> = english.iter().filter(|words| said.contains(**words)).collect();
            assert!(left.is_empty() && said.contains(&format!("\n{usage}weather-gage")), "{page:?}, {left:?}:\n{said}");
        }
    }
}

#[cfg(not(feature = "app"))]
#[test]
fn without_the_window_the_program_says_so_and_ends_with_1() {
    for arguments in [&[][..], &["picture", "--out", "x.png"], &["drive", "-"]] {
        let output = ran(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("needs the window"), "{arguments:?}");
    }
}
