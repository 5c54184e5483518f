//! The board: hexes as places in the world, the frame around them, and facts about hexes that every game has.

pub mod frame;
mod open_sea;
pub mod places;
pub mod water;

use std::sync::Arc;

use bevy::prelude::*;

use crate::logbook::wording::Fact;
use crate::rules::geometry::hex::{Heading, Offset};

/// The direction the wind blows to.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct WindOnTable(pub Heading);

/// A hex tells these facts when it is pointed at; the game that lays a board on the table provides them.
#[derive(Resource, Clone)]
pub struct HexTales(Arc<dyn Fn(Offset) -> Vec<Fact> + Send + Sync>);

impl HexTales {
    /// Hexes tell these facts.
    pub fn new(tale: impl Fn(Offset) -> Vec<Fact> + Send + Sync + 'static) -> Self {
        Self(Arc::new(tale))
    }

    /// This hex tells these facts.
    #[must_use]
    pub fn of(&self, hex: Offset) -> Vec<Fact> {
        (self.0)(hex)
    }
}

/// Hexes that are lit on the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HexMarks {
    pub hover: Option<Offset>,
    pub chosen: Option<Offset>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HexMarks>().insert_resource(WindOnTable(Heading::SE)).add_plugins((
        frame::plugin,
        water::plugin,
        open_sea::plugin,
    ));
}
