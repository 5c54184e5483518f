//! Journals on disk: saves and recorded battles.

mod journal_file;
pub mod locker;
mod save_file;

pub use journal_file::{JournalFault, game_of, read, seal, write};
pub use save_file::{Heading, KeptPlayer, Save, read_heading, read_save, write_save};
