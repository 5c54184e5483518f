//! The data files of Dead Reckoning: what they hold, and a close look at each of them.

mod battle;
mod cards;
mod shelf;
mod voyage;

pub use shelf::Shelf;
