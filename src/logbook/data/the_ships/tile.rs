//! Tiles (TS-27).

use crate::rules::the_ships::tile::Tile;

use crate::logbook::data::inspection::Inspection;

/// Finds the faults of a tile by itself.
pub fn inspect(tile: &Tile, found: &mut Inspection<'_>) {
    found.within("number", tile.number, 1, 99);
    found.length("a", tile.a.len(), 6, 6);
    found.length("b", tile.b.len(), 6, 6);
}
