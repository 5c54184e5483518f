//! What is wrong in a file of sentences, and where.

use std::fmt;
use std::path::PathBuf;

/// One fault in a file of sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file.
    pub file: PathBuf,
    /// The line of it, counted from 1.
    pub line: usize,
    /// The key of the sentence at fault; empty where there is none.
    pub key: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong in a file of sentences.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The file cannot be read.
    #[error("cannot be read: {0}")]
    Unreadable(String),
    /// The file is not UTF-8.
    #[error("is not UTF-8 text")]
    NotText,
    /// Fluent does not understand it.
    #[error("{0}")]
    Syntax(String),
    /// The folder of the file names no language.
    #[error("lies in `{0}`, which names no language: expected wording/<language tag>/<name>.ftl")]
    NoLanguage(String),
    /// The same key twice in one language.
    #[error("is said twice")]
    Twice,
    /// The English sentence has no such argument.
    #[error("uses ${0}, which the English sentence does not have")]
    UnknownArgument(String),
    /// The English sentence has an argument that this one leaves out.
    #[error("leaves out ${0}, which the English sentence has")]
    MissingArgument(String),
    /// A plural without one of the forms of its language.
    #[error("has a plural without the form [{0}]")]
    MissingForm(String),
    /// A sentence built from another that nobody says.
    #[error("refers to `{0}`, which does not exist")]
    UnknownReference(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: ", self.file.display(), self.line)?;
        if !self.key.is_empty() {
            write!(f, "{} ", self.key)?;
        }
        write!(f, "{}", self.problem)
    }
}
