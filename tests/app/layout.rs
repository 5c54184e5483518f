//! What stands where on the table.

use bevy::math::Vec2;
use weather_gage::table::board::frame::{WIDE, opening};
use weather_gage::table::board::places::BOARD_AT;
use weather_gage::table::room::places::{COVERED, COVERED_AT};

#[test]
fn the_frame_covers_the_hole_in_the_oak() {
    let (inner, outer) = (opening(), opening() + Vec2::splat(WIDE));
    assert_eq!(Vec2::new(BOARD_AT.x, BOARD_AT.z), COVERED_AT);
    assert!(COVERED.cmpgt(inner).all() && COVERED.cmplt(outer - 0.1).all(), "{inner} {COVERED} {outer}");
}
