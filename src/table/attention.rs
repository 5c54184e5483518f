//! The camera's object of attention. Shows and throws set it; the camera goes there if the player lets it.

use bevy::prelude::*;

/// A place to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LookAt {
    /// Dice are in the hand, in the air, or have just come to rest.
    Tray,
    /// Orders are written for ships here; a sheet lies over the right side of the window.
    Fleet {
        /// The middle of them.
        at: Vec3,
        /// How far they are from it.
        radius: f32,
    },
    /// Cubes are: they fall through the tower, which is to be seen too.
    Battle,
    /// Dice with numbers fall through the tower: her open side and the tray before her.
    Tower,
    /// Something is to be done at a point of the table, until it is done.
    Work {
        at: Vec3,
        /// How much around it has to be seen, in table decimetres.
        radius: f32,
    },
    /// Something happens at a point of the table.
    Place {
        at: Vec3,
        /// How much around it is worth seeing, in table decimetres.
        radius: f32,
    },
}

/// The place to look at now, if any.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Attention {
    spot: Option<LookAt>,
}

impl Attention {
    /// Look there until something else is said.
    pub fn draw_to(&mut self, spot: LookAt) {
        self.spot = Some(spot);
    }

    /// Nothing more is to be seen; after a moment the view is given back.
    pub fn release(&mut self) {
        self.spot = None;
    }

    /// Where to look.
    #[must_use]
    pub const fn spot(&self) -> Option<LookAt> {
        self.spot
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>();
}
