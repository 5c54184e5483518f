//! The handbooks are complete, and their examples play (MM-28.9, MM-29.3, MM-29.5); the lesson and the hints (MM-30.4).

use std::fs;
use std::path::Path;

use serde_json::Value;
use weather_gage::headless::script::JsonLine;
use weather_gage::headless::{GAMES, Speaker};
use weather_gage::logbook::data::Library;

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// The block of code in the handbook for mods that holds these words.
fn block(words: &str) -> String {
    let handbook = read("docs/mods.md");
    let blocks = handbook.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'));
    let mut found = blocks.map(|(_, code)| code).filter(|code| code.contains(words));
    found.next().unwrap_or_else(|| panic!("the handbook shows no {words}")).to_owned()
}

/// Errors of a script.
fn errors(script: &str, library: &Library) -> Vec<String> {
    let speaker = Speaker::of(&["--lang".into(), "en".into()]);
    let mut errors = Vec::new();
    let mut print = |line: &JsonLine| errors.extend(line.0.get("error").and_then(Value::as_str).map(str::to_owned));
    let fine = GAMES.script("script.ron", script.as_bytes(), library, &speaker, None, &mut print);
    assert_eq!(fine, errors.is_empty());
    errors
}

#[test]
fn mm_30_4_what_is_new_is_hinted_at_once_in_this_game() {
    let (library, _) = GAMES.library(None);
    let hints = library.lessons().hints.values().filter(|hint| hint.game.as_deref() == Some("merchants-and-marauders"));
    let hints: Vec<&str> = hints.map(|hint| hint.id.as_str()).collect();
    let moments = ["closed", "demand", "destroyed", "gold", "hunted", "window"].map(|hint| format!("mm-{hint}"));
    assert_eq!(hints, moments);
}

#[test]
fn the_lesson_ends_with_a_claim_whether_its_battle_is_won_or_lost() {
    let (library, _) = GAMES.library(None);
    for end in ["won", "lost"] {
        let script = read(&format!("tests/rules/cruises/first-cruise-{end}.ron"));
        assert_eq!(errors(&script, &library), Vec::<String>::new(), "{end}");
    }
}

#[test]
fn mm_28_9_the_three_cards_of_the_handbook_are_played() {
    let folder = std::env::temp_dir().join(format!("weather-gage-three-cards-{}", std::process::id()));
    for (file, words) in
        [("caribbean/three-cards.ron", "id: \"three-cards\""), ("wording/en/three-cards.ftl", "mm-gl-81-name")]
    {
        fs::create_dir_all(folder.join(file).parent().unwrap()).unwrap();
        fs::write(folder.join(file), block(words)).unwrap();
    }
    let (library, faults) = GAMES.library(Some(&folder));
    assert_eq!(faults, []);
    assert_eq!(library.merchants_and_marauders().pack.glory.len(), 73);
    assert_eq!(errors(&block("id: \"three-cards-played\""), &library), Vec::<String>::new());
    fs::remove_dir_all(folder).unwrap();
}

/// The names that would have been understood in place of a wrong one.
fn understood(setup: &str, steps: &str) -> Vec<String> {
    let script = format!("Script(game: \"merchants-and-marauders\", setup: {setup}, steps: [{steps}])");
    let errors = errors(&script, &GAMES.library(None).0);
    let (_, list) = errors[0].split_once("expected ").unwrap_or_else(|| panic!("{errors:?}"));
    list.split([',', ' ', '.']).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn mm_29_3_and_29_5_the_handbook_shows_every_order_and_every_field_of_a_position() {
    let handbook = read("docs/script.md");
    let (_, own) = handbook.split_once("## Merchants & Marauders").unwrap();
    let own = own.split_once("\n## ").map_or(own, |(own, _)| own);
    let here = "Position(id: \"x\", players: [(colour: Red), (colour: Blue)])";
    let orders = understood(here, "Orders(\"red\", Nonsense)");
    assert!(orders.len() >= 27, "{orders:?}");
    for order in orders {
        let shown = ["`", " ", "("]
            .iter()
            .any(|before| ["`", "("].iter().any(|after| own.contains(&format!("{before}{order}{after}"))));
        assert!(shown, "{order} is not shown");
    }
    let battle = "battle: (attacker: Player(Red), defender: Player(Blue), nonsense: 1), id:";
    for (setup, least) in [
        (here.replace("id:", "nonsense: 1, id:"), 30),
        (here.replace("colour: Red", "colour: Red, nonsense: 1"), 28),
        (here.replace("id:", "turn: (nonsense: 1), id:"), 9),
        (here.replace("id:", "npcs: {Dutch: (nonsense: 1)}, id:"), 3),
        (here.replace("id:", battle), 8),
    ] {
        let names = understood(&setup, "");
        assert!(names.len() >= least, "{setup}: {names:?}");
        for name in &names {
            assert!(own.contains(&format!("{name}:")) || own.contains(&format!("`{name}`")), "{name}: {setup}");
        }
    }
}
