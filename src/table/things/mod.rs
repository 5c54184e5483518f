//! The things of a game on the table, as a list that follows from what a window may see: a game says what there is, where it lies
//! and what is printed on it; here it is made, put in its place, and carried there where nothing shows how it came.

mod form;
mod maker;
mod models;
mod moving;
mod standing;

pub use form::{Form, Thing, turned};
pub use maker::{Cut, Maker, Printer, Stuff, made};
pub use models::{CUBE, THICK, edge};
pub use moving::{ThingSystems, plugin};
pub use standing::{FormOf, LaidOut, Laying, Moved, Props, Shape, ThingsOnTable, of_game};
