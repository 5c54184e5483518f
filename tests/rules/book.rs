//! The rulebook inside: every rule has its paragraph in every language, every link goes somewhere, a search answers at once.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use weather_gage::headless::GAMES;
use weather_gage::logbook::built_in;
use weather_gage::logbook::rulebook::{self, Book, Run};
use weather_gage::logbook::wording::{Language, key};

/// The numbers in each chapter of a game in this very language.
fn numbers(language: &Language, game: &str) -> BTreeMap<String, Vec<String>> {
    let numbering = GAMES.named(game).unwrap().numbering();
    let below = format!("rulebook/{language}/{game}/");
    let files = built_in::ASSETS.iter().filter_map(|(path, bytes)| Some((path.strip_prefix(&below)?, *bytes)));
    files
        .map(|(slug, bytes)| {
            let chapter =
                rulebook::read(slug, slug, bytes, &numbering).unwrap_or_else(|faults| panic!("{below}: {faults:?}"));
            let rules = chapter.blocks.iter().flat_map(|(_, block)| block.rules().to_vec());
            (slug.to_owned(), rules.collect())
        })
        .collect()
}

fn book(language: &Language, game: &str) -> Book {
    let (book, faults) = rulebook::open(language, game, &GAMES.named(game).unwrap().numbering(), None, &[]);
    assert!(faults.is_empty(), "{language} {game}: {faults:?}");
    book
}

#[test]
fn the_books_are_the_same_in_every_language_and_no_paragraph_lacks_its_rule() {
    for game in GAMES.names() {
        let list = fs::read_to_string(format!("tests/rules/rulebook/{game}.txt")).unwrap();
        let rules: BTreeSet<&str> = list.lines().collect();
        let english = numbers(&Language::En, game);
        let all: Vec<&str> = english.values().flatten().map(String::as_str).collect();
        let strangers: Vec<_> = all.iter().filter(|number| !rules.contains(**number)).collect();
        assert!(strangers.is_empty(), "{game}: no such rules {strangers:?}");
        let missing: Vec<_> = rules.iter().filter(|number| !all.contains(number)).collect();
        assert!(missing.is_empty(), "{game}: without a paragraph: {missing:?}");
        for language in Language::BUILT_IN {
            assert_eq!(numbers(&language, game), english, "{game} in {language}");
            // Every rule once, and every link to one of them.
            assert_eq!(book(&language, game).rules().count(), all.len(), "{game} in {language}");
        }
    }
}

/// Every source file and every English sentence.
fn written(dir: &Path, endings: &[&str], found: &mut Vec<String>) {
    for entry in fs::read_dir(dir).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            written(&path, endings, found);
        } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
            found.push(fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_number_that_code_and_sentences_name_is_in_the_book() {
    let mut texts = Vec::new();
    written(Path::new("src/rules"), &["rs"], &mut texts);
    written(Path::new("src/games"), &["rs"], &mut texts);
    written(Path::new("assets/wording"), &["ftl"], &mut texts);
    for game in GAMES.names() {
        let numbering = GAMES.named(game).unwrap().numbering();
        let book = book(&Language::En, game);
        let named: BTreeSet<&str> =
            texts.iter().flat_map(|text| numbering.find(text)).map(|(_, number)| number).collect();
        assert!(named.len() > 100, "{named:?}");
        // A whole chapter may be named by its number alone.
        let missing: Vec<_> =
            named.iter().filter(|number| number.contains('.') && book.place(number).is_none()).collect();
        assert!(missing.is_empty(), "{game}: {missing:?}");
    }
}

#[test]
fn a_search_has_little_to_look_through_in_every_language() {
    for language in Language::BUILT_IN {
        for game in GAMES.names() {
            let book = book(&language, game);
            // It looks through the whole text once a word, and for eight words at most: a tenth of a second at a megabyte each.
            let blocks = book.chapters.iter().flat_map(|chapter| &chapter.blocks);
            let bytes: usize = blocks.map(|(_, block)| block.text().len()).sum();
            assert!((10_000..1 << 20).contains(&bytes), "{language} {game}: {bytes} bytes");
            assert_eq!(book.find(&format!("{} zzzz", "a ".repeat(8))), book.find("a"));
            for words in ["a", "о", "wi", "ts-11.8", "wind ship token", "вітер", "корабль ход", "okret ruch", "zzzz"]
            {
                assert!(book.find(words).len() <= 60);
            }
        }
    }
}

#[test]
fn words_are_found_without_their_diacritics_and_endings() {
    for (language, sought, rule) in [
        (Language::En, "ts-5.4", "TS-5.4"),
        (Language::En, "5.4", "TS-5.4"),
        (Language::Ru, "встречный ветер", "TS-5.3"),
        (Language::Ru, "жетонов", "TS-5.4"),
        (Language::Pl, "zetony", "TS-5.4"),
        (Language::Uk, "зустрічний вітер", "TS-5.3"),
        (Language::Uk, "жетонів", "TS-5.4"),
    ] {
        let hits = book(&language, "the-ships").find(sought);
        let place = hits.iter().position(|hit| hit.name.split(' ').any(|name| name == rule));
        assert!(place.is_some_and(|place| place < 8), "{language} {sought}: {hits:#?}");
        assert!(place.and_then(|place| hits.get(place)).is_some_and(|hit| !hit.excerpt.is_empty()), "{hits:#?}");
    }
    assert!(book(&Language::En, "the-ships").find("  ").is_empty());
}

#[test]
fn a_mod_brings_chapters_or_takes_the_place_of_ours() {
    let folder = std::env::temp_dir().join(format!("weather-gage-book-{}", std::process::id()));
    let chapters = folder.join("rulebook/ru/the-ships");
    fs::create_dir_all(&chapters).unwrap();
    let numbering = GAMES.named("the-ships").unwrap().numbering();
    fs::write(chapters.join("05-wind.md"), "# Мой ветер\n\n**TS-5.3** Иначе.\n").unwrap();
    fs::write(chapters.join("99-more.md"), "# Ещё\n\n**TS-99.1** Своё: [TS-5.3].\n").unwrap();
    fs::write(chapters.join("98-bad.md"), "# Плохо\n\n**TS-98.1** *Открыто\n").unwrap();
    fs::write(chapters.join("notes.txt"), "nothing").unwrap();
    let (book, faults) = rulebook::open(&Language::Ru, "the-ships", &numbering, Some(&folder), &[]);
    let (english, none) = rulebook::open(&Language::En, "the-ships", &numbering, Some(&folder), &[]);
    let (german, _) = rulebook::open(&Language::Other("de".into()), "the-ships", &numbering, Some(&folder), &[]);
    fs::remove_dir_all(&folder).unwrap();
    let page = book.place("TS-99.1").unwrap();
    assert_eq!(book.chapters[page.chapter].title, "Ещё");
    assert!(book.chapters[page.chapter].blocks[0].1.lines().flatten().any(|run| *run == Run::Rule("TS-5.3".into())));
    assert_eq!(book.chapters[book.place("TS-5.3").unwrap().chapter].title, "Мой ветер");
    assert!(book.place("TS-98.1").is_none());
    let bad = faults.iter().find(|fault| fault.what.key == key::FaultChapterOpen::KEY).unwrap();
    assert_eq!((bad.line, Path::new(&bad.file).file_name().unwrap()), (3, "98-bad.md".as_ref()));
    // The English book is untouched, and a language without a book reads it.
    assert!(none.is_empty() && english.place("TS-99.1").is_none());
    assert_eq!(german.chapters.len(), english.chapters.len());
}
