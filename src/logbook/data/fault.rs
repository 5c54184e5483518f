//! What is wrong in a data file, and where: said as a wording key with arguments.

use crate::logbook::wording::Fact;

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
    /// What is wrong and what was expected.
    pub what: Fact,
}
