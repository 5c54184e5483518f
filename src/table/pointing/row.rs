//! The row of pieces: in this order the keyboard goes from one to the next, and a screen reader finds them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::table::pieces::{CaptainsEye, Loose, Piece};

/// Every piece that can be seen and belongs somewhere.
#[derive(SystemParam)]
pub struct Row<'w, 's> {
    pieces:
        Query<'w, 's, (Entity, Option<&'static InheritedVisibility>, Has<CaptainsEye>), (With<Piece>, Without<Loose>)>,
}

impl Row<'_, '_> {
    /// Ships first, then the furniture, each in the order in which it came.
    #[must_use]
    pub fn in_order(&self) -> Vec<Entity> {
        let seen = self.pieces.iter().filter(|(_, seen, _)| seen.is_none_or(|seen| seen.get()));
        let mut row: Vec<_> = seen.map(|(piece, _, ship)| (!ship, piece.index_u32(), piece)).collect();
        row.sort_unstable();
        row.into_iter().map(|(.., piece)| piece).collect()
    }
}
