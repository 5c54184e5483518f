//! Journals on disk: saves and recorded battles.

mod journal_file;

pub use journal_file::{JournalFault, read, write};
