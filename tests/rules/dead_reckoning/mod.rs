//! Battles of Dead Reckoning, rule by rule.

mod abilities;
mod common;
mod kinds;
mod laws;
mod meanwhile;
mod round_the_battle;
mod scene;
mod sinking;
mod tray;
mod voyage;
mod words;

pub use laws::setups;
