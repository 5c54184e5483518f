//! The table as a screen reader is told of it.

use serde_json::Value;

use crate::play::desk::tempfolder::Folder;
use crate::program::{Driven, program};

/// The table as a screen reader tells it now.
fn told(table: &mut Driven) -> Value {
    table.step("aloud")["aloud"].clone()
}

fn names(told: &Value) -> Vec<&str> {
    told["pieces"].as_array().unwrap().iter().map(|piece| piece["name"].as_str().unwrap()).collect()
}

#[test]
fn pieces_are_read_in_the_order_of_tab_and_what_happens_is_news() {
    let mut table = Driven::start(&["--scenario", "gravelines", "--seed", "7"]);
    table.steps("until screen=table 10\nuntil resting 10");
    let before = told(&mut table);
    let names = names(&before);
    assert!(names.len() > 8, "{names:?}");
    assert_eq!(before["on"], Value::Null);
    assert!(before["news"].is_string(), "{before}");
    for name in names.iter().take(3) {
        table.step("key Tab");
        assert_eq!(told(&mut table)["on"], *name);
    }
    table.step("key Enter");
    let after = told(&mut table);
    let chosen: Vec<_> = after["pieces"].as_array().unwrap().iter().filter(|piece| piece["chosen"] == true).collect();
    assert_eq!(chosen.len(), 1);
    assert_eq!((&chosen[0]["name"], chosen[0]["more"].as_str() == Some("")), (&Value::from(names[2]), false));
    // She is where the picture shows her.
    let state = table.state();
    let at = &state["pieces"][state["selected"].as_str().unwrap()];
    let inside = |axis: usize| {
        let [least, most] = [axis, axis + 2].map(|side| chosen[0]["at"][side].as_f64().unwrap());
        (least..=most).contains(&at[axis].as_f64().unwrap())
    };
    assert!(inside(0) && inside(1), "{at} {}", chosen[0]["at"]);
    // Scripts find words on panels, no pieces.
    let labels = table.step("labels");
    assert!(labels["labels"].as_array().unwrap().iter().all(|label| label["role"] != "ListItem"));
    // Under a menu the table is silent.
    table.steps("key F2\nuntil menu=settings 5");
    assert_eq!(told(&mut table)["pieces"], Value::Array(Vec::new()));
    assert_eq!(table.end(), Some(0));
}

/// A captain whose enemy has stowed and loaded so hears this behind the curtain, and before it.
fn told_against(name: &str, fitted: &str) -> (Value, Value) {
    let folder = Folder::new(name);
    let (script, save) = (folder.0.join("moment.ron"), folder.0.join("moment.save"));
    let text = format!(
        r#"Script(game: "the-ships",
            setup: Scenario("open-sea", level: Advanced, chosen: {{"revenge": "swallow", "san-martin": "santiago"}}),
            steps: [Throw([20]), Throw([6]), Throw([12]), Throw([9]),
                Place("england", {{"swallow": (bow: (8, 15), facing: N)}}),
                Place("spain", {{"santiago": (bow: (8, 2), facing: S)}}),
                FitOut("england", {{"swallow": (powder: 2, musketeers: 4, pikemen: 3, shot: {{Port: Chain}})}}),
                FitOut("spain", {{"santiago": {fitted}}})])"#
    );
    std::fs::write(&script, text).unwrap();
    let said = program().arg("script").arg(&script).arg("--save").arg(&save).output().unwrap();
    assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stdout));
    let own = folder.0.to_string_lossy();
    let load = save.to_string_lossy();
    let mut table = Driven::start(&["--config", &own, "--data", &own, "--load", &load]);
    table.steps("until screen=table 10\nuntil match.curtain=down 20\nuntil resting 20");
    let behind = told(&mut table);
    table.steps("hold Space\nuntil match.curtain=up 5\nlet Space\nuntil resting 20");
    assert_eq!(table.state()["match"]["asked"], "orders");
    let before = told(&mut table);
    assert_eq!(table.end(), Some(0));
    (behind, before)
}

#[test]
fn ts_29_nothing_secret_is_read_aloud_and_behind_the_curtain_nothing_at_all() {
    let one = told_against("aloud-one", "(powder: 0, musketeers: 6, pikemen: 8, treasure: 0, shot: {Port: Grape})");
    let other =
        told_against("aloud-other", "(powder: 1, musketeers: 8, pikemen: 5, treasure: 0, shot: {Starboard: Chain})");
    assert_eq!(one.0["pieces"], Value::Array(Vec::new()));
    assert!(names(&one.1).len() > 8);
    assert_eq!(one, other);
}
