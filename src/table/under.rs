//! The thing under the cursor: read by the camera, the tooltip and the games.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::rules::geometry::hex::Offset;

/// The piece or hex under the cursor.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Under {
    /// The piece that the cursor or the keyboard points at.
    pub piece: Option<Entity>,
    /// The hex of the board, where nothing but a ship lies over it; one that is chalked on is meant before whatever stands over it.
    pub hex: Option<Offset>,
    /// The point of the piece or the table under the cursor.
    pub at: Option<Vec3>,
    /// The keyboard points; the cursor takes over again when it moves.
    pub by_keys: bool,
}

/// The piece a screen reader asked for in the picture before; true if it is to be selected.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByEar(pub Option<(Entity, bool)>);

/// Something is carried in a hand: its drags are not the camera's.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Carried(pub bool);

/// A route is drawn on the board: every click on it is one of its own, however quickly they come.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Chalking {
    pub on: bool,
    /// Hexes that a click would be drawn to: they are meant before a piece of which only masts or a flag reach over them.
    pub hexes: BTreeSet<Offset>,
}

/// The systems that lift and carry; after pointing, before the camera moves.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct CarrySystems;

/// The systems that find out; after the hands are read, before systems act on them.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct PointSystems;
