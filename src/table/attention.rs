//! Where something worth seeing happens. Whoever shows it says so here; the camera goes there if the player lets it.

use bevy::prelude::*;

/// A place to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Spot {
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
        /// The point.
        at: Vec3,
        /// How much around it has to be seen, in table decimetres.
        radius: f32,
    },
    /// Something happens at a point of the table.
    Place {
        /// The point.
        at: Vec3,
        /// How much around it is worth seeing, in table decimetres.
        radius: f32,
    },
}

/// What is to be looked at now.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Attention {
    spot: Option<Spot>,
}

impl Attention {
    /// Look there until something else is said.
    pub fn draw_to(&mut self, spot: Spot) {
        self.spot = Some(spot);
    }

    /// Nothing more is to be seen; after a moment the view is given back.
    pub fn release(&mut self) {
        self.spot = None;
    }

    /// Where to look.
    #[must_use]
    pub const fn spot(&self) -> Option<Spot> {
        self.spot
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>();
}
