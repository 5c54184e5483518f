//! Words: keys become sentences in four languages, and in any a mod brings.
//!
//! Nothing here builds a sentence by joining pieces: every sentence is one Fluent message in
//! `assets/wording/<language>/*.ftl`, with its numbers and names as arguments.

mod argument;
mod check;
mod fault;
mod language;
mod sentences;
mod spoken;
mod system;
mod words;

pub mod dead_reckoning;
pub mod names;
pub mod the_ships;

pub use argument::{Arg, Fact};
pub use check::{check_against, check_file};
pub use fault::{Fault, Problem};
pub use language::Language;
pub use sentences::{Sentence, sentences};
pub use spoken::{Loud, Saying, Spoken};
pub use words::Words;

/// Every key of the English sentences. One without arguments is a constant, one with arguments a struct with a field for each: a
/// key that does not exist does not compile, nor one that lacks an argument or has one too many.
///
/// ```
/// # use weather_gage::logbook::wording::{Fact, key};
/// let turn = Fact::from(key::LogTurn { turn: 3 });
/// assert_eq!(turn.key, key::LogTurn::KEY);
/// ```
///
/// ```compile_fail
/// # use weather_gage::logbook::wording::{Fact, key};
/// let turn = Fact::from(key::LogTurn {});
/// ```
///
/// ```compile_fail
/// # use weather_gage::logbook::wording::{Fact, key};
/// let turn = Fact::from(key::LOG_TRUN);
/// ```
pub mod key {
    use super::{Arg, Fact};

    include!(concat!(env!("OUT_DIR"), "/wording.rs"));
}
