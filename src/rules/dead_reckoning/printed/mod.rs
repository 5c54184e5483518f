//! What is printed (DR-29): cards, tiles, tokens, buildings, marks, and the language of abilities. Plain data, read from files.

pub mod abilities;
pub mod cards;
pub mod ids;
pub mod things;
