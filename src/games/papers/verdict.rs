//! What can be asked for on the last page of a match, whatever the game says on it.

/// What was asked for on the last page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerdictWish {
    /// The same once more.
    Again,
    /// Another one.
    Another,
    /// The whole match from its beginning.
    Watch,
    /// Put the page aside.
    Look,
    /// Leave the table.
    ToTitle,
}
