//! Every rule number of the sections named below has a test that carries it in its name.
//!
//! `rulebook/the-ships.txt` holds all 236 numbers of the specification. Sections that are not in `COMPLETE` still have numbers
//! without a test of their own; they join it as those tests are written, and no number is ever struck off the list.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Sections of which every number has a test.
const COMPLETE: &[u8] = &[3, 5, 8, 9, 13, 16, 22, 23, 24, 25];

fn sources(dir: &Path, text: &mut String) {
    for entry in fs::read_dir(dir).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// The numbers in a test's name: `ts_9_5_..`, `ts_10_6_to_10_10_..`, `ts_1_1_and_1_2_..`.
fn numbers(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').skip(1).collect();
    let is_number = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
    let mut found: Vec<(String, String)> = Vec::new();
    let mut at = 0;
    let mut ranges = Vec::new();
    while at < words.len() {
        let minor = words.get(at + 1).copied().unwrap_or_default();
        if is_number(words[at]) && (is_number(minor) || is_number(minor.strip_prefix('c').unwrap_or_default())) {
            found.push((words[at].to_owned(), minor.to_uppercase()));
            at += 2;
        } else if matches!(words[at], "and") {
            at += 1;
        } else if words[at] == "to" {
            ranges.push(found.len());
            at += 1;
        } else {
            break;
        }
    }
    for end in ranges {
        let (Some(from), Some(to)) = (end.checked_sub(1).and_then(|from| found.get(from)), found.get(end)) else {
            continue;
        };
        let (major, first, last) = (from.0.clone(), from.1.parse::<u8>().unwrap(), to.1.parse::<u8>().unwrap());
        found.extend((first..last).map(|minor| (major.clone(), minor.to_string())));
    }
    found.into_iter().map(|(major, minor)| format!("TS-{major}.{minor}")).collect()
}

#[test]
fn every_number_of_a_complete_section_has_a_test() {
    let list = fs::read_to_string("tests/rules/rulebook/the-ships.txt").unwrap();
    let all: Vec<&str> = list.lines().collect();
    assert_eq!(all.len(), 236, "no number is struck off");
    let mut text = String::new();
    sources(Path::new("tests/rules"), &mut text);
    sources(Path::new("src/rules"), &mut text);
    let names = text.match_indices("fn ts_").filter_map(|(at, _)| text[at + 3..].split('(').next());
    let tested: BTreeSet<String> = names.flat_map(numbers).collect();
    let section = |number: &str| number.trim_start_matches("TS-").split('.').next().and_then(|s| s.parse::<u8>().ok());
    let complete = |number: &&&str| section(number).is_some_and(|section| COMPLETE.contains(&section));
    let missing: Vec<_> = all.iter().filter(complete).filter(|number| !tested.contains(**number)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let strangers: Vec<_> = tested.iter().filter(|number| !all.contains(&number.as_str())).collect();
    assert!(strangers.is_empty(), "no such rule: {strangers:?}");
}
