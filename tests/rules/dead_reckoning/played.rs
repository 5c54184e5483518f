//! Whole games in scripts: the end of one for two, three and four captains, and help for a stranger who writes one
//! (DR-33).

use std::fs;

use serde_json::Value;
use weather_gage::rules::dead_reckoning::orders::Order;

use crate::scripts::played;

fn file(name: &str) -> Vec<u8> {
    fs::read(format!("tests/rules/voyages/{name}-captains.ron")).unwrap()
}

/// The script of a position with one thing changed in it.
fn error(setup: &str, steps: &str) -> (String, String) {
    let text = format!("Script(game: \"dead-reckoning\", setup: {setup}, steps: [{steps}])");
    let (lines, fine) = played(text.as_bytes());
    assert!(!fine, "{text} was to fail");
    let found = lines.iter().find(|line| line.get("error").is_some()).unwrap();
    let said = |name: &str| found.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
    (said("field"), said("error"))
}

#[test]
fn dr_33_1_to_33_3_the_last_turns_of_whole_games_are_played_by_scripts() {
    for (name, told) in [("two", "GameWon"), ("three", "Scored"), ("four", "TieCounted")] {
        let (lines, fine) = played(&file(name));
        let errors: Vec<_> = lines.iter().filter(|line| line.get("error").is_some()).collect();
        assert!(fine, "{name}: {errors:#?}");
        assert!(lines.iter().any(|line| line["happening"].get(told).is_some()), "{name}");
        let last = lines.last().unwrap();
        assert_eq!(
            (&last["state"]["phase"], &last["unfinished"]),
            (&Value::from("Over"), &Value::from(false)),
            "{name}"
        );
    }
}

