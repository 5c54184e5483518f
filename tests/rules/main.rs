//! Tests that need no engine.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails should say where")]

mod architecture;
mod bots;
mod coverage;
mod data;
mod data_check;
mod dead_reckoning;
mod geometry;
mod kernel;
mod packages;
mod shipwright;
mod spoiled;
mod the_ships;
mod wording;
