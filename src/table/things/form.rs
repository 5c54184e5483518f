//! A thing on the table as a value: its identity, its look, its place, and its facts.

use std::f32::consts::PI;

use bevy::prelude::*;

use crate::logbook::wording::Fact;
use crate::table::chairs::Chair;
use crate::table::pieces::{Extent, Piece, PieceOfAGame};

/// The look of a thing: forms that every game has, printed with `Print`, and the game's own.
#[derive(Clone, PartialEq, Debug)]
pub enum Form<Print, Own> {
    /// A card, printed on both sides; without a face its back is all there is to see.
    Card(Option<Print>, Print),
    /// A pile of this number of cards: the face of the top one, and the back of all.
    Pile(Option<Print>, Print, usize),
    Sheet(Print),
    /// A printed sheet on a slab of wood, on which it lies level with its place.
    Board(Print),
    /// A wooden cube, painted.
    Cube(u32),
    /// A heap of this number of painted cubes.
    Heap(u32, u8),
    /// A wooden marker, painted.
    Marker(u32),
    Coin,
    Barrel,
    Peg,
    /// It stands before the player at turn.
    Lantern,
    /// Nothing of its own: a part of something that can be pointed at.
    Part,
    /// A form that no other game has.
    Own(Own),
}

/// A thing on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing<Form> {
    pub piece: Piece,
    pub form: Form,
    /// It lies here: on the table, or on the piece on which it rides.
    pub at: Transform,
    /// The piece with which it goes.
    pub rides: Option<Piece>,
    /// Whence it comes, and where it goes when it leaves the table.
    pub home: Transform,
    /// It takes this room, if it can be pointed at.
    pub reach: Option<Extent>,
    /// It tells these facts.
    pub tale: Vec<Fact>,
    /// The player who commands it, if it is a ship.
    pub captain: Option<Chair>,
}

impl<Form> Thing<Form> {
    /// One that lies there and comes from there.
    #[must_use]
    pub fn new(own: impl PieceOfAGame, form: Form, at: Transform) -> Self {
        Self { piece: Piece::of(own), form, at, rides: None, home: at, reach: None, tale: Vec::new(), captain: None }
    }

    /// It comes from there.
    #[must_use]
    pub fn from(self, home: Vec3) -> Self {
        let home = Transform::from_translation(home).with_rotation(self.at.rotation).with_scale(self.at.scale);
        Self { home, ..self }
    }

    /// It rides on a piece that moves, and lies where it does in the frame of that.
    #[must_use]
    pub fn riding(self, on: Piece) -> Self {
        Self { rides: Some(on), ..self }
    }

    /// It is a ship of the player in this chair.
    #[must_use]
    pub fn commanded(self, by: Chair) -> Self {
        Self { captain: Some(by), ..self }
    }

    /// It can be pointed at, and says this.
    #[must_use]
    pub fn says(self, centre: Vec3, half: Vec3, tale: Vec<Fact>) -> Self {
        Self { reach: Some(Extent { centre, half }), tale, ..self }
    }
}

/// Nearly half a turn: so it is always the same edge that is lifted.
const OVER: f32 = PI * 0.9999;

/// A card of this size lies on its face: it is turned over about its long edge.
#[must_use]
pub fn turned(half: Vec2) -> Quat {
    if half.x > half.y { Quat::from_rotation_x(OVER) } else { Quat::from_rotation_z(OVER) }
}

#[cfg(test)]
mod tests {
    use bevy::math::Affine3A;

    use super::*;
    use crate::table::camera::views::{View, leaned_in};

    #[test]
    fn a_card_is_read_the_same_way_up_on_its_face_as_on_its_back() {
        let now = View::Table.pose(Chair::South, 1.6);
        for (half, chair) in [Vec2::new(0.6, 0.2), Vec2::new(0.2, 0.3)].into_iter().zip([Chair::North, Chair::West]) {
            let lies = Quat::from_rotation_y(chair.yaw());
            let extent = Extent { centre: Vec3::ZERO, half: Vec3::new(half.x, 0.01, half.y) };
            for turn in [lies, lies * turned(half)] {
                let yaw = leaned_in(&extent, &Affine3A::from_quat(turn), &now, 1.6).yaw;
                assert!((yaw - chair.yaw()).sin().abs() < 1e-3 && (yaw - chair.yaw()).cos() > 0.9, "{chair:?}: {yaw}");
            }
        }
    }
}
