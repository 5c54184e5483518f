//! The whole game as things: a list from the view alone, with the look of each thing and its way onto the table.

pub mod models;
pub mod prints;
pub mod signs;
pub mod sleeves;
pub mod standing;
pub mod thing;
pub mod workshop;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    workshop::plugin(app);
}
