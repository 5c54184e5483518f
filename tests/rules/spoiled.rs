//! Files that are wrong: each is refused with its file, line and field, and nothing panics.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use weather_gage::headless::GAMES;
use weather_gage::logbook::data::{DataFault, check, open, recognise};
use weather_gage::logbook::wording::{Language, Words};

/// The file below `tests/rules/spoiled/`, and of its first fault the line, the field and the key of the sentence.
const SPOILED: &[(&str, usize, &str, &str)] = &[
    ("ships/truncated.ron", 20, "people.sailors", "fault-ends-too-soon"),
    ("ships/truncated-in-a-text.ron", 26, "gunnery", "fault-ends-too-soon"),
    ("ships/empty.ron", 1, "", "fault-empty"),
    ("ships/only-a-comment.ron", 1, "", "fault-ends-too-soon"),
    ("ships/only-a-word.ron", 1, "", "fault-ends-too-soon"),
    ("ships/comma-forgotten.ron", 21, "hold", "fault-expected-sign"),
    ("ships/colon-forgotten.ron", 21, "", "fault-expected-sign"),
    ("ships/bracket-of-the-wrong-kind.ron", 9, "hull.port.guns_after[6]", "fault-expected-sign"),
    ("ships/bracket-too-many.ron", 30, "officers[4]", "fault-expected-sign"),
    ("ships/goes-on.ron", 32, "", "fault-goes-on"),
    ("ships/utf-16.ron", 1, "", "fault-utf-16"),
    ("ships/latin-1.ron", 21, "", "fault-not-text"),
    ("ships/zero-byte.ron", 21, "", "fault-nul"),
    ("ships/nested-too-deep.ron", 3, "", "fault-too-deep"),
    ("ships/comment-never-closed.ron", 14, "", "fault-ends-too-soon"),
    ("ships/text-for-a-number.ron", 9, "hull.port.boxes", "fault-expected-number"),
    ("ships/number-for-a-text.ron", 26, "gunnery", "fault-expected-text"),
    ("ships/fraction.ron", 21, "hold", "fault-expected-number"),
    ("ships/below-zero.ron", 22, "powder", "fault-number-too-large"),
    ("ships/huge-number.ron", 22, "powder", "fault-number-too-large"),
    ("ships/word-unknown.ron", 5, "handling", "fault-unknown-word"),
    ("ships/officer-unknown.ron", 30, "officers[3]", "fault-unknown-word"),
    ("ships/mast-unknown.ron", 18, "masts[2].name", "fault-unknown-word"),
    ("ships/field-unknown.ron", 21, "holdd", "fault-unknown-field"),
    ("ships/field-unknown-deep.ron", 12, "hull.stern.box", "fault-unknown-field"),
    ("ships/field-twice.ron", 23, "powder", "fault-twice"),
    ("ships/field-missing.ron", 2, "hold", "fault-missing"),
    ("ships/field-missing-deep.ron", 17, "masts[1].name", "fault-missing"),
    ("ships/list-for-a-figure.ron", 21, "hold", "fault-expected-number"),
    ("ships/figure-for-a-list.ron", 12, "hull.stern.guns_after", "fault-expected-sign"),
    ("ships/gun-beyond-the-boxes.ron", 9, "hull.port.guns_after[3]", "fault-gun-place"),
    ("ships/guns-not-ascending.ron", 9, "hull.port.guns_after[3]", "fault-not-ascending"),
    ("ships/no-boxes.ron", 12, "hull.stern.boxes", "fault-out-of-range"),
    ("ships/too-many-sailors.ron", 20, "people.sailors", "fault-out-of-range"),
    ("ships/full-below-battle.ron", 17, "masts[1].tokens.full", "fault-out-of-range"),
    ("ships/masts-out-of-order.ron", 18, "masts[2].name", "fault-mast-order"),
    ("ships/gunnery-unknown.ron", 26, "gunnery", "fault-unknown-gunnery"),
    ("ships/no-gunnery-for-guns.ron", 2, "gunnery", "fault-missing"),
    ("ships/no-reload-for-guns.ron", 27, "reload", "fault-out-of-range"),
    ("ships/officer-twice.ron", 30, "officers[3]", "fault-twice"),
    ("ships/id-with-blanks.ron", 3, "id", "fault-id"),
    ("ships/melee-impossible.ron", 24, "melee.pikemen", "fault-out-of-range"),
    ("ships/no-masts.ron", 15, "masts", "fault-how-many"),
    ("skies/weather-unknown.ron", 3, "weather", "fault-unknown-word"),
    ("skies/over-nothing.ron", 4, "over", "fault-how-many"),
    ("sounds/body-too-high.ron", 9, "layers[1].source.hz", "fault-out-of-range"),
    ("sounds/time-runs-back.ron", 10, "layers[0].source.hz[2][0]", "fault-out-of-range"),
    ("sounds/scattered-too-thick.ron", 7, "layers[0].source.each", "fault-out-of-range"),
    ("sounds/group-unknown.ron", 3, "group", "fault-unknown-word"),
    ("sounds/without-layers.ron", 6, "layers", "fault-how-many"),
    ("tunes/bar-too-short.ron", 10, "voices[1].parts[0]", "fault-tune-bar"),
    ("tunes/voices-of-different-length.ron", 9, "voices[1].parts[0]", "fault-tune-bars"),
    ("tunes/no-note.ron", 8, "voices[0].parts[0]", "fault-tune-sign"),
    ("tunes/part-missing.ron", 8, "voices[0].parts", "fault-tune-part"),
    ("tunes/moment-unknown.ron", 3, "moments[0]", "fault-unknown-word"),
    ("tiles/letter-unknown.ron", 15, "b[1]", "fault-terrain-row"),
    ("tiles/row-too-short.ron", 16, "b[2]", "fault-terrain-row"),
    ("tiles/row-too-long.ron", 16, "b[2]", "fault-terrain-row"),
    ("tiles/five-rows.ron", 13, "b", "fault-how-many-exactly"),
    ("tiles/number-zero.ron", 4, "number", "fault-out-of-range"),
    ("tiles/number-huge.ron", 4, "number", "fault-number-too-large"),
    ("tiles/no-coast.ron", 13, "c", "fault-unknown-field"),
    ("tiles/truncated.ron", 17, "b[4]", "fault-ends-too-soon"),
    ("tiles/wrong-kind.ron", 1, "", "fault-unknown-word"),
    ("gunnery/x-for-none.ron", 5, "chain[0]", "fault-expected-number"),
    ("gunnery/number-above-20.ron", 6, "grape[2]", "fault-out-of-range"),
    ("gunnery/row-missing.ron", 2, "grape", "fault-missing"),
    ("gunnery/hits-nothing.ron", 4, "ball", "fault-guns-hit-nothing"),
    ("gunnery/truncated.ron", 5, "chain[0]", "fault-ends-too-soon"),
    ("scenarios/tile-twice.ron", 9, "layout[1]", "fault-tile-twice"),
    ("scenarios/tile-unknown.ron", 9, "layout[1]", "fault-unknown-tile"),
    ("scenarios/tile-code-wrong.ron", 9, "layout[1]", "fault-tile-code"),
    ("scenarios/rows-uneven.ron", 9, "layout[1]", "fault-uneven-rows"),
    ("scenarios/wind-unknown.ron", 12, "wind", "fault-unknown-word"),
    ("scenarios/no-wind-left.ron", 12, "wind", "fault-no-wind"),
    ("scenarios/ship-unknown.ron", 17, "sides[0].ships[0].ship", "fault-unknown-ship"),
    ("scenarios/ship-unknown-in-choice.ron", 16, "sides[0].ships[0].or[0]", "fault-unknown-ship"),
    ("scenarios/ship-twice.ron", 26, "sides[0].ships[3].called", "fault-twice"),
    ("scenarios/on-land.ron", 17, "sides[0].ships[0].at.bow", "fault-not-afloat"),
    ("scenarios/stern-on-a-shoal.ron", 17, "sides[0].ships[0].at.bow", "fault-not-afloat"),
    ("scenarios/off-the-board.ron", 17, "sides[0].ships[0].at.bow", "fault-off-board"),
    ("scenarios/far-off-the-board.ron", 17, "sides[0].ships[0].at.bow", "fault-off-board"),
    ("scenarios/stern-off-the-board.ron", 17, "sides[0].ships[0].at.bow", "fault-off-board"),
    ("scenarios/number-too-huge-for-a-hex.ron", 17, "sides[0].ships[0].at.bow[1]", "fault-number-too-large"),
    ("scenarios/three-numbers-for-a-hex.ron", 17, "sides[0].ships[0].at.bow", "fault-expected-sign"),
    ("scenarios/overlap.ron", 17, "sides[0].ships[1].at.bow", "fault-overlap"),
    ("scenarios/anchor-in-deep-water.ron", 20, "sides[0].ships[0].anchored", "fault-too-deep-to-anchor"),
    ("scenarios/anchor-under-sail.ron", 23, "sides[1].ships[0].sails", "fault-anchored-sails"),
    ("scenarios/zone-off-the-board.ron", 22, "sides[0].ships[2].at.rows[1]", "fault-out-of-range"),
    ("scenarios/zone-upside-down.ron", 22, "sides[0].ships[2].at.rows[1]", "fault-out-of-range"),
    ("scenarios/no-room.ron", 17, "sides[0].ships[0].at", "fault-no-place"),
    ("scenarios/too-much-treasure.ron", 23, "sides[1].ships[0].hold.treasure", "fault-out-of-range"),
    ("scenarios/more-soldiers-than-symbols.ron", 21, "sides[0].ships[0].hold.musketeers", "fault-out-of-range"),
    ("scenarios/no-such-battery.ron", 19, "sides[0].ships[0].guns.stern", "fault-no-battery"),
    ("scenarios/one-side.ron", 19, "sides[1].player", "fault-side-twice"),
    ("scenarios/side-unknown.ron", 19, "sides[1].player", "fault-unknown-word"),
    ("scenarios/exit-after-the-end.ron", 29, "exits[0].after_turn", "fault-out-of-range"),
    ("scenarios/landing-on-open-sea.ron", 25, "landings[0].tiles[0]", "fault-no-land"),
    ("scenarios/landing-on-no-tile.ron", 25, "landings[0].tiles[0]", "fault-tile-not-laid"),
    ("scenarios/buoy-off-the-board.ron", 25, "victory.courses[0].buoys[1]", "fault-off-board"),
    ("scenarios/victory-of-a-stranger.ron", 30, "victory.at_once[0].when[0]", "fault-unknown-ship"),
    ("scenarios/award-for-a-stranger.ron", 29, "victory.awards[0].each[0]", "fault-unknown-ship"),
    ("scenarios/tile-not-laid.ron", 34, "victory.at_end[0].when[1]", "fault-tile-not-laid"),
    ("scenarios/condition-unknown.ron", 29, "victory.at_once[0].when", "fault-unknown-word"),
    ("scenarios/no-awards.ron", 21, "victory.at_once[0].then", "fault-no-awards"),
    ("scenarios/no-turns.ron", 13, "turns", "fault-out-of-range"),
    ("scenarios/level-unknown.ron", 5, "level", "fault-unknown-word"),
    ("scenarios/truncated.ron", 29, "sides[1]", "fault-ends-too-soon"),
    ("scenarios/nothing-to-win.ron", 19, "victory", "fault-no-victory"),
    ("other/no-kind.ron", 1, "", "fault-unknown-kind"),
    ("other/nothing-but-brackets.ron", 1, "", "fault-unknown-kind"),
    ("other/model-without-a-model.glb", 1, "", "fault-model"),
    ("other/picture.ron", 1, "", "fault-not-text"),
    ("wording/pl/never-closed.ftl", 3, "", "fault-syntax"),
    ("wording/pl/twice.ftl", 3, "vela-a", "fault-twice"),
    ("wording/pl/argument-unknown.ftl", 2, "fault-unknown-ship", "fault-wording-unknown-argument"),
    ("wording/pl/form-missing.ftl", 1, "cli-checked", "fault-wording-missing-form"),
    ("wording/pl/latin-2.ftl", 3, "", "fault-not-text"),
    ("wording/1st/words.ftl", 1, "", "fault-wording-folder"),
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/spoiled")
}

