//! The lock of the show: as long as beats still play or dice still roll, the telling waits.

use std::collections::BTreeSet;

use bevy::prelude::*;

/// A layer of the show, which locks it by itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ShowLayer {
    /// The player of beats.
    Beats,
    /// Dice of a replay that still roll.
    Dice,
    /// The hands that set the table out.
    SettingOut,
}

/// The layers that keep the telling waiting, and those that only keep questions waiting. Each must be released.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct ShowLock {
    telling: BTreeSet<ShowLayer>,
    asking: BTreeSet<ShowLayer>,
}

impl ShowLock {
    /// Nothing more is told, and no player asked, until this layer is released.
    pub fn hold(&mut self, layer: ShowLayer) {
        self.telling.insert(layer);
    }

    /// More may be told, but no player is asked until this layer is released.
    pub fn hold_questions(&mut self, layer: ShowLayer) {
        self.telling.remove(&layer);
        self.asking.insert(layer);
    }

    /// This layer keeps nothing waiting any more.
    pub fn release(&mut self, layer: ShowLayer) {
        self.telling.remove(&layer);
        self.asking.remove(&layer);
    }

    /// Does the telling wait?
    #[must_use]
    pub fn telling(&self) -> bool {
        !self.telling.is_empty()
    }

    /// Is anything still being shown?
    #[must_use]
    pub fn any(&self) -> bool {
        !self.telling.is_empty() || !self.asking.is_empty()
    }

    /// Every layer is released: the table is cleared.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShowLock>();
}
