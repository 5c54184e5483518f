//! From the title to a battle: at once or prepared, alone or in company, and with remembered settings.

use std::path::Path;

use weather_gage::headless::GAMES;
use weather_gage::logbook::wording::{Fact, Language, Words, key, names};
use weather_gage::table::settings::keeping::{FILE, read};

use crate::play::desk::tempfolder::Folder;
use crate::program::Driven;

fn said(key: &str) -> String {
    Words::built_in().say(&Language::En, key, &[])
}

/// The program with a folder of its own, in the chooser.
fn chooser(folder: &Path) -> Driven {
    let own = folder.to_string_lossy();
    let mut table = Driven::start(&["--config", &own, "--data", &own, "--seed", "1588"]);
    table.step("until screen=title 5");
    click(&mut table, key::TITLE_NEW_GAME);
    table.step("until screen=chooser 5");
    table
}

fn click(table: &mut Driven, words: &str) {
    table.step(&format!("click \"{}\"", said(words)));
}

#[test]
fn a_stranger_has_the_first_lesson_at_once_and_alone() {
    let folder = Folder::new("stranger");
    let mut table = chooser(&folder.0);
    click(&mut table, key::CHOOSER_BEGIN);
    table.steps("until screen=table 5\nuntil match.asked=orders 10");
    let now = table.state()["match"].clone();
    assert_eq!([&now["title"], &now["phase"], &now["curtain"]], ["lesson-1", "orders", "up"]);
    assert_eq!(now["eyes"], "english");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn a_first_lesson_that_was_won_is_not_put_forward_again() {
    let folder = Folder::new("learned");
    std::fs::write(folder.0.join(FILE), "won = [\"lesson-1\"]\n").unwrap();
    let mut table = chooser(&folder.0);
    click(&mut table, key::CHOOSER_BEGIN);
    table.steps("until screen=table 5\nuntil resting 10");
    assert_eq!(table.state()["match"]["title"], "gravelines");
    // The name of the scenario opens its description: the goal, the points so far, the turns that are left.
    click(&mut table, &names::scenario("gravelines"));
    let labels = table.step("labels")["labels"].as_array().cloned().unwrap_or_default();
    let reads = |words: &str| labels.iter().any(|label| label["text"].as_str().is_some_and(|text| text == words));
    let tell = |fact: Fact| Words::built_in().tell(&Language::En, &fact);
    let all = GAMES.library(None).0.the_ships().scenarios["gravelines"].turns.unwrap();
    let turns = tell(key::AboutTurns { turn: 0_u16, left: u16::from(all) }.into());
    let points = tell(key::AboutPoints { english: 0_u16, spanish: 0_u16 }.into());
    for words in [said(&names::scenario_goal("gravelines")), turns, points] {
        assert!(reads(&words), "{words} is not among {labels:?}");
    }
    assert_eq!(table.end(), Some(0));
}

#[test]
fn who_played_last_plays_again_and_a_lesson_is_still_taken_alone() {
    let folder = Folder::new("again-together");
    let mut table = chooser(&folder.0);
    click(&mut table, &names::scenario("gravelines"));
    click(&mut table, key::CHOOSER_PREPARE);
    table.step(&format!("until \"label:{}\" 5", said(key::OUTFIT_BEGIN)));
    table.step(&format!("click \"{}\" below \"{}\"", said(key::OUTFIT_HUMAN), said(&names::side("spain"))));
    click(&mut table, key::OUTFIT_BEGIN);
    table.steps("until screen=table 5\nuntil match.curtain=down 10");
    assert_eq!(table.end(), Some(0));
    assert_eq!(read(&folder.0.join(FILE)).unwrap().players.iter().filter(|player| player.bot.is_none()).count(), 2);
    let mut table = chooser(&folder.0);
    click(&mut table, &names::scenario("gravelines"));
    click(&mut table, key::CHOOSER_BEGIN);
    table.steps("until screen=table 5\nuntil match.curtain=down 10");
    assert_eq!(table.end(), Some(0));
    let mut table = chooser(&folder.0);
    click(&mut table, key::CHOOSER_BEGIN);
    table.steps("until screen=table 5\nuntil match.asked=orders 10");
    let now = table.state()["match"].clone();
    assert_eq!([&now["title"], &now["curtain"]], ["lesson-1", "up"]);
    assert_eq!(table.end(), Some(0));
}
