//! An unknown field is refused in every file: a player's words are never dropped in silence.

use std::fs;
use std::path::{Path, PathBuf};

use super::{fresh_folder, lines, ran};

/// The source files below a folder.
pub fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
}

/// Those that look at a part of a file and leave the rest to others, and the heading of a save, under which lines of a
/// later version are left out as well: it decides nothing.
const ON_PURPOSE: [&str; 4] = ["Named", "Heading", "HeadingOfTwo", "KeptPlayer"];

/// Every type with named fields that can be read and takes fields it does not know.
fn careless(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find("#[derive(") {
        rest = &rest[at + 1..];
        let Some((derived, after)) = rest.split_once(")]") else { break };
        // Only code that begins a line is looked at: attributes, then the type.
        let head: String =
            after.lines().skip(1).take_while(|line| !line.trim().is_empty()).take(12).collect::<Vec<_>>().join("\n");
        let Some(kind) = ["struct ", "enum "].into_iter().find(|kind| head.contains(kind)) else { continue };
        let (attributes, of) = head.split_once(kind).unwrap();
        let name: String = of.chars().take_while(|sign| sign.is_alphanumeric()).collect();
        let body = after.split_once(kind).unwrap().1;
        let body = body.split_once("\n}").map_or(body, |(body, _)| body);
        let named = match kind {
            "struct " => body.lines().next().is_some_and(|line| line.ends_with('{')),
            _ => body.lines().skip(1).any(|line| line.ends_with(" {") && !line.trim().starts_with("//")),
        };
        let strict = ["deny_unknown_fields", "transparent", "from = ", "try_from", "untagged"];
        let reads = derived.contains("Deserialize");
        if reads && named && !strict.iter().any(|word| attributes.contains(word)) && !ON_PURPOSE.contains(&&*name) {
            found.push(name);
        }
    }
    found
}

#[test]
fn every_type_that_is_read_refuses_fields_it_does_not_know() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    // The wire between two windows of one program, and its settings, which keep lines of a later version, are not read
    // here.
    for wing in ["rules", "logbook", "dice", "shipwright", "headless", "cli"] {
        sources(&root.join(wing), &mut files);
    }
    let all: Vec<String> = files
        .iter()
        .flat_map(|file| {
            let name = file.strip_prefix(&root).unwrap().display().to_string();
            careless(&fs::read_to_string(file).unwrap()).into_iter().map(move |of| format!("{name}: {of}"))
        })
        .collect();
    assert_eq!(all, Vec::<String>::new());
    assert_eq!(careless("#[derive(Deserialize)]\nstruct A {\n    b: u8,\n}\n"), ["A"]);
    assert_eq!(careless("#[derive(Deserialize)]\nenum A {\n    B {\n        c: u8,\n    },\n}\n"), ["A"]);
    assert!(careless("#[derive(Deserialize)]\nenum A {\n    B(u8),\n}\n").is_empty());
}

#[test]
fn fields_nobody_knows_are_said_where_they_stand() {
    let folder = fresh_folder("unknown-fields");
    let script =
        |steps: &str| format!("Script(game: \"the-ships\", setup: Scenario(\"lesson-1\"), steps: [\n{steps}\n])");
    let cards =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/cards/dead-reckoning.ron")).unwrap();
    let lines_of =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/ships/lines/revenge.ron")).unwrap();
    let with = |text: &str, from: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, &format!("{from}nonsense: 1, "), 1)
    };
    let spoiled = [
        script("Expect(WindSet(towards: N, nonsense: 1))"),
        script("Propose(\"england\", [Powder(ship: \"revenge\", barrels: 3, nonsense: 1)])"),
        script("Orders(\"england\", {\"revenge\": Card(sails: Furled, pivot: (axle: Bow, turn: Left, nonsense: 1))})"),
        with(&cards, "OnVictory("),
        with(&lines_of, "TudorRose("),
        with(&lines_of, "Set("),
    ];
    for (number, text) in spoiled.iter().enumerate() {
        let path = folder.join(format!("{number}.ron"));
        fs::write(&path, text).unwrap();
        let output = ran(&["check", path.to_str().unwrap()]);
        let found = lines(&output);
        assert_eq!(output.status.code(), Some(1), "{number} {text:.300}");
        assert!(found[0]["line"].is_u64(), "{number}");
        assert!(found[0]["error"].as_str().unwrap().contains("nonsense"), "{number}: {}", found[0]);
    }
}
