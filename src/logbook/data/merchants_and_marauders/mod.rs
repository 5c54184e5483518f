//! The data files of Merchants & Marauders: their form, and an inspection of each of them.

mod cruise;
mod entries;
mod pack;
mod shelf;

pub use shelf::Shelf;
