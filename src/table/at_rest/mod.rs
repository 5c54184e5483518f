//! Caches of pictures that need not be drawn again: the lantern's shadows while nothing that throws them moves; the
//! whole picture of the table while nothing on it moves, with the panels drawn anew above it; and while some things
//! move by the clock, the picture of all others; panels while they stand still. While the eye moves, fewer pixels are
//! drawn.

mod copies;
mod glass;
mod kept;
mod stretch;
mod underlay;
mod watch;

use bevy::prelude::*;

pub use glass::KeptPanels;

/// Counts the frames without a movement; the count saturates early, for late changes still come within it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Rested {
    /// No movement in the whole picture.
    picture: u8,
    /// No movement in the part that does not move by the clock.
    still: u8,
    /// No movement of anything that throws shadows.
    shadows: u8,
    eye: u8,
}

/// After this number of frames without a movement the last picture still holds.
const SETTLED: u8 = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((copies::plugin, watch::plugin, stretch::plugin, kept::plugin, underlay::plugin, glass::plugin));
}