fn faults_of(path: &Path) -> Vec<DataFault> {
    match open(path, &GAMES.folders()) {
        Ok(file) => check(&[file], GAMES.shelves(), None).1,
        Err(fault) => vec![fault],
    }
}

fn in_a_fresh_folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn every_spoiled_file_is_refused_with_line_and_field() {
    let mut wrong = Vec::new();
    for (file, line, field, key) in SPOILED {
        let path = folder().join(file);
        let faults = faults_of(&path);
        let Some(first) = faults.first() else {
            wrong.push(format!("{file} is not refused"));
            continue;
        };
        let found = (first.line, first.field.as_str(), first.what.key.as_str());
        if found != (*line, *field, *key) {
            wrong.push(format!("{file}: {found:?} instead of {:?}", (line, field, key)));
        }
        assert!(faults.iter().all(|fault| fault.file == path.display().to_string()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_spoiled_file_is_in_the_table() {
    fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            // Ship lines, settings and scripts are the command line's to look at.
            match path.is_dir() {
                true if ["lines", "settings", "scripts"].iter().any(|folder| path.ends_with(folder)) => {}
                true => files_below(&path, found),
                false => found.push(path),
            }
        }
    }
    let mut files = Vec::new();
    files_below(&folder(), &mut files);
    for file in &files {
        assert!(SPOILED.iter().any(|(known, ..)| folder().join(known) == *file), "{} is not", file.display());
    }
    assert_eq!(files.len(), SPOILED.len());
    for kind in ["gunnery/", "scenarios/", "ships/", "tiles/", "wording/"] {
        assert!(SPOILED.iter().any(|(file, ..)| file.starts_with(kind)), "no {kind} is spoiled");
    }
}

#[test]
fn every_fault_has_an_english_sentence_with_all_its_arguments() {
    let words = Words::built_in();
    for (file, ..) in SPOILED {
        for fault in faults_of(&folder().join(file)) {
            let said = words.tell(&Language::En, &fault.what);
            assert_ne!(said, fault.what.key, "{file} has no sentence");
            assert!(!said.contains('{') || said.contains("Expected {"), "{file}: {said}");
        }
    }
}

#[test]
fn a_file_of_a_hundred_megabytes_is_refused_at_once() {
    let path = in_a_fresh_folder("huge").join("huge.ron");
    fs::File::create(&path).unwrap().set_len(100 << 20).unwrap();
    let faults = faults_of(&path);
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].what.key, "fault-too-large");
}

