//! The reader is gone, or the disk is full: a sentence at most, never a panic, and never a sum that lacks its share.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use super::{complaint, lines, program, ran};

/// A disk without room, where the system has one.
fn full() -> Option<File> {
    Path::new("/dev/full").exists().then(|| OpenOptions::new().write(true).open("/dev/full").unwrap())
}

const SCRIPT: &str = "tests/rules/spoiled/scripts/refused.ron";

#[test]
fn a_series_of_which_nobody_reads_the_progress_is_played_whole() {
    for game in ["the-ships", "dead-reckoning"] {
        let scenario = if game == "the-ships" { "lesson-1" } else { "all" };
        let games = ["simulate", "--game", game, "--scenario", scenario, "--games", "1000", "--jobs", "2"];
        let heard = ran(&games);
        let Some(full) = full() else { return };
        let unheard = program(&games).stderr(full).output().unwrap();
        assert_eq!(unheard.status.code(), Some(0));
        let counts = |line: &serde_json::Value| ["games", "inputs", "wins"].map(|count| line[count].clone());
        assert_eq!(counts(&lines(&unheard)[0]), counts(&lines(&heard)[0]));
        assert_eq!(lines(&unheard)[0]["games"], 1000);
    }
}

#[test]
fn a_full_disk_behind_standard_output_is_said_and_ends_with_1() {
    let commands: [&[&str]; 4] = [
        &["simulate", "--games", "2"],
        &["check", "tests/rules/spoiled/ships"],
        &["replay", "nowhere.journal"],
        &["script", SCRIPT],
    ];
    for command in commands {
        let Some(full) = full() else { return };
        let output = program(command).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{command:?}");
        let said = complaint(&output);
        assert!(said.contains("What was to be printed could not be written:"), "{command:?}: {said}");
    }
}

#[test]
fn a_reader_who_goes_away_ends_the_writing_quietly() {
    let commands: [(&[&str], i32); 3] = [
        (&["replay", "nowhere.journal"], 1),
        (&["simulate", "--games", "30", "--scenario", "lesson-1"], 0),
        (&["script", SCRIPT], 1),
    ];
    for (command, code) in commands {
        let mut child = program(command).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), complaint(&output)), (Some(code), String::new()), "{command:?}");
    }
    let mut child =
        program(&["check", "tests/rules/spoiled"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with('{'));
    let output = child.wait_with_output().unwrap();
    // Only how many files there were is still said.
    assert!(complaint(&output).lines().all(|line| line.ends_with("files were looked at.")), "{}", complaint(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_script_that_ends_too_soon_fails_if_it_is_to_be_whole() {
    let folder = super::fresh_folder("whole");
    let file = folder.join("a.ron");
    for (steps, code) in [("", 1), ("Concede(\"england\"), Concede(\"spain\")", 0)] {
        let script = format!("Script(game: \"the-ships\", setup: Scenario(\"lesson-1\"), steps: [{steps}])");
        std::fs::write(&file, script).unwrap();
        assert_eq!(ran(&["script", file.to_str().unwrap()]).status.code(), Some(0));
        assert_eq!(ran(&["script", "--whole", file.to_str().unwrap()]).status.code(), Some(code));
    }
}
