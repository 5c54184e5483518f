//! Decides what each viewer is told of a happening (PC-21.1 to 21.5): each chapter leaves out of its facts what is not
//! for them.

use super::happenings::Happening;
use super::state::{Phase, State};
use super::words::Flag;
use crate::rules::kernel::Viewer;

/// The happening as this viewer is told it. Everybody is told that something happened.
#[must_use]
pub fn told_to(state: &State, happening: &Happening, viewer: Viewer) -> Option<Happening> {
    if happening.secrecy().is_open() {
        return Some(happening.clone());
    }
    let known = |flag: Flag| state.player(flag).is_some() && viewer.shares_secrets_of(state.seat(flag));
    let shares = |flag: Flag| known(flag) || state.phase == Phase::Over;
    Some(happening.as_told(&shares))
}
