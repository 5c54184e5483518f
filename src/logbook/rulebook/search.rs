//! Looks for words in a book: while they are typed, in any order, with or without diacritics and endings.

use super::book::Page;
use super::chapter::{Block, Chapter};
use super::fold::folded;

/// At most this number of places is shown.
const MOST: usize = 60;
/// The length of an excerpt in letters, roughly.
const EXCERPT: usize = 110;
/// Words shorter than this have no ending to leave out.
const STEM: usize = 5;

/// A place in the book that answers a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hit {
    pub page: Page,
    /// The number of the rule, or the heading.
    pub name: String,
    /// The words around the hit.
    pub excerpt: String,
}

/// A rule, or the text under a heading, with all its blocks.
#[derive(Clone, Debug)]
struct Entry {
    page: Page,
    numbers: Vec<String>,
    name: String,
    text: String,
    folded: String,
    title: String,
}

/// All entries of a book.
#[derive(Clone, Debug, Default)]
pub struct Index(Vec<Entry>);

impl Index {
    /// Of these chapters.
    pub fn of(chapters: &[Chapter]) -> Self {
        let mut entries: Vec<Entry> = Vec::new();
        for (chapter, of) in chapters.iter().enumerate() {
            let title = folded(&of.title);
            let begun = |block: usize, numbers: &[String], name: &str| Entry {
                page: Page { chapter, block },
                numbers: numbers.iter().map(|number| folded(number)).collect(),
                name: name.to_owned(),
                text: String::new(),
                folded: String::new(),
                title: title.clone(),
            };
            entries.push(begun(0, &[], &of.title));
            for (block, (_, what)) in of.blocks.iter().enumerate() {
                match what {
                    Block::Heading(text) => entries.push(begun(block, &[], text)),
                    Block::Paragraph(rules, _) if !rules.is_empty() => {
                        entries.push(begun(block, rules, &rules.join(" ")));
                    }
                    _ => {}
                }
                if let Some(entry) = entries.last_mut().filter(|_| !matches!(what, Block::Heading(_))) {
                    entry.text.push_str(&what.text());
                    entry.text.push(' ');
                }
            }
        }
        for entry in &mut entries {
            entry.folded = folded(&entry.text);
        }
        Self(entries)
    }

    /// The places that answer these words, the best first.
    pub fn find(&self, sought: &str) -> Vec<Hit> {
        let sought = folded(sought);
        let words: Vec<&str> = sought.split_whitespace().take(8).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let mut found: Vec<(u32, &Entry)> = self
            .0
            .iter()
            .filter_map(|entry| {
                let worth = words.iter().map(|word| entry.worth(word)).try_fold(0, |sum, one| Some(sum + one?))?;
                Some((worth, entry))
            })
            .collect();
        found.sort_by_key(|(worth, entry)| (u32::MAX - worth, entry.page));
        found
            .into_iter()
            .take(MOST)
            .map(|(_, entry)| Hit { page: entry.page, name: entry.name.clone(), excerpt: entry.excerpt(words.first()) })
            .collect()
    }
}

impl Entry {
    /// The worth of an entry for one word; none if it lacks the word.
    fn worth(&self, word: &str) -> Option<u32> {
        let number = self.numbers.iter().filter_map(|number| {
            let short = number.split_once('-').map_or(number.as_str(), |(_, short)| short);
            match (number == word || short == word, number.starts_with(word)) {
                (true, _) => Some(400),
                (_, true) => Some(60),
                _ => None,
            }
        });
        let named = folded(&self.name);
        let heading = (self.numbers.is_empty() && meets(&named, word) > 1).then_some(100);
        let inside = [meets(&self.folded, word), meets(&self.title, word)].into_iter().max().filter(|meets| *meets > 0);
        number.chain(heading).chain(inside).max()
    }

    /// The words around the first that was sought.
    fn excerpt(&self, word: Option<&&str>) -> String {
        let letters: Vec<char> = self.text.trim().chars().collect();
        let place = word.and_then(|word| place(&self.folded, word)).unwrap_or_default();
        let place = self.folded.get(..place).map_or(0, |before| before.chars().count());
        let mut from = place.saturating_sub(EXCERPT / 3).min(letters.len());
        while from > 0 && letters.get(from - 1).is_some_and(|letter| *letter != ' ') {
            from -= 1;
        }
        let mut to = (from + EXCERPT).min(letters.len());
        while to < letters.len() && letters.get(to).is_some_and(|letter| *letter != ' ') {
            to += 1;
        }
        let inside: String = letters.get(from..to).unwrap_or_default().iter().collect();
        let (before, after) = (if from > 0 { "… " } else { "" }, if to < letters.len() { " …" } else { "" });
        format!("{before}{}{after}", inside.trim())
    }
}

/// Cuts a probable ending off a word.
fn stem(word: &str) -> &str {
    let count = word.chars().count();
    if count < STEM {
        return word;
    }
    let end = word.char_indices().nth(count - if count > STEM { 2 } else { 1 }).map_or(word.len(), |(at, _)| at);
    word.get(..end).unwrap_or(word)
}

fn begins_a_word(text: &str, at: usize) -> bool {
    text.get(..at).and_then(|before| before.chars().next_back()).is_none_or(|letter| !letter.is_alphanumeric())
}

fn ends_a_word(text: &str, at: usize) -> bool {
    text.get(at..).and_then(|after| after.chars().next()).is_none_or(|letter| !letter.is_alphanumeric())
}

/// 0 not at all, 1 but for its ending, 2 somewhere inside a word, 10 as the beginning of one, 20 as a whole one.
fn meets(text: &str, word: &str) -> u32 {
    let mut best = 0;
    for (at, _) in text.match_indices(word) {
        best = best.max(match (begins_a_word(text, at), ends_a_word(text, at + word.len())) {
            (true, true) => return 20,
            (true, false) => 10,
            _ => 2,
        });
    }
    let stem = stem(word);
    if best == 0 && text.match_indices(stem).any(|(at, _)| begins_a_word(text, at)) { 1 } else { best }
}

fn place(text: &str, word: &str) -> Option<usize> {
    let beginning = |word: &str| text.match_indices(word).map(|(at, _)| at).find(|at| begins_a_word(text, *at));
    beginning(word).or_else(|| text.find(word)).or_else(|| beginning(stem(word)))
}
