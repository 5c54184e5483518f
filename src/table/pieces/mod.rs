//! The pieces on the table: identities, sizes, facts, and the dressing of models.

mod captains;
pub mod dressing;
mod identity;
pub mod model;
pub mod motion;
pub mod outline;
pub mod wounds;

use bevy::prelude::*;

pub use self::captains::{CaptainsEye, Commanded};
pub use self::identity::{GamePiece, Piece, PieceOfAGame};
use crate::logbook::wording::Fact;

/// The bounds of a piece: a box around it in its own frame, for pointing and for the camera.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Extent {
    /// Middle of the box.
    pub centre: Vec3,
    /// Half of its sides.
    pub half: Vec3,
}

/// A piece tells these facts when pointed at; the first is its name.
#[derive(Component, Clone, PartialEq, Debug, Default)]
pub struct Tale(pub Vec<Fact>);

/// The name that is written over a piece seen from afar, and the colour of its side.
#[derive(Component, Clone, PartialEq, Debug)]
pub struct Label {
    pub name: Fact,
    pub colour: [u8; 3],
    /// It matters less than the others: it is small, and gives way to them.
    pub faint: bool,
}

/// A thing that belongs to no game and may be taken up by every player; the keyboard passes it over.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Loose;

/// The cursor is over this piece.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Hovered;

/// The player has chosen this piece.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Selected;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        captains::plugin,
        model::plugin,
        dressing::plugin,
        motion::plugin,
        outline::plugin,
        wounds::plugin,
    ));
}
