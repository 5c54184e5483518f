//! The board: sea tiles in their frame, and where hexes lie in the world.

pub mod places;

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
