//! Tells what happened, one fact after the other: to the log, to the show, and to what the windows see.
//!
//! The rules may run far ahead in one frame. What the players see follows: a fact is told once the show of the one before
//! it is over. Without an audience everything is told at once.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::PlaySystems;
use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::log::LogBook;
use super::moments::Moment;
use super::second_window::overhear;
use super::seen::Onlooker;
use crate::rules::kernel::{Ruleset, Viewer};

/// Who keeps the telling waiting: the beats that still play, dice that still roll. Whoever holds must release.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Holds {
    telling: BTreeSet<&'static str>,
    asking: BTreeSet<&'static str>,
}

impl Holds {
    /// Nothing more is told until this one releases, and nobody is asked anything.
    pub fn hold(&mut self, who: &'static str) {
        self.telling.insert(who);
    }

    /// More may be told, but nobody is asked anything until this one releases.
    pub fn linger(&mut self, who: &'static str) {
        self.telling.remove(who);
        self.asking.insert(who);
    }

    /// This one keeps nobody waiting any more.
    pub fn release(&mut self, who: &'static str) {
        self.telling.remove(who);
        self.asking.remove(who);
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

/// There is a show: every fact is told with the table before and after it ([`Told`]).
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Audience;

/// A fact was told, as the windows in front of the table may know it. Observe it to show it.
#[derive(Event, Clone, Debug)]
pub struct Told<G: Ruleset> {
    /// The number of its line in the log.
    pub number: usize,
    /// What happened.
    pub happening: G::Happening,
    /// The table before it.
    pub before: G::View,
    /// The table after it.
    pub after: G::View,
    /// It is shown again, and the table goes back to now afterwards.
    pub again: bool,
}

/// Facts without anything to show are told in a row; so many of them in a frame.
const MOST_IN_A_FRAME: usize = 100_000;

fn tell<G: AtTable>(world: &mut World) {
    let audience = world.contains_resource::<Audience>();
    for _ in 0..MOST_IN_A_FRAME {
        // Whoever looks at another moment misses nothing: it is told when he is back.
        let away = world.get_resource::<Moment<G>>().is_some_and(|moment| moment.is_another());
        if away || world.resource::<Holds>().telling() {
            return;
        }
        let viewer = main_viewer(world);
        let told = world.resource_scope(|world, mut current: Mut<CurrentMatch<G>>| {
            let happening = current.bypass_change_detection().untold.pop_front()?;
            let before = audience.then(|| G::seen_by(&current.shown, viewer));
            let number = world.resource_mut::<LogBook<G>>().write(&current.shown, &happening);
            G::evolve(&mut current.shown, &happening);
            current.version += 1;
            overhear::<G>(world, number, &current.shown);
            let seen = G::told_to(&current.shown, &happening, viewer);
            Some((number, seen, before))
        });
        let Some((number, seen, before)) = told else { return };
        if let (Some(happening), Some(before)) = (seen, before) {
            let after = G::seen_by(&world.resource::<CurrentMatch<G>>().shown, viewer);
            world.trigger(Told::<G> { number, happening, before, after, again: false });
        }
    }
}

/// Whose eyes the show is for: the shared window's, or the first one's.
pub(super) fn main_viewer(world: &mut World) -> Viewer {
    let mut windows = world.query::<&Onlooker>();
    let onlookers: Vec<Onlooker> = windows.iter(world).copied().collect();
    let shared = onlookers.iter().find(|onlooker| onlooker.chair.is_none());
    shared.or(onlookers.first()).map_or(Viewer::Bystander, Onlooker::viewer)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Holds>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<LogBook<G>>()
        .add_systems(Update, tell::<G>.in_set(PlaySystems::Tell).run_if(resource_exists::<CurrentMatch<G>>));
}
