//! The files that describe ships, tiles, guns and scenarios: the only place that reads them.

mod fault;
mod inspection;
mod library;
mod places;
mod reading;
mod ron_tree;
mod starting_places;

pub use fault::DataFault;
pub use library::Library;
pub use starting_places::{Placed, starting_places};
