//! Places of a player's own things before the chair: ship board, dock, chest, cubes, deck, play area, hand.

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::games::dead_reckoning::sea::places::{CARD, JETTY, place};
use crate::rules::dead_reckoning::colours::Colour;
use crate::rules::dead_reckoning::goods::{Good, Hold, Place};
use crate::rules::dead_reckoning::view::View;
use crate::table::chairs::Chair;
use crate::table::zones::{Mat, along};

/// Half of a ship board.
pub const BOARD: (f32, f32) = (1.42, 0.98);

/// Half of the part of a hold that can be pointed at.
pub const HOLD: Vec2 = Vec2::new(0.25, 0.36);
/// A hand is seldom larger (DR-12.9).
const HAND: usize = 5;
/// Cards set aside lie there at this scale.
const ASIDE: f32 = 0.58;

/// The places before a player's chair.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Seat {
    mat: Mat,
    narrow: bool,
}

impl Seat {
    /// Of this colour.
    #[must_use]
    pub fn of(view: &View, colour: Colour) -> Self {
        let players = view.table.players.len();
        let chair = Chair::of_seat(view.table.seat(colour), players);
        let (scale, narrow) = match chair {
            Chair::South | Chair::North => (1.0, false),
            Chair::West => (0.78, true),
            Chair::East => (0.62, true),
        };
        Self { mat: Mat { chair, scale }, narrow }
    }

    /// A place of the player's own frame: to the right, and towards the chair.
    #[must_use]
    pub fn at(&self, right: f32, near: f32, up: f32) -> Transform {
        self.mat.at(right, near, up)
    }

    /// Everything of it reaches this far from its middle to both hands.
    #[must_use]
    pub fn reach(&self) -> f32 {
        self.mat.scale * if self.narrow { 3.6 } else { 5.6 }
    }

    /// The chair it belongs to.
    #[must_use]
    pub const fn chair(&self) -> Chair {
        self.mat.chair
    }

    /// The ship board.
    #[must_use]
    pub fn board(&self) -> Transform {
        if self.narrow { self.at(-1.28, -0.42, 0.0) } else { self.at(-4.12, 0.0, 0.0) }
    }

    /// A place on the ship board, from its middle.
    #[must_use]
    pub fn on_board(&self, right: f32, near: f32, up: f32) -> Transform {
        Mat::on(self.board(), right, near, up)
    }

    /// The middle of a hold on the ship board.
    #[must_use]
    pub const fn hold(hold: Hold) -> (f32, f32) {
        let x = match hold {
            Hold::A => -0.80,
            Hold::B => -0.26,
            Hold::C => 0.28,
            Hold::D => 0.82,
        };
        (x, 0.02)
    }

    /// A hold, where something is put into it.
    #[must_use]
    pub fn over_hold(&self, hold: Hold) -> Transform {
        let (x, z) = Self::hold(hold);
        self.on_board(x, z, 0.02)
    }

    /// Goods are brought ashore here while the ship lies at this place: dock or chest, or the jetty of an island, and
    /// half of it.
    #[must_use]
    pub fn ashore(&self, at: Place, good: Good) -> (Transform, Vec2) {
        match (at, good) {
            (Place::Harbour, Good::Cargo) => (self.dock(), Vec2::new(0.48, 0.40)),
            (Place::Harbour, Good::Gold) => (self.chest(), Vec2::new(0.36, 0.26)),
            (at, _) => {
                let (middle, half) = JETTY;
                (Transform::from_translation(place(at) + middle), half + Vec2::splat(0.12))
            }
        }
    }

    /// A good that was won or gained and has no place yet lies here, and a good that is given up is laid here: at the
    /// edge of the ship board.
    #[must_use]
    pub fn gained(&self, given_up: bool) -> Transform {
        self.on_board(if given_up { -1.12 } else { -0.66 }, -0.66, 0.004)
    }

    /// The pennant of a level-up that is due stands here: at the bow corner of the ship board.
    #[must_use]
    pub fn pennant(&self) -> Transform {
        self.on_board(1.16, -0.64, 0.002)
    }

    /// A place of the sail track, and one of the damage track.
    #[must_use]
    pub fn sails(sails: u8) -> (f32, f32) {
        (-1.06 + 0.235 * f32::from(sails.min(9)), 0.78)
    }

    /// A place for damage.
    #[must_use]
    pub fn damage(number: u8) -> (f32, f32) {
        (-0.30 + 0.22 * f32::from(number), -0.66)
    }

