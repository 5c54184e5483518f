//! Pirates of the Crimson Coast at the table: an open sea, islands, ships with masts that fall.

mod agreed;
mod at_table;
mod chart_picture;
pub mod crests;
mod lessons;
pub mod outfitting;
pub mod pieces;
mod setting_out;
pub mod sheets;
pub mod show;
pub mod things;
pub mod wishes;

use bevy::prelude::*;

use crate::games::papers;
use crate::rules::pirates::game::Pirates;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        crate::play::match_plugin::<Pirates>,
        papers::plugin::<Pirates>,
        papers::sheets::carrying::plugin::<Pirates>,
        papers::head::plugin::<Pirates>,
        lessons::plugin,
        outfitting::plugin,
        setting_out::plugin,
        show::plugin,
        things::plugin,
    ));
}
