//! What the cursor is over, and what has been chosen.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
