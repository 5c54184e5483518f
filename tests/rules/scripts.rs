//! `weather-gage script` and its handbook: every example of `docs/script.md` is played, and says what the handbook says.

use std::fs;
use std::path::Path;

use serde_json::Value;
use weather_gage::cli::Speaker;
use weather_gage::cli::script::{Line, play};
use weather_gage::logbook::data::Library;

/// What a script prints, and whether all of it fitted.
pub fn played(script: &[u8]) -> (Vec<Value>, bool) {
    let speaker = Speaker::of(&["--lang".into(), "en".into()]);
    let mut lines = Vec::new();
    let mut print = |line: &Line| lines.push(line.0.clone());
    let fine = play("script.ron", script, &Library::built_in().0, &speaker, &mut print);
    (lines, fine)
}

fn handbook() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/script.md")).unwrap()
}

/// Every block of code with its language.
fn blocks(text: &str) -> Vec<(String, String)> {
    let mut pieces = text.split("```");
    pieces.next();
    let mut found = Vec::new();
    while let (Some(block), _) = (pieces.next(), pieces.next()) {
        let (language, code) = block.split_once('\n').unwrap();
        found.push((language.to_owned(), code.to_owned()));
    }
    found
}

/// Is everything of `part` in `whole`?
fn holds(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, part)| whole.get(key).is_some_and(|whole| holds(whole, part)))
        }
        _ => whole == part,
    }
}

#[test]
fn every_example_of_the_handbook_is_played_and_prints_what_it_says() {
    let blocks = blocks(&handbook());
    let mut scripts = 0;
    for (number, (language, code)) in blocks.iter().enumerate() {
        if language != "ron" {
            continue;
        }
        scripts += 1;
        let (lines, fine) = played(code.as_bytes());
        let said = blocks.get(number + 1).filter(|(language, _)| language == "json");
        let said: Vec<Value> = said
            .map(|(_, lines)| lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect())
            .unwrap_or_default();
        for wanted in &said {
            assert!(lines.iter().any(|line| holds(line, wanted)), "{code}\n{wanted}\nnot in {lines:#?}");
        }
        let fails = said.iter().any(|line| line.get("step").is_some());
        let errors: Vec<_> = lines.iter().filter(|line| line.get("error").is_some()).collect();
        assert_eq!(fine, !fails, "{code}\n{errors:#?}");
        assert_eq!(errors.is_empty(), fine);
    }
    assert!(scripts >= 15, "{scripts}");
}

/// The names that would have been understood in place of a wrong one, as the refusal lists them.
fn understood(script: &str) -> Vec<String> {
    let (lines, fine) = played(script.as_bytes());
    assert!(!fine);
    let error = lines[0]["error"].as_str().unwrap();
    let (_, list) = error.split_once("expected ").unwrap_or_else(|| panic!("{error}"));
    let words = list.split([',', ' ', '.']).filter(|word| !word.is_empty());
    words.map(str::to_owned).collect()
}

#[test]
fn the_handbook_shows_every_step_and_every_field() {
    let script = |setup: &str, steps: &str| format!("Script(game: \"the-ships\", setup: {setup}, steps: [{steps}])");
    let code: String =
        blocks(&handbook()).into_iter().filter(|(language, _)| language == "ron").map(|(_, code)| code).collect();
    let fields = [
        script("Position(nonsense: 1)", ""),
        script("Position(sides: [(player: English, ships: [(nonsense: 1)])])", ""),
        script("Position(sides: [(nonsense: 1)])", ""),
        script("Scenario(id: \"open-sea\", nonsense: 1)", ""),
        script("Scenario(\"open-sea\")", "Orders(\"england\", {\"revenge\": Card(nonsense: 1)})"),
        script("Scenario(\"open-sea\")", "FitOut(\"england\", {\"revenge\": (nonsense: 1)})"),
        script("Scenario(\"open-sea\")", "Place(\"england\", {\"revenge\": (nonsense: 1)})"),
        script("Scenario(\"open-sea\", switches: (nonsense: 1))", ""),
        script("Position(victory: (nonsense: 1))", ""),
        script("Position(exits: [(nonsense: 1)])", ""),
    ];
    for wrong in fields {
        let names = understood(&wrong);
        assert!(names.len() >= 2, "{wrong}: {names:?}");
        // Courses belong to lessons, and a scenario's id may be bare.
        for name in names.iter().filter(|name| !["courses", "id"].contains(&name.as_str())) {
            assert!(code.contains(&format!("{name}:")), "{name} is not shown: {wrong}");
        }
    }
    let steps = understood(&script("Scenario(\"open-sea\")", "Nonsense(1)"));
    assert_eq!(steps.len(), 13, "{steps:?}");
    for step in steps {
        assert!(code.contains(&format!("{step}(")), "{step} is not shown");
    }
}

#[test]
fn the_handbook_names_everything_in_the_state() {
    let (lines, _) = played(b"Script(game: \"the-ships\", setup: Scenario(\"gravelines\", seed: 1), steps: [])");
    let state = &lines.last().unwrap()["state"];
    let handbook = handbook();
    let ship = &state["ships"]["revenge"];
    for keys in [state, ship, &ship["day"], &ship["batteries"]["port"], &ship["deck"]] {
        for key in keys.as_object().unwrap().keys() {
            assert!(handbook.contains(&format!("`{key}`")), "{key} is not named");
        }
    }
}
