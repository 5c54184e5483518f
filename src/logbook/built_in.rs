//! The files the program carries inside itself, so that it runs from any folder.

include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The bytes of one built-in file, by its path below `assets/`.
#[must_use]
pub fn file(path: &str) -> Option<&'static [u8]> {
    ASSETS.binary_search_by(|(name, _)| (*name).cmp(path)).ok().and_then(|at| ASSETS.get(at)).map(|(_, bytes)| *bytes)
}
