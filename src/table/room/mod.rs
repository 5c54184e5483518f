//! The room around the table, a great cabin or a quay: furniture, light, and the detail of their drawing.

mod cabin;
pub mod furniture;
mod joiner;
pub mod light;
pub mod places;
pub mod quality;
mod quay;
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
