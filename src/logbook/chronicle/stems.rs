//! Names of the files of a save.

/// The ending of a save's file name.
pub(super) const ENDING: &str = "save";
/// The number of older saves kept beside the newest.
pub(super) const OLDER: usize = 2;

/// The name of a save, from that of one of its files.
#[must_use]
pub fn stem_of(file: &str) -> Option<&str> {
    let (stem, rest) = file.rsplit_once(&format!(".{ENDING}"))?;
    let older = rest.strip_prefix('.').and_then(|number| number.parse::<usize>().ok());
    (rest.is_empty() || older.is_some_and(|older| (1..=OLDER).contains(&older))).then_some(stem)
}
