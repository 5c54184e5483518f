//! The battle that was fought last stays laid out until the next begins: its sides, their strength, its cubes.

use std::borrow::Cow;

use crate::play::telling::Told;
use crate::rules::dead_reckoning::happenings::{Battle, Happening};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Fight, Phase};
use crate::rules::dead_reckoning::view::View;

/// The battle as it stood before its cubes went home; a table set out afresh knows only the facts that the rules keep.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LastFight(pub Option<Fight>);

impl LastFight {
    /// The view, with the last battle in it once all is over.
    #[must_use]
    pub fn over<'a>(&self, view: &'a View) -> Cow<'a, View> {
        if view.table.phase != Phase::Over || view.table.fight.is_some() || self.0.is_none() {
            return Cow::Borrowed(view);
        }
        let mut view = view.clone();
        view.table.fight.clone_from(&self.0);
        Cow::Owned(view)
    }

    /// Remembers happenings of battles.
    pub fn remember(&mut self, told: &Told<DeadReckoning>) {
        match told.happening {
            Happening::Battle(Battle::Declared { .. }) => self.0 = None,
            Happening::Battle(Battle::CubesReturned { .. }) if self.0.is_none() => {
                self.0.clone_from(&told.before.table.fight);
            }
            _ => {}
        }
    }
}
