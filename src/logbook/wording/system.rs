//! Errors of the system about files and folders, as a sentence in the reader's language with the system's own words in
//! brackets.

use std::io::{Error, ErrorKind};

use super::{Fact, key};

impl From<&Error> for Fact {
    fn from(error: &Error) -> Self {
        let what = match error.kind() {
            ErrorKind::NotFound => key::SYSTEM_NOT_THERE,
            ErrorKind::PermissionDenied => key::SYSTEM_DENIED,
            ErrorKind::ReadOnlyFilesystem => key::SYSTEM_READ_ONLY,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => key::SYSTEM_FULL,
            ErrorKind::AlreadyExists | ErrorKind::IsADirectory | ErrorKind::NotADirectory => key::SYSTEM_IN_THE_WAY,
            _ => key::SYSTEM_REFUSES,
        };
        Self::from(key::SystemSaid { what: Self::from(what), words: error.to_string() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logbook::wording::{Language, Words};

    #[test]
    fn the_words_of_the_system_stand_in_brackets_behind_our_own() {
        let words = Words::built_in();
        for language in Language::BUILT_IN {
            for kind in [ErrorKind::NotFound, ErrorKind::ReadOnlyFilesystem, ErrorKind::Other] {
                let error = Error::from(kind);
                let said = words.tell(&language, &Fact::from(&error));
                assert!(said.ends_with(&format!(" ({error})")), "{said}");
                assert!(said.len() > error.to_string().len() + 8, "{said}");
            }
        }
    }
}
