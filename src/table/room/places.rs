//! Places of furniture on the table (decimetres; see `board::places` for the frame).

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::table::chairs::Chair;

/// Half of the table top, east and south.
pub const TABLE_HALF: Vec2 = Vec2::new(11.0, 9.5);
/// The oak's upper face; the water of the board is y = 0.
pub const TABLE_TOP: f32 = -0.10;
/// The walls of the cabin stand this far from the middle of the table, east and south.
pub const WALLS: Vec2 = Vec2::new(26.0, 30.0);
/// The hanging lantern's flame.
pub const LANTERN: Vec3 = Vec3::new(-2.0, 14.0, -0.6);
/// The middle of the board on which medals hang: on the wall below the stern windows.
pub const MEDALS: Vec3 = Vec3::new(0.0, -1.9, -29.7);
/// The bowl of tokens stands here.
pub const TOKEN_BOWL: Vec3 = Vec3::new(-9.5, TABLE_TOP, -5.6);
/// The tower on the table is this much larger than its drawing, so that dice are read from a chair.
pub const TOWER_SCALE: f32 = 1.6;
/// The way her open side looks over the tray: to the near chair, and towards the lantern, which lights the decks.
pub const TOWER_LOOKS: Vec3 = Vec3::new(-0.6, 0.0, 0.8);
/// The tower's frame has its origin here (DR-28.1): the middle of the sill, on the floor of the tray.
pub const TOWER: Vec3 = Vec3::new(7.68, TABLE_TOP + 0.1 * TOWER_SCALE, 2.1);
/// Half of the tray's floor, east and south (DR-28.2).
pub const TRAY_HALF: Vec2 = Vec2::new(1.2 * TOWER_SCALE, 0.75 * TOWER_SCALE);
/// Middle of the tray into which dice fall.
pub const TRAY: Vec3 = Vec3::new(TOWER.x + TOWER_LOOKS.x * TRAY_HALF.y, TOWER.y, TOWER.z + TOWER_LOOKS.z * TRAY_HALF.y);

/// The tray is turned by this angle: its far edge, seen from the tower, is the near one of the player who reads the
/// dice.
#[must_use]
pub fn tray_yaw() -> f32 {
    TOWER_LOOKS.x.atan2(TOWER_LOOKS.z)
}

/// The strip of table before a chair, where its papers lie: beside the board, between the things that lie about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Strip {
    /// Its middle, on the level of the water.
    pub middle: Vec3,
    /// Half of its sides: along the table's edge, and from the edge inwards.
    pub half: Vec2,
}

/// The strip of table before a chair.
#[must_use]
pub const fn strip(chair: Chair) -> Strip {
    let (x, z, half) = match chair {
        Chair::South => (-1.9, 8.19, Vec2::new(5.6, 1.19)),
        Chair::North => (-1.9, -8.19, Vec2::new(5.6, 1.19)),
        Chair::West => (-9.45, 1.9, Vec2::new(2.7, 1.1)),
        Chair::East => (8.9, -5.9, Vec2::new(1.9, 1.1)),
    };
    Strip { middle: Vec3::new(x, 0.0, z), half }
}

/// The frame of a player: from the middle of the strip to the right, up from the mat, and towards the chair.
#[must_use]
pub fn before(chair: Chair) -> Transform {
    let middle = strip(chair).middle.with_y(TABLE_TOP + 0.022);
    Transform::from_translation(middle).with_rotation(Quat::from_rotation_y(chair.yaw()))
}

/// Middle of the strip of table before a chair, where its papers lie.
#[must_use]
pub const fn papers(chair: Chair) -> Vec3 {
    strip(chair).middle
}

/// The boards of a chair lie this much farther from it than the middle of its papers.
const BOARDS_FARTHER: f32 = 0.20;
/// The cards of a chair lie this much nearer to it than its boards.
pub const CARDS_NEARER: f32 = 1.172;

/// Middle of the row of boards before a chair.
#[must_use]
pub fn boards(chair: Chair) -> Vec3 {
    papers(chair) - chair.outward() * BOARDS_FARTHER
}

/// Middle of the patch of oak that the board and its frame cover (east, south).
pub const COVERED_AT: Vec2 = Vec2::new(-1.9, 0.0);
/// Half of that patch: inside the frame's outer edge everywhere.
pub const COVERED: Vec2 = Vec2::new(5.9, 6.8);
