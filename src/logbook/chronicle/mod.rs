//! Journals on disk: saves and recorded battles.

mod battle;
mod form;
mod journal_file;
mod limit;
pub mod locker;
mod phrase;
mod save_file;
mod sealing;
mod stems;

pub use battle::{BattleId, Lock, Taken, lock};
pub use form::JournalFault;
pub use journal_file::{game_of, is_ours, read, seal, write};
pub use limit::Limit;
pub use phrase::Phrase;
pub use save_file::{
    Cover, Enclosures, FORM as SAVE_FORM, Heading, KeptPlayer, Save, carry, read_cover, read_heading, read_save,
    read_sealed_save, read_throws, unlock, write_open_save, write_save, write_sealed_save,
};
pub use sealing::{Key, Seal};
