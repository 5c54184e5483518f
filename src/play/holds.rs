//! Who keeps the telling waiting: beats that still play, dice that still roll.

use std::collections::BTreeSet;

use bevy::prelude::*;

/// Somebody who shows what was told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Holder {
    /// The player of beats.
    Beats,
    /// Dice of a replay that still roll.
    Dice,
}

/// Who keeps the telling waiting. Whoever holds must release.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Holds {
    telling: BTreeSet<Holder>,
    asking: BTreeSet<Holder>,
}

impl Holds {
    /// Nothing more is told until this one releases, and nobody is asked anything.
    pub fn hold(&mut self, who: Holder) {
        self.telling.insert(who);
    }

    /// More may be told, but nobody is asked anything until this one releases.
    pub fn linger(&mut self, who: Holder) {
        self.telling.remove(&who);
        self.asking.insert(who);
    }

    /// This one keeps nobody waiting any more.
    pub fn release(&mut self, who: Holder) {
        self.telling.remove(&who);
        self.asking.remove(&who);
    }

    /// Does the telling wait?
    #[must_use]
    pub fn telling(&self) -> bool {
        !self.telling.is_empty()
    }

    /// Is somebody still showing something?
    #[must_use]
    pub fn any(&self) -> bool {
        !self.telling.is_empty() || !self.asking.is_empty()
    }

    /// Nobody holds any more: the table is cleared.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holds>();
}
