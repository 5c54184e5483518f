//! Colours, type and spacing of the panels: a captain's desk of walnut, parchment and brass.

mod capitals;
pub mod colours;
pub mod crests;
pub mod cursor_slip;
mod engraving;
pub mod free_room;
pub mod furniture;
pub mod landmarks;
pub mod links;
pub mod ornaments;
pub mod paper;
pub mod sight;
pub mod signs;
pub mod slips;
mod style;

pub use colours::Colours;
pub use engraving::cartouche;
pub use style::{dress, print_in, scale_in};

use bevy::prelude::*;
use bevy_egui::EguiContext;

use super::liveries::Liveries;
use super::settings::Settings;
use super::shelf::GamesHere;

/// Before every panel, so that a new context or a changed setting shows in the same picture.
fn keep_dressed(
    settings: Res<Settings>,
    liveries: Res<Liveries>,
    games: Res<GamesHere>,
    mut contexts: Query<&mut EguiContext>,
) {
    for mut context in &mut contexts {
        dress(context.get_mut(), &settings, *liveries);
        links::know(context.get_mut(), games.0);
    }
}

/// The desk is laid before anything is put on it.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThemeSystems;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, keep_dressed.in_set(ThemeSystems));
}
