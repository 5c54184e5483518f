//! Everything read or written: data files, words, saves. Knows no engine.
#![warn(clippy::indexing_slicing)]

pub mod account;
pub mod built_in;
pub mod chronicle;
pub mod data;
mod decimals;
pub mod difference;
pub mod files;
pub mod record;
pub mod rulebook;
pub mod wording;
