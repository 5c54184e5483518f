//! Places of the ocean within the frame: tiles, card cells, boxes, the harbour, and the pieces on them.

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::Place;
use crate::rules::dead_reckoning::island::Building;
use crate::rules::dead_reckoning::sea::{COLUMNS, ROWS};
use crate::table::board::places::BOARD_AT;
pub use crate::table::things::CUBE;

/// Half of a tile.
pub const TILE: Vec2 = Vec2::new(1.65, 1.31);
/// A tile is this thick.
pub const THICK: f32 = 0.05;
/// From the middle of a tile to that of the next, east and north.
const PITCH: Vec2 = Vec2::new(3.36, 2.68);
/// The middle of the first tile of row 1.
const FIRST: Vec2 = Vec2::new(-3.91, 2.91);
/// Half of a card.
pub const CARD: Vec2 = Vec2::new(0.49, 0.69);
/// The middle of a tile's card cell.
pub const CELL: Vec3 = Vec3::new(1.08, 0.0, -0.55);
/// The strip of a tile with its print: its middle and half of it.
pub const STRIP: (Vec2, Vec2) = (Vec2::new(0.0, 0.965), Vec2::new(1.60, 0.305));
/// The land of an island lies here, from the middle of its tile.
pub const LAND: Vec2 = Vec2::new(-0.55, -0.34);
/// Half of the harbour.
pub const HARBOUR: Vec2 = Vec2::new(5.58, 1.12);
/// Its middle.
pub const HARBOUR_AT: Vec2 = Vec2::new(0.015, 5.44);
/// The harbour's quay, on which the marks lie: from this line southwards.
pub const QUAY: f32 = 0.02;
/// Half of the sea's whole rectangle, for its survey.
pub const OCEAN: Vec2 = Vec2::new(5.7, 6.62);

fn world(at: Vec2) -> Vec3 {
    BOARD_AT + Vec3::new(at.x, 0.0, at.y)
}

/// The middle of a place, from the middle of the board.
#[must_use]
pub fn middle(at: Place) -> Vec2 {
    match at {
        Place::Harbour => HARBOUR_AT,
        Place::Tile(row, column) => {
            let (row, column) = (row.clamp(1, ROWS) - 1, column.clamp(1, COLUMNS) - 1);
            FIRST + Vec2::new(f32::from(column) * PITCH.x, -f32::from(row) * PITCH.y)
        }
    }
}

/// The middle of a place in the world.
#[must_use]
pub fn place(at: Place) -> Vec3 {
    world(middle(at))
}

/// A tile's place: face up, or on its face.
#[must_use]
pub fn tile(at: Place, face_up: bool) -> Transform {
    if face_up {
        return Transform::from_translation(place(at));
    }
    Transform::from_translation(place(at) - Vec3::Y * THICK).with_rotation(Quat::from_rotation_x(std::f32::consts::PI))
}

/// The card in the cell of a tile.
#[must_use]
pub fn cell(at: Place) -> Vec3 {
    place(at) + CELL + Vec3::Y * 0.014
}

/// The advancement box of a row, at its eastern end.
#[must_use]
pub fn advancement_box(row: u8) -> Vec3 {
    let at = middle(Place::Tile(row, COLUMNS));
    world(Vec2::new(5.12, at.y + CELL.z + 0.28))
}

/// The place of a colour among four.
fn quarter(of: Colour) -> usize {
    Colour::ALL.iter().position(|colour| *colour == of).unwrap_or_default() % 4
}

/// A ship's place: every colour has a berth of its own.
#[must_use]
pub fn berth(at: Place, of: Colour) -> Vec3 {
    let number = quarter(of);
    match at {
        Place::Harbour => {
            let along = number as f32 * 1.5 - 2.25;
            place(at) + Vec3::new(along, 0.0, -0.55)
        }
        Place::Tile(..) => {
            let (x, z) = [(-1.36, 0.10), (0.30, 0.10), (-1.36, -0.80), (0.30, -0.80)]
                .into_iter()
                .nth(number)
                .unwrap_or_default();
            place(at) + Vec3::new(x, 0.0, z)
        }
    }
}

/// The influence slot of this number, and the place of this number in the permanent area.
#[must_use]
pub fn slot(at: Place, number: usize) -> Vec3 {
    place(at) + slot_on_tile(number) + Vec3::Y * (CUBE + 0.006)
}

/// The slot from the middle of the tile.
#[must_use]
pub fn slot_on_tile(number: usize) -> Vec3 {
    Vec3::new(-1.42 + number as f32 * 0.235, 0.0, 1.12)
}

/// The place of this number in the permanent area of an island: rows of four, one on the other.
#[must_use]
pub fn permanent(at: Place, number: usize) -> Vec3 {
    let (column, layer) = (number % 6, number / 6);
    let up = CUBE + 0.006 + layer as f32 * CUBE * 2.0;
    place(at) + Vec3::new(0.28 + column as f32 * 0.215, up, 1.12)
}

/// The jetty of an island, where its goods lie, from the middle of the tile: its middle and half of its planks.
pub const JETTY: (Vec3, Vec2) = (Vec3::new(-0.55, 0.055, 0.43), Vec2::new(0.52, 0.17));

/// One good on the jetty, by its number: rows of four barrels behind, coins stacked by five before them.
#[must_use]
pub fn on_the_jetty(at: Place, number: usize, coin: bool) -> Vec3 {
    let (middle, half) = JETTY;
    let lies = if coin {
        Vec3::new(0.12 + 0.2 * (number / 5) as f32, 0.035 * (number % 5) as f32, 0.09)
    } else {
        Vec3::new(0.13 + 0.26 * (number % 4) as f32, 0.17 * (number / 4) as f32, -0.07)
    };
    place(at) + middle + lies - Vec3::X * half.x
}

/// A building stands here, from the middle of the tile.
#[must_use]
pub const fn site(of: Building) -> Vec2 {
    match of {
        Building::Fort => Vec2::new(LAND.x + 0.24, LAND.y - 0.14),
        Building::Garrison => Vec2::new(LAND.x - 0.24, LAND.y - 0.10),
        Building::Outpost => Vec2::new(LAND.x + 0.02, LAND.y + 0.27),
    }
}

/// A mark on the quay of the harbour, by its number of nine.
#[must_use]
pub fn mark(number: usize) -> Vec3 {
    let step = 2.0 * (HARBOUR.x - 0.12) / 9.0;
    place(Place::Harbour) + Vec3::new((number as f32 - 4.0) * step, 0.02, 0.58)
}

/// Half of a mark.
pub const MARK: Vec2 = Vec2::new(0.575, 0.48);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::dead_reckoning::sea::Sea;
    use crate::table::board::frame::opening;

    #[test]
    fn everything_lies_within_the_frame_and_no_tile_over_another() {
        let places: Vec<Place> = Sea::places().chain([Place::Harbour]).collect();
        for (number, one) in places.iter().enumerate() {
            let half = |at: &Place| if *at == Place::Harbour { HARBOUR } else { TILE };
            let (middle, own) = (middle(*one), half(one));
            assert!((middle.abs() + own).cmple(opening()).all(), "{one:?}");
            for other in &places[number + 1..] {
                let away = (middle - super::middle(*other)).abs();
                let room = own + half(other);
                assert!(away.x >= room.x || away.y >= room.y, "{one:?} lies over {other:?}");
            }
        }
        for row in 1..=ROWS {
            let at = advancement_box(row) - BOARD_AT;
            assert!(at.x + CARD.x < opening().x && at.x - CARD.x > middle(Place::Tile(row, COLUMNS)).x + TILE.x);
        }
    }
}
