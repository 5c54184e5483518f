//! Faults in a file of sentences, with their places.

use std::fmt;
use std::path::PathBuf;

use super::argument::Fact;
use super::key;

/// One fault in a file of sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub file: PathBuf,
    /// The line of it, counted from 1.
    pub line: usize,
    /// The key of the sentence at fault; empty where there is none.
    pub key: String,
    pub problem: Problem,
}

/// A file of sentences can be wrong in these ways.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The file is not UTF-8.
    #[error("is not UTF-8 text")]
    NotText,
    /// The file cannot be read, is none, or is too large.
    #[error("cannot be read")]
    Unread(Fact),
    /// A sentence with more brackets than any sentence has.
    #[error("has too many brackets")]
    TooDeep,
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
    /// A sentence is built from another that does not exist.
    #[error("refers to `{0}`, which does not exist")]
    UnknownReference(String),
    /// A sentence that is built from itself, or longer than this with all that is put into it.
    #[error("names itself, or grows beyond {0} letters")]
    Endless(usize),
}

impl Fault {
    /// Says the fault.
    #[must_use]
    pub fn fact(&self) -> Fact {
        match &self.problem {
            Problem::Unread(why) => why.clone(),
            Problem::NotText => Fact::from(key::FAULT_NOT_TEXT),
            Problem::TooDeep => Fact::from(key::FAULT_TOO_DEEP),
            Problem::Syntax(reason) => Fact::from(key::FaultSyntax { reason: reason.as_str() }),
            Problem::NoLanguage(folder) => Fact::from(key::FaultWordingFolder { folder: folder.as_str() }),
            Problem::Twice => Fact::from(key::FaultTwice { id: self.key.as_str() }),
            Problem::UnknownArgument(name) => Fact::from(key::FaultWordingUnknownArgument { name: name.as_str() }),
            Problem::MissingArgument(name) => Fact::from(key::FaultWordingMissingArgument { name: name.as_str() }),
            Problem::MissingForm(form) => Fact::from(key::FaultWordingMissingForm { form: form.as_str() }),
            Problem::Endless(most) => Fact::from(key::FaultWordingEndless { most: *most }),
            Problem::UnknownReference(name) => Fact::from(key::FaultWordingUnknownReference { name: name.as_str() }),
        }
    }
}

impl Fault {
    /// Says the fault and its place.
    #[must_use]
    pub fn at(&self) -> Fact {
        let what = match self.key.as_str() {
            "" => self.fact(),
            named => Fact::from(key::FaultField { field: named, fault: self.fact() }),
        };
        let file = self.file.display().to_string();
        Fact::from(key::FaultAt { file, line: self.line, fault: what })
    }
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
