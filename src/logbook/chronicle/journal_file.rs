//! A journal as a file: a line with version and checksum, then the journal, folded so that sealed orders in it cannot be
//! read at a glance.

use std::fmt::Write;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::form::{JournalFault, first_line, fold, unfold};
use super::save_file;
use crate::rules::kernel::{Journal, Ruleset, digest};

/// The first word of every journal file.
const MARK: &str = "weather-gage-journal";
/// Raised when the form of the file changes.
const FORM: u16 = 1;

/// Writes a journal.
///
/// # Errors
/// Fails on a journal that cannot be written.
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

/// Does a file begin as journals and saves do? Only then may it be a damaged one.
#[must_use]
pub fn is_ours(file: &[u8]) -> bool {
    [MARK, save_file::MARK].iter().any(|mark| file.starts_with(mark.as_bytes()))
}

/// Names the game of this journal or save.
///
/// # Errors
/// The file cannot be read.
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

/// The text of a journal, once its checksum is right.
fn unfolded(file: &str) -> Result<String, JournalFault> {
    let (_, written, rest) = first_line(file, MARK, FORM)?;
    let text = unfold(rest).ok_or(JournalFault::Checksum)?;
    if written == digest(&text.as_bytes()).to_string() { Ok(text) } else { Err(JournalFault::Checksum) }
}

/// Reads a journal, or that of a save.
///
/// # Errors
/// It cannot be read.
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
