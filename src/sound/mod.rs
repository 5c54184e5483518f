//! The voice of the table: sounds made from numbers, and the desk that mixes them. No engine, no sound card.
//!
//! A [`Recipe`] is a file in `assets/sounds/`; [`synthesise`] makes one take of it, the same for the same number; a
//! [`Bank`] holds all takes; a [`Mixer`] turns everything that is [`Play`]ed into two channels. [`music`]
//! plays tunes from notes.

mod bank;
mod chance;
mod envelope;
mod excite;
mod filters;
mod layer;
mod limiter;
mod loudness;
mod mixer;
pub mod music;
mod noise;
mod place;
mod recipe;
mod resonance;
mod room;
mod synthesise;
mod units;
mod voice;
mod wav;

pub use bank::{Bank, Made, Take};
pub use loudness::{Level, level};
pub use mixer::{Levels, Mixer};
pub use place::{Play, SoundPosition};
pub use recipe::{
    Curve, Echo, Envelope, Filter, FilterKind, Formant, Group, Layer, Mode, Recipe, Room, Source, Swell, Wave,
};
pub use synthesise::synthesise;
pub use units::{RATE, decibels, factor};
pub use voice::Voice;
pub use wav::wav;
