//! A journal as a file: a line with version and checksum, then the journal, folded so that sealed orders in it cannot be
//! read at a glance.

use std::fmt::Write;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::save_file;
use crate::rules::kernel::{Journal, Ruleset, digest};

/// The first word of every journal file.
const MARK: &str = "weather-gage-journal";
/// Raised when the form of the file changes.
const FORM: u16 = 1;
/// Letters of a line.
const WIDTH: usize = 100;

/// What is wrong with a journal file. `Display` is a wording key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalFault {
    /// Not a journal, or of another form.
    #[error("journal-not-one")]
    NotAJournal,
    /// Written by a later version of the program.
    #[error("journal-later-form")]
    LaterForm(u16),
    /// Something in it was changed, or it was cut short.
    #[error("journal-checksum")]
    Checksum,
    /// It cannot be understood: line and column of the unfolded text.
    #[error("journal-unreadable")]
    Unreadable(String),
}

/// Each byte becomes two letters, moved along so that words do not show.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() * 2 + text.len() / WIDTH * 2);
    for (number, byte) in text.bytes().enumerate() {
        let byte = byte ^ key_at(number);
        for half in [byte >> 4, byte & 15] {
            folded.push(char::from(b'a' + half));
        }
        if (number + 1) % (WIDTH / 2) == 0 {
            folded.push('\n');
        }
    }
    folded
}

pub(super) fn unfold(folded: &str) -> Option<String> {
    let halves: Option<Vec<u8>> = folded
        .bytes()
        .filter(|letter| !letter.is_ascii_whitespace())
        .map(|letter| letter.checked_sub(b'a').filter(|half| *half < 16))
        .collect();
    let halves = halves?;
    let pairs = halves.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    let bytes = pairs.enumerate().map(|(number, pair)| match pair {
        [high, low] => (high << 4 | low) ^ key_at(number),
        _ => 0,
    });
    String::from_utf8(bytes.collect()).ok()
}

fn key_at(number: usize) -> u8 {
    u8::try_from((number * 37 + 91) % 251).unwrap_or(0)
}

/// Writes a journal.
///
/// # Errors
/// What cannot be written.
pub fn write<G: Ruleset>(journal: &Journal<G>) -> Result<String, JournalFault>
where
    G::Order: Serialize,
    G::Setup: Serialize,
{
    let text = ron::to_string(journal).map_err(|error| JournalFault::Unreadable(error.to_string()))?;
    Ok(seal(&text))
}

/// Puts the text of a journal into a file: folded, below its version and checksum.
#[must_use]
pub fn seal(text: &str) -> String {
    let mut file = String::new();
    let _ = writeln!(file, "{MARK} {FORM} {}", digest(&text.as_bytes()));
    file.push_str(&fold(text));
    file.push('\n');
    file
}

/// The rest of a file that begins with this mark and a form no later than this, and the checksum its first line gives.
pub(super) fn first_line<'a>(file: &'a str, mark: &str, newest: u16) -> Result<(&'a str, &'a str), JournalFault> {
    let (first, rest) = file.split_once('\n').ok_or(JournalFault::NotAJournal)?;
    let mut words = first.split_whitespace();
    if words.next() != Some(mark) {
        return Err(JournalFault::NotAJournal);
    }
    let form: u16 = words.next().and_then(|form| form.parse().ok()).ok_or(JournalFault::NotAJournal)?;
    if form > newest {
        return Err(JournalFault::LaterForm(form));
    }
    Ok((rest, words.next().unwrap_or_default()))
}

/// The game whose journal or save this is.
///
/// # Errors
/// Why it cannot be read.
pub fn game_of(file: &str) -> Result<String, JournalFault> {
    #[derive(serde::Deserialize)]
    struct Named {
        game: String,
    }
    if file.starts_with(save_file::MARK) {
        return save_file::read_heading(file).map(|heading| heading.game);
    }
    let named: Named = ron::from_str(&unfolded(file)?).map_err(|error| JournalFault::Unreadable(error.to_string()))?;
    Ok(named.game)
}

/// What is written in a journal, once its checksum is right.
fn unfolded(file: &str) -> Result<String, JournalFault> {
    let (rest, written) = first_line(file, MARK, FORM)?;
    let text = unfold(rest).ok_or(JournalFault::Checksum)?;
    if written == digest(&text.as_bytes()).to_string() { Ok(text) } else { Err(JournalFault::Checksum) }
}

/// Reads a journal, or that of a save.
///
/// # Errors
/// Why it cannot be read.
pub fn read<G: Ruleset>(file: &str) -> Result<Journal<G>, JournalFault>
where
    G::Order: DeserializeOwned,
    G::Setup: DeserializeOwned,
{
    if file.starts_with(save_file::MARK) {
        return save_file::read_save(file).map(|save| save.journal);
    }
    ron::from_str(&unfolded(file)?).map_err(|error| JournalFault::Unreadable(error.to_string()))
}
