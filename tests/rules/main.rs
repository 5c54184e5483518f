//! Tests that need no engine.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails should say where")]

mod architecture;
mod bots;
mod coverage;
mod data;
#[cfg(feature = "cli")]
mod data_check;
mod dead_reckoning;
#[cfg(feature = "physics")]
mod dice;
mod geometry;
mod golden;
mod kernel;
#[cfg(feature = "cli")]
mod mutations;
mod packages;
mod saves;
#[cfg(feature = "cli")]
mod scripts;
mod shipwright;
mod spoiled;
mod the_ships;
mod wording;
mod written;
