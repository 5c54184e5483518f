//! The help in the language of the terminal: what the reader of the command line says in English by itself is said in it too.

use crate::logbook::wording::key;

use super::Speaker;

/// What stands in help in English whatever the language: what comes before it there, and what is said for it.
const HEADINGS: [(&str, &str, &str); 11] = [
    ("\n", "Usage", key::HELP_USAGE),
    ("\n", "Commands", key::HELP_COMMANDS),
    ("\n", "Arguments", key::HELP_ARGUMENTS),
    ("\n", "Options", key::HELP_OPTIONS),
    (" [", "OPTIONS", key::MANUAL_OPTIONS),
    (" [", "COMMAND", key::HELP_COMMAND),
    ("[", "possible values", key::HELP_POSSIBLE_VALUES),
    ("[", "default", key::MANUAL_DEFAULT),
    ("  ", "Print help", key::MANUAL_PRINT_HELP),
    ("  ", "Print version", key::MANUAL_PRINT_VERSION),
    ("  ", "Print this message or the help of the given subcommand(s)", key::MANUAL_PRINT_COMMANDS),
];

/// A page of help.
pub fn page(english: &str, speaker: &Speaker) -> String {
    in_words(english, &HEADINGS, speaker)
}

/// A text of which these words are said in the language that is spoken, each where this comes before it.
pub fn in_words(text: &str, words: &[(&str, &str, &str)], speaker: &Speaker) -> String {
    words.iter().fold(text.to_owned(), |text, (before, english, key)| {
        text.replace(&format!("{before}{english}"), &format!("{before}{}", speaker.say(key)))
    })
}
