//! The eye over the table.

use bevy::prelude::*;

pub use crate::table::stage::TableEye as TableCamera;

pub(super) fn plugin(_app: &mut App) {}
