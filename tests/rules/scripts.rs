//! `weather-gage script` and its handbook: every example of `docs/script.md` is played, and prints the handbook's
//! lines.

use std::fs;
use std::path::Path;

use serde_json::Value;
use weather_gage::headless::GAMES;
use weather_gage::headless::Speaker;
use weather_gage::headless::script::JsonLine;
use weather_gage::logbook::chronicle;
use weather_gage::rules::dead_reckoning::ruleset::DeadReckoning;
use weather_gage::rules::kernel::digest;

/// The output of a script; true if all of it fitted.
pub fn played(script: &[u8]) -> (Vec<Value>, bool) {
    let speaker = Speaker::of(&["--lang".into(), "en".into()]);
    let mut lines = Vec::new();
    let mut print = |line: &JsonLine| lines.push(line.0.clone());
    let fine = GAMES.script("script.ron", script, &GAMES.library(None).0, &speaker, None, &mut print);
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
    assert!(steps.len() > 1, "they are told: {steps:?}");
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

/// The first complaint of a script of The Ships.
fn complaint(setup: &str, steps: &str) -> Option<String> {
    let script = format!("Script(game: \"the-ships\", setup: {setup}, steps: [{steps}])");
    let (lines, fine) = played(script.as_bytes());
    let error = lines.iter().find_map(|line| line["error"].as_str().map(str::to_owned));
    assert_eq!(fine, error.is_none(), "{lines:?}");
    error
}

const POSITION: &str = "Position(sides: [
    (player: English, ships: [(ship: \"revenge\", bow: (8, 9), facing: N)]),
    (player: Spanish, ships: [(ship: \"san-martin\", bow: (8, 6), facing: S)]),
])";

const COLLISION: &str = "Orders(\"england\", {\"revenge\": Card(sails: Full, route: \"FF\")}),
    Orders(\"spain\", {\"san-martin\": Card(sails: Furled)}),";

#[test]
fn a_script_may_expect_a_want_an_absence_and_an_order() {
    let fits = |steps: &str| assert_eq!(complaint(POSITION, &format!("{COLLISION}{steps}")), None, "{steps}");
    let fails = |steps: &str, begin: &str| {
        let error = complaint(POSITION, &format!("{COLLISION}{steps}")).unwrap_or_default();
        assert!(error.starts_with(begin), "{steps}: {error}");
    };
    fits("ExpectOrder([WindowOpened, BeatBegan(beat: 1), Stopped(ship: \"revenge\", why: Collision)])");
    fails(
        "ExpectOrder([BeatBegan(beat: 1), WindowOpened, WindowOpened, WindowOpened, WindowOpened])",
        "This has happened, but not",
    );
    fails("ExpectOrder([WindowOpened, BeatBegan(beat: 9)])", "This has not happened");
    fits("ExpectNo(\"VolleyFired\"), ExpectNo({\"Stepped\": {\"ship\": \"san-martin\"}})");
    fails("ExpectNo(\"WindowOpened\")", "This was not to happen: \"WindowOpened\"");
    fails("ExpectNo({\"Stepped\": {\"ship\": \"revenge\"}})", "This was not to happen: {\"Stepped\"");
    fits("ExpectWant({\"orders\": [\"england\", \"spain\"]})");
    fails("ExpectWant({\"orders\": [\"spain\"]})", "Wanted here is {");
    // A failed one shows the nearest fact.
    let error = complaint(
        POSITION,
        &format!("{COLLISION}Expect(BoxCrossed(ship: \"san-martin\", row: Stern, number: 4, cause: Collision))"),
    );
    let error = error.unwrap();
    assert!(error.contains("nearest to it is {\"BoxCrossed\":{\"cause\":\"Collision\",\"number\":4,"), "{error}");
}

#[test]
fn an_expectation_compares_what_it_names_and_nothing_else() {
    let said = |steps: &str| complaint(POSITION, &format!("{COLLISION}{steps}"));
    for fits in [
        "Expect(BoxCrossed(ship: \"san-martin\"))",
        "Expect(BoxCrossed(number: 4, row: Port))",
        "Expect(Stepped(to: (bow: (8, 7))))",
        "Expect(TokensReceived(total: 9))",
        "ExpectOrder([WindowOpened, BeatBegan(), Stopped(why: Collision)])",
        "ExpectNo(BoxCrossed(row: Stern))",
        "ExpectNo(Stepped(ship: \"san-martin\"))",
        "ExpectState(\"ships.revenge.deck\", {})",
    ] {
        assert_eq!(said(fits), None, "{fits}");
    }
    // A wrong value is said with its path, and with both values.
    for (wrong, sentence) in [
        ("Expect(BoxCrossed(number: 4, row: Stern))", "at BoxCrossed.row it has \"Starboard\", not \"Stern\""),
        ("Expect(Stepped(to: (facing: S)))", "at Stepped.to.facing it has \"N\", not \"S\""),
        (
            "ExpectState(\"ships.revenge\", {\"deck\": {\"pikemen\": 9}})",
            "At ships.revenge.deck.pikemen the state has 0, not 9",
        ),
        ("ExpectState(\"ships.revenge.masts\", {\"mizen\": 2})", "The state has nothing at ships.revenge.masts.mizen"),
        ("ExpectNo(BoxCrossed(row: Port))", "This was not to happen: {\"BoxCrossed\""),
    ] {
        let error = said(wrong).unwrap_or_default();
        assert!(error.contains(sentence), "{wrong}: {error}");
    }
    // A name that is known nowhere is a fault of the file: nothing of it is played.
    for (wrong, name) in [
        ("Expect(BoxCrossed(ship: \"san-martin\", rwo: Port))", "rwo"),
        ("Expect(BoxCrosed(ship: \"san-martin\"))", "BoxCrosed"),
        ("Expect(Stepped(to: (faceing: S)))", "faceing"),
        ("Expect(Stepped(step: Forwards))", "Forwards"),
        ("ExpectOrder([WindowOpened, Stopped(wy: Collision)])", "wy"),
        ("ExpectNo(BoxCrossed(rwo: Port))", "rwo"),
        ("ExpectNo(\"BoxCrosed\")", "BoxCrosed"),
        ("ExpectNo({\"BoxCrosed\": {\"row\": \"Port\"}})", "BoxCrosed"),
        ("ExpectNo({\"BoxCrossed\": {\"rwo\": \"Port\"}})", "rwo"),
    ] {
        let script = format!("Script(game: \"the-ships\", setup: {POSITION}, steps: [\n{wrong}\n])");
        let (lines, fine) = played(script.as_bytes());
        assert!(!fine && lines.len() == 1, "{wrong}: {lines:?}");
        assert!(lines[0]["error"].as_str().unwrap().contains(name), "{wrong}: {lines:?}");
        assert_eq!((&lines[0]["line"], &lines[0]["step"]), (&5.into(), &Value::Null), "{wrong}");
        assert!(lines[0]["field"].as_str().unwrap().starts_with("steps[0]"), "{lines:?}");
    }
}

#[test]
fn scripts_as_earlier_versions_wrote_them_are_played_and_come_to_the_same() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/kept-scripts");
    let mut kept = 0;
    for version in ["1", "2"] {
        for file in fs::read_dir(root.join(version)).unwrap() {
            let path = file.unwrap().path();
            let (lines, fine) = played(&fs::read(&path).unwrap());
            let errors: Vec<_> = lines.iter().filter(|line| line.get("error").is_some()).collect();
            assert!(fine && errors.is_empty(), "{}: {errors:#?}", path.display());
            kept += 1;
        }
    }
    assert!(kept >= 12, "{kept}");
}

#[test]
fn an_order_that_nobody_waits_for_may_be_expected_to_be_refused() {
    let said = |steps: &str| complaint("Scenario(\"open-sea\")", steps);
    assert_eq!(said("Concede(\"spain\"), ExpectRefusal(\"TS-7.1\")"), None);
    assert_eq!(said("ExpectRefusal(\"TS-7.1\"), Concede(\"spain\"), Throw([6])"), None);
    assert_eq!(said("Concede(\"spain\")").unwrap(), "A throw of england is wanted here, dice: 1");
    assert!(
        said("Concede(\"spain\"), ExpectRefusal(\"TS-8.1\")")
            .unwrap()
            .starts_with("Refused by TS-7.1 and not by TS-8.1")
    );
}

#[test]
fn a_throw_may_say_whose_it_is_and_which() {
    let wind = |throw: &str| complaint("Scenario(\"open-sea\")", throw);
    assert_eq!(
        wind("ExpectWant({\"throw\": 1, \"why\": \"Wind\"}), Throw([6], (by: \"england\", why: \"Wind\"))"),
        None
    );
    assert_eq!(wind("Throw([6], (by: \"england\"))"), None);
    for wrong in ["Throw([6], (by: \"spain\"))", "Throw([6], (why: \"RollOff\"))"] {
        let error = wind(wrong).unwrap();
        assert!(error.starts_with("Wanted here is {\"by\":\"england\""), "{error}");
    }
}

#[test]
fn a_refused_set_up_can_be_expected() {
    let sailors = POSITION.replace("facing: N)", "facing: N, sailors: 25)");
    let field = "setup.sides[0].ships[0].sailors";
    assert_eq!(complaint(&sailors, &format!("ExpectSetUpRefused(\"{field}\")")), None);
    assert_eq!(complaint(&sailors, "ExpectSetUpRefused(\"setup.turn\")").unwrap(), "More than the ship’s card has");
    let taken = complaint(POSITION, &format!("ExpectSetUpRefused(\"{field}\")")).unwrap();
    assert!(taken.starts_with("The set-up was to be refused for setup.sides"), "{taken}");
}

#[test]
fn an_unknown_ship_is_called_unknown() {
    let error = complaint(POSITION, "Orders(\"england\", {\"revange\": Card(sails: Full)})").unwrap();
    assert_eq!(error, "There is no ship revange: there are revenge, san-martin");
    // One of the other side is known, and refused by the rules.
    let error = complaint(POSITION, "Orders(\"england\", {\"san-martin\": Card(sails: Full)})").unwrap();
    assert!(error.starts_with("Refused by TS-"), "{error}");
}

#[test]
fn a_step_of_one_side_does_not_keep_the_opening_from_the_other() {
    // With this seed Spain places first.
    for steps in ["Concede(\"england\")", "Concede(\"spain\")"] {
        assert_eq!(complaint("Scenario(\"open-sea\", seed: 6)", steps), None, "{steps}");
    }
    let error = complaint("Scenario(\"open-sea\", seed: 6)", "Concede(\"france\")").unwrap();
    assert!(error.starts_with("There is no side france"), "{error}");
}

#[test]
fn the_last_line_says_whether_something_is_still_wanted() {
    let last = |steps: &str| {
        let script = format!("Script(game: \"the-ships\", setup: Scenario(\"lesson-1\"), steps: [{steps}])");
        played(script.as_bytes()).0.pop().unwrap()["unfinished"].clone()
    };
    assert_eq!(last(""), true);
    assert_eq!(last("Concede(\"england\"), Concede(\"spain\")"), false);
}

#[test]
fn a_script_is_saved_as_it_leaves_the_match() {
    let folder = std::env::temp_dir().join(format!("weather-gage-script-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let (file, speaker) = (folder.join("kept.save"), Speaker::of(&["--lang".into(), "en".into()]));
    let script = b"Script(game: \"dead-reckoning\", setup: Turn(id: \"kept\", players: [(colour: Purple, hand: [\"SA-CAP@1\"]), \
                   (colour: Green)]), steps: [Orders(\"purple\", Play(\"SA-CAP\"))])";
    let mut hash = String::new();
    let mut print = |line: &JsonLine| hash = line.0["hash"].as_str().unwrap_or_default().to_owned();
    assert!(GAMES.script("kept.ron", script, &GAMES.library(None).0, &speaker, Some(&file), &mut print));
    let kept = fs::read_to_string(&file).unwrap();
    let save = chronicle::read_save::<DeadReckoning>(&kept).unwrap();
    assert_eq!(digest(save.journal.replay().unwrap().state()).to_string(), hash);
    assert_eq!(save.heading.players.len(), 2);
    fs::remove_dir_all(folder).unwrap();
}
