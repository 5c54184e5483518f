//! Every rule number of the specification has a test that carries it in its name.
//!
//! `rulebook/the-ships.txt` holds all of them: TS-1 to TS-29, FS-1 to FS-4 of the fireships, and the amendments A1 to A16 of
//! the second edition. None may be without a test, and none is ever struck off.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

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

/// The numbers in a test's name: `ts_9_5_..`, `ts_10_6_to_10_10_..`, `ts_1_1_and_1_2_..`, `ts_29_..`, `fs_1_..`, and with an
/// amendment `ts_10_16_a1_..`.
fn numbers(name: &str) -> Vec<String> {
    let words: Vec<&str> = name.split('_').skip(1).collect();
    let is_number = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
    let amendments = words.iter().filter(|word| word.strip_prefix('a').is_some_and(is_number));
    let amendments: Vec<String> = amendments.map(|word| word.to_uppercase()).collect();
    if name.starts_with("fs_") {
        return words.first().map(|number| format!("FS-{number}")).into_iter().chain(amendments).collect();
    }
    if let [section, next, ..] = words.as_slice()
        && *section == "29"
        && !is_number(next)
    {
        return vec!["TS-29".to_owned()];
    }
    let mut found: Vec<(String, String)> = Vec::new();
    let mut at = 0;
    let mut ranges = Vec::new();
    while at < words.len() {
        let minor = words.get(at + 1).copied().unwrap_or_default();
        if is_number(words[at]) && (is_number(minor) || is_number(minor.strip_prefix('c').unwrap_or_default())) {
            found.push((words[at].to_owned(), minor.to_uppercase()));
            at += 2;
        } else if words[at] == "and" || words[at].strip_prefix('a').is_some_and(is_number) {
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
    found.into_iter().map(|(major, minor)| format!("TS-{major}.{minor}")).chain(amendments).collect()
}

/// The numbers that are left out: if a book's chapters begin with 1 they follow each other, and so do the numbers of a
/// chapter that begins with 1.
fn gaps<'a>(list: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut books: BTreeMap<&str, BTreeMap<u16, BTreeSet<u16>>> = BTreeMap::new();
    for number in list {
        // Amendments are a book of their own: `A8`.
        let (book, rest) = number.split_once('-').unwrap_or_else(|| number.split_at(1));
        let (chapter, minor) = rest.split_once('.').unwrap_or((rest, ""));
        books.entry(book).or_default().entry(chapter.parse().unwrap()).or_default().extend(minor.parse::<u16>());
    }
    let absent = |of: &mut dyn Iterator<Item = &u16>| {
        let of: BTreeSet<u16> = of.copied().collect();
        let last = of.last().copied().filter(|_| of.contains(&1)).unwrap_or_default();
        (1..=last).filter(move |number| !of.contains(number)).collect::<Vec<_>>()
    };
    let mut missing = Vec::new();
    for (book, chapters) in &books {
        missing.extend(absent(&mut chapters.keys()).iter().map(|chapter| format!("{book}-{chapter}")));
        for (chapter, minors) in chapters {
            missing.extend(absent(&mut minors.iter()).iter().map(|minor| format!("{book}-{chapter}.{minor}")));
        }
    }
    missing
}

#[test]
fn a_number_that_is_struck_off_is_missed() {
    assert_eq!(gaps(["TS-1.1", "TS-1.3", "TS-3.1", "TS-3.C4", "DR-9.7"].into_iter()), ["TS-2", "TS-1.2"]);
}

#[test]
fn every_rule_number_has_a_test() {
    let list = fs::read_to_string("tests/rules/rulebook/the-ships.txt").unwrap();
    let all: BTreeSet<&str> = list.lines().collect();
    assert_eq!(all.len(), list.lines().count(), "none is there twice");
    assert_eq!(gaps(list.lines()), Vec::<String>::new(), "no number is struck off");
    let mut text = String::new();
    sources(Path::new("tests/rules"), &mut text);
    sources(Path::new("src/rules"), &mut text);
    // A name counts where it is a test: the attribute stands in the line before it.
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let names = lines.windows(2).filter(|pair| pair[0] == "#[test]").filter_map(|pair| {
        let name = pair[1].strip_prefix("fn ")?.split('(').next()?;
        (name.starts_with("ts_") || name.starts_with("fs_")).then_some(name)
    });
    let tested: BTreeSet<String> = names.flat_map(numbers).collect();
    let missing: Vec<_> = all.iter().filter(|number| !tested.contains(**number)).collect();
    assert!(missing.is_empty(), "without a test: {missing:?}");
    let strangers: Vec<_> = tested.iter().filter(|number| !all.contains(number.as_str())).collect();
    assert!(strangers.is_empty(), "no such rule: {strangers:?}");
}

#[test]
fn every_worked_example_of_the_rulebook_is_played() {
    let mut text = String::new();
    sources(Path::new("tests/rules"), &mut text);
    let words: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let missing: Vec<_> = (1..=28)
        .filter(|number| {
            !words.contains(format!("E{number}").as_str()) && !words.contains(format!("e{number}").as_str())
        })
        .collect();
    assert!(missing.is_empty(), "not played: {missing:?}");
}

/// The battles of Dead Reckoning: `rulebook/dead-reckoning-battle.txt` holds every number of battle abilities, cube shortage,
/// battles, the tray and sinking, of the other chapters those that a battle touches, and those of the built tray that concern the rules.
#[test]
fn every_number_of_the_battles_has_a_test() {
    let list = fs::read_to_string("tests/rules/rulebook/dead-reckoning-battle.txt").unwrap();
    let all: Vec<&str> = list.lines().collect();
    assert_eq!(gaps(all.iter().copied()), Vec::<String>::new(), "no number is struck off");
    let mut text = String::new();
    sources(Path::new("tests/rules"), &mut text);
    sources(Path::new("src/rules"), &mut text);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]").filter_map(|pair| pair[1].strip_prefix("fn dr_"));
    let names = tests.map(|rest| format!("dr_{}", rest.split('(').next().unwrap_or_default()));
    let tested: BTreeSet<String> =
        names.flat_map(|name| numbers(&name)).map(|number| number.replacen("TS-", "DR-", 1)).collect();
    let missing: Vec<_> = all.iter().filter(|number| !tested.contains(**number)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The whole book of a game: its file holds every number. One that no test carries stands with its reason in the file beside it.
fn every_number_has_a_test_or_a_reason(game: &str, book: &str, absent: &[String]) {
    let read = |name: &str| fs::read_to_string(format!("tests/rules/rulebook/{name}.txt")).unwrap();
    let numbers_of_all = read(game);
    let all: BTreeSet<&str> = numbers_of_all.lines().collect();
    assert_eq!(all.len(), numbers_of_all.lines().count(), "none is there twice");
    assert_eq!(gaps(numbers_of_all.lines()), absent, "no number is struck off but those that the book has not");
    let mut text = String::new();
    for folder in ["tests/rules", "tests/app", "src/rules"] {
        sources(Path::new(folder), &mut text);
    }
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let (begin, prefix) = (format!("fn {}_", book.to_lowercase()), format!("{book}-"));
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]").filter_map(|pair| pair[1].strip_prefix(&begin));
    let names = tests.map(|rest| format!("{book}_{}", rest.split('(').next().unwrap_or_default()));
    let tested: BTreeSet<String> =
        names.flat_map(|name| numbers(&name)).map(|number| number.replacen("TS-", &prefix, 1)).collect();
    let strangers: Vec<_> = tested.iter().filter(|number| !all.contains(number.as_str())).collect();
    assert!(strangers.is_empty(), "no such rule: {strangers:?}");
    let elsewhere = read(&format!("{game}-elsewhere"));
    let reasons: BTreeMap<&str, &str> = elsewhere.lines().filter_map(|line| line.split_once(' ')).collect();
    assert!(reasons.values().all(|reason| reason.len() > 20), "a reason is a sentence");
    let needless: Vec<_> =
        reasons.keys().filter(|number| tested.contains(**number) || !all.contains(**number)).collect();
    assert!(needless.is_empty(), "these have tests, or are no rules: {needless:?}");
    let own = all.iter().filter(|number| number.starts_with(&prefix));
    let bare = own.filter(|number| !tested.contains(**number) && !reasons.contains_key(**number));
    let bare: Vec<_> = bare.collect();
    assert!(bare.is_empty(), "without a test: {bare:?}");
}

#[test]
fn every_number_of_dead_reckoning_has_a_test_or_a_reason() {
    let chapters = [2, 31, 32].map(|chapter| format!("DR-{chapter}"));
    let minors = [(1, 15..20), (15, 19..20), (15, 25..30), (15, 37..40), (28, 19..20)];
    let minors = minors.into_iter().flat_map(|(of, minors)| minors.map(move |minor| format!("DR-{of}.{minor}")));
    let absent: Vec<String> = chapters.into_iter().chain(minors).collect();
    every_number_has_a_test_or_a_reason("dead-reckoning", "DR", &absent);
}

#[test]
fn every_number_of_merchants_and_marauders_has_a_test_or_a_reason() {
    let absent = [3, 23, 24, 25, 27].map(|chapter| format!("MM-{chapter}"));
    every_number_has_a_test_or_a_reason("merchants-and-marauders", "MM", &absent);
}

#[test]
fn every_number_of_pirates_has_a_test_or_a_reason() {
    let chapters = [22, 23, 25, 28, 29].map(|chapter| format!("PC-{chapter}"));
    let numbers = (14..=19).map(|number| format!("PC-9.{number}"));
    let tables = ["PC-19.4", "PC-20.4", "PC-20.5", "PC-20.7", "PC-20.8"].map(str::to_owned);
    let absent: Vec<String> = chapters.into_iter().chain(numbers).chain(tables).collect();
    every_number_has_a_test_or_a_reason("pirates", "PC", &absent);
}

/// Numbers that no test of a folder bears: in its name, or, where `words` count, beside what it claims.
fn bare<'a>(numbers: impl Iterator<Item = &'a str>, folder: &str, words: bool) -> Vec<&'a str> {
    let mut text = String::new();
    sources(Path::new(folder), &mut text);
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let tests = lines.windows(2).filter(|pair| pair[0] == "#[test]").filter_map(|pair| pair[1].strip_prefix("fn "));
    let names: Vec<String> = tests.map(|rest| format!("_{}_", rest.split('(').next().unwrap_or_default())).collect();
    let said: BTreeSet<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').collect();
    let borne = |number: &str| {
        let part = format!("_{}_", number.to_lowercase().replace('-', "_"));
        names.iter().any(|name| name.contains(&part)) || (words && said.contains(number))
    };
    numbers.filter(|number| !borne(number)).collect()
}

/// The tables of abilities and treasures have numbers of their own. A test names one where it says what the card does.
#[test]
fn every_ability_and_treasure_of_pirates_has_a_test() {
    let list = fs::read_to_string("tests/rules/rulebook/pirates.txt").unwrap();
    let cards = list.lines().filter(|number| !number.starts_with("PC-"));
    assert_eq!(bare(cards, "tests/rules/pirates", false), Vec::<&str>::new(), "without a test");
}

/// `rulebook/merchants-and-marauders-rulings.txt` holds the rulings of its chapter 24. A test may bear one beside the rule
/// that it completes, in the words of a claim.
#[test]
fn every_ruling_of_merchants_and_marauders_has_a_test() {
    let list = fs::read_to_string("tests/rules/rulebook/merchants-and-marauders-rulings.txt").unwrap();
    assert_eq!(gaps(list.lines()), Vec::<String>::new(), "no number is struck off");
    assert_eq!(bare(list.lines(), "tests/rules/merchants_and_marauders", true), Vec::<&str>::new(), "without a test");
    let strangers = ["G-3", "G-75", "GL-3"].into_iter();
    assert_eq!(bare(strangers, "tests/rules/merchants_and_marauders", true), ["G-75", "GL-3"], "whole numbers count");
}
