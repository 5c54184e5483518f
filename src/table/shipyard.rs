//! Which model shows a ship: the built-in one, or the one a player has put beside her data.

use std::collections::BTreeMap;

use bevy::prelude::*;

use crate::table::pieces::model::Model;

include!(concat!(env!("OUT_DIR"), "/models.rs"));

/// The models there are, by the id of the ship.
#[derive(Resource, Clone, Debug, Default)]
pub struct Shipyard(pub BTreeMap<String, Model>);

impl Shipyard {
    /// The model of a ship.
    #[must_use]
    pub fn model_of(&self, ship: &str) -> Option<Model> {
        self.0.get(ship).cloned()
    }
}

/// The built-in models: three levels a ship.
fn built_in() -> Shipyard {
    let ships = MODELS.iter().filter_map(|(file, _)| file.strip_suffix(".near.glb"));
    Shipyard(ships.map(|ship| (ship.to_owned(), Model { path: format!("models://{ship}"), levels: true })).collect())
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(built_in());
}
