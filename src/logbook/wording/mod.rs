//! Words: keys become sentences in four languages, and in any a mod brings.
//!
//! Nothing here builds a sentence by joining pieces: every sentence is one Fluent message in
//! `assets/wording/<language>/*.ftl`, with its numbers and names as arguments.

mod argument;
mod check;
mod fault;
mod language;
mod sentences;
mod words;

pub mod names;
pub mod the_ships;

pub use argument::{Arg, Fact};
pub use check::{check_against, check_file};
pub use fault::{Fault, Problem};
pub use language::Language;
pub use sentences::{Sentence, sentences};
pub use words::Words;

/// Every key of the English sentences as a constant: a key that does not exist does not compile.
pub mod key {
    include!(concat!(env!("OUT_DIR"), "/wording.rs"));
}
