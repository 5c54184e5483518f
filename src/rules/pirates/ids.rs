//! Names of cards and of pieces on the table. One small type serves both, so that all of them are copied.

use std::cmp::Ordering;
use std::fmt;

use serde::{Deserialize, Serialize};

/// A name has room for this number of letters.
const ROOM: usize = 24;

/// A card (`hms-ajax`, `captain:england`) or a piece on the table (`ajax`, `w`); in files a word.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Name([u8; ROOM]);

/// The word is empty, too long, or has letters that no name has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoName;

impl fmt::Display for NoName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pc-name")
    }
}

impl Name {
    /// The word itself.
    #[must_use]
    pub fn word(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(ROOM);
        self.0.get(..end).and_then(|word| std::str::from_utf8(word).ok()).unwrap_or_default()
    }

    /// The name without a word, which no piece bears.
    #[must_use]
    pub const fn none() -> Self {
        Self([0; ROOM])
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Name {
    // Eight letters are compared as one number, and they seldom leave anything to the others.
    fn cmp(&self, other: &Self) -> Ordering {
        let first = |name: &Self| name.0.first_chunk().map(|letters| u64::from_be_bytes(*letters));
        first(self).cmp(&first(other)).then_with(|| self.0.cmp(&other.0))
    }
}

impl TryFrom<&str> for Name {
    type Error = NoName;

    fn try_from(word: &str) -> Result<Self, NoName> {
        let allowed = |byte: &u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-:_".contains(byte);
        if word.is_empty() || word.len() > ROOM || !word.as_bytes().iter().all(allowed) {
            return Err(NoName);
        }
        let mut name = [0; ROOM];
        name.iter_mut().zip(word.bytes()).for_each(|(to, from)| *to = from);
        Ok(Self(name))
    }
}

impl TryFrom<String> for Name {
    type Error = NoName;

    fn try_from(word: String) -> Result<Self, NoName> {
        word.as_str().try_into()
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.word().to_owned()
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
