//! The order of the wings: the folders of `src/` look only inward.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Each wing, and the wings it may name.
const MAY_USE: &[(&str, &[&str])] = &[
    ("rules", &[]),
    ("sound", &["chance"]),
    ("logbook", &["rules", "sound"]),
    ("chance", &["rules"]),
    ("captains", &["rules", "chance"]),
    ("dice", &["rules", "shipwright", "chance"]),
    ("shipwright", &[]),
    ("who_looks", &["rules"]),
    ("headless", &["rules", "sound", "logbook", "captains", "dice", "chance"]),
    ("play", &["rules", "logbook", "captains", "dice", "chance", "headless", "who_looks"]),
    ("table", &["rules", "sound", "logbook", "captains", "dice", "chance", "shipwright", "headless", "play"]),
    ("games", &["rules", "sound", "logbook", "captains", "dice", "chance", "shipwright", "headless", "play", "table"]),
    (
        "screens",
        &[
            "rules",
            "sound",
            "logbook",
            "captains",
            "dice",
            "chance",
            "shipwright",
            "headless",
            "play",
            "table",
            "games",
        ],
    ),
    (
        "cli",
        &[
            "rules",
            "sound",
            "logbook",
            "captains",
            "dice",
            "chance",
            "shipwright",
            "headless",
            "play",
            "table",
            "games",
            "screens",
        ],
    ),
];

/// Inside `table/`: the folders of one line may name those of the lines above it, and their own.
const TABLE_RANKS: &[&[&str]] = &[
    &["craft", "settings", "third_party"],
    &["theme"],
    &["pieces"],
    &["room", "board"],
    &["beats", "camera", "throwing", "pointing", "sheet"],
    &["at_rest", "carrying", "loose", "panels", "sound", "things"],
];

/// A rule may name none of these.
const IMPURE: &[&str] = &[
    "bevy",
    "rapier",
    "egui",
    "rand::",
    "std::fs",
    "std::env",
    "std::time",
    "std::thread",
    "std::net",
    "HashMap",
    "HashSet",
    "println!",
    "f32",
    "f64",
];

/// Wings that must build without the engine.
const ENGINE_FREE: &[&str] =
    &["rules", "sound", "logbook", "captains", "dice", "chance", "shipwright", "headless", "who_looks"];

