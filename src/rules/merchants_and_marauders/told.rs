//! Decides what each viewer is told of a happening (MM-26): each chapter leaves out of its facts what is not for them.

use super::happenings::Happening;
use super::state::{Phase, State};
use super::words::Colour;
use crate::rules::kernel::Viewer;

/// The happening as this viewer is told it. Everybody is told that something happened.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    if happening.secrecy().is_open() {
        return Some(happening.clone());
    }
    let known = |by: Colour| state.player(by).is_some() && viewer.shares_secrets_of(state.seat(by));
    let shares = |by: Colour| known(by) || state.phase == Phase::Over;
    Some(happening.as_told(&shares))
}
