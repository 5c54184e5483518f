//! The eye over the table.

use bevy::prelude::*;

/// The camera through which the players see the table, and on which the panels are drawn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct TableCamera;

pub(super) fn plugin(_app: &mut App) {}
