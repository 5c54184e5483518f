//! Caches of what need not be drawn again: the lantern's shadows while nothing that throws them moves; the whole picture of the
//! table while nothing on it moves, with the panels drawn anew above it; and where some things move by the clock, the picture of all
//! others; panels while they stand still. While the eye moves, low quality draws fewer pixels.

mod copies;
mod glass;
mod kept;
mod stretch;
mod underlay;
mod watch;

use bevy::prelude::*;

pub use glass::KeptPanels;

/// In how many frames nothing has moved; few are told apart, for what comes late still comes within these.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Rested {
    /// Of what is seen.
    picture: u8,
    /// Of what is seen and does not move by the clock.
    still: u8,
    /// Of what throws shadows.
    shadows: u8,
    eye: u8,
}

/// After so many frames in which nothing has moved, what was drawn last still holds.
const SETTLED: u8 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((copies::plugin, watch::plugin, stretch::plugin, kept::plugin, underlay::plugin, glass::plugin));
}
