//! The sea of The Ships: nine tiles with their engraved chart, and the facts of its hexes.

pub mod sea;
pub mod survey;
pub mod tiles;

use std::sync::Arc;

use bevy::prelude::*;

use crate::logbook::wording::{Fact, key, names};
use crate::rules::geometry::hex::Offset;
use crate::rules::the_ships::chart::Chart;
use crate::rules::the_ships::tile::{FaceName, Terrain};
use crate::table::board::HexTales;

/// The chart that lies on the table. Change it and the tiles are laid afresh.
#[derive(Resource, Clone, Default)]
pub struct ChartOnTable(pub Arc<Chart>);

/// The facts of a hex: its place, its tile, its water with the effect, by rule.
fn tale_of(hex: Offset, chart: &Chart) -> Vec<Fact> {
    let mut tale = vec![Fact::from(key::HexName { column: hex.col, row: hex.row })];
    if let Some(tile) = chart.tile_at(hex) {
        let face = match tile.face {
            FaceName::A => 'A',
            FaceName::B => 'B',
        };
        let name = Fact::from(names::tile(tile.number, face));
        tale.push(Fact::from(key::TileName { number: tile.number, name }));
    }
    let terrain = match chart.terrain(hex) {
        Some(Terrain::Deep) => "deep",
        Some(Terrain::Shallow) => "shallow",
        Some(Terrain::Shoal) => "shoal",
        Some(Terrain::Land) => "land",
        Some(Terrain::Reef) => "reef",
        None => return tale,
    };
    tale.push(Fact::from(names::terrain(terrain)));
    tale.push(Fact::from(names::terrain_effect(terrain)));
    tale
}

fn tell_of_hexes(mut commands: Commands, chart: Res<ChartOnTable>) {
    let chart = Arc::clone(&chart.0);
    commands.insert_resource(HexTales::new(move |hex| tale_of(hex, &chart)));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChartOnTable>()
        .add_plugins((sea::plugin, tiles::plugin))
        .add_systems(Update, tell_of_hexes.run_if(resource_changed::<ChartOnTable>));
}
