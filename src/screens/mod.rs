//! The screens: title, chooser, table, and the menus that lie over them.

use bevy::prelude::*;

/// Every screen.
pub fn plugin(_app: &mut App) {}
