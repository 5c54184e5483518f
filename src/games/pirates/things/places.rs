//! Places on the table: the sea with its scale, and the strip before each chair where cards of units lie.

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::rules::pirates::state::{Bounds, State};
use crate::rules::pirates::words::Flag;
use crate::rules::plane::{Heading, Mm, Pose, Spot};
use crate::table::board::frame::opening;
use crate::table::board::places::{BOARD_AT, MM};
use crate::table::chairs::Chair;
use crate::table::zones::{Mat, along};

/// The rope about the sea, and what is left of the cloth beyond it.
pub const BORDER: f32 = 0.24;
/// A small sea is shown at most this much larger than it is.
const LARGEST: f32 = 1.3;
/// Half of the card of a unit.
pub const DECK: Vec2 = Vec2::new(0.86, 0.60);
/// Half of a crew card.
pub const CREW: Vec2 = Vec2::new(0.30, 0.42);
/// Cards of units lie this far from each other, as they are printed.
const APART: f32 = 1.92;

/// The sea as it lies on the table: what the rules measure from its middle, and how large it is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sea {
    /// The middle, in millimetres of the rules.
    middle: Vec2,
    /// Half of it, in millimetres.
    half: Vec2,
    /// It is shown this much larger than it is; everything on it is.
    pub scale: f32,
}

/// Half of the cloth: it fills the frame of the table.
#[must_use]
pub fn cloth() -> Vec2 {
    opening() - Vec2::splat(0.004)
}

fn millimetres(length: Mm) -> f32 {
    length.0 as f32 / 100.0
}

/// A point of the rules in a frame of the table: east, and south.
#[must_use]
pub fn flat(spot: Spot) -> Vec2 {
    Vec2::new(millimetres(spot.x), -millimetres(spot.y)) * MM
}

/// A turn about the vertical by which a model built along +z looks there: 0 is east, and it goes against the clock.
#[must_use]
pub fn yaw(heading: Heading) -> f32 {
    (heading.hundredths() as f32 / 100.0 + 90.0).to_radians()
}

/// A turn by which the frame of the rules, x east and y north, is turned there.
#[must_use]
pub fn turn(heading: Heading) -> f32 {
    (heading.hundredths() as f32 / 100.0).to_radians()
}

impl Sea {
    /// The sea of this match.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self::within(&state.table)
    }

    /// A sea of these bounds.
    #[must_use]
    pub fn within(bounds: &Bounds) -> Self {
        let corner = |spot: Spot| Vec2::new(millimetres(spot.x), millimetres(spot.y));
        let (from, to) = (corner(bounds.from), corner(bounds.to));
        let half = ((to - from) / 2.0).max(Vec2::splat(100.0));
        let fits = (cloth() - Vec2::splat(BORDER)) / (half * MM);
        Self { middle: (from + to) / 2.0, half, scale: fits.min_element().min(LARGEST) }
    }

    /// Half of the water, on the table.
    #[must_use]
    pub fn water(&self) -> Vec2 {
        self.half * MM * self.scale
    }

    /// The corners of the water, with the rope about it.
    #[must_use]
    pub fn corners(&self) -> [Vec3; 4] {
        let half = self.water() + Vec2::splat(BORDER);
        [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)]
            .map(|(x, z)| BOARD_AT + Vec3::new(half.x * x, 0.0, half.y * z))
    }

    /// A length on the table.
    #[must_use]
    pub fn length(&self, of: Mm) -> f32 {
        millimetres(of) * MM * self.scale
    }

    /// A point of the world.
    #[must_use]
    pub fn world(&self, spot: Spot) -> Vec3 {
        let from_middle = Vec2::new(millimetres(spot.x), millimetres(spot.y)) - self.middle;
        BOARD_AT + Vec3::new(from_middle.x, 0.0, -from_middle.y) * MM * self.scale
    }

    /// The point of the rules under a point of the world.
    #[must_use]
    pub fn spot(&self, at: Vec3) -> Spot {
        let from = (at - BOARD_AT) / (MM * self.scale);
        let kept = |millimetres: f32| Mm((millimetres * 100.0).round() as i32);
        Spot::new(kept(self.middle.x + from.x), kept(self.middle.y - from.z))
    }

    /// The heading from one point of the world to another.
    #[must_use]
    pub fn heading(from: Vec3, to: Vec3) -> Heading {
        let way = to - from;
        Heading::new(((-way.z).atan2(way.x).to_degrees() * 100.0).round() as i32)
    }

    /// Something without a heading lies here, in the scale of the sea.
    #[must_use]
    pub fn at(&self, spot: Spot) -> Transform {
        Transform::from_translation(self.world(spot)).with_scale(Vec3::splat(self.scale))
    }

    /// A model built along +z lies in this pose.
    #[must_use]
    pub fn pose(&self, pose: Pose) -> Transform {
        self.at(pose.at).with_rotation(Quat::from_rotation_y(yaw(pose.heading)))
    }

    /// The frame of the rules' own outlines, x east and y north, lies in this pose.
    #[must_use]
    pub fn turned(&self, pose: Pose) -> Transform {
        self.at(pose.at).with_rotation(Quat::from_rotation_y(turn(pose.heading)))
    }
}