#[test]
fn dr_33_3_the_handbook_shows_every_order_and_every_field_of_a_position() {
    let handbook = fs::read_to_string("docs/script.md").unwrap();
    let names = |setup: &str, steps: &str| -> Vec<String> {
        let (_, error) = error(setup, steps);
        let (_, list) = error.split_once("expected ").unwrap_or_else(|| panic!("{error}"));
        list.split([',', ' ', '.']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let here = "Position(id: \"x\", players: [(colour: Purple)])";
    let orders = names(here, "Orders(\"purple\", Nonsense)");
    assert!(orders.len() >= 22, "{orders:?}");
    for order in orders {
        assert!(
            handbook.contains(&format!("`{order}")) || handbook.contains(&format!(", {order}")),
            "{order} is not shown"
        );
    }
    let fields = [
        (here.replace("id:", "nonsense: 1, id:"), 18),
        (here.replace("colour:", "nonsense: 1, colour:"), 27),
        (here.replace("id:", "turn: (nonsense: 1), id:"), 8),
        (here.replace("id:", "sea: {\"r1c1\": (nonsense: 1)}, id:"), 3),
        (here.replace("id:", "islands: [(nonsense: 1)], id:"), 8),
    ];
    for (setup, least) in fields {
        let names = names(&setup, "");
        assert!(names.len() >= least, "{setup}: {names:?}");
        // The targets and the sides of a lone battle are shown with the battles.
        for name in names.iter().filter(|name| !["attack", "merchant"].contains(&name.as_str())) {
            assert!(handbook.contains(&format!("{name}:")), "{name} is not shown: {setup}");
        }
    }
}

#[test]
fn dr_33_4_to_33_7_a_position_says_what_is_wrong_with_it_and_where() {
    let with = |more: &str| format!("Position(id: \"x\", players: [(colour: Purple), (colour: Green)], {more})");
    let purple =
        |more: &str| format!("Position(id: \"x\", phase: Main, players: [(colour: Purple, {more}), (colour: Green)])");
    let faults = [
        (with("phase: Abilities"), "setup.phase", "A position begins with one of TurnStart"),
        (with("sea: {\"r1c1\": (id: \"IS-13\")}"), "setup.sea.r1c1", "This tile does not exist"),
        (with("sea: {\"r5c1\": (id: \"IS-01\")}"), "setup.sea", ""),
        (
            with("sea: {\"r1c1\": (id: \"IS-01\"), \"r1c2\": (id: \"IS-01\")}"),
            "setup.sea.r1c2",
            "This tile does not exist",
        ),
        (with("ended_by: Blue"), "setup.ended_by", "Each player"),
        (with("active: Blue, phase: Main"), "setup.active", "Each player"),
        (with("boxes: {1: [\"A1-01#1\"], 2: [\"A1-01#1\"]}"), "setup.boxes.1", "two places"),
        (with("boxes: {5: [\"A1-01#1\"]}"), "setup.boxes", ""),
        (with("marks: 0"), "setup.marks", "From one to nine marks"),
        (purple("sails: 9"), "setup.players[0].sails", "ends at 8"),
        (purple("bonus: 8"), "setup.players[0].bonus", "0 to 7"),
        (purple("set_aside: [\"A9-01\"]"), "setup.players[0].set_aside", ""),
        (purple("holds: {A: (cargo: 5)}"), "setup.players[0].holds", ""),
        (purple("pirate: true"), "setup.players[0].pirate", ""),
        (purple("hand: [\"SA-CAP@5\"]"), "setup.players[0].hand[0]", ""),
        (purple("hand: [\"SA-CAP\", \"SA-CAP@2\"]"), "setup.players[0].hand", ""),
        (purple("upgrades: {A: [\"UB-9\"]}"), "setup.players[0].upgrades", ""),
    ];
    for (setup, field, words) in faults {
        let (found, said) = error(&setup, "");
        assert!(found.starts_with(field), "{setup}: {found}: {said}");
        assert!(said.contains(words) && said.len() > 10, "{setup}: {said}");
    }
}

#[test]
fn dr_33_8_a_refused_order_says_its_rule_and_leaves_everything_as_it_was() {
    let here = "Position(id: \"x\", phase: Main, players: [(colour: Purple, at: \"r1c1\", holds: {A: (cargo: 1)}), (colour: Green)])";
    let wrong = [
        ("Play(\"SA-CAP\")", "DR-6.1"),
        ("RaiseSails({\"SA-DEC#1/2/0\": 1})", "DR-"),
        ("Move([\"r3c3\"])", "DR-8"),
        ("Load({A: (cargo: 9)})", "DR-5"),
        ("Unload({B: (cargo: 1)})", "DR-5"),
        ("Rearrange({A: (cargo: 2)})", "DR-5.12"),
        ("Jettison(D, (cargo: 1))", "DR-5.13"),
        ("Buy({A: 1})", "DR-10"),
        ("Trade({A: 1})", "DR-10"),
        ("Employ(ability: \"SA-CAP/1/0\")", "DR-6"),
        ("UseToken(A, ())", "DR-"),
        ("ReturnTwelve(home: (cargo: 12))", "DR-"),
        ("Attack(Merchant)", "DR-19.1"),
        ("Attack(Ship(Green))", "DR-20.1"),
        ("Attack(Building(Fort))", "DR-21.1"),
        ("Commit(1)", "DR-18.8"),
        ("Use(\"SA-GUN\", 0)", "DR-6.4"),
        ("Pass", "DR-6.4"),
        ("ChooseMode(pirate: true)", "DR-12.4"),
        ("Sleeve(\"A1-01#1\", \"SA-CAP\")", "DR-11.3"),
        ("DoneSleeving", "DR-11.7"),
        ("LevelUp(\"SA-CAP\")", "DR-13"),
        ("Done", "DR-18.8"),
    ];
    let state = |steps: &str| {
        let text = format!("Script(game: \"dead-reckoning\", setup: {here}, steps: [{steps}])");
        played(text.as_bytes()).0.last().map(|line| line["hash"].clone())
    };
    for (order, rule) in wrong {
        let (_, said) = error(here, &format!("Orders(\"purple\", {order})"));
        assert!(said.starts_with(&format!("Refused by {rule}")) && said.ends_with('.'), "{order}: {said}");
        assert_eq!(state(&format!("Orders(\"purple\", {order})")), state(""), "{order}");
    }
    let (_, said) = error(here, "Orders(\"green\", EndMain)");
    assert_eq!(said, "No order of green is wanted here, but of purple");
    assert!(serde_json::to_value(Order::EndMain).is_ok_and(|word| word == "EndMain"));
}

#[test]
fn dr_33_1_a_shuffle_is_named_by_what_comes_first() {
    let voyage = "Voyage(id: \"x\", players: [Purple, Green])";
    let (_, said) = error(voyage, "Deal([\"IS-13\"])");
    assert!(said.starts_with("There is no IS-13 in this deck") && said.contains("IS-12"), "{said}");
    let (_, said) = error(voyage, "Deal([\"IS-01\", \"IS-01\"])");
    assert!(said.starts_with("There is no IS-01 in this deck, or not so often"), "{said}");
    let (_, said) = error(voyage, "Deal([0, 1])");
    assert!(said.starts_with("Every one of the 12 numbers"), "{said}");
    let (_, said) = error(voyage, "Orders(\"purple\", EndMain)");
    assert!(said.contains("The order of a deck is wanted here"), "{said}");
}
