//! Materials of things and their joinery: surfaces, grain, print.

pub mod engraver;
pub mod grain;
pub mod joinery;
pub mod livery;
pub mod press;
pub mod print;
pub mod surface;
pub mod whittling;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((grain::plugin, press::plugin, surface::plugin));
}