    /// The deck of cards.
    #[must_use]
    pub fn deck(&self) -> Transform {
        if self.narrow { self.at(0.78, -0.62, 0.0) } else { self.at(-2.05, 0.0, 0.0) }
    }

    /// The discard pile.
    #[must_use]
    pub fn discard(&self) -> Transform {
        if self.narrow { self.at(1.86, -0.62, 0.0) } else { self.at(-0.98, 0.0, 0.0) }
    }

    /// The first card of the play area lies here, the last at most this far from it, and this near to the chair.
    const fn played(&self) -> (f32, f32, f32) {
        if self.narrow { (-2.0, 3.4, 0.95) } else { (0.16, 3.06, 0.0) }
    }

    /// The whole play area: its middle and half of it.
    #[must_use]
    pub fn play_area(&self) -> (Transform, Vec2) {
        let (from, room, near) = self.played();
        (self.at(from + room / 2.0, near, 0.02), CARD + Vec2::new(room / 2.0, 0.0))
    }

    /// One card in the play area, by its number and their count.
    #[must_use]
    pub fn in_play(&self, number: usize, of: usize) -> Transform {
        let (from, room, near) = self.played();
        self.mat.row(Vec2::new(from, near), room, 1.06, (number, of))
    }

    /// A card is held here to be worked on: over the play area, large, and tilted to the chair.
    #[must_use]
    pub fn at_work(&self) -> Transform {
        let (right, near, size) = if self.narrow { (-0.2, -0.3, 2.0) } else { (0.3, -1.3, 2.2) };
        let mut at = self.at(right, near, 1.5);
        at.rotation *= Quat::from_rotation_x(0.62);
        at.scale *= size;
        at
    }

    /// The room for advancements set aside.
    const fn room_aside(&self) -> f32 {
        if self.narrow { 1.4 } else { 0.56 }
    }

    /// A place this far to the right of the first one set aside, and this high.
    fn laid_aside(&self, right: f32, up: f32) -> Transform {
        let (from, near) = if self.narrow { (0.6, -1.75) } else { (3.98, -0.34) };
        let mut at = self.at(from + right, near, up);
        at.scale *= ASIDE;
        at
    }

    /// One advancement set aside, by its number and their count: two lie beside each other, more of them in a row.
    #[must_use]
    pub fn aside(&self, number: usize, of: usize) -> Transform {
        self.laid_aside(along((number, of), self.room_aside(), ASIDE), 0.006 + 0.007 * number as f32)
    }

    /// The place for advancements set aside: its middle and half of it.
    #[must_use]
    pub fn aside_area(&self) -> (Transform, Vec2) {
        let half = self.room_aside() / 2.0;
        (self.laid_aside(half, 0.006), CARD + Vec2::new(half / ASIDE, 0.0))
    }

    /// The dock tile.
    #[must_use]
    pub fn dock(&self) -> Transform {
        if self.narrow { self.at(-2.35, -1.75, 0.0) } else { self.at(4.86, 0.62, 0.0) }
    }

    /// The chest.
    #[must_use]
    pub fn chest(&self) -> Transform {
        if self.narrow { self.at(-1.1, -1.8, 0.0) } else { self.at(5.2, -0.66, 0.0) }
    }

    /// The supply of cubes.
    #[must_use]
    pub fn supply(&self) -> Transform {
        if self.narrow { self.at(-0.2, -1.8, 0.0) } else { self.at(3.75, 0.68, 0.0) }
    }

    /// One card in the hand, by its number and their count: upright before the chair, fanned, tilted to it.
    #[must_use]
    pub fn in_hand(&self, number: usize, of: usize, open: bool) -> Transform {
        let (size, apart, near) = if self.narrow { (1.3, 0.8, 2.1) } else { (1.75, 1.3, 1.85) };
        self.mat.hand(near, apart, (number, of), open) * Transform::from_scale(Vec3::splat(size))
    }

    /// The corners of the hand, as large as it mostly is.
    #[must_use]
    pub fn hand(&self) -> [Vec3; 4] {
        let (first, last) = (self.in_hand(0, HAND, false), self.in_hand(HAND - 1, HAND, false));
        let corner = |card: &Transform, x: f32, z: f32| card.transform_point(Vec3::new(CARD.x * x, 0.0, CARD.y * z));
        // A card that is not open lies on its face: its own right is its holder's left.
        [corner(&first, 1.0, 1.0), corner(&first, 1.0, -1.0), corner(&last, -1.0, 1.0), corner(&last, -1.0, -1.0)]
    }
}
