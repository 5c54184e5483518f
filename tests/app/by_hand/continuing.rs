//! Battles continued from the title: by mouse and by keys, and after damage.

use std::collections::BTreeSet;

use weather_gage::logbook::wording::{Language, Words, key, names};
use weather_gage::play::saves::SaveFolder;

use crate::play::desk::tempfolder::Folder;
use crate::play::desk::{Desk, library, people, setup};
use crate::program::Driven;

fn said(key: &str) -> String {
    Words::built_in().say(&Language::from_tag("en").unwrap(), key, &[])
}

/// Gravelines in its second turn and, played after it, the first lesson in its third.
fn two_battles(name: &str) -> Folder {
    let folder = Folder::new(name);
    let library = library();
    let mut desk = Desk::new(6);
    desk.app.insert_resource(SaveFolder(folder.0.join("saves")));
    for (scenario, turn) in [("gravelines", 2), ("lesson-1", 3)] {
        desk.begin(setup(&library, scenario), people(), 6);
        desk.until(2000, |desk| desk.seen().view.table.turn >= turn);
    }
    folder
}

fn open(folder: &Folder) -> Driven {
    let own = folder.0.to_string_lossy().into_owned();
    let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own]);
    table.step("until screen=title 5");
    table
}

/// Back to the title, as a player goes.
fn leave(table: &mut Driven) {
    let (title, leave) = (said(key::PAUSE_TO_TITLE), said(key::MENU_YES));
    table.steps(&format!("key F10\nuntil menu=pause 5\nclick \"{title}\"\nclick \"{leave}\"\nuntil screen=title 5"));
}

#[test]
fn of_two_battles_under_way_either_is_gone_on_with_by_mouse_and_by_keys() {
    let folder = two_battles("continuing");
    let mut table = open(&folder);
    let (go_on, gravelines) = (said(key::TITLE_CONTINUE), said(&names::scenario("gravelines")));
    table.steps(&format!("click \"{go_on}\"\nuntil menu=underway 5"));
    assert_eq!(table.state()["screen"], "title");
    table.steps(&format!("click \"{go_on}\" below \"{gravelines}\"\nuntil screen=table 10"));
    assert_eq!((&table.state()["match"]["turn"], &table.state()["menu"]), (&2.into(), &"none".into()));
    leave(&mut table);
    // The one that was written last stands first.
    let first = SaveFolder(folder.0.join("saves")).under_way().remove(0);
    let turn = first.heading.unwrap().turn;
    table.steps(&format!("tab \"{go_on}\"\nkey Enter\nuntil menu=underway 5\ntab \"{go_on}\"\nkey Enter"));
    table.step("until screen=table 10");
    assert_eq!(table.state()["match"]["turn"], turn);
    assert_eq!(table.end(), Some(0));
}

#[test]
fn behind_a_damaged_battle_the_one_before_it_is_offered_and_nothing_goes_without_a_question() {
    let folder = two_battles("continuing-damaged");
    let newest = SaveFolder(folder.0.join("saves")).last().unwrap();
    std::fs::write(&newest, "weather-gage-save 4 rubbish\nrubbish\n").unwrap();
    let mut table = open(&folder);
    let (go_on, gravelines) = (said(key::TITLE_CONTINUE), said(&names::scenario("gravelines")));
    table.steps(&format!("click \"{go_on}\"\nuntil menu=underway 5"));
    let (delete, keep, goes) = (said(key::SAVES_DELETE), said(key::SAVES_DELETE_NO), said(key::SAVES_DELETE_YES));
    table.steps(&format!("click \"{delete}\" below \"{gravelines}\"\nclick \"{keep}\""));
    assert_eq!(SaveFolder(folder.0.join("saves")).under_way().len(), 2);
    table.steps(&format!(
        "click \"{delete}\" below \"{gravelines}\"\nclick \"{goes}\"\nuntil \"no-label:{gravelines}\" 5"
    ));
    assert_eq!(SaveFolder(folder.0.join("saves")).under_way().len(), 1);
    table.steps(&format!("click \"{}\"\nuntil menu=none 5\nclick \"{go_on}\"", said(key::MENU_CLOSE)));
    // The only one, and damaged: the title stays, and the others are offered in a sentence.
    table.step(&format!("until \"label:{}\" 5", said(key::SAVES_DAMAGED)));
    assert_eq!(table.state()["screen"], "title");
    table.steps(&format!("click \"{go_on}\"\nuntil screen=table 10"));
    assert_eq!(table.state()["match"]["turn"], 2);
    assert_eq!(table.end(), Some(0));
}

#[test]
fn a_worked_example_is_opened_from_the_rulebook_and_the_battle_that_was_on_goes_on_after_it() {
    let folder = two_battles("continuing-example");
    let mut table = open(&folder);
    let (go_on, gravelines) = (said(key::TITLE_CONTINUE), said(&names::scenario("gravelines")));
    table.steps(&format!("click \"{go_on}\"\nuntil menu=underway 5"));
    table
        .steps(&format!("click \"{go_on}\" below \"{gravelines}\"\nuntil match.title=gravelines 10\nuntil resting 60"));
    let hash = table.state()["match"]["hash"].clone();
    table.steps("key F4\nuntil menu=rulebook 5\nclick \"14.\"\nclick \"A volley of seven guns\"");
    table.step("until match.title=volley-of-seven 20");
    // The buttons of the bar stay in their places, with any words on it.
    let close = said(key::REPLAY_CLOSE);
    let places: BTreeSet<String> = (0..6)
        .map(|_| {
            table.step("wait 0.7");
            let labels = table.step("labels")["labels"].as_array().cloned().unwrap_or_default();
            let bar = labels.iter().find(|label| label["text"] == close.as_str());
            bar.map(|label| label["at"].to_string()).unwrap_or_default()
        })
        .collect();
    assert_eq!(places.len(), 1, "{places:?}");
    table.step("until resting 600");
    let shown = table.state()["match"].clone();
    assert_eq!((&shown["turn"], &shown["eyes"]), (&2.into(), &serde_json::Value::Null), "watched to its end: {shown}");
    // A viewer may go on from there.
    let take_over = said(key::REPLAY_TAKE_OVER);
    table.steps(&format!("click \"{take_over}\"\nuntil resting 60"));
    assert_eq!(table.state()["match"]["title"], "volley-of-seven");
    leave(&mut table);
    table.steps(&format!("click \"{go_on}\"\nuntil menu=underway 5"));
    table.steps(&format!("click \"{go_on}\" below \"{gravelines}\"\nuntil match.title=gravelines 10"));
    assert_eq!(table.state()["match"]["hash"], hash);
    assert_eq!(table.end(), Some(0));
}
