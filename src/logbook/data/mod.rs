//! The data files of the games: only this wing reads them.

mod by_id;
mod check;
mod fault;
mod inspection;
mod library;
mod model;
mod reading;
mod ron_tree;
mod shelf;

// Lessons, skies, sounds and tunes serve every game.
pub mod lessons;
pub mod skies;
pub mod sounds;
pub mod tunes;

// The data of each game.
pub mod dead_reckoning;
pub mod merchants_and_marauders;
pub mod pirates;
pub mod the_ships;

pub use by_id::ById;
pub use check::{File, Kind, Vessel, check, no_kind, open, recognise};
pub use fault::DataFault;
pub use inspection::Inspection;
pub use library::Library;
pub use reading::{Read, Source, read, read_with, text_of};
pub use shelf::{Folder, GameShelf, Layer};
