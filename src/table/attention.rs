//! The camera's object of attention. Shows and throws set it; the camera goes there if the player lets it.

use bevy::prelude::*;

use crate::play::begin::TableCleared;
use crate::table::sheet::Width;

/// A place to be seen from beside, from one end to the other, with this room about each.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Scene {
    pub from: Vec3,
    pub to: Vec3,
    pub room: f32,
}

/// A place to look at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum LookAt {
    /// Dice are in the hand, in the air, or have just come to rest.
    Tray,
    /// Orders are written for ships here.
    Fleet {
        /// The middle of them.
        at: Vec3,
        /// They lie within this distance of it.
        radius: f32,
        /// A sheet of this width lies over the right side of the window.
        sheet: Width,
    },
    /// Cubes are: they fall through the tower, which is to be seen too.
    Battle,
    /// Dice with numbers fall through the tower: her open side and the tray before her.
    Tower,
    /// Something is to be done at a point of the table, until it is done.
    Work {
        at: Vec3,
        /// This much around it has to be seen, in table decimetres.
        radius: f32,
    },
    /// Ships do something great: it is to be seen from beside them.
    Beside(Scene),
    /// A paper is marked: it is to be read, for as long as it is shown.
    Page {
        at: Vec3,
        /// The radius around it that has to be seen, in table decimetres.
        radius: f32,
    },
    /// Something happens at a point of the table.
    Place {
        at: Vec3,
        /// This much around it is worth seeing, in table decimetres.
        radius: f32,
    },
}

impl LookAt {
    /// A show looks there, and gives the view back when it is over.
    #[must_use]
    pub const fn of_a_show(self) -> bool {
        matches!(self, Self::Place { .. } | Self::Beside(_) | Self::Page { .. })
    }
}

/// The place to look at now, if any.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Attention {
    spot: Option<LookAt>,
    /// The last place where something happened.
    last: Option<Vec3>,
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

    /// Something happened there, whether it is looked at or not.
    pub fn happened(&mut self, at: Vec3) {
        self.last = Some(at);
    }

    /// The last place where something happened, since the table was laid.
    #[must_use]
    pub const fn last(&self) -> Option<Vec3> {
        self.last
    }

    /// The place to look at.
    #[must_use]
    pub const fn spot(&self) -> Option<LookAt> {
        self.spot
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>()
        .add_observer(|_: On<TableCleared>, mut attention: ResMut<Attention>| attention.last = None);
}
