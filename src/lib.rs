//! Weather Gage: a tabletop for age-of-sail board games. The map of the house is `ARCHITECTURE.md`.

pub mod captains;
pub mod chance;
pub mod headless;
pub mod logbook;
pub mod rules;
pub mod shipwright;
pub mod sound;
pub mod who_looks;

#[cfg(feature = "physics")]
pub mod dice;

#[cfg(feature = "cli")]
pub mod cli;

#[cfg(feature = "app")]
pub mod games;
#[cfg(feature = "app")]
pub mod play;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod table;
