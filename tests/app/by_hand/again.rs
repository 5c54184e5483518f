//! A battle played again by hand: along its line, both ways, by steps and turns, and saved as pictures.

use crate::play::desk::tempfolder::Folder;
use crate::program::{Driven, program};

/// The places of the ships, and the progress of the turn.
fn stand(table: &mut Driven) -> (String, String) {
    let state = table.state();
    let ships = ["revenge", "san-martin"].map(|ship| state["pieces"][ship].to_string()).join(" ");
    let played = &state["match"];
    (format!("{} {} {}", played["turn"], played["phase"], played["beat"]), ships)
}

/// A battle of two mates, watched from its verdict.
fn watched(name: &str) -> (Driven, Folder) {
    let folder = Folder::new(name);
    let own = folder.0.to_string_lossy().into_owned();
    let recorded = program()
        .args(["simulate", "--scenario", "lesson-2", "--bots", "mate,mate", "--games", "1", "--seed", "3", "--record"])
        .arg(&folder.0)
        .output()
        .unwrap();
    assert!(recorded.status.success(), "{}", String::from_utf8_lossy(&recorded.stderr));
    let journal = folder.0.join("lesson-2-00000.journal");
    let journal = journal.to_string_lossy();
    let mut table = Driven::sized("1280x720", &["--config", &own, "--data", &own, "--load", &journal]);
    table.steps("until screen=table 10\nuntil \"label:Watch again\" 10\nclick \"Watch again\"");
    table.steps("until \"label:Close the replay\" 5\nclick \"Board\"\nuntil camera.moving=false 3");
    (table, folder)
}

#[test]
fn a_replay_goes_both_ways_and_back_to_the_verdict() {
    let (mut table, _folder) = watched("again-both-ways");
    table.step("click \"Hold\"");
    let begun = stand(&mut table);
    let mut told = vec![begun.clone()];
    for _ in 0..3 {
        table.steps("click \"Turn »\"\nuntil resting 5");
        told.push(stand(&mut table));
    }
    assert!(told.windows(2).all(|pair| pair[0].0 != pair[1].0), "{told:?}");
    assert!(told.iter().any(|(_, ships)| *ships != begun.1), "nobody sails: {told:?}");
    for before in told.iter().rev().skip(1) {
        table.steps("click \"« Turn\"\nuntil resting 5");
        assert_eq!(stand(&mut table), *before);
    }
    table.steps("click \"Very fast\"\nclick \"Play\"\nwait 3");
    assert_ne!(stand(&mut table), begun, "it plays by itself");
    table.steps("click \"Close the replay\"\nuntil \"label:Play again\" 5");
    assert_eq!(table.state()["match"]["asked"], "over");
    assert_eq!(table.end(), Some(0));
}

#[test]
fn a_replay_is_saved_as_pictures_until_that_is_cancelled() {
    let (mut table, folder) = watched("again-pictures");
    table.step("click \"Hold\"");
    let before = stand(&mut table);
    table.steps("click \"Save as pictures\"\nuntil \"label:Cancel\" 5");
    let pictures = folder.0.join("pictures").join("battle-001");
    let taken = || std::fs::read_dir(&pictures).map_or(0, Iterator::count);
    for _ in 0..400 {
        if taken() >= 2 {
            break;
        }
        table.step("step 1");
    }
    table.steps("click \"Cancel\"\nuntil \"no-label:Cancel\" 20\nuntil \"label:Play\" 5\nuntil resting 5");
    assert_eq!(stand(&mut table), before, "it is looked at where it was");
    let first = std::fs::read(pictures.join("00001.png")).unwrap();
    assert_eq!(first.get(1..4), Some(b"PNG".as_slice()));
    assert!(taken() >= 2);
    assert_eq!(table.end(), Some(0));
}
