//! The rulebook inside: chapters of light Markdown in every language, their rules by number, and a search through them.

mod book;
mod chapter;
mod fold;
mod reading;
mod search;

pub use book::{Book, Numbering, Page, language_and_folder, open};
pub use chapter::{Block, Chapter, Run, plain};
pub use fold::folded;
pub use reading::read;
pub use search::Hit;
