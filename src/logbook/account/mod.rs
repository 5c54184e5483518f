//! A match on paper: its log in the words of one reader, as plain text and as one page that needs nothing beside it.

mod drawing;
mod letters;
mod page;
mod part;

use std::fmt::Write as _;
use std::sync::Arc;

pub use drawing::{Drawing, Dye, Ink, Mark, Point};
pub use letters::Voice;
pub use page::album;
pub use part::{Column, Part};

use super::wording::{Arg, Fact, Loud, Saying, key};

/// A line of the log as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub saying: Saying,
    pub struck: bool,
}

/// The account of a match. Everything in it is meant for its reader: nothing here looks for more.
#[derive(Clone, PartialEq, Debug)]
pub struct Account {
    /// The name of the match.
    pub title: String,
    /// The players, and the reader of the account.
    pub facts: Vec<String>,
    pub entries: Vec<Entry>,
    pub drawing: Option<Drawing>,
    /// The great moments, each drawn, with the place of its line in the log.
    pub moments: Vec<(usize, Drawing)>,
    /// Every volley against its odds, ship by ship.
    pub volleys: Vec<Part>,
    /// Pictures of the table: PNG files.
    pub pictures: Vec<Arc<[u8]>>,
}

impl Entry {
    /// The sentence; an undone one says so.
    fn text(&self, (words, language): Voice<'_>) -> String {
        let text = &self.saying.text;
        if self.struck {
            return words.tell(language, &Fact::from(key::LogUndone { line: Arg::text(text) }));
        }
        text.clone()
    }
}

impl Account {
    /// As plain text: a line for everything that happened, with its rule.
    #[must_use]
    pub fn text(&self, voice: Voice<'_>) -> String {
        let title = one_line(&self.title);
        let mut text = format!("{title}\n{}\n", "=".repeat(title.chars().count()));
        for fact in &self.facts {
            let _ = writeln!(text, "{}", one_line(fact));
        }
        for entry in &self.entries {
            let said = one_line(&entry.text(voice));
            let rule = entry.saying.rule;
            let _ = match entry.saying.loud {
                Loud::Turn if !entry.struck => writeln!(text, "\n{said}\n{}", "-".repeat(said.chars().count())),
                Loud::Phase => writeln!(text, "\n{said} ({rule})"),
                _ => writeln!(text, "  {said} ({rule})"),
            };
            if let Some(sum) = &entry.saying.sum {
                let _ = writeln!(text, "      {}", one_line(sum));
            }
        }
        text
    }

    /// As one page of HTML: log, rules, courses and pictures, and nothing that is fetched from anywhere.
    #[must_use]
    pub fn page(&self, voice: Voice<'_>) -> String {
        page::page(self, voice)
    }
}

/// Keeps the words of players and mods on one line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
