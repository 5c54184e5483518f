//! Faults of data files, with their places: said as a wording key with arguments.

use crate::logbook::wording::{Fact, key};

/// At most this number of faults of one file is told one by one; the others are only counted.
pub const MOST_FAULTS: usize = 200;

/// One fault in one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFault {
    /// The file, as it was given.
    pub file: String,
    /// The line of the syntax error or of the entry at fault, from 1; 0 where no line is to blame.
    pub line: usize,
    /// The column, from 1; 0 where none is known.
    pub column: usize,
    /// The path of the field, such as `hull.port.guns_after[3]`; empty where none is to blame.
    pub field: String,
    /// The fault, and the expectation it breaks.
    pub what: Fact,
}

impl DataFault {
    /// Says that there are more, if there are.
    #[must_use]
    pub fn and_more(file: &str, more: usize) -> Option<Self> {
        let what = Fact::from(key::FaultAndMore { count: more });
        (more > 0).then(|| Self { file: file.to_owned(), line: 0, column: 0, field: String::new(), what })
    }

    /// The whole of it, ready to be said.
    #[must_use]
    pub fn fact(&self) -> Fact {
        let what = match self.field.as_str() {
            "" => self.what.clone(),
            field => Fact::from(key::FaultField { field, fault: self.what.clone() }),
        };
        let file = self.file.as_str();
        match self.line {
            0 => Fact::from(key::FaultInFile { file, fault: what }),
            line => Fact::from(key::FaultAt { file, line, fault: what }),
        }
    }
}
