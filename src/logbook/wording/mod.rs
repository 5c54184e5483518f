//! Words: keys become sentences in four languages, and in any a mod brings.
//!
//! Nothing here builds a sentence by joining pieces: every sentence is one Fluent message in
//! `assets/wording/<language>/*.ftl`, with its numbers and names as arguments.

/// Makes names from a ladder of keys. Each entry becomes a function and a conversion into an argument of a sentence; in
/// `keys` the function gives the key, in `names` the argument.
macro_rules! keys {
    ($($(#[$doc:meta])* $name:ident($of:ident): $ladder:ident;)*) => {$(
        $(#[$doc])*
        #[must_use]
        pub const fn $name(of: $of) -> &'static str {
            key::$ladder!($of, of)
        }

        impl From<$of> for Arg {
            fn from(of: $of) -> Self {
                Self::key($name(of))
            }
        }
    )*};
}

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident($of:ident): $ladder:ident;)*) => {$(
        impl From<$of> for Arg {
            fn from(of: $of) -> Self {
                Self::key(key::$ladder!($of, of))
            }
        }

        $(#[$doc])*
        #[must_use]
        pub fn $name(of: $of) -> Arg {
            of.into()
        }
    )*};
}

/// Gives types that are looked up their conversion into an argument of a sentence.
macro_rules! said_as {
    ($($of:ty: |$it:ident| $said:expr;)*) => {$(
        impl From<$of> for Arg {
            fn from($it: $of) -> Self {
                $said.into()
            }
        }
    )*};
}

mod argument;
mod check;
mod fault;
mod language;
mod sentences;
mod spoken;
mod system;
mod words;

pub mod dead_reckoning;
pub mod merchants_and_marauders;
pub mod names;
pub mod pirates;
pub mod the_ships;

pub use argument::{Arg, Fact, InWords, plain};
pub use check::{check_against, check_file};
pub use fault::{Fault, Problem};
pub use language::Language;
pub use sentences::{Sentence, sentences};
pub use spoken::{Loud, Saying, Spoken};
pub use words::Words;

/// Every key of the English sentences. One without arguments is a constant, one with arguments a struct with a field for each: a
/// key that does not exist does not compile, nor one that lacks an argument or has one too many.
///
/// Beside them a macro for every ladder that the sentences name: a `match` from each variant of an enum to the sentence that says it
/// (`build/wording.rs` tells how).
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
