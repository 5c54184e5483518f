//! The captain's cabin at evening: table, light, furniture, and the detail of their drawing.

mod cabin;
pub mod furniture;
mod joiner;
pub mod light;
pub mod places;
pub mod quality;
pub mod sky;
pub mod still;
pub mod still_life;
mod wares;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        light::plugin,
        furniture::plugin,
        quality::plugin,
        sky::plugin,
        still::plugin,
        still_life::plugin,
    ));
}
