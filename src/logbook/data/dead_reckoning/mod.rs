//! The data files of Dead Reckoning: their form, and an inspection of each of them.

mod battle;
mod cards;
mod shelf;
mod voyage;

pub use shelf::Shelf;
