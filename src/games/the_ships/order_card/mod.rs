//! The order card: a captain's draft before it is sealed, as a sheet, on the screen and on the board.

pub mod card;
pub mod draft;
mod figures;
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

pub use ghosts::Chalk;
pub use marking::Card;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((ghosts::plugin, figures::plugin));
}
