//! A game's rulebook in one language: the chapters that the program carries, with those of a data folder over them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::logbook::built_in;
use crate::logbook::data::DataFault;
use crate::logbook::files::{self, MEGABYTE};
use crate::logbook::wording::{Fact, Language, key};

use super::chapter::{Chapter, Run};
use super::reading;
use super::search::{Hit, Index};

/// More than any book has.
const MOST_CHAPTERS: usize = 200;

/// The beginnings of a game's rule numbers: `TS-`, before the number of a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Numbering(pub &'static [&'static str]);

impl Numbering {
    /// True for a text like the number of a rule: `TS-5.3`, `TS-28.C1`, `A7`.
    #[must_use]
    pub fn is_number(&self, text: &str) -> bool {
        let figures = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
        self.0.iter().filter_map(|begin| text.strip_prefix(begin)).any(|rest| match rest.split_once('.') {
            Some((chapter, rule)) => figures(chapter) && figures(rule.strip_prefix('C').unwrap_or(rule)),
            None => figures(rest),
        })
    }

    /// The numbers in a sentence, each with where it stands. One that has no hyphen may be anything.
    pub fn find<'a>(&self, sentence: &'a str) -> impl Iterator<Item = (usize, &'a str)> {
        let own = *self;
        let parts = sentence.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '.');
        parts.filter_map(move |word| {
            let number = word.trim_end_matches(['.', '-']);
            let at = word.as_ptr() as usize - sentence.as_ptr() as usize;
            (number.contains('-') && own.is_number(number)).then_some((at, number))
        })
    }
}

/// A place in a book: a chapter, and a block in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Page {
    /// The chapter, from 0.
    pub chapter: usize,
    /// The block in it, from 0.
    pub block: usize,
}

/// A game's rulebook in one language.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// Its chapters in order.
    pub chapters: Vec<Chapter>,
    rules: BTreeMap<String, Page>,
    index: Index,
}

impl Book {
    /// The page of a rule.
    #[must_use]
    pub fn place(&self, number: &str) -> Option<Page> {
        self.rules.get(number).copied()
    }

    /// The chapter with the file of this name.
    #[must_use]
    pub fn chapter(&self, slug: &str) -> Option<usize> {
        self.chapters.iter().position(|chapter| chapter.slug == slug)
    }

    /// The numbers of all rules in it.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.rules.keys().map(String::as_str)
    }

    /// The places that answer these words, the best first.
    #[must_use]
    pub fn find(&self, sought: &str) -> Vec<Hit> {
        self.index.find(sought)
    }
}

/// The language and the game's folder of a chapter's file, if it lies where chapters lie: `rulebook/en/chess/01-board.md`.
#[must_use]
pub fn language_and_folder(path: &Path) -> Option<(Language, &str)> {
    let folder = |up: usize| path.ancestors().nth(up).and_then(Path::file_name).and_then(|name| name.to_str());
    (folder(3)? == "rulebook").then_some(())?;
    Some((Language::from_tag(folder(2)?)?, folder(1)?))
}

/// Opens the book of a game. A chapter of the data folder takes the place of ours with the same file name, or joins; some
/// more files lie over all of it. A language without a book, or without one chapter, has the English one.
/// Leaves faulty chapters out and says so.
#[must_use]
pub fn open(
    language: &Language,
    folder: &str,
    numbering: &Numbering,
    data: Option<&Path>,
    more: &[(&str, &[u8])],
) -> (Book, Vec<DataFault>) {
    let mut shelf = Chapters { numbering, found: BTreeMap::new(), faults: Vec::new() };
    let mut languages = vec![&Language::En, language];
    languages.dedup();
    for own in languages {
        // Readers of another language cannot mend the faults of English chapters.
        shelf.faults.clear();
        let below = format!("rulebook/{own}/{folder}/");
        for (path, bytes) in built_in::ASSETS.iter().filter(|(path, _)| path.starts_with(&below)) {
            shelf.add(path, bytes);
        }
        for file in data.into_iter().flat_map(|data| chapters_in(&data.join(&below))) {
            let name = file.display().to_string();
            match files::read(&file, MEGABYTE) {
                Ok(bytes) => shelf.add(&name, &bytes),
                Err(unread) => shelf.faults.push(fault(&name, 0, Fact::from(&unread))),
            }
        }
        let fits = |path: &str| language_and_folder(Path::new(path)) == Some((own.clone(), folder));
        for (path, bytes) in more.iter().filter(|(path, _)| fits(path)) {
            shelf.add(path, bytes);
        }
    }
    shelf.bound()
}

