//! The battle that was fought last stays laid out until the next begins: its sides, their strength, its cubes.

use std::borrow::Cow;

use bevy::prelude::*;

use crate::play::PlaySystems;
use crate::play::seen::{Onlooker, Seen, main_window};
use crate::play::telling::Told;
use crate::rules::dead_reckoning::happenings::{Battle, Happening};
use crate::rules::dead_reckoning::ruleset::DeadReckoning;
use crate::rules::dead_reckoning::state::{Fight, Phase};
use crate::rules::dead_reckoning::view::View;

/// The battle as it stood before its cubes went home.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct LastFight {
    /// The battle.
    pub fight: Option<Fight>,
    afresh: Option<u64>,
}

impl LastFight {
    /// The view, with the last battle in it once all is over.
    #[must_use]
    pub fn over<'a>(&self, view: &'a View) -> Cow<'a, View> {
        if view.table.phase != Phase::Over || view.table.fight.is_some() || self.fight.is_none() {
            return Cow::Borrowed(view);
        }
        let mut view = view.clone();
        view.table.fight.clone_from(&self.fight);
        Cow::Owned(view)
    }
}

fn remember(told: On<Told<DeadReckoning>>, mut last: ResMut<LastFight>) {
    match told.happening {
        Happening::Battle(Battle::Declared { .. }) => last.fight = None,
        Happening::Battle(Battle::CubesReturned { .. }) if last.fight.is_none() => {
            last.fight.clone_from(&told.before.table.fight);
        }
        _ => {}
    }
}

/// Set out afresh, the table knows only what the rules know.
fn forget(windows: Query<(&Onlooker, &Seen<DeadReckoning>)>, mut last: ResMut<LastFight>) {
    let afresh = main_window(windows.iter()).map(|seen| seen.afresh);
    if last.afresh != afresh {
        *last = LastFight { afresh, ..LastFight::default() };
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastFight>().add_observer(remember).add_systems(Update, forget.after(PlaySystems::Show));
}
