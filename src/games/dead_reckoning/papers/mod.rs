//! The papers of a battle: a sheet for each side with its deeds, the throw, ribbon, log, curtain and verdict.

mod battle;
mod filling;
mod sheets;
pub mod stowing;
pub mod verdict;

use bevy::prelude::*;

use crate::games::papers;
use crate::rules::dead_reckoning::ruleset::DeadReckoning;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((papers::plugin::<DeadReckoning>, papers::sheets::carrying::plugin::<DeadReckoning>));
}
