//! The order card: what a captain writes before it is sealed, as a sheet, on the screen and on the board.

pub mod draft;
pub mod draw;
mod figures;
mod foot;
pub mod ghosts;
mod guns;
mod helm;
mod marking;
pub mod overleaf;
pub mod pencil;
mod people;
mod plan;
pub mod reach;
pub mod sheet;
pub mod sights;
pub mod warnings;
mod writing;

pub use draw::order_card_ui;
pub use foot::order_foot_ui;
pub use ghosts::{BoardChalk, Chalk};
pub use marking::{Writing, refused};
pub use writing::{Muted, OnTheDesk};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((writing::plugin, ghosts::plugin, figures::plugin));
}
