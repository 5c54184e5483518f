//! Where things stand on the table (decimetres; see `board::places` for the frame).

use bevy::math::{Vec2, Vec3};

use crate::table::stage::Seat;

/// Half of the table top, east and south.
pub const TABLE_HALF: Vec2 = Vec2::new(11.0, 9.5);
/// The oak's upper face; the water of the board is y = 0.
pub const TABLE_TOP: f32 = -0.10;
/// The hanging lantern's flame.
pub const LANTERN: Vec3 = Vec3::new(-2.0, 14.0, -0.6);
/// Middle of the tray into which dice fall.
pub const TRAY: Vec3 = Vec3::new(7.4, 0.0, 3.2);
/// Half of the tray, east and south.
pub const TRAY_HALF: Vec2 = Vec2::new(2.6, 1.8);

/// Middle of the strip of table before a seat, where its ship boards lie.
#[must_use]
pub fn ship_boards(seat: Seat) -> Vec3 {
    match seat {
        Seat::First => Vec3::new(-1.9, 0.0, 8.1),
        Seat::Second => Vec3::new(-1.9, 0.0, -8.1),
    }
}
