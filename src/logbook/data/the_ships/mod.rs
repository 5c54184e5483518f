//! The data files of The Ships: their form, and an inspection of each of them.

mod gunnery;
mod places;
mod scenario;
mod share;
mod shelf;
mod ship;
mod starting_places;
mod tile;
mod victory;

pub use share::{Share, mark};
pub use shelf::Shelf;
pub use starting_places::{Placed, starting_places};
