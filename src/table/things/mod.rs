//! The things of a game on the table, as a list made from a window's view alone. A game lists them with places and
//! prints; this room makes them, puts them in their places, and carries them if no show has moved them.

mod decks;
mod form;
mod maker;
mod models;
mod moving;
mod setting_out;
mod standing;

pub use decks::{Deck, DeckCard, printed};
pub use form::{Form, Thing, turned};
pub use maker::{Cut, Maker, Printer, ShipModel, Stuff, made};
pub use models::{CUBE, THICK, base, edge, oval};
pub use moving::ThingSystems;
pub use setting_out::SettingOut;
pub use standing::{Drafted, FormOf, LaidOut, Laying, Moved, Props, Shape, ThingsOnTable, of_game};

/// Things go their way, and come out of their box, with a picture or without one.
pub fn plugin(app: &mut bevy::app::App) {
    app.add_plugins((moving::plugin, setting_out::plugin));
}
