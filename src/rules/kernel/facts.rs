//! Rule numbers and facts: rules speak in keys and arguments, never in words.

use serde::Serialize;

/// The number of a rule in its specification, such as `TS-14.7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Rule(pub &'static str);

/// An argument of a fact.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, to be shown with its sign or plural as the sentence wants.
    Number(i64),
    /// A wording key of its own: the name of a ship, a mast, an officer.
    Key(String),
}

/// Something the rules have to say, to be put into words elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Fact {
    /// The wording key.
    pub key: &'static str,
    /// Named arguments, in the order in which the rules gave them.
    pub args: Vec<(&'static str, Arg)>,
}

impl Fact {
    /// A fact without arguments.
    #[must_use]
    pub const fn plain(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The same fact with one more number.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Self {
        self.args.push((name, Arg::Number(value.into())));
        self
    }

    /// The same fact with one more key.
    #[must_use]
    pub fn key(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.args.push((name, Arg::Key(value.into())));
        self
    }
}