fn rust_files(dir: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("src is readable").flatten() {
        let path = entry.path();
        if path.is_dir() {
            rust_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
}

pub fn all_sources() -> Vec<PathBuf> {
    let mut files = Vec::new();
    rust_files(Path::new("src"), &mut files);
    files.sort();
    assert!(files.len() > 5, "the sources are where the test looks");
    files
}

pub fn code_of(path: &Path) -> String {
    let text = fs::read_to_string(path).expect("source is text");
    text.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n")
}

/// Every `x` in `<prefix>x` and in `<prefix>{x::.., y}`.
fn named_after(code: &str, prefix: &str) -> Vec<String> {
    let word = |s: &str| {
        s.trim_start()
            .chars()
            .take_while(|c| c.is_ascii_lowercase() || *c == '_' || c.is_ascii_digit())
            .collect::<String>()
    };
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        let rest = &code[at + prefix.len()..];
        let Some(group) = rest.strip_prefix('{') else {
            names.push(word(rest));
            continue;
        };
        let (mut depth, mut start) = (0, 0);
        for (i, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => {
                    names.push(word(&group[start..i]));
                    break;
                }
                '}' => depth -= 1,
                ',' if depth == 0 => {
                    names.push(word(&group[start..i]));
                    start = i + 1;
                }
                _ => {}
            }
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

fn folder_under<'a>(file: &'a Path, root: &str) -> Option<&'a str> {
    let inside = file.strip_prefix(root).ok()?;
    (inside.components().count() > 1).then(|| inside.iter().next()?.to_str()).flatten()
}

/// The wing of a file: its folder in `src/`, or the file itself where it lies there directly.
fn wing_of(file: &Path) -> Option<&str> {
    folder_under(file, "src").or_else(|| file.file_stem()?.to_str().filter(|stem| !matches!(*stem, "lib" | "main")))
}

#[test]
fn files_are_short_and_say_what_they_are_for() {
    let mut faults = Vec::new();
    let (mut files, mut long) = (0, 0);
    for file in all_sources() {
        let text = fs::read_to_string(&file).expect("source is text");
        let lines = text.lines().count();
        files += 1;
        long += usize::from(lines > 250);
        if lines > 600 || !text.starts_with("//!") {
            faults.push(format!("{}: {lines} lines, begins with {:?}", file.display(), text.lines().next()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(long * 4 < files, "{long} of {files} files have more than 250 lines");
}

#[test]
fn folders_only_look_inward() {
    let may: BTreeMap<_, _> = MAY_USE.iter().copied().collect();
    let mut faults = Vec::new();
    for file in all_sources() {
        let code = code_of(&file);
        if code.contains("super::super::") {
            faults.push(format!("{} climbs with super::super", file.display()));
        }
        let Some(folder) = wing_of(&file) else { continue };
        let Some(allowed) = may.get(folder) else {
            faults.push(format!("{} lies in a folder without a rank", file.display()));
            continue;
        };
        for named in named_after(&code, "crate::") {
            if named != folder && may.contains_key(named.as_str()) && !allowed.contains(&named.as_str()) {
                faults.push(format!("{} names crate::{named}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_table_keeps_one_direction() {
    let rank = |name: &str| TABLE_RANKS.iter().position(|line| line.contains(&name));
    let mut faults = Vec::new();
    for file in all_sources() {
        let Some(folder) = folder_under(&file, "src/table") else { continue };
        let Some(own) = rank(folder) else {
            faults.push(format!("src/table/{folder} has no rank"));
            continue;
        };
        for named in named_after(&code_of(&file), "crate::table::") {
            if named != folder && rank(&named).is_some_and(|other| other >= own) {
                faults.push(format!("{} names table::{named}", file.display()));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn sets_of_systems_are_called_so() {
    let mut found = 0;
    for file in all_sources() {
        for after in code_of(&file).split("derive(SystemSet").skip(1) {
            let declared = after.lines().nth(1).unwrap_or_default();
            let mut words = declared.split(|letter: char| !letter.is_alphanumeric());
            assert!(words.any(|word| word.ends_with("Systems")), "{}: {declared}", file.display());
            found += 1;
        }
    }
    assert!(found > 5, "the sets are where the test looks");
}

#[test]
fn rules_are_pure() {
    let mut faults = Vec::new();
    for file in all_sources() {
        if folder_under(&file, "src") != Some("rules") {
            continue;
        }
        let code = code_of(&file);
        for word in IMPURE.iter().filter(|word| code.contains(**word)) {
            faults.push(format!("{} names {word}", file.display()));
        }
        // Whole numbers without an upper limit belong to odds; the rules themselves count in machine words.
        if !file.starts_with("src/rules/odds") && (code.contains("num_bigint") || code.contains("num_rational")) {
            faults.push(format!("{} reckons without a limit", file.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn engine_free_wings_name_no_engine() {
    let mut faults = Vec::new();
    for file in all_sources() {
        if !wing_of(&file).is_some_and(|wing| ENGINE_FREE.contains(&wing)) {
            continue;
        }
        let code = code_of(&file);
        for word in ["bevy", "egui", "wgpu"].iter().filter(|word| code.contains(**word)) {
            faults.push(format!("{} names {word}", file.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nothing_is_left_unsaid() {
    let mark = ["TO", "DO"].concat();
    let mut faults = Vec::new();
    for file in all_sources() {
        let text = fs::read_to_string(&file).expect("source is text");
        if text.contains(&mark) {
            faults.push(format!("{} carries a {mark}", file.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Types, traits and functions are documented; a field and a variant may be silent, for most of them would only repeat
/// their name.
#[test]
fn types_traits_and_functions_are_documented() {
    let mut faults = Vec::new();
    for file in all_sources() {
        let text = fs::read_to_string(&file).expect("source is text");
        let own = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines: Vec<&str> = own.lines().collect();
        let mut in_trait = false;
        for (number, line) in lines.iter().enumerate() {
            let item = is_an_item(line.trim_start());
            in_trait = if line.starts_with("pub trait ") { !line.ends_with("{}") } else { in_trait && *line != "}" };
            let of_a_trait =
                in_trait && ["    fn ", "    type ", "    const "].iter().any(|begin| line.starts_with(begin));
            if (item || of_a_trait) && !is_documented(&lines, number) {
                faults.push(format!("{}:{}: {}", file.display(), number + 1, line.trim()));
            }
        }
    }
    assert!(faults.is_empty(), "{} items say nothing of themselves:\n{}", faults.len(), faults.join("\n"));
}

fn is_an_item(line: &str) -> bool {
    let Some(rest) = line.strip_prefix("pub ") else { return false };
    ["fn ", "const fn ", "struct ", "enum ", "trait ", "type ", "static ", "const "]
        .iter()
        .any(|word| rest.starts_with(word))
}

/// Does a line of documentation stand before an item and its attributes?
fn is_documented(lines: &[&str], item: usize) -> bool {
    let before = lines.iter().take(item).rev().map(|line| line.trim());
    // An attribute may go over several lines, of which the last ends so.
    let mut attribute = false;
    for line in before {
        if line.starts_with("///") || line.starts_with("$(#[") {
            return true;
        }
        attribute = (attribute || line.ends_with(")]")) && !line.starts_with("#[");
        if !attribute && !line.starts_with("#[") {
            return false;
        }
    }
    false
}
