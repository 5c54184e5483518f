//! The data files of Pirates of the Crimson Coast: their form, and an inspection of each of them.

mod hull;
mod pack;
mod sea;
mod shelf;

pub use shelf::Shelf;
