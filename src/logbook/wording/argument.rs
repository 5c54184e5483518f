//! Arguments of sentences, and facts: a sentence's key with all of its arguments.

use serde::{Deserialize, Serialize};

use super::key;
use crate::logbook::files::{MEGABYTE, Unread};

/// Something put into a sentence.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A whole number: chooses plural forms by the rules of the language.
    Number(i64),
    /// A text as it stands: a file name, a player's name.
    Text(String),
    /// A key: said in the language of the sentence it is put into.
    Key(String),
    /// A whole fact: said in the language of the sentence it is put into.
    Fact(Box<Fact>),
}

impl Arg {
    /// A key to be said inside the sentence.
    #[must_use]
    pub fn key(key: impl Into<String>) -> Self {
        Self::Key(key.into())
    }

    /// A text as it stands.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

/// Something that a sentence of a ladder can name; `N` holds the names of its game.
///
/// A type with an `impl From<…> for Arg` needs no names. A type that needs the names of a game implements this for that
/// game alone: a ship's name stands on her card.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be put into a sentence",
    note = "give it an `impl From<{Self}> for Arg`, or say the sentence `# by hand`"
)]
pub trait InWords<N> {
    /// The name that the sentence uses.
    fn in_words(&self, names: &N) -> Arg;
}

impl<N, T: Clone + Into<Arg>> InWords<N> for T {
    fn in_words(&self, _: &N) -> Arg {
        self.clone().into()
    }
}

/// A key with everything its sentence needs: words that have not been said in a language yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fact {
    /// The key of the sentence.
    pub key: String,
    /// Its arguments have names.
    pub args: Vec<(String, Arg)>,
}

impl Fact {
    /// A key with all of its arguments: the structs of `key` become this.
    pub(super) fn of<const COUNT: usize>(key: &str, args: [(&str, Arg); COUNT]) -> Self {
        Self { key: key.to_owned(), args: args.map(|(name, arg)| (name.to_owned(), arg)).into() }
    }
}

macro_rules! whole_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}

whole_numbers!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Fact {
    /// A key without arguments: a constant of [`key`](super::key), or one that [`names`](super::names) found.
    fn from(key: &str) -> Self {
        Self::of(key, [])
    }
}

impl From<String> for Fact {
    fn from(key: String) -> Self {
        Self { key, args: Vec::new() }
    }
}

impl From<&String> for Fact {
    fn from(key: &String) -> Self {
        Self::of(key, [])
    }
}

impl From<&Self> for Fact {
    fn from(fact: &Self) -> Self {
        fact.clone()
    }
}

impl From<Fact> for Arg {
    fn from(fact: Fact) -> Self {
        Self::Fact(Box::new(fact))
    }
}

/// Says the reason why a file was not read.
impl From<&Unread> for Fact {
    fn from(unread: &Unread) -> Self {
        match unread {
            Unread::Closed(error) => Self::from(key::FaultUnreadable { reason: Self::from(error) }),
            Unread::NoFile => Self::from(key::FAULT_NO_FILE),
            Unread::TooLarge(most) if *most > MEGABYTE => Self::from(key::FAULT_TOO_LARGE_MODEL),
            Unread::TooLarge(_) => Self::from(key::FAULT_TOO_LARGE),
        }
    }
}

/// A name that a player typed, without signs that are not seen: some turn the rest of a sentence round.
#[must_use]
pub fn plain(name: &str) -> String {
    let unseen = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{ad}' | '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
            || matches!(sign, '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
    };
    name.chars().filter(|sign| !unseen(*sign)).collect()
}
