//! Words in a page: whose they are, and how they may stand there.

use crate::logbook::wording::{Language, Words};

/// All words, and the language of the reader.
pub type Voice<'a> = (&'a Words, &'a Language);

/// Text as it may stand in a page, in an element or between the quotes of an attribute: what players or mods wrote is words
/// there and nothing else.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            // No page may hold control characters.
            control if control.is_control() && !control.is_whitespace() => {}
            letter => safe.push(letter),
        }
    }
    safe
}
