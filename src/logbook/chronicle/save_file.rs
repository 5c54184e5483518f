//! A save as a file: a mark with version and checksum, a heading that may be read by anybody, and the journal, folded.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::journal_file::{JournalFault, first_line, fold, unfold};
use crate::rules::kernel::{Journal, Ruleset, digest};

/// The first word of every save.
pub(super) const MARK: &str = "weather-gage-save";
/// Raised when the form of the file changes.
const FORM: u16 = 1;

/// A player as a save keeps them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct KeptPlayer {
    /// What they are called.
    pub name: String,
    /// The tag of their language.
    pub language: Option<String>,
    /// The bot's rank, by the name the command line has for it.
    pub bot: Option<String>,
}

/// What a list of saves says of one. Nothing in it is anybody's secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heading {
    /// The game.
    pub game: String,
    /// What is set out: the id of a scenario.
    pub title: String,
    /// The name under which it was saved; none for one that was saved by itself.
    pub name: Option<String>,
    /// The turn.
    pub turn: u16,
    /// It is over.
    pub over: bool,
    /// Who plays.
    pub players: [KeptPlayer; 2],
}

/// A match as it is saved.
#[derive(Clone, PartialEq, Debug)]
pub struct Save<G: Ruleset> {
    /// What the list says of it.
    pub heading: Heading,
    /// The root of everything that is drawn by lot in it.
    pub seed: u64,
    /// Everything that was put in.
    pub journal: Journal<G>,
}

fn unreadable(error: impl ToString) -> JournalFault {
    JournalFault::Unreadable(error.to_string())
}

/// Writes a save.
///
/// # Errors
/// What cannot be written.
pub fn write_save<G: Ruleset>(save: &Save<G>) -> Result<String, JournalFault>
where
    G::Order: Serialize,
    G::Setup: Serialize,
{
    let heading = ron::to_string(&save.heading).map_err(unreadable)?;
    let journal = ron::to_string(&save.journal).map_err(unreadable)?;
    let rest = format!("{heading}\n{}\n{}\n", save.seed, fold(&journal));
    Ok(format!("{MARK} {FORM} {}\n{rest}", digest(&rest.as_bytes())))
}

/// The heading of a save, and what stands below it. The checksum covers both.
fn opened(file: &str) -> Result<(Heading, &str), JournalFault> {
    let (rest, written) = first_line(file, MARK, FORM)?;
    if written != digest(&rest.as_bytes()).to_string() {
        return Err(JournalFault::Checksum);
    }
    let (heading, below) = rest.split_once('\n').ok_or(JournalFault::Checksum)?;
    Ok((ron::from_str(heading).map_err(unreadable)?, below))
}

/// Reads what a list says of a save.
///
/// # Errors
/// Why it cannot be read.
pub fn read_heading(file: &str) -> Result<Heading, JournalFault> {
    opened(file).map(|(heading, _)| heading)
}

/// Reads a save.
///
/// # Errors
/// Why it cannot be read.
pub fn read_save<G: Ruleset>(file: &str) -> Result<Save<G>, JournalFault>
where
    G::Order: DeserializeOwned,
    G::Setup: DeserializeOwned,
{
    let (heading, below) = opened(file)?;
    let (seed, folded) = below.split_once('\n').ok_or(JournalFault::Checksum)?;
    let seed = seed.trim().parse().map_err(unreadable)?;
    let text = unfold(folded).ok_or(JournalFault::Checksum)?;
    let journal = ron::from_str(&text).map_err(unreadable)?;
    Ok(Save { heading, seed, journal })
}
