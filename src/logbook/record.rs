//! A captain's record across battles: battles, victories and hits, as they lie in its file.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::files::{self, Unread};

/// The file's name beside the saves.
pub const FILE: &str = "captains-record.json";
/// Raised when the form of the file changes.
const FORM: u16 = 1;
/// No record comes near it: a battle takes a few hundred bytes.
const LARGEST: usize = 16 << 20;

/// Dice that were thrown to hit something, with the number that should have hit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    pub by: u8,
    /// The id of the ship that fired.
    pub ship: String,
    /// The shot went this far.
    pub range: u8,
    pub hits: u16,
    /// Hits that were to be expected, in thousandths.
    pub expected: u32,
}

/// Volleys added up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    pub volleys: u32,
    pub hits: u32,
    /// Hits that were to be expected, in thousandths.
    pub expected: u64,
}

impl Tally {
    fn add(&mut self, other: Self) {
        self.volleys = self.volleys.saturating_add(other.volleys);
        self.hits = self.hits.saturating_add(other.hits);
        self.expected = self.expected.saturating_add(other.expected);
    }

    /// Hits that came, and hits that were to be expected.
    #[must_use]
    pub fn came_and_due(&self) -> [f64; 2] {
        [f64::from(self.hits), self.expected as f64 / 1000.0]
    }

    /// Volleys added up.
    #[must_use]
    pub fn of<'a>(volleys: impl Iterator<Item = &'a Volley>) -> Self {
        let mut sum = Self::default();
        for volley in volleys {
            sum.add(Self { volleys: 1, hits: volley.hits.into(), expected: volley.expected.into() });
        }
        sum
    }
}

/// The outcome of a battle for a captain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outcome {
    Won,
    Lost,
    /// Neither side has won.
    Drawn,
}

/// A person's part in a battle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Captain {
    /// A captain who gave no name has an empty one.
    pub name: String,
    pub outcome: Outcome,
    /// The ids of their ships.
    pub ships: Vec<String>,
    /// Volleys are added up by range.
    pub fired: BTreeMap<u8, Tally>,
}

/// A battle that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fought {
    /// The battle: a second end of the same one takes the place of the first.
    pub battle: String,
    pub game: String,
    /// The id of the scenario.
    pub title: String,
    /// The persons who played.
    pub captains: Vec<Captain>,
}

/// All battles that persons fought at this table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    form: u16,
    battles: Vec<Fought>,
}

impl Default for Record {
    fn default() -> Self {
        Self { form: FORM, battles: Vec::new() }
    }
}

/// A record added up.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sums {
    pub battles: u32,
    pub won: u32,
    pub drawn: u32,
    /// Volleys are added up by range.
    pub fired: BTreeMap<u8, Tally>,
    /// The number of battles each ship was sailed in, the favourite first.
    pub ships: Vec<(String, u32)>,
}

impl Sums {
    /// Adds up all ranges.
    #[must_use]
    pub fn all(&self) -> Tally {
        let mut all = Tally::default();
        for tally in self.fired.values() {
            all.add(*tally);
        }
        all
    }
}

/// A file holds no record for one of these reasons.
#[derive(Debug)]
pub enum Lost {
    /// The system does not give it.
    Unread(Unread),
    /// A later program wrote it: it is left alone.
    Later,
    /// It is damaged, and lies there now, if it could be put aside.
    Damaged(Option<PathBuf>),
}

impl Record {
    /// Writes a battle down. One without captains does not count.
    pub fn note(&mut self, fought: Fought) {
        if fought.captains.is_empty() {
            return;
        }
        self.battles.retain(|known| known.battle != fought.battle);
        self.battles.push(fought);
    }

    /// Is nothing written down?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.battles.is_empty()
    }

    /// Lists the captains' names, each once, in order.
    #[must_use]
    pub fn captains(&self) -> Vec<&str> {
        let mut names: Vec<_> = self.all().map(|captain| captain.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        names
    }

    fn all(&self) -> impl Iterator<Item = &Captain> {
        self.battles.iter().flat_map(|fought| &fought.captains)
    }

    /// Adds up one captain's battles, or all of them if no name is given.
    #[must_use]
    pub fn sums(&self, name: Option<&str>) -> Sums {
        let mut sums = Sums::default();
        let mut ships = BTreeMap::<&str, u32>::new();
        for captain in self.all().filter(|captain| name.is_none_or(|name| captain.name == name)) {
            sums.battles += 1;
            sums.won += u32::from(captain.outcome == Outcome::Won);
            sums.drawn += u32::from(captain.outcome == Outcome::Drawn);
            for (range, tally) in &captain.fired {
                sums.fired.entry(*range).or_default().add(*tally);
            }
            for ship in &captain.ships {
                *ships.entry(ship).or_default() += 1;
            }
        }
        sums.ships = ships.into_iter().map(|(ship, battles)| (ship.to_owned(), battles)).collect();
        sums.ships.sort_by_key(|(_, battles)| std::cmp::Reverse(*battles));
        sums
    }

    /// As text: JSON.
    #[must_use]
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }

    /// Reads a file; one that is not there is an empty record.
    ///
    /// # Errors
    /// The file cannot be read, is of a later form, or is damaged: `Lost::Damaged` names the place where it now lies.
    pub fn open(file: &Path) -> Result<Self, Lost> {
        let bytes = match files::read(file, LARGEST) {
            Ok(bytes) => bytes,
            Err(Unread::Closed(error)) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(unread) => return Err(Lost::Unread(unread)),
        };
        let form = serde_json::from_slice::<serde_json::Value>(&bytes).ok().and_then(|read| read.get("form")?.as_u64());
        let later = form.is_some_and(|form| form > u64::from(FORM));
        match serde_json::from_slice(&bytes) {
            _ if later => Err(Lost::Later),
            Ok(record) => Ok(record),
            Err(_) => Err(Lost::Damaged(files::put_aside(file, "json").ok())),
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// The disk's own error.
    pub fn keep(&self, file: &Path) -> io::Result<()> {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        files::write(file, self.text().as_bytes())
    }
}
