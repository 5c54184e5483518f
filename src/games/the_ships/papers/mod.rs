//! The papers of a battle: The Ships' texts on ribbon, log and last page, and its sheets.

pub mod asking;
pub mod books;
pub mod fitting;
pub mod placing;
pub mod sheets;
mod since;
pub mod umpire;
pub mod verdict;
pub mod wishes;

use bevy::prelude::*;

use crate::games::papers;
use crate::rules::the_ships::game::TheShips;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<TheShips>, papers::mate::plugin::<TheShips>));
}
