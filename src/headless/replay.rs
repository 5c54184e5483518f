//! Journals played again: every state is compared with the one that was written down.

use serde_json::Value;
#[cfg(feature = "physics")]
use serde_json::json;

use crate::logbook::chronicle;
use crate::logbook::data::Library;
use crate::logbook::wording::Fact;
use crate::rules::kernel::{Answer, Journal, Ruleset, digest};

use super::faults::{not_read, why_not};
use super::off_table::OffTable;

/// The result of replaying a journal.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    /// The digest of the last state.
    pub hash: String,
    /// Entries were played again and compared.
    pub entries: usize,
    /// Nothing can have been cut off at its end: the match is over.
    pub over: bool,
    /// The older rules it was written under, if it was.
    pub older_rules: Option<u16>,
    /// It begins with what the program carries under that name, and nothing else.
    pub as_printed: bool,
    /// Throws of which it cannot be said whether dice fell like that.
    pub unproved: usize,
    /// The outcomes of its throws, if they were looked at.
    pub throws: Option<Value>,
}

/// The name of the game a journal is of.
///
/// # Errors
/// It cannot be read.
pub fn game_of(file: &str) -> Result<String, Fact> {
    chronicle::game_of(file).map_err(not_read)
}

/// Plays a journal of this game again.
///
/// # Errors
/// The journal cannot be read, a state on the way is not the one written down, or an entry does not fit.
pub fn played<G: OffTable>(file: &str, library: &Library, thorough: bool) -> Result<Replayed, Fact> {
    let journal: Journal<G> = chronicle::read(file).map_err(not_read)?;
    let played = journal.replay().map_err(|fault| why_not(&fault))?;
    let throws = if thorough { thrown_again(file, &journal)? } else { None };
    let thrown = journal.entries.iter().flat_map(|entry| &entry.answers);
    let thrown = thrown.filter(|answer| matches!(answer, Answer::Thrown(_))).count();
    let proved = throws.as_ref().and_then(|throws| throws.get("alike")?.as_u64()).unwrap_or_default();
    Ok(Replayed {
        hash: digest(played.state()).to_string(),
        entries: journal.entries.len(),
        over: G::is_over(played.state()),
        older_rules: Some(journal.rules_version).filter(|version| *version < G::RULES_VERSION),
        as_printed: G::is_printed(library, &journal.setup),
        unproved: thrown.saturating_sub(usize::try_from(proved).unwrap_or(usize::MAX)),
        throws,
    })
}

/// Throws the records of a save again: nothing about the match depends on it, but it shows that the dice were honest.
#[cfg(feature = "physics")]
fn thrown_again<G: Ruleset>(file: &str, journal: &Journal<G>) -> Result<Option<Value>, Fact> {
    use crate::dice::{ThrowRecord, ThrownAgain, Vessels};
    let kept = chronicle::read_throws(file).map_err(not_read)?;
    let Some(vessels) = Vessels::built_in().ok().filter(|_| !kept.is_empty()) else { return Ok(None) };
    let (mut alike, mut other_engine, mut otherwise, mut set_aside) = (0, 0, 0, 0);
    for (number, line) in &kept {
        let record = ThrowRecord::read(line).filter(
            |record| matches!(journal.answer_at(*number), Some(Answer::Thrown(outcome)) if record.shows(outcome)),
        );
        let count = match record.map(|record| record.thrown_again(&vessels)) {
            Some(ThrownAgain::Alike) => &mut alike,
            Some(ThrownAgain::OtherEngine) => &mut other_engine,
            Some(ThrownAgain::Otherwise) => &mut otherwise,
            None => &mut set_aside,
        };
        *count += 1;
    }
    Ok(Some(json!({
        "kept": kept.len(), "alike": alike, "other_engine": other_engine, "otherwise": otherwise,
        "set_aside": set_aside,
    })))
}

#[cfg(not(feature = "physics"))]
fn thrown_again<G: Ruleset>(_: &str, _: &Journal<G>) -> Result<Option<Value>, Fact> {
    Ok(None)
}