#[test]
fn what_is_not_there_or_is_a_folder_is_refused() {
    for (path, key) in [(folder().join("nowhere.ron"), "fault-unreadable"), (folder(), "fault-no-file")] {
        let faults = faults_of(&path);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].what.key, key);
    }
}

/// The good files of every kind, to be spoiled at random.
fn good_files() -> Vec<(PathBuf, Vec<u8>)> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let names = [
        "ships/san-martin.ron",
        "tiles/5-castle-island.ron",
        "gunnery/english-1588.ron",
        "scenarios/calais-roads.ron",
        "scenarios/lesson-1.ron",
        "wording/en/faults.ftl",
    ];
    names.iter().map(|name| (assets.join(name), fs::read(assets.join(name)).unwrap())).collect()
}

fn looked_at(path: &Path, bytes: Vec<u8>) -> Vec<DataFault> {
    let name = path.display().to_string();
    match recognise(&name, bytes, &GAMES.folders()) {
        Ok(file) => check(&[file], GAMES.shelves(), None).1,
        Err(fault) => vec![fault],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, rng_seed: RngSeed::Fixed(1588), ..ProptestConfig::default() })]

    #[test]
    fn bytes_changed_at_random_never_panic(
        which in 0_usize..6,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0_u8..4), 1..6),
    ) {
        let (path, mut bytes) = good_files().swap_remove(which);
        for (at, byte, how) in changes {
            let at = at.index(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            if bytes.is_empty() {
                break;
            }
            match how {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, byte),
                _ => bytes.truncate(at.max(1)),
            }
        }
        for fault in looked_at(&path, bytes) {
            prop_assert!(fault.line >= 1, "{fault:?}");
        }
    }

    #[test]
    fn signs_swapped_at_random_never_panic(
        which in 0_usize..6,
        swaps in prop::collection::vec((any::<prop::sample::Index>(), "[()\\[\\]{},:\"'/*#r0-9A-Z \n-]{0,3}"), 1..8),
    ) {
        let (path, bytes) = good_files().swap_remove(which);
        let mut text: Vec<char> = String::from_utf8(bytes).unwrap().chars().collect();
        for (at, sign) in swaps {
            let at = at.index(text.len());
            text.splice(at..=at, sign.chars());
            if text.is_empty() {
                break;
            }
        }
        let _ = looked_at(&path, text.into_iter().collect::<String>().into_bytes());
    }
}
