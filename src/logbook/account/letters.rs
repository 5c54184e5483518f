//! Words in a page: the reader's language, and letters that are safe in HTML.

use crate::logbook::wording::{Language, Words};

/// All words, and the language of the reader.
pub type Voice<'a> = (&'a Words, &'a Language);

/// Makes text safe inside an element or the quotes of an attribute: words of players or mods stay words there.
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