/// The strip before a player: cards of units in a row, their crew nearer to the chair.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    mat: Mat,
    /// The length of the row.
    room: f32,
    /// Cards of units lie this far from the middle of the strip.
    near: f32,
    /// The number of cards in the row.
    of: usize,
}

/// The chair of this player.
#[must_use]
pub fn chair_of(state: &State, flag: Flag) -> Chair {
    Chair::of_seat(state.seat(flag), state.players.len())
}

impl Place {
    /// The strip of this player, with this number of cards in the row.
    #[must_use]
    pub fn of(state: &State, flag: Flag, of: usize) -> Self {
        let chair = chair_of(state, flag);
        let (room, most, near) = match chair {
            Chair::South | Chair::North => (11.2, 1.0, -0.45),
            Chair::West => (7.6, 0.74, -0.55),
            Chair::East => (4.6, 0.62, -0.50),
        };
        let scale = (room / (APART * of.max(1) as f32)).min(most);
        Self { mat: Mat { chair, scale }, room: room / scale, near: near / scale, of }
    }

    fn right(&self, number: usize) -> f32 {
        let step = (self.room / self.of.max(1) as f32).min(APART);
        (number as f32 - (self.of.max(1) - 1) as f32 / 2.0) * step
    }

    /// The card of a unit.
    #[must_use]
    pub fn deck(&self, number: usize) -> Transform {
        self.mat.at(self.right(number), self.near, 0.02)
    }

    /// A place on the card of a unit, from its middle.
    #[must_use]
    pub fn on_deck(&self, number: usize, right: f32, near: f32, up: f32) -> Transform {
        Mat::on(self.deck(number), right, near, up)
    }

    /// A ship or a kraken that waits for a place on the sea stands beyond her card.
    #[must_use]
    pub fn waiting(&self, number: usize) -> Transform {
        self.mat.at(self.right(number), self.near - DECK.y - 0.62, 0.12)
    }

    /// A crew card of a unit, by its number and their count.
    #[must_use]
    pub fn crew(&self, number: usize, (card, of): (usize, usize)) -> Transform {
        let from = self.right(number) - DECK.x + CREW.x;
        let right = from + along((card, of), 2.0 * (DECK.x - CREW.x), 2.0 * CREW.x + 0.03);
        self.mat.at(right, self.near + DECK.y + CREW.y + 0.05, 0.012 + 0.009 * card as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sea(wide: i32, high: i32) -> Sea {
        let zero = Spot::new(Mm::ZERO, Mm::ZERO);
        Sea::within(&Bounds { from: zero, to: Spot::new(Mm::whole(wide), Mm::whole(high)) })
    }

    #[test]
    fn pc_3_1_every_sea_fits_its_room_and_a_point_comes_back() {
        for (wide, high) in [(900, 700), (1500, 1000), (1900, 1600), (2400, 1600)] {
            let sea = sea(wide, high);
            assert!((sea.water() + Vec2::splat(BORDER)).cmple(cloth() + Vec2::splat(1e-4)).all(), "{wide} x {high}");
            let spot = Spot::new(Mm::whole(wide / 3), Mm::whole(high / 7));
            let back = sea.spot(sea.world(spot));
            assert!((back.x.0 - spot.x.0).abs() <= 2 && (back.y.0 - spot.y.0).abs() <= 2, "{back:?}");
        }
    }

    #[test]
    fn pc_18_3_a_model_looks_along_its_heading_and_north_is_away_from_the_near_chair() {
        let sea = sea(1000, 1000);
        for (degrees, ahead) in [(0, Vec3::X), (90, Vec3::NEG_Z), (180, Vec3::NEG_X), (270, Vec3::Z)] {
            let pose = Pose::new(Spot::new(Mm::whole(500), Mm::whole(500)), Heading::degrees(degrees));
            let looks = sea.pose(pose).rotation * Vec3::Z;
            assert!(looks.abs_diff_eq(ahead, 1e-5), "{degrees}: {looks}");
            assert_eq!(Sea::heading(Vec3::ZERO, ahead), Heading::degrees(degrees));
        }
    }
}
