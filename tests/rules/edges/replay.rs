//! `replay` compares whole entries, and names those it cannot compare: all of these were sealed anew with the right
//! checksum.

use std::path::Path;

use serde_json::Value;
use weather_gage::captains::{Crew, Rank, play};
use weather_gage::logbook::chronicle;
use weather_gage::rules::kernel::{Answer, Journal, ThrowOutcome};
use weather_gage::rules::the_ships::game::TheShips;

use super::{fresh_folder, lines, ran};
use crate::bots::{library, setup};

fn journal() -> Journal<TheShips> {
    let library = library();
    let mut crew = Crew::<TheShips>::for_game(&[Rank::Random, Rank::Random], 4, 0);
    play(&setup(&library, &library.scenarios["open-sea"]), &mut crew, true).unwrap().journal.unwrap()
}

/// The report of `replay` on a text, sealed.
fn said(folder: &Path, text: &str) -> Value {
    let file = folder.join("a.journal");
    std::fs::write(&file, chronicle::seal(text)).unwrap();
    lines(&ran(&["replay", "--verify", file.to_str().unwrap()])).remove(0)
}

#[test]
fn a_journal_with_something_taken_out_or_put_in_is_not_the_same() {
    let folder = fresh_folder("replay");
    let journal = journal();
    let of = |journal: &Journal<TheShips>| said(&folder, &ron::to_string(journal).unwrap());
    let whole = of(&journal);
    assert_eq!(whole["same"], true, "{whole}");
    assert_eq!(whole["entries"], journal.entries.len());
    let mut without_digests = journal.clone();
    for entry in &mut without_digests.entries {
        entry.digest = None;
    }
    let mut one_digest = journal.clone();
    one_digest.entries[1].digest = None;
    let mut another = journal.clone();
    let strange = another.entries[0].digest;
    another.entries[2].digest = strange;
    for (number, spoiled) in [without_digests, one_digest, another].iter().enumerate() {
        let line = of(spoiled);
        assert_eq!(line["same"], false, "{number}: {line}");
        assert!(line["error"].as_str().unwrap().contains(&["1", "2", "3"][number].to_owned()), "{line}");
    }
    let text = ron::to_string(&journal).unwrap();
    let strange = text.replacen("orders:{", "nonsense:1,orders:{", 1);
    assert_ne!(strange, text);
    let line = said(&folder, &strange);
    assert!(line["error"].as_str().unwrap().contains("nonsense"), "{line}");
}

#[test]
fn what_nothing_is_compared_with_is_said() {
    let folder = fresh_folder("replay-unsaid");
    let journal = journal();
    let of = |journal: &Journal<TheShips>| said(&folder, &ron::to_string(journal).unwrap())["not_compared"].clone();
    let keys = |of: &Value| of.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(keys(&of(&journal)), ["dice"], "the dice of a simulation leave no record");
    let mut cut = journal.clone();
    cut.entries.truncate(journal.entries.len() / 2);
    assert_eq!(keys(&of(&cut)), ["dice", "end"]);
    cut.entries.clear();
    assert_eq!(keys(&of(&cut)), ["end"]);
    let mut richer = journal.clone();
    let ship = richer.setup.ships.values_mut().next().unwrap();
    ship.points += 1;
    assert_eq!(keys(&of(&richer)), ["dice", "setup"]);
    // A die that decided nothing is another one, and the number of unproved throws counts it.
    let thrown = |answer: &&Answer| matches!(answer, Answer::Thrown(ThrowOutcome(dice)) if !dice.is_empty());
    let throws = journal.entries.iter().flat_map(|entry| &entry.answers).filter(thrown).count();
    assert!(of(&journal)["dice"].as_str().unwrap().starts_with(&format!("{throws} throws")));
}

#[test]
fn a_journal_of_older_rules_plays_and_says_so() {
    let folder = fresh_folder("replay-older");
    let mut older = journal();
    for version in [0, 1] {
        older.rules_version = version;
        let line = said(&folder, &ron::to_string(&older).unwrap());
        assert_eq!(line["same"], true, "{line}");
        let rules = line["not_compared"]["rules"].as_str().unwrap();
        assert!(rules.contains(&format!("rules {version};")), "{rules}");
    }
}
