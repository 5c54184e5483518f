//! Holds on the telling: beats that still play, dice that still roll.

use std::collections::BTreeSet;

use bevy::prelude::*;

/// A part of the app that shows what was told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Holder {
    /// The player of beats.
    Beats,
    /// Dice of a replay that still roll.
    Dice,
}

/// Which holders keep the telling waiting. Every hold must be released.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Holds {
    telling: BTreeSet<Holder>,
    asking: BTreeSet<Holder>,
}

impl Holds {
    /// Nothing more is told, and no player asked, until this one releases.
    pub fn hold(&mut self, who: Holder) {
        self.telling.insert(who);
    }

    /// More may be told, but no player is asked until this one releases.
    pub fn linger(&mut self, who: Holder) {
        self.telling.remove(&who);
        self.asking.insert(who);
    }

    /// Releases both kinds of hold of this one.
    pub fn release(&mut self, who: Holder) {
        self.telling.remove(&who);
        self.asking.remove(&who);
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

    /// Drops all holds: the table is cleared.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holds>();
}
