//! The language in which the command line answers.

use std::env;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::Path;

use crate::logbook::wording::{Fact, Fault, Language, Words};

/// Says things on the terminal.
pub struct Speaker {
    words: Words,
    language: Language,
    misspelt: Vec<Fault>,
}

impl Speaker {
    /// The language of `--lang`, or of the terminal, or English. Known before anything else is, for the help is said in it.
    #[must_use]
    pub fn of(arguments: &[OsString]) -> Self {
        let asked = |option: &str| {
            let texts = || arguments.iter().map(|argument| argument.to_string_lossy());
            let joined = texts().find_map(|text| text.strip_prefix(option)?.strip_prefix('=').map(str::to_owned));
            joined.or_else(|| texts().skip_while(|text| text != option).nth(1).map(|value| value.into_owned()))
        };
        let terminal = || {
            ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| env::var(name).ok().filter(|tag| !tag.is_empty()))
        };
        let language = asked("--lang").or_else(terminal).and_then(|tag| Language::from_tag(&tag)).unwrap_or_default();
        let (words, misspelt) = match asked("--data") {
            Some(folder) => Words::with_folder(Path::new(&folder)),
            None => (Words::built_in(), Vec::new()),
        };
        Self { words, language, misspelt }
    }

    /// Faults of sentences in the data folder.
    #[must_use]
    pub fn misspelt(&self) -> &[Fault] {
        &self.misspelt
    }

    /// All words, and the language that is spoken.
    #[must_use]
    pub const fn voice(&self) -> (&Words, &Language) {
        (&self.words, &self.language)
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.words.say(&self.language, key, &[])
    }

    /// A sentence.
    #[must_use]
    pub fn tell(&self, fact: &Fact) -> String {
        self.words.tell(&self.language, fact)
    }

    /// A sentence for the person at the terminal, beside the machine output.
    pub fn complain(&self, fact: &Fact) {
        // Standard error may be closed.
        let _ = writeln!(std::io::stderr().lock(), "{}", self.tell(fact));
    }
}
