//! Printed things (DR-29): cards, tiles, tokens, buildings, marks, and the language of abilities. They are plain data,
//! read from files.

pub mod abilities;
pub mod cards;
pub mod ids;
pub mod things;
