//! Bindings of keys and buttons: one table that drives input, the help page and rebinding.
//!
//! Our own rather than leafwing-input-manager: the settings file stays readable (`orbit = ["RightDrag",
//! "Ctrl+LeftDrag"]`) and survives an unknown or misspelt line; drags, double clicks and the wheel are triggers like
//! any key; and the engine need not be built with its own serialisation. The rest is small enough to read here.

mod actions;
mod chords;
mod hands;
mod keys;
mod one_hand;
mod table;

pub use actions::{Action, Group, KEPT_VIEWS, Reach};
pub use chords::{Chord, Modifiers, Trigger};
pub use hands::{HandSystems, Hands, HandsOff, Hover};
pub use keys::{KeyNames, key_from_name, name_of_key};
pub use one_hand::KeySet;
pub use table::Bindings;

/// Reads the hands in every frame.
pub(in crate::table) fn plugin(app: &mut bevy::prelude::App) {
    app.add_plugins(hands::plugin);
}
