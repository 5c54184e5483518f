//! The ocean: four rows of three tiles, with the cards and pieces on them (DR-3.5, DR-8.2).

use serde::{Deserialize, Serialize};

use super::goods::Place;
use super::island::Island;
use super::printed::ids::{CardNo, TileId};

/// Rows of the ocean, the first beside the harbour.
pub const ROWS: u8 = 4;
/// Its columns, from west to east.
pub const COLUMNS: u8 = 3;

/// The card in the cell of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cell {
    pub card: CardNo,
    /// Its back was turned up (DR-10.9).
    pub turned: bool,
}

/// A tile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    /// The tile is secret until it is explored. A battle alone may have none.
    pub id: Option<TileId>,
    /// It has been explored.
    pub face_up: bool,
    pub cell: Option<Cell>,
    /// The island on it, once it lies face up.
    pub island: Option<Island>,
}

/// The twelve tiles, row by row from west to east.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sea {
    tiles: Vec<Tile>,
}

impl Default for Sea {
    fn default() -> Self {
        Self { tiles: vec![Tile::default(); usize::from(ROWS * COLUMNS)] }
    }
}

fn index(at: Place) -> Option<usize> {
    match at {
        Place::Harbour => None,
        Place::Tile(row, column) => {
            let row = row.checked_sub(1)?;
            let column = column.checked_sub(1).filter(|column| *column < COLUMNS)?;
            Some(usize::from(row) * usize::from(COLUMNS) + usize::from(column))
        }
    }
}

impl Sea {
    /// Every place of the ocean, row by row from west to east (DR-12.2).
    pub fn places() -> impl DoubleEndedIterator<Item = Place> {
        (1..=ROWS).flat_map(|row| (1..=COLUMNS).map(move |column| Place::Tile(row, column)))
    }

    /// The tile there; in the harbour is none.
    #[must_use]
    pub fn tile(&self, at: Place) -> Option<&Tile> {
        self.tiles.get(index(at)?)
    }

    /// The tile there, to be changed.
    pub fn tile_mut(&mut self, at: Place) -> Option<&mut Tile> {
        self.tiles.get_mut(index(at)?)
    }

    /// All tiles with their places.
    pub fn tiles(&self) -> impl Iterator<Item = (Place, &Tile)> {
        Self::places().zip(&self.tiles)
    }

    /// The island that lies face up there.
    #[must_use]
    pub fn island(&self, at: Place) -> Option<&Island> {
        self.tile(at)?.island.as_ref()
    }

    /// The same, to be changed.
    pub fn island_mut(&mut self, at: Place) -> Option<&mut Island> {
        self.tile_mut(at)?.island.as_mut()
    }

    /// All islands that lie face up, with their places.
    pub fn islands(&self) -> impl Iterator<Item = (Place, &Island)> {
        self.tiles().filter_map(|(at, tile)| Some((at, tile.island.as_ref()?)))
    }

    /// An island by its id, to be changed.
    pub fn island_named(&mut self, id: TileId) -> Option<&mut Island> {
        self.tiles.iter_mut().filter_map(|tile| tile.island.as_mut()).find(|island| island.id == id)
    }

    /// The card in the cell there.
    #[must_use]
    pub fn cell(&self, at: Place) -> Option<Cell> {
        self.tile(at)?.cell
    }
}

impl Place {
    /// Every neighbour: ocean tiles north, south, east and west, and the harbour of the first row (DR-8.2).
    #[must_use]
    pub fn neighbours(self) -> Vec<Self> {
        match self {
            Self::Harbour => (1..=COLUMNS).map(|column| Self::Tile(1, column)).collect(),
            Self::Tile(row, column) => {
                let south = if row == 1 { Self::Harbour } else { Self::Tile(row.saturating_sub(1), column) };
                let mut near = vec![south];
                near.extend((row < ROWS).then(|| Self::Tile(row + 1, column)));
                near.extend((column > 1).then(|| Self::Tile(row, column - 1)));
                near.extend((column < COLUMNS).then(|| Self::Tile(row, column + 1)));
                near
            }
        }
    }

    /// Are they neighbours?
    #[must_use]
    pub const fn borders(self, other: Self) -> bool {
        match (self, other) {
            (Self::Tile(row, column), Self::Tile(other, beside)) => row.abs_diff(other) + column.abs_diff(beside) == 1,
            (Self::Harbour, Self::Tile(row, _)) | (Self::Tile(row, _), Self::Harbour) => row == 1,
            (Self::Harbour, Self::Harbour) => false,
        }
    }

    /// The row of a tile.
    #[must_use]
    pub const fn row(self) -> Option<u8> {
        match self {
            Self::Harbour => None,
            Self::Tile(row, _) => Some(row),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dr_8_2_neighbours_share_an_edge_and_the_harbour_all_of_row_one() {
        assert_eq!(Place::Harbour.neighbours(), [Place::Tile(1, 1), Place::Tile(1, 2), Place::Tile(1, 3)]);
        assert_eq!(Place::Tile(1, 1).neighbours(), [Place::Harbour, Place::Tile(2, 1), Place::Tile(1, 2)]);
        assert_eq!(Place::Tile(4, 3).neighbours(), [Place::Tile(3, 3), Place::Tile(4, 2)]);
        for at in Sea::places().chain([Place::Harbour]) {
            assert!(at.neighbours().iter().all(|near| near.neighbours().contains(&at)), "{at:?}");
            let all = Sea::places().chain([Place::Harbour]);
            assert_eq!(all.filter(|near| at.borders(*near)).count(), at.neighbours().len());
            assert!(at.neighbours().into_iter().all(|near| at.borders(near)), "{at:?}");
        }
        assert!(Sea::default().tile(Place::Harbour).is_none() && Sea::default().tile(Place::Tile(0, 9)).is_none());
    }
}
