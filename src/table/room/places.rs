//! Where things stand on the table (decimetres; see `board::places` for the frame).

use bevy::math::{Vec2, Vec3};

use crate::table::stage::Seat;

/// Half of the table top, east and south.
pub const TABLE_HALF: Vec2 = Vec2::new(11.0, 9.5);
/// The oak's upper face; the water of the board is y = 0.
pub const TABLE_TOP: f32 = -0.10;
/// The hanging lantern's flame.
pub const LANTERN: Vec3 = Vec3::new(-2.0, 14.0, -0.6);
/// Where the bowl of tokens stands.
pub const TOKEN_BOWL: Vec3 = Vec3::new(-9.5, TABLE_TOP, -5.6);
/// How much larger than its drawing the tower stands on the table, so that dice are read from a chair.
pub const TOWER_SCALE: f32 = 1.6;
/// The way her open side looks over the tray: to the near chair, and towards the lantern, which lights the decks.
pub const TOWER_LOOKS: Vec3 = Vec3::new(-0.6, 0.0, 0.8);
/// Where the tower's frame has its origin (DR-28.1): the middle of the sill, on the floor of the tray.
pub const TOWER: Vec3 = Vec3::new(7.68, TABLE_TOP + 0.1 * TOWER_SCALE, 2.1);
/// Half of the tray's floor, east and south (DR-28.2).
pub const TRAY_HALF: Vec2 = Vec2::new(1.2 * TOWER_SCALE, 0.75 * TOWER_SCALE);
/// Middle of the tray into which dice fall.
pub const TRAY: Vec3 = Vec3::new(TOWER.x + TOWER_LOOKS.x * TRAY_HALF.y, TOWER.y, TOWER.z + TOWER_LOOKS.z * TRAY_HALF.y);

/// How the tray is turned: its far edge, seen from the tower, is the near one of whoever reads the dice.
#[must_use]
pub fn tray_yaw() -> f32 {
    TOWER_LOOKS.x.atan2(TOWER_LOOKS.z)
}

/// Middle of the strip of table before a seat, where its papers lie.
#[must_use]
pub fn papers(seat: Seat) -> Vec3 {
    match seat {
        Seat::First => Vec3::new(-1.9, 0.0, 8.19),
        Seat::Second => Vec3::new(-1.9, 0.0, -8.19),
    }
}

/// How much farther from a seat its ship boards lie than the middle of its papers.
const BOARDS_FARTHER: f32 = 0.20;
/// How much nearer to a seat its cards lie than its ship boards.
pub const CARDS_NEARER: f32 = 1.172;

/// Middle of the row of ship boards before a seat.
#[must_use]
pub fn ship_boards(seat: Seat) -> Vec3 {
    let middle = papers(seat);
    middle - Vec3::Z * BOARDS_FARTHER * middle.z.signum()
}

/// Middle of the patch of oak that the board and its frame cover (east, south).
pub const COVERED_AT: Vec2 = Vec2::new(-1.9, 0.0);
/// Half of that patch: inside the frame's outer edge everywhere.
pub const COVERED: Vec2 = Vec2::new(5.9, 6.8);
