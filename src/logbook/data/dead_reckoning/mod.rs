//! The data files of Dead Reckoning: what they hold, and a close look at each of them.

mod battle;
mod cards;
mod shelf;

pub use shelf::Shelf;
