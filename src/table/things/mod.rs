//! The things of a game on the table, as a list made from a window's view alone. A game lists them with places and
//! prints; this room makes them, puts them in their places, and carries them if no show has moved them.

mod form;
mod maker;
mod models;
mod moving;
mod standing;

pub use form::{Form, Thing, turned};
pub use maker::{Cut, Maker, Printer, ShipModel, Stuff, made, printed};
pub use models::{CUBE, THICK, base, edge, oval};
pub use moving::{ThingSystems, plugin};
pub use standing::{Drafted, FormOf, LaidOut, Laying, Moved, Props, Shape, ThingsOnTable, of_game};
