//! The files that describe ships, tiles, guns and scenarios: the only place that reads them.

mod check;
mod fault;
mod inspection;
mod library;
mod places;
mod reading;
mod ron_tree;
mod starting_places;

pub use check::{File, Kind, Vessel, check, open, recognise};
pub use fault::DataFault;
pub use library::{Folder, Library};
pub use reading::{Read, Source, read, read_with, text_of};
pub use starting_places::{Placed, starting_places};
