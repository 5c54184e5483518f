//! The common form of all files of the chronicle: a first line with form and checksum, and text that is folded so that
//! sealed orders in it cannot be read at a glance.

/// Letters of a line.
const WIDTH: usize = 100;

/// Faults of a journal file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JournalFault {
    /// Not a journal, or of another form.
    #[error("is no journal")]
    NotAJournal,
    /// Written by a later version of the program.
    #[error("was written by a later version")]
    LaterForm(u16),
    /// Something in it was changed, or it was cut short.
    #[error("was changed, or cut short")]
    Checksum,
    /// The match is sealed, and the key is not here.
    #[error("is sealed, and its key is not here")]
    Sealed,
    /// It cannot be understood: line and column of the unfolded text.
    #[error("cannot be understood: {0}")]
    Unreadable(String),
}

/// Each byte becomes two letters, moved along so that words do not show.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() * 2 + text.len() / WIDTH * 2);
    for (number, byte) in text.bytes().enumerate() {
        let byte = byte ^ key_at(number);
        for half in [byte >> 4, byte & 15] {
            folded.push(char::from(b'a' + half));
        }
        if (number + 1) % (WIDTH / 2) == 0 {
            folded.push('\n');
        }
    }
    folded
}

pub(super) fn unfold(folded: &str) -> Option<String> {
    let halves: Option<Vec<u8>> = folded
        .bytes()
        .filter(|letter| !letter.is_ascii_whitespace())
        .map(|letter| letter.checked_sub(b'a').filter(|half| *half < 16))
        .collect();
    let halves = halves?;
    let pairs = halves.chunks_exact(2);
    if !pairs.remainder().is_empty() {
        return None;
    }
    let bytes = pairs.enumerate().map(|(number, pair)| match pair {
        [high, low] => (high << 4 | low) ^ key_at(number),
        _ => 0,
    });
    String::from_utf8(bytes.collect()).ok()
}

fn key_at(number: usize) -> u8 {
    u8::try_from((number * 37 + 91) % 251).unwrap_or(0)
}

/// Of a file that begins with this mark and a form no later than this: its form, the checksum its first line gives, and
/// the rest.
pub(super) fn first_line<'a>(file: &'a str, mark: &str, newest: u16) -> Result<(u16, &'a str, &'a str), JournalFault> {
    let (first, rest) = file.split_once('\n').ok_or(JournalFault::NotAJournal)?;
    let mut words = first.split_whitespace();
    if words.next() != Some(mark) {
        return Err(JournalFault::NotAJournal);
    }
    let form: u16 = words.next().and_then(|form| form.parse().ok()).ok_or(JournalFault::NotAJournal)?;
    if form > newest {
        return Err(JournalFault::LaterForm(form));
    }
    Ok((form, words.next().unwrap_or_default(), rest))
}
