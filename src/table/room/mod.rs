//! The captain's cabin at evening: table, light, furniture, and how finely they are drawn.

pub mod places;

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
