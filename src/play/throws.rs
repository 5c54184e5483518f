//! The book of throws: kept beside the journal, shown again in a replay, and laid out as a match goes on.
//!
//! Nothing here decides anything: the outcome in the journal counts, and a record that disagrees is left aside.

use std::sync::Arc;

use bevy::prelude::*;

use super::at_table::AtTable;
use super::current_match::CurrentMatch;
use super::frame::{Afresh, PlaySystems, PublishSystems};
use super::lens::{Lens, Moment};
use crate::dice::{self, ThrowRecord};
use crate::rules::kernel::Ruleset;

/// The flight behind an answer. The dice box inserts it with `ThrowAnswer`.
#[derive(Component, Clone, Debug)]
#[component(immutable)]
pub struct Thrown(pub Arc<dice::Answer>);

/// A throw to be shown as it once fell. It is removed once it was shown.
#[derive(Component, Clone, Debug)]
#[component(immutable)]
pub struct Recorded(pub Arc<ThrowRecord>);

/// The app shows throws that are on record ([`Recorded`]).
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ThrowsAreShown;

/// The dice that lie in the tray, whenever the table is set out afresh: begun, loaded, undone, or another moment.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct LyingDice {
    /// The throw that lies there.
    pub throw: Option<Arc<ThrowRecord>>,
    afresh: u64,
}

impl LyingDice {
    /// This throw lies there.
    pub(super) const fn of(throw: Option<Arc<ThrowRecord>>) -> Self {
        Self { throw, afresh: 0 }
    }
}

/// The purpose of the throw that lies there or falls once more, so that it can be read as it was when it was thrown.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct ThrownFor<G: Ruleset>(pub Option<G::Why>);

impl<G: Ruleset> Default for ThrownFor<G> {
    fn default() -> Self {
        Self(None)
    }
}

fn lay_out<G: AtTable>(
    current: If<Res<CurrentMatch<G>>>,
    moment: Res<Moment<G>>,
    afresh: Res<Afresh>,
    mut lying: ResMut<LyingDice>,
    mut thrown_for: ResMut<ThrownFor<G>>,
) {
    if lying.afresh == afresh.0 {
        return;
    }
    let inputs = moment.lens().map_or(current.inputs(), Lens::inputs);
    let (throw, why) = current.last_throw(inputs);
    *lying = LyingDice { throw, afresh: afresh.0 };
    thrown_for.0 = why.cloned();
}

/// The system that publishes the dice in the tray.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LyingDiceSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LyingDice>();
}

pub(super) fn of_game<G: AtTable>(app: &mut App) {
    app.init_resource::<ThrownFor<G>>()
        .add_systems(Update, lay_out::<G>.in_set(PlaySystems::Show).in_set(LyingDiceSystems).after(PublishSystems));
}
