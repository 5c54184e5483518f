//! Sound at the table: happenings become sounds at places, for the sound card and for those who read them.
//!
//! `hearing` gathers knocks, shows and panels into [`Heard`]; `ambience` chooses the sounds that go on and on, `music` the
//! tunes; `card` plays all of it, if there is a sound card (feature `audio`); `captions` writes those that matter.

mod ambience;
mod captions;
#[cfg(feature = "audio")]
pub mod card;
mod hearing;
mod music;
mod mute;

pub use ambience::{Ambience, LOOPS};
pub use captions::{Caption, Captions};
pub use hearing::{Ear, Heard, knock};
pub use music::{Band, Call, Ended, Ending, Occasion, choose};
pub use mute::levels;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((hearing::plugin, ambience::plugin, captions::plugin, music::plugin, mute::plugin));
}
