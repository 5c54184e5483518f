//! A fact as the windows are told it, with the table before and after it.

use bevy::prelude::*;

use super::log::LogLine;
use crate::rules::kernel::{Ruleset, Viewer};

/// There is a show: every fact is told with the table before and after it ([`Told`]).
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Audience;

/// A fact was told, as the windows in front of the table may know it. Observe it to show it.
#[derive(Event, Clone, Debug)]
pub struct Told<G: Ruleset> {
    /// The number of its line in the log.
    pub number: usize,
    pub happening: G::Happening,
    /// The table before it.
    pub before: G::View,
    /// The table after it.
    pub after: G::View,
}

/// Applies a line of the log to a state as it is shown, and returns this viewer's version.
pub(super) fn come_true<G: Ruleset>(
    shown: &mut G::State,
    line: &LogLine<G>,
    viewer: Option<Viewer>,
) -> Option<Told<G>> {
    let told = viewer.and_then(|viewer| Some((viewer, line.told_to(viewer)?.clone(), G::seen_by(shown, viewer))));
    G::evolve(shown, line.truth());
    let (viewer, happening, before) = told?;
    Some(Told { number: line.number, happening, before, after: G::seen_by(shown, viewer) })
}
