//! Tests that need no engine.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that fails should say where")]

mod architecture;
mod data;
mod kernel;
mod packages;
mod spoiled;
mod wording;
