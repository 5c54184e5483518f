//! Colours, type and spacing of the panels.

use bevy::prelude::*;

pub(super) fn plugin(_app: &mut App) {}
