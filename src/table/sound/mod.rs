//! Sound at the table: what happens becomes sounds at places, for the sound card and for those who read them.
//!
//! `hearing` gathers what knocks, what shows call for and what panels do into [`Heard`]; `ambience` says what goes on and
//! on; `card` plays both, where there is a sound card (feature `audio`); `captions` writes what matters.

mod ambience;
mod captions;
#[cfg(feature = "audio")]
pub mod card;
mod hearing;
mod mute;

pub use ambience::{Ambience, LOOPS};
pub use captions::{Caption, Captions};
pub use hearing::{Ear, Heard, knock};
pub use mute::levels;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hearing::plugin, ambience::plugin, captions::plugin, mute::plugin));
}