struct Chapters<'a> {
    numbering: &'a Numbering,
    found: BTreeMap<String, (String, Chapter)>,
    faults: Vec<DataFault>,
}

impl Chapters<'_> {
    fn add(&mut self, file: &str, bytes: &[u8]) {
        let slug = Path::new(file).file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        match reading::read(file, &slug, bytes, self.numbering) {
            Ok(chapter) if self.found.len() < MOST_CHAPTERS || self.found.contains_key(&slug) => {
                self.found.insert(slug, (file.to_owned(), chapter));
            }
            Ok(_) => {}
            Err(faults) => self.faults.extend(faults),
        }
    }

    /// Binds the chapters: every rule once, and every link to one of them.
    fn bound(self) -> (Book, Vec<DataFault>) {
        let Self { found, mut faults, .. } = self;
        let (files, chapters): (Vec<String>, Vec<Chapter>) = found.into_values().unzip();
        let mut rules = BTreeMap::new();
        let blocks = || {
            let numbered = chapters.iter().zip(&files).enumerate();
            numbered.flat_map(|(chapter, (of, file))| {
                let blocks = of.blocks.iter().enumerate();
                blocks.map(move |(block, (line, what))| (Page { chapter, block }, file, *line, what))
            })
        };
        for (page, file, line, block) in blocks() {
            for number in block.rules() {
                if rules.insert(number.clone(), page).is_some() {
                    faults.push(fault(file, line, key::FaultTwice { id: number.as_str() }.into()));
                }
            }
        }
        for (_, file, line, block) in blocks() {
            for run in block.lines().flatten() {
                if let Run::Rule(number) = run
                    && !rules.contains_key(number)
                {
                    faults.push(fault(file, line, key::FaultChapterLink { number: number.as_str() }.into()));
                }
            }
        }
        let index = Index::of(&chapters);
        (Book { chapters, rules, index }, faults)
    }
}

fn fault(file: &str, line: usize, what: Fact) -> DataFault {
    DataFault { file: file.to_owned(), line, column: 0, field: String::new(), what }
}

fn chapters_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::*;

    const NUMBERING: Numbering = Numbering(&["TS-", "FS-", "A"]);

    #[test]
    fn numbers_are_known_and_found_in_a_sentence() {
        for number in ["TS-5.3", "TS-28.C1", "FS-2", "TS-29", "A16"] {
            assert!(NUMBERING.is_number(number), "{number}");
        }
        for other in ["TS-", "TS-5.", "DR-5.3", "A", "5.3", "TS-5.3b", "TS-x"] {
            assert!(!NUMBERING.is_number(other), "{other}");
        }
        let sentence = "Слишком глубоко (TS-4.1), A1 и B-2; см. TS-28.C2. FS-1";
        let found: Vec<_> = NUMBERING.find(sentence).collect();
        assert_eq!(found.iter().map(|(_, number)| *number).collect::<Vec<_>>(), ["TS-4.1", "TS-28.C2", "FS-1"]);
        assert!(found.iter().all(|(at, number)| sentence[*at..].starts_with(number)));
    }

    #[test]
    fn a_place_says_which_language_and_game_a_chapter_is_of() {
        let of =
            |path: &str| language_and_folder(Path::new(path)).map(|(tag, game)| (tag.to_string(), game.to_owned()));
        assert_eq!(of("my/rulebook/pl/chess/01-board.md"), Some(("pl".to_owned(), "chess".to_owned())));
        assert_eq!((of("my/wording/pl/chess/01.md"), of("01.md")), (None, None));
    }
}
