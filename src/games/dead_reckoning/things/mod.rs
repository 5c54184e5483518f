//! The whole game as things: what lies on the table by the view alone, what it looks like, and how it comes to stand there.

pub mod models;
pub mod prints;
pub mod sleeves;
pub mod standing;
pub mod thing;
pub mod workshop;

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    workshop::plugin(app);
}
