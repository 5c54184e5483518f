//! Files that are none, or have no end: a sentence, and no waiting.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use weather_gage::headless::GAMES;
use weather_gage::logbook::chronicle::locker;
use weather_gage::logbook::files::{self, Unread};

use super::unknown_fields::sources;
use super::{complaint, fresh_folder, lines, program, ran};

#[test]
fn what_is_no_file_is_refused_by_every_command_that_reads() {
    let folder = fresh_folder("no-file");
    let mut strange = vec![folder.clone()];
    if Path::new("/dev/zero").exists() {
        strange.push("/dev/zero".into());
        let pipe = folder.join("pipe.ron");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        strange.push(pipe);
    }
    for path in &strange {
        let name = path.to_str().unwrap();
        for command in ["script", "replay"] {
            let output = ran(&[command, name]);
            assert_eq!(output.status.code(), Some(1), "{command} {name}");
            let said = lines(&output)[0]["error"].as_str().unwrap().to_owned();
            assert!(said.starts_with("Is no file but"), "{command} {name}: {said}");
        }
        assert!(matches!(files::read(path, 9), Err(Unread::NoFile)), "{name}");
    }
    for path in strange.iter().skip(1) {
        let output = ran(&["check", path.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1));
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_in_a_data_folder_is_named_and_nothing_waits_for_it() {
    let data = fresh_folder("pipes-in-data");
    for folder in ["ships", "scenarios", "vessels", "wording/pl"] {
        fs::create_dir_all(data.join(folder)).unwrap();
    }
    for pipe in ["ships/a.ron", "scenarios/a.ron", "vessels/dice.ron", "wording/pl/a.ftl"] {
        assert!(Command::new("mkfifo").arg(data.join(pipe)).status().unwrap().success());
    }
    let (_, faults) = GAMES.library(Some(&data));
    let told: Vec<_> = faults.iter().map(|fault| fault.what.key.as_str()).collect();
    assert_eq!(told, ["fault-no-file", "fault-no-file"]);
    let folder = data.to_str().unwrap();
    ran(&["simulate", "--games", "1", "--scenario", "lesson-1", "--data", folder]);
    assert_eq!(ran(&["check", folder]).status.code(), Some(1));
}

#[test]
fn standard_input_has_an_end() {
    if !Path::new("/dev/zero").exists() {
        return;
    }
    let endless = fs::File::open("/dev/zero").unwrap();
    let output = program(&["script", "-"]).stdin(Stdio::from(endless)).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        lines(&output)[0]["error"],
        "Is too large: no data file has more than a megabyte",
        "{}",
        complaint(&output)
    );
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = fresh_folder("written");
    let file = folder.join("a.journal");
    files::write(&file, b"first").unwrap();
    files::write(&file, b"second").unwrap();
    assert_eq!(fs::read(&file).unwrap(), b"second");
    // A folder stands where the file should: nothing is left beside it.
    let taken = folder.join("taken");
    fs::create_dir_all(taken.join("inside")).unwrap();
    assert!(files::write(&taken, b"x").is_err());
    let mut left: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["a.journal", "taken"]);
}

#[test]
fn nothing_is_read_but_through_the_reader_that_has_a_bound() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    let unbounded = ["read_to_string(", "read_to_end(", "fs::read(", "File::open("];
    // The reader itself; and the steps of a script for the hands, which are read line by line as they come.
    let may = |path: &Path| ["logbook/files.rs", "cli/drive.rs"].iter().any(|own| path.ends_with(own));
    let mut found = Vec::new();
    for path in files.iter().filter(|path| !may(path)) {
        let text = fs::read_to_string(path).unwrap();
        let lines = text.lines().filter(|line| unbounded.iter().any(|word| line.contains(word)));
        // The system's data about this process have an end.
        found.extend(
            lines.filter(|line| !line.contains("\"/proc/self/")).map(|line| format!("{}: {line}", path.display())),
        );
    }
    assert_eq!(found, Vec::<String>::new());
}

#[cfg(unix)]
#[test]
fn in_the_list_of_saves_what_is_no_file_is_no_save_and_nothing_waits_for_it() {
    let folder = fresh_folder("strange-saves");
    assert!(Command::new("mkfifo").arg(folder.join("battle-0123456789abcdef.save")).status().unwrap().success());
    std::os::unix::fs::symlink("/dev/zero", folder.join("endless.save")).unwrap();
    fs::create_dir(folder.join("folder.save")).unwrap();
    let listed = locker::list(&folder);
    assert_eq!(listed.len(), 3);
    assert!(listed.iter().all(|kept| kept.readable().is_none() && !kept.is_under_way()));
}
