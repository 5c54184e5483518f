//! The board: sea tiles in their frame, and where hexes lie in the world.

pub mod frame;
pub mod places;
pub mod sea;
pub mod survey;
pub mod tiles;

use std::sync::Arc;

use bevy::prelude::*;

use crate::rules::geometry::hex::{Heading, Offset};
use crate::rules::the_ships::chart::Chart;

/// The chart that lies on the table. Change it and the tiles are laid afresh.
#[derive(Resource, Clone, Default)]
pub struct ChartOnTable(pub Arc<Chart>);

/// Where the wind blows to.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindOnTable(pub Heading);

/// Hexes that are lit on the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexMarks {
    /// Under the cursor.
    pub hover: Option<Offset>,
    /// Chosen.
    pub chosen: Option<Offset>,
}

/// Everything of which the board is built.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Laid;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HexMarks>()
        .init_resource::<ChartOnTable>()
        .insert_resource(WindOnTable(Heading::SE))
        .add_plugins((sea::plugin, tiles::plugin, frame::plugin));
}
